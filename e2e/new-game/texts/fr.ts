// What the game says in French, which comes first: the other languages say neither more nor less,
// or they do not compile.

import type { Person } from '@tablee/kit';
import type { RuleId, WHYS } from '../rules/index.ts';

export const fr = {
  rules: {
    'CHR-01': '2 ou 3 joueurs, et 18 cartes : roses, trèfles et chardons, de 1 à 6.',
    'CHR-02':
      'Chacun reçoit cinq cartes et les regarde. Les autres restent dans la boîte, face cachée.',
    'CHR-03': 'Le premier joueur entame ; ensuite, c’est celui qui a ramassé le dernier pli.',
    'CHR-04': 'Qui a une carte de la couleur demandée en joue une.',
    'CHR-05': 'Qui n’en a pas joue la carte de son choix.',
    'CHR-06': 'La plus haute carte de la couleur demandée emporte le pli.',
    'CHR-07': 'Chaque chardon ramassé compte un point.',
    'CHR-08': 'Après cinq plis, le moins de points gagne ; les ex æquo partagent.',
  } satisfies Record<RuleId, string>,
  refusals: {
    'not-legal': () => 'À ton tour, tu joues une carte de ta main, et tu suis la couleur.',
    'not-drawn': () => 'Ces cartes ne peuvent pas être distribuées ainsi.',
  } satisfies Record<(typeof WHYS)[number], () => string>,
  suits: ['rose', 'trèfle', 'chardon'],
  card: (suit: string, rank: number) => `${suit} ${rank}`,
  yourTurn: 'À toi : joue une carte.',
  waiting: ({ of }: Person) => `C’est le tour ${of}.`,
  deal: 'On distribue les cartes.',
  over: 'La partie est terminée.',
  play: (card: string) => `jouer ${card}`,
  dealt: ({ does }: Person) => `${does('reçois', 'reçoit')} cinq cartes.`,
  played: ({ does }: Person, card: string) => `${does('joues', 'joue')} ${card}.`,
  taken: ({ does }: Person) => `${does('ramasses', 'ramasse')} le pli.`,
  fewest: 'le moins de chardons',
};

export type Language = typeof fr;
