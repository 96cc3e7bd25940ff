// What is said of records, in German.

import { counted } from '../speech.ts';
import type { RecordTexts } from './fr.ts';

const WAITS: Readonly<Record<string, string>> = {
  turn: 'den Zug eines Spielers',
  sealed: 'alle verdeckten Entscheidungen in einer Zeile',
  open: 'ein Gebot oder den Hammerschlag („bell“)',
  chance: 'eine Ziehung',
};

export const de: RecordTexts = {
  open: {
    'record-empty': () => 'Die Datei ist leer.',
    'record-not-one': () =>
      'Das ist keine gespeicherte Partie: Die erste Zeile müsste „tablee-record 1“ lauten.',
    'record-newer': (f) =>
      `Format ${f['found']!} ist neuer als diese Version von Tablée, die bis Format ${f['known']!} liest.`,
    'record-carriage-return': () =>
      'Die Zeile endet nach Windows-Art (CR LF); das Format verlangt nur LF.',
    'record-header-line': () => 'Diese Kopfzeile ist nicht lesbar.',
    'record-header-twice': (f) => `Die Zeile „${f['key']!}“ steht doppelt im Kopf.`,
    'record-header-missing': (f) => `Im Kopf fehlt die Zeile „${f['key']!}“.`,
    'record-header-long': (f) => `Der Kopf hat mehr als ${f['most']!} Zeilen.`,
    'record-name-seat': (f) =>
      `Es gibt einen Namen für Platz ${f['seat']!}, aber nur ${f['seats']!} Plätze, ab 0 gezählt.`,
    'record-cut-off': () => 'Die Datei ist abgeschnitten: Sie endet vor der Zeile „steps“.',
    'record-byte-order-mark': () =>
      'Die Datei beginnt mit einer Bytereihenfolge-Marke (BOM); das Format verlangt UTF-8 ohne sie.',
    'rules-newer': (f) =>
      `Gespielt nach Version ${f['found']!} der Regeln, die neuer ist als die hiesige (${f['known']!}).`,
    'rules-too-old': (f) =>
      `Gespielt nach Version ${f['found']!} der Regeln: Auf Version ${f['known']!} lässt sie sich nicht bringen.`,
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
      `Die Option „${f['option']!}“ gilt nur, wenn „${f['needs']!}“ auf „${f['value']!}“ steht.`,
    'option-missing': (f) => `Im Kopf fehlt die Zeile „option ${f['option']!} …“.`,
  },
  step: {
    'step-unknown': () => 'Das ist keine Zeile einer Partie.',
    'step-card': (f) => `Die Karte „${f['text']!}“ gibt es nicht.`,
    'step-move': (f) => `Der Zug ist bei „${f['part']!}“ nicht lesbar.`,
    'step-spelling': () =>
      'Die Schreibweise ist ungewöhnlich: Jeder Zug wird nur auf eine Art geschrieben.',
    'step-sealed-order': (f) =>
      `Die verdeckten Entscheidungen sind bei Platz ${f['seat']!} nicht in der richtigen Reihenfolge.`,
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
  noLineEnd: 'Die letzte Zeile hat kein Zeilenende: Vielleicht ist die Datei abgeschnitten.',
  verify: {
    commitRight: 'Die Festlegung ist, wie es sein soll, SHA-256(Startwert ‖ Salz).',
    first: {
      draw: 'Es beginnt, wen das Los bestimmt hat.',
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
    commitWrong:
      'Die Festlegung passt nicht zu aufgedecktem Startwert und Salz: Eines davon wurde geändert.',
    firstWrong: (written, drawn) => `Das Los fiel auf ${drawn}, doch es beginnt ${written}.`,
    drawWrong: (place, written, drawn) =>
      `Karte ${place} dieser Ziehung ist „${written}“, der Startwert ergibt „${drawn}“.`,
    header: {
      missing: (key) =>
        `Im Kopf fehlt die Zeile „${key}“, ohne die sich die Ziehungen nicht prüfen lassen.`,
      malformed: (key) => `Die Kopfzeile „${key}“ ist nicht lesbar.`,
      twice: (key) => `Die Zeile „${key}“ steht doppelt im Kopf: Niemand kann sagen, welche gilt.`,
    },
    entropyOrder: (seat) =>
      `Die „entropy“-Zeilen sind bei Platz ${seat} nicht in der richtigen Reihenfolge.`,
    unfinished: 'Die Partie ist nicht zu Ende: Der Startwert lässt sich erst am Schluss prüfen.',
    proves: 'Was das beweist',
    provesText: [
      'Jede Karte stammt aus diesem Startwert: Keine wurde während der Partie von Hand ausgesucht.',
      'Wer die Festlegung vor der ersten Karte aufgehoben hat, weiß: Der Startwert ist seither derselbe.',
      'Wer danach eigenen Zufall beigesteuert hat und ihn in den Ziehungen wiederfindet, weiß: Der Startwert stand fest, bevor jemand diesen Zufall kennen konnte. Er kann nicht nach den Karten ausgesucht worden sein.',
    ],
    provesNot: 'Was das nicht beweist',
    provesNotText: [
      'Dass der Server nicht mehrere Startwerte probiert hat, wenn niemand nach der Festlegung eigenen Zufall dazugab.',
      'Dass der Server und wer zuletzt Zufall dazugab nicht unter einer Decke stecken: Zu zweit könnten sie noch wählen.',
      'Dass der Server, der den Startwert kennt, während der Partie niemandem etwas verraten hat.',
    ],
  },
};
