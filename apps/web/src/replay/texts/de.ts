// The replay page in German.

import { counted, listed } from '@tablee/kit';
import type { ReplayTexts } from './fr.ts';

const WAITS: Readonly<Record<string, string>> = {
  turn: 'den Zug eines Spielers',
  sealed: 'alle verdeckten Entscheidungen in einer Zeile',
  open: 'ein Gebot oder den Hammerschlag („bell“)',
  chance: 'eine Ziehung',
};

export const de: ReplayTexts = {
  heading: 'Eine Partie ansehen',
  intro:
    'Öffne eine aufgezeichnete Partie: Sie wird hier Schritt für Schritt nachgespielt, mit allen Händen offen oder mit den Augen eines Spielers. Die Datei bleibt auf diesem Gerät.',
  notOver:
    'Diese Partie ist noch nicht zu Ende. Danach kann man sie ansehen: Vorher würde sie alle Hände zeigen.',
  toTable: 'Zurück an den Tisch',
  choose: 'Datei auswählen',
  chooseOther: 'Andere Datei öffnen',
  orDrop: 'oder irgendwo auf dieser Seite ablegen',
  dropNow: 'Datei loslassen, um die Partie anzusehen',
  cannotOpen: 'Diese Datei lässt sich nicht öffnen',
  stopsHere: 'Hier bricht die Partie ab',
  stopsAt: (line) => `Bricht in Zeile ${line} ab`,
  player: (number) => `Spieler ${number}`,
  lineLabel: (line) => `Zeile ${line}`,
  ruleLabel: 'Regel',
  codeLabel: 'Code',
  controls: {
    label: 'Verlauf der Partie',
    first: 'Zum Anfang',
    back: 'Einen Schritt zurück',
    play: 'Abspielen',
    pause: 'Pause',
    again: 'Von vorn abspielen',
    forward: 'Einen Schritt vor',
    last: 'Zum Ende',
    scrub: 'Schritt',
    speed: (factor) => `Tempo: ×${factor}`,
    eyes: 'Mit den Augen von',
    whole: 'Alle',
    log: 'Protokoll',
    about: 'Über diese Partie',
    result: 'Ergebnis',
  },
  place: {
    start: 'Der Tisch ist gedeckt',
    chapter: ({ kind, number }) => (kind === 'turn' ? `Zug ${number}` : `Runde ${number}`),
    step: (at, of) => `Schritt ${at} von ${of}`,
  },
  seenBy: (name) => `Mit den Augen von ${name}.`,
  seenWhole: 'Alle Hände sind offen.',
  playing: 'Läuft.',
  paused: 'Angehalten.',
  quiet: 'Von hier aus nichts zu sehen.',
  onlyWatching: 'Die Partie wird nur angesehen: Hier wird nichts mehr gespielt.',
  about: {
    players: 'Am Tisch',
    bot: 'Bot',
    winner: 'Sieg',
    loser: 'Niederlage',
    unfinished: 'Unbeendete Partie',
    playedOn: (date) => `Gespielt am ${date}`,
    steps: (count) => counted('de', count, 'Schritt', 'Schritte'),
    wonBy: (names) =>
      names.length === 1 ? `${names[0]!} gewinnt` : `${listed('de', names)} teilen sich den Sieg`,
    keys: 'Mit der Tastatur',
    keyList: [
      ['← →', 'einen Schritt zurück, vor'],
      ['Bild ↑ ↓', 'Zug oder Runde davor, danach'],
      ['Pos1, Ende', 'zum Anfang, zum Ende'],
      ['Leertaste', 'abspielen, anhalten'],
      ['H T S', 'Hand, Tisch, Punktestand vorlesen'],
      ['L', 'vorlesen, was gerade geschah'],
      ['Esc', 'Animation überspringen, schließen'],
    ],
  },
  verify: {
    heading: 'Nachprüfbare Ziehungen',
    intro:
      'Vor der ersten Karte hat sich der Tisch auf einen geheimen Startwert festgelegt, der am Ende aufgedeckt wurde. Darum lässt sich jede Ziehung nachrechnen.',
    button: 'Ziehungen prüfen',
    right: 'Alles stimmt',
    rightUnseen: 'Die Ziehungen passen zur Aufzeichnung',
    wrong: 'Das stimmt nicht',
    cannot: 'Nichts zu prüfen',
    goThere: 'Zu dieser Ziehung',
    commitRight: 'Die Festlegung ist wie verlangt SHA-256(Startwert ‖ Salz).',
    first: {
      draw: 'Es beginnt, wen das Los bestimmt.',
      host: 'Wer beginnt, hat der Gastgeber bestimmt: nichts nachzurechnen.',
      unsaid: 'Die Aufzeichnung sagt nicht, wie der erste Spieler bestimmt wurde: nicht geprüft.',
    },
    drawsRight: (draws, cards) =>
      `${counted('de', draws, 'Ziehung', 'Ziehungen')} nachgerechnet, ${counted('de', cards, 'Karte', 'Karten')}, alles gleich.`,
    stepsRight: (steps) =>
      `${counted('de', steps, 'Schritt', 'Schritte')} nachgespielt, alles regelgerecht.`,
    stopped: 'Die Partie hört vor ihrem Ende auf: Bis dahin ist alles geprüft.',
    entropy: (people) =>
      people === 0
        ? 'Niemand am Tisch hat eigenen Zufall beigesteuert.'
        : `Von Spielern beigesteuerter Zufall: ${people}.`,
    witnessed:
      'Dieser Browser hat die Festlegung vor der ersten Karte aufgehoben, und sein eigener Zufall steckt in den Ziehungen.',
    notWitnessed:
      'Dieser Browser hat die Festlegung vor der Partie nicht gesehen: Ob sie rechtzeitig bekannt war, kann nur prüfen, wer dabei war.',
    commitOther:
      'Das ist nicht die Festlegung, die dieser Browser vor der ersten Karte gesehen hat. Jemand hat sie ausgetauscht.',
    entropyMissing:
      'Der Zufall, den dieser Browser beigesteuert und der Tisch bestätigt hat, fehlt in dieser Aufzeichnung.',
    commitWrong:
      'Die Festlegung passt nicht zu aufgedecktem Startwert und Salz: Eines davon wurde geändert.',
    firstWrong: (written, drawn) => `Das Los lässt ${drawn} beginnen, doch es beginnt ${written}.`,
    drawWrong: (place, written, drawn) =>
      `Karte ${place} dieser Ziehung ist „${written}“, der Startwert ergibt „${drawn}“.`,
    header: {
      missing: (key) =>
        `Im Kopf fehlt die Zeile „${key}“: Diese Partie wurde ohne Festlegung aufgezeichnet.`,
      malformed: (key) => `Die Kopfzeile „${key}“ ist nicht lesbar.`,
      twice: (key) => `Die Zeile „${key}“ steht doppelt im Kopf: Niemand kann sagen, welche gilt.`,
    },
    torn: 'Die Partie lässt sich nicht bis zum Ende nachspielen: Bis dahin stimmen die Ziehungen, der Rest ist nicht prüfbar.',
    unfinished: 'Die Partie ist nicht zu Ende: Der Startwert lässt sich erst am Schluss prüfen.',
    proves: 'Was das beweist',
    provesText: [
      'Jede Karte stammt aus diesem Startwert: Keine wurde während der Partie von Hand ausgesucht.',
      'Hat dieser Browser die Festlegung vor der ersten Karte aufgehoben, ist der Startwert seither derselbe.',
      'Steckt sein eigener Zufall in den Ziehungen, stand der Startwert fest, bevor jemand diesen Zufall kennen konnte: Er kann nicht nach den Karten ausgesucht worden sein.',
    ],
    provesNot: 'Was das nicht beweist',
    provesNotText: [
      'Dass der Server nicht mehrere Startwerte probiert hat, wenn niemand nach der Festlegung eigenen Zufall dazugab.',
      'Dass der Server und wer zuletzt Zufall dazugab nicht unter einer Decke stecken: Zu zweit könnten sie noch wählen.',
      'Dass der Server, der den Startwert kennt, während der Partie niemandem etwas verraten hat.',
    ],
  },
  file: {
    'file-too-large': (f) =>
      `Die Datei ist zu groß: höchstens ${f['max']!} MiB, und so lang ist keine Partie.`,
    'file-binary': () => 'Das ist keine Textdatei in UTF-8.',
    'file-unreadable': () => 'Das Gerät konnte diese Datei nicht lesen.',
  },
  open: {
    'record-empty': () => 'Die Datei ist leer.',
    'record-not-one': () =>
      'Das ist keine aufgezeichnete Partie: Die erste Zeile müsste „tablee-record 1“ lauten.',
    'record-newer': (f) =>
      `Format ${f['found']!} ist neuer als diese Version von Tablée, die bis Format ${f['known']!} liest.`,
    'record-carriage-return': () =>
      'Die Zeile endet nach Windows-Art (CR LF); das Format verlangt nur LF.',
    'record-header-line': () => 'Diese Kopfzeile ist nicht lesbar.',
    'record-header-twice': (f) => `„${f['key']!}“ steht doppelt im Kopf.`,
    'record-header-missing': (f) => `Im Kopf fehlt die Zeile „${f['key']!}“.`,
    'record-name-seat': (f) =>
      `Es gibt einen Namen für Platz ${f['seat']!}, aber nur ${f['seats']!} Plätze, ab 0 gezählt.`,
    'record-cut-off': () => 'Die Datei ist abgeschnitten: Sie endet vor der Zeile „steps“.',
    'record-byte-order-mark': () =>
      'Die Datei beginnt mit einer Bytereihenfolge-Marke (BOM); das Format verlangt UTF-8 ohne sie.',
    'rules-newer': (f) =>
      `Gespielt nach Version ${f['found']!} der Regeln, die neuer ist als die hiesige (${f['known']!}).`,
    'rules-too-old': (f) =>
      `Gespielt nach Version ${f['found']!} der Regeln: Kein Weg führt zu Version ${f['known']!}.`,
    'game-unknown': (f) =>
      `Das Spiel „${f['game']!}“ steht nicht im Regal; es gibt ${f['known']!}.`,
    'seats-range': (f) =>
      `Es spielen ${f['min']!} bis ${f['max']!} Personen, nicht ${f['seats']!}.`,
    'option-unknown': (f) => `Die Option „${f['option']!}“ gibt es nicht; es gibt ${f['known']!}.`,
    'option-range': (f) =>
      `Die Option „${f['option']!}“ geht von ${f['min']!} bis ${f['max']!}, nicht „${f['value']!}“.`,
    'option-choice': (f) =>
      `Die Option „${f['option']!}“ kennt kein „${f['value']!}“; es gibt ${f['known']!}.`,
    'option-unused': (f) =>
      `Die Option „${f['option']!}“ gilt nur zusammen mit ${f['needs']!} ${f['value']!}.`,
    'option-missing': (f) => `Im Kopf fehlt die Zeile „option ${f['option']!} …“.`,
  },
  step: {
    'step-unknown': () => 'Das ist keine Zeile einer Partie.',
    'step-card': (f) => `Die Karte „${f['text']!}“ gibt es nicht.`,
    'step-move': (f) => `Der Zug ist bei „${f['part']!}“ nicht lesbar.`,
    'step-spelling': () =>
      'Die Schreibweise ist ungewöhnlich: Jeder Zug wird nur auf eine Art geschrieben.',
    'step-sealed-order': (f) =>
      `Die verdeckten Entscheidungen sind bei Platz ${f['seat']!} nicht in der Reihenfolge.`,
    'step-cut-off': () => 'Die Zeile ist abgeschnitten: Die Datei ist unvollständig.',
    'step-missing': (f) => `Die Datei ist abgeschnitten: Am Ende fehlt „${f['expected']!}“.`,
  },
  misfit: {
    'step-kind': (f) => {
      const pending = String(f['pending']);
      return `Darauf wartet das Spiel hier nicht, sondern auf ${WAITS[pending] ?? pending}.`;
    },
    'step-seats': (f) => `Es fehlt die Entscheidung von Platz ${f['seat']!}.`,
    'game-over': () => 'Die Partie ist schon zu Ende.',
  },
  derivedMisplaced: 'Diese errechnete Zeile gehört nicht hierher.',
  derivedWrong: (expected) => `Hier müsste „${expected}“ stehen.`,
  cutOffLine: (wrong) => `Die Zeile ist abgeschnitten, ohne Zeilenende. ${wrong}`,
  bySeat: (name, wrong) => `${name}: ${wrong}`,
  broken: 'Tablée konnte diese Zeile nicht nachspielen: Der Fehler liegt bei uns.',
  noLineEnd: 'Die letzte Zeile hat kein Zeilenende: Vielleicht ist die Datei abgeschnitten.',
};
