// What the game says in German.

import type { Language } from './fr.ts';

export const de: Language = {
  rules: {
    'CHR-01': '2 oder 3 Personen und 18 Karten: Rosen, Klee und Disteln, jeweils von 1 bis 6.',
    'CHR-02': 'Alle bekommen fünf Karten. Die übrigen bleiben verdeckt in der Schachtel.',
    'CHR-03': 'Der erste Platz spielt aus, danach der Platz mit dem letzten Stich.',
    'CHR-04': 'Wer die ausgespielte Farbe hat, bedient sie.',
    'CHR-05': 'Wer sie nicht hat, spielt eine beliebige Karte.',
    'CHR-06': 'Die höchste Karte der ausgespielten Farbe gewinnt den Stich.',
    'CHR-07': 'Jede Distel in den eigenen Stichen zählt einen Punkt.',
    'CHR-08': 'Nach fünf Stichen gewinnen die wenigsten Punkte; bei Gleichstand mehrere.',
  },
  refusals: {
    'not-legal': () => 'Du spielst eine Karte aus deiner Hand, wenn du dran bist, und bedienst.',
    'not-drawn': () => 'So können diese Karten nicht ausgeteilt werden.',
  },
  suits: ['Rose', 'Klee', 'Distel'],
  card: (suit, rank) => `${suit} ${rank}`,
  yourTurn: 'Du bist dran: Spiel eine Karte.',
  waiting: ({ name }) => `${name} ist dran.`,
  deal: 'Die Karten werden ausgeteilt.',
  over: 'Das Spiel ist aus.',
  play: (card) => `${card} spielen`,
  dealt: ({ does }) => `${does('bekommst', 'bekommt')} fünf Karten.`,
  played: ({ does }, card) => `${does('spielst', 'spielt')} ${card}.`,
  taken: ({ does }) => `${does('nimmst', 'nimmt')} den Stich.`,
  fewest: 'die wenigsten Disteln',
};
