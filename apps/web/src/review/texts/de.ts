// The review page in German.

import { capital, counted, signed } from '@tablee/kit';
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
  heading: 'Auswertung',
  story: ({ person, costly, cost, luck, isOver }) => {
    const many = capital(NUMBERS[costly] ?? String(costly));
    const points = counted('de', cost, 'Punkt', 'Punkte');
    const whom = person.pick('dich', person.name);
    const choices =
      costly === 0
        ? `Keine Entscheidung hat ${whom} viel gekostet`
        : costly === 1
          ? `Eine Entscheidung hat ${whom} ${points} gekostet`
          : `${many} Entscheidungen haben ${whom} ${points} gekostet`;
    const cards =
      luck === 0
        ? 'Glück spielte keine Rolle'
        : luck > 0
          ? `die Karten meinten es gut mit ${person.pick('dir', person.name)}: ${signed(luck)}`
          : `die Karten waren gegen ${whom}: ${signed(luck)}`;
    return `${choices}; ${cards}.${isOver ? '' : ' Eine unvollendete Partie: gezählt, so weit sie reicht.'}`;
  },
  nothing: 'In dieser Partie hatte niemand etwas zu entscheiden.',
  unit: 'Ein Punkt ist eine von hundert Chancen zu gewinnen.',
  rough: 'Ein erster Blick; er wird genauer.',
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
    turn: (name, change, place) => `${place}: ${name} ${change}`,
    table: 'Alle Zahlen',
    step: 'Schritt',
    of100: 'Gewinnchancen in Prozent',
  },
  seat: 'Für wen',
  you: 'du',
  choices: {
    heading: 'Entscheidungen',
    size: 'Kosten',
    sizeAll: 'alle',
    sizeFrom: (points) => `≥ ${counted('de', points, 'Punkt', 'Punkte')}`,
    kind: 'Art',
    kindAll: 'alle',
    none: 'Keine Entscheidung dieser Art.',
    noneYet: 'Bisher nichts dergleichen.',
    more: (count) => `${count} weitere`,
    played: 'Gespielt',
    best: 'Besser',
    alone: 'Gespielt, und nichts ist besser',
    silence: 'schweigen',
    chance: (percent) => `${percent} Gewinnchance`,
    cost: (points, error) => `−${points} ± ${error}`,
    costWords: (points, error) => `kostet ${points} Punkte, ± ${error}`,
    nothingLost: 'kostet nichts',
    noReason: 'Mehr ist dazu nicht zu sagen.',
    follows: 'Was folgt, in % der möglichen Tische',
    go: 'Diesen Schritt zeigen',
    here: 'In diesem Moment',
    before: 'Voriger Fehler',
    after: 'Nächster Fehler',
    quiet: 'In diesem Moment entscheidet niemand.',
    whatIf: 'Was wäre, wenn … Von hier weiterspielen',
  },
  label: {
    forced: 'ohne Wahl',
    brilliant: 'brillant',
    fine: 'gut',
    inaccuracy: 'Ungenauigkeit',
    mistake: 'Fehler',
    blunder: 'Patzer',
  },
  grade: {
    expert: 'wie ein Experte',
    habitue: 'wie ein Stammgast',
    debutant: 'wie ein Anfänger',
    random: 'wie auf gut Glück',
  },
  sums: {
    heading: 'Woher das Ergebnis kommt',
    start: 'Beginn',
    luck: 'Glück',
    own: { you: 'deine Wahl', other: 'eigene Wahl' },
    others: 'die anderen',
    result: 'Ergebnis',
    adjusted: 'ohne Glück',
    chance: 'Gewinn (%)',
    score: 'Vorsprung (Punkte)',
    note: 'Beginn + Glück + Entscheidungen = Ergebnis, bis auf Rundung. Eine Entscheidung zählt gegen das, was diese Runde aus solchen Entscheidungen macht.',
    deals: 'Ausgabe für Ausgabe',
    deal: 'Ausgabe',
    par: 'Was die Karten wert sind',
    level: 'Niveau',
    whole: 'Ganze Partie',
    perChoice: 'Kosten je Entscheidung',
  },
  legend: {
    heading: 'Wie geurteilt wird',
    intro:
      'Jede Entscheidung wird nach dem beurteilt, was ihr Platz sehen konnte, nie nach verdeckten Karten: Der gespielte und der beste Zug treffen auf dieselben vorgestellten Tische.',
    cost: (points, errors) =>
      `kostet mindestens ${counted('de', points, 'Punkt', 'Punkte')} und mehr als ${errors} Standardfehler`,
    fine: 'kostet weniger, oder zu wenig, um sicher zu sein',
    brilliant: (points) =>
      `jeder andere Zug hätte ${points} Punkte oder mehr gekostet, und ein Stammgast findet ihn selten`,
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
