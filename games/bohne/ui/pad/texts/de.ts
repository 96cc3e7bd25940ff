// The score pad in German.

import { counted, figure, LOCALES, listed } from '@tablee/kit';
import type { PadTexts } from './fr.ts';

const points = (count: number): string =>
  `${figure(count)} ${Math.abs(count) === 1 ? 'Punkt' : 'Punkte'}`;
/** „mit 3 Punkten“ */
const withPoints = (count: number): string =>
  `${figure(count)} ${Math.abs(count) === 1 ? 'Punkt' : 'Punkten'}`;

export const de: PadTexts = {
  names: {
    hint: '3 bis 6 Personen, der Reihe nach um den Tisch.',
    start: 'Block aufschlagen',
    done: 'Fertig',
  },
  sheet: {
    rounds: 'Runden',
    roundsHint: {
      'nicht-die-bohne': 'Üblich sind drei Runden.',
      'pas-de-bras': 'Üblich sind so viele Runden wie Spieler.',
    },
    total: 'Gesamt',
    players: 'Spieler',
    share: 'Teilen',
    again: 'Neue Partie',
    others: 'Blätter',
    toEnter: 'noch offen',
    blank: 'Nach der ersten Runde ein Feld antippen und die Karten eintragen.',
    bestHere: 'gewinnt die Runde',
    round: (number) => `Runde ${number}`,
    cell: (where, what) => `${where}: ${what}`,
    missing: (round, names) => `${round}: noch offen bei ${listed('de', names)}.`,
    leads: (names, total, ahead) => {
      const verb = names.length > 1 ? 'führen' : 'führt';
      const by = ahead === null ? '' : `, ${points(ahead)} Vorsprung`;
      return `${listed('de', names)} ${verb} mit ${withPoints(total)}${by}.`;
    },
    won: (names, total, ahead) => {
      if (names.length > 1)
        return `Geteilter Sieg: ${listed('de', names)} mit je ${withPoints(total)}.`;
      const by = ahead === null ? '' : `, ${points(ahead)} Vorsprung`;
      return `${listed('de', names)} gewinnt mit ${withPoints(total)}${by}!`;
    },
  },
  entry: {
    cards: 'Karten',
    sums: 'Nur Summen',
    suits: 'Farbe',
    clear: 'Feld leeren',
    done: 'Fertig',
    rest: 'Alles Übrige liegt hier',
    tooMuch: 'Das ist mehr, als alle Karten zusammen hergeben: beide Summen prüfen.',
    rowsHeading: 'Die Reihen',
    kindLabel: 'Wie eintragen',
    sumsFromCards: 'Wer Summen einträgt, löscht die Karten in diesem Feld.',
    next: (name) => `Weiter: ${name}`,
    count: (cards, of) => `${cards} von ${counted('de', of, 'Karte', 'Karten')}`,
    tooMany: (of, players) =>
      `Bei ${players} Spielern hat am Ende jeder ${of} Karten: Das sind zu viele.`,
    keyOfOther: (card, name) => `${card}, bei ${name}`,
    taken: (card, name) => `${card}: in dieser Runde schon bei ${name} eingetragen.`,
    move: (name) => `Bei ${name} streichen`,
  },
  kept: {
    heading: 'Blätter auf diesem Gerät',
    hint: 'Nichts davon wird irgendwohin geschickt.',
    remove: 'Entfernen',
    removeSure: 'Endgültig entfernen?',
    shared: 'Ein Blatt aus einem Link. Auf diesem Gerät ist es noch nicht gespeichert.',
    keep: 'Dieses Blatt speichern',
    ignore: 'Schließen, ohne zu speichern',
    broken: 'Dieser Link ist unvollständig oder beschädigt: Darin steht kein lesbares Blatt.',
    date: (time) =>
      new Intl.DateTimeFormat(LOCALES.de, { dateStyle: 'medium', timeStyle: 'short' }).format(time),
    progress: (done, of) => `${done} von ${counted('de', of, 'Runde', 'Runden')}`,
  },
};
