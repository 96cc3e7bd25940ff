// What the game says in French.

import type { Language } from './types.ts';

export const fr: Language = {
  rules: {
    'SA-01': '2 à 4 joueurs, et douze cartes numérotées de 1 à 12.',
    'SA-02':
      'Chacun reçoit une carte, face cachée, et la regarde. Les autres restent dans la boîte.',
    'SA-03': 'Siège après siège, à partir du premier, chacun retourne sa carte.',
    'SA-04': 'La carte la plus haute gagne.',
  },
  refusals: {
    'not-legal': () => 'Tu retournes ta propre carte, et seulement à ton tour.',
    'not-drawn': () => 'Ces cartes ne peuvent pas être distribuées ainsi.',
  },
  card: (number) => `le ${number}`,
  yourTurn: 'À toi : retourne ta carte.',
  waiting: ({ of }) => `C’est le tour ${of}.`,
  deal: 'On distribue les cartes.',
  over: 'La partie est finie.',
  play: (card) => `retourner ${card}`,
  dealt: ({ start }) => `${start} reçoit une carte.`,
  played: ({ start }, card) => `${start} retourne ${card}.`,
};
