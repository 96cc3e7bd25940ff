// What the game says in German.

import type { Language } from './fr.ts';

export const de: Language = {
  rules: {
    'SA-01': '2 bis 4 Personen und zwölf Karten mit den Zahlen 1 bis 12.',
    'SA-02':
      'Alle bekommen eine verdeckte Karte und sehen sie an. Die übrigen bleiben in der Schachtel.',
    'SA-03': 'Platz für Platz, vom ersten an, decken alle ihre Karte auf.',
    'SA-04': 'Die höchste Karte gewinnt.',
  },
  refusals: {
    'not-legal': () => 'Du deckst deine eigene Karte auf, und nur, wenn du dran bist.',
    'not-drawn': () => 'So können diese Karten nicht ausgeteilt werden.',
  },
  card: (number) => `die ${number}`,
  yourTurn: 'Du bist dran: Decke deine Karte auf.',
  waiting: ({ name }) => `${name} ist dran.`,
  deal: 'Die Karten werden ausgeteilt.',
  over: 'Das Spiel ist aus.',
  play: (card) => `${card} aufdecken`,
  dealt: ({ does }) => `${does('bekommst', 'bekommt')} eine Karte.`,
  played: ({ does }, card) => `${does('deckst', 'deckt')} ${card} auf.`,
  highest: 'die höchste Karte',
};
