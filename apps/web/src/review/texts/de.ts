// The review page in German.

import { capital, counted, nounFor } from '@tablee/kit';
import { REVIEW_WORDS } from '@tablee/review';
import type { Did } from '../story.ts';
import type { ReviewTexts } from './fr.ts';

const NUMBERS = [
  'keine',
  'eine',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
];

export const de: ReviewTexts = {
  ...REVIEW_WORDS.de,
  heading: 'Auswertung',
  story: ({ person, of, own, luck, costly, isRough, isOver }) => {
    const amount = ({ figure, unit }: Did): string =>
      figure === undefined
        ? 'viel'
        : of === 'chance'
          ? `${figure} % Gewinnchance`
          : `${figure} ${unit}`;
    const mine = person.pick('Deine Züge', `Die Züge ${person.of}`);
    const [whom, toWhom] = [person.pick('dich', person.name), person.pick('dir', person.name)];
    const many = `${NUMBERS[costly] ?? String(costly)} ${costly === 1 ? 'Entscheidung' : 'Entscheidungen'}`;
    const unsure = isRough
      ? costly === 0
        ? 'Bisher ist keine teure Entscheidung in Sicht'
        : `Bisher ${costly === 1 ? 'sieht' : 'sehen'} ${many} teuer aus`
      : costly === 0
        ? `Keine Entscheidung hat ${whom} viel gekostet`
        : `${capital(many)} ${costly === 1 ? 'hat' : 'haben'} ${whom} viel gekostet`;
    const choices = {
      gain: (did: Did) => `${mine} haben ${person.pick('dir ', '')}${amount(did)} eingebracht`,
      loss: (did: Did) => `${mine} haben ${person.pick('dich ', '')}${amount(did)} gekostet`,
      even: () => `${mine} haben kaum etwas verändert`,
    };
    const cards = {
      gain: (did: Did) => `; die Karten haben ${toWhom} ${amount(did)} gebracht`,
      loss: (did: Did) => `; die Karten haben ${whom} ${amount(did)} gekostet`,
      even: () => '; die Karten haben kaum etwas verändert',
    };
    const isSame = own?.figure !== undefined && luck?.figure !== undefined && own.way === luck.way;
    const alike = isSame ? `, die Karten ${luck.figure}${of === 'chance' ? ' %' : ''}` : undefined;
    const said = own === undefined ? unsure : choices[own.way](own);
    const more = luck === undefined ? '' : (alike ?? cards[luck.way](luck));
    return `${said}${more}.${isOver ? '' : ' Eine unvollendete Partie: gezählt, so weit sie reicht.'}`;
  },
  nothing: 'In dieser Partie hatte niemand etwas zu entscheiden.',
  rough: 'Ein erster Blick; er wird genauer.',
  roughly: (said) => `Vorläufig: ${said}`,
  progress: {
    label: 'Fortschritt der Auswertung',
    searching: 'Die Auswertung wird geöffnet …',
    running: 'Wird ausgewertet',
    seconds: (seconds) => `noch ${counted('de', seconds, 'Sekunde', 'Sekunden')}`,
    minutes: (minutes) => `noch ${counted('de', minutes, 'Minute', 'Minuten')}`,
    soon: 'gleich fertig',
    stop: 'Anhalten',
    stopped: 'Angehalten. Was fertig ist, bleibt.',
    goOn: 'Weiter auswerten',
    failed: 'Die Auswertung brach durch einen Fehler von uns ab. Was fertig ist, bleibt.',
    retry: 'Noch einmal versuchen',
    done: 'Die Auswertung ist fertig.',
  },
  chart: {
    label: 'Verlauf der Partie',
    of: 'Kurve',
    chance: 'Chancen',
    score: 'Punktestand',
    go: 'Zu einem Schritt der Kurve',
    at: (all) => all.join(', '),
    percent: (value) => `${value} %`,
    unknown: 'noch nicht berechnet',
    turns: 'Wendepunkte',
    turn: (name, change, place) => `${place}: ${name} ${change} %`,
    table: 'Alle Zahlen',
    step: 'Schritt',
    of100: 'Gewinnchancen in Prozent',
    open: 'Mit offenen Karten: was die Partie in jedem Moment wert war, wenn man alles sieht.',
  },
  toProgress: 'Deine Fortschritte',
  seat: 'Für wen',
  you: 'du',
  choices: {
    heading: 'Entscheidungen',
    size: 'Kosten',
    sizeAll: 'alle',
    sizeFrom: (percent) => `≥ ${percent} %`,
    kind: 'Art',
    kindAll: 'alle',
    none: 'Keine Entscheidung dieser Art.',
    noneYet: 'Bisher nichts dergleichen.',
    noneSoCostly: 'Keine Entscheidung hat so viel gekostet.',
    showAll: 'Alle Entscheidungen zeigen',
    more: (count) => `${count} weitere`,
    even: 'ebenso gut',
    evenWords: 'so viel wert wie der beste Zug, soweit man das sagen kann',
    alone: 'Gespielt, und nichts ist besser',
    chance: (percent) => `${percent} Gewinnchance`,
    cost: (percent, error) => `−${percent} %\u00a0±\u00a0${error}`,
    costWords: (percent, error) => `kostet ${percent} % Gewinnchance, ±\u00a0${error}`,
    nothingLost: 'kostet nichts',
    noReason: 'Mehr ist dazu nicht zu sagen.',
    toldTo: (person) => `Was ein Trainer zu ${person.name} sagen würde:`,
    go: 'Diesen Schritt zeigen',
    here: 'In diesem Moment',
    before: 'Voriger Fehler',
    after: 'Nächster Fehler',
    quiet: 'In diesem Moment entscheidet niemand.',
    whatIf: 'Was wäre, wenn … Von hier weiterspielen',
  },
  sums: {
    ...REVIEW_WORDS.de.sums,
    ...REVIEW_WORDS.de.deals,
    points: (count) => nounFor('de', count, 'Punkt', 'Punkte'),
    heading: 'Woher das Ergebnis kommt',
    mine: 'deine Züge',
    note: (own) =>
      `Beginn + Glück + ${own} + die anderen = Ergebnis, bis auf Rundung; ± ist der Fehlerspielraum: In 95 von 100 Fällen liegt die wahre Zahl darin. Schwer zu sagen: Es kann genützt oder geschadet haben. Der Vorsprung zählt gegenüber dem Durchschnitt des Tisches. Eine Entscheidung wird damit verglichen, was dieser Tisch sonst aus solchen Entscheidungen macht.`,
    later: 'Glück, Summen und Niveau erscheinen, wenn die Auswertung fertig ist.',
    deals: 'Blatt für Blatt',
    whole: 'Ganze Partie',
  },
  legend: {
    heading: 'Wie geurteilt wird',
    intro:
      'Jede Entscheidung wird nach dem beurteilt, was ihr Platz sehen konnte, nie nach verdeckten Karten: Der gespielte und der beste Zug treffen auf dieselben vorgestellten Tische.',
    cost: (percent, errors) =>
      `kostet mindestens ${percent} % Gewinnchance und mehr als das ${errors}-Fache der Fehlerspanne (±)`,
    fine: 'kostet weniger, oder zu wenig, um sicher zu sein',
    brilliant: (percent) =>
      `jeder andere Zug hätte ${percent} % Gewinnchance oder mehr gekostet, und ein Stammgast findet ihn selten`,
    grade:
      'Das Niveau vergleicht, was die Entscheidungen kosteten, mit dem, was sie einen Stammgast in denselben Momenten gekostet hätten.',
  },
  share: {
    heading: 'Teilen',
    link: 'Link zu diesem Moment kopieren',
    sendLink: 'Link schicken',
    picture: 'Kurve schicken',
    savePicture: 'Kurve speichern',
    copied: 'Link kopiert.',
    failed: 'Das ging hier nicht.',
    inside: 'Die Partie reist im Link selbst: Kein Server sieht sie.',
    alt: (title) => `${title}: Gewinnchancen im Verlauf der Partie`,
    file: 'auswertung',
  },
};
