// What the game says in French, which comes first: the other languages say neither more nor less,
// or they do not compile.

import type { Person } from '@tablee/kit';
import type { RuleId, WHYS } from '../rules/index.ts';

export const fr = {
  rules: {
    'SA-01': '2 à 4 joueurs, et douze cartes numérotées de 1 à 12.',
    'SA-02':
      'Chacun reçoit une carte, face cachée, et la regarde. Les autres restent dans la boîte.',
    'SA-03': 'Siège après siège, à partir du premier, chacun retourne sa carte.',
    'SA-04': 'La carte la plus haute gagne.',
  } satisfies Record<RuleId, string>,
  refusals: {
    'not-legal': () => 'Tu retournes ta propre carte, et seulement à ton tour.',
    'not-drawn': () => 'Ces cartes ne peuvent pas être distribuées ainsi.',
  } satisfies Record<(typeof WHYS)[number], () => string>,
  card: (number: string) => `le ${number}`,
  /** What is expected of oneself, of somebody else, and when all is over. */
  yourTurn: 'À toi : retourne ta carte.',
  waiting: ({ of }: Person) => `C’est le tour ${of}.`,
  deal: 'On distribue les cartes.',
  over: 'La partie est terminée.',
  play: (card: string) => `retourner ${card}`,
  dealt: ({ does }: Person) => `${does('reçois', 'reçoit')} une carte.`,
  played: ({ does }: Person, card: string) => `${does('retournes', 'retourne')} ${card}.`,
  highest: 'la carte la plus haute',
};

export type Language = typeof fr;
