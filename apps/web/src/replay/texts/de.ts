// The replay page in German.

import { counted } from '@tablee/kit';
import type { ReplayTexts } from './fr.ts';

export const de: ReplayTexts = {
  heading: 'Eine Partie ansehen',
  intro:
    'Öffne eine gespeicherte Partie: Sie wird hier Schritt für Schritt nachgespielt, mit allen Händen offen oder aus der Sicht einer Person. Die Datei bleibt auf diesem Gerät.',
  review: {
    heading: 'Eine Partie auswerten',
    intro:
      'Öffne eine gespeicherte Partie: Jede Entscheidung wird nach dem beurteilt, was man am Platz sehen konnte, und du erfährst, was sie gekostet hat und was Glück war. Die Datei bleibt auf diesem Gerät.',
  },
  notOver:
    'Diese Partie ist noch nicht zu Ende. Danach kann man sie ansehen: Vorher würde sie alle Hände zeigen.',
  toTable: 'Zurück an den Tisch',
  choose: 'Datei auswählen',
  chooseOther: 'Andere Datei öffnen',
  orDrop: 'oder irgendwo auf dieser Seite ablegen',
  dropNow: 'Datei loslassen, um die Partie anzusehen',
  cannotOpen: 'Diese Partie lässt sich nicht öffnen',
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
    log: 'Verlauf',
    about: 'Über diese Partie',
    result: 'Ergebnis',
  },
  place: {
    start: 'Der Tisch ist gedeckt',
    chapter: ({ kind, number }) => (kind === 'turn' ? `Zug ${number}` : `Runde ${number}`),
    step: (at, of) => `Schritt ${at} von ${of}`,
  },
  seenByYou: 'Mit deinen Augen.',
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
    keys: 'Mit der Tastatur',
    keyList: {
      step: 'einen Schritt zurück, vor',
      chapter: 'Zug oder Runde davor, danach',
      ends: 'zum Anfang, zum Ende',
      toggle: 'abspielen, anhalten',
      hand: 'die Hand ansagen',
    },
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
    witnessed:
      'Dieser Browser hat die Festlegung vor der ersten Karte aufgehoben, und sein eigener Zufall steckt in den Ziehungen.',
    notWitnessed:
      'Dieser Browser hat die Festlegung vor der Partie nicht gesehen: Ob sie rechtzeitig bekannt war, kann nur prüfen, wer dabei war.',
    'commit-other-wrong':
      'Das ist nicht die Festlegung, die dieser Browser vor der ersten Karte gesehen hat. Jemand hat sie ausgetauscht.',
    'entropy-missing-wrong':
      'Der Zufall, den dieser Browser beigesteuert und der Tisch bestätigt hat, fehlt in dieser Aufzeichnung.',
    torn: 'Die Partie lässt sich nicht bis zum Ende nachspielen: Bis dahin stimmen die Ziehungen, der Rest ist nicht prüfbar.',
  },
  file: {
    'file-too-large': (f) =>
      `Die Datei ist zu groß: höchstens ${f['max']!} MiB, und so lang ist keine Partie.`,
    'file-binary': () => 'Das ist keine Textdatei in UTF-8.',
    'file-unreadable': () => 'Das Gerät konnte diese Datei nicht lesen.',
    'link-broken': () =>
      'Dieser Link ist unvollständig oder beschädigt: Die Partie darin ist nicht mehr lesbar. Lass ihn dir noch einmal ganz schicken.',
    'link-unread': () =>
      'Dieser Browser kann keine Partie öffnen, die in einem Link steckt. Versuch es mit einer neueren Version, oder lass dir die Datei geben.',
  },
  broken: 'Tablée konnte diese Zeile nicht nachspielen: Der Fehler liegt bei uns.',
};
