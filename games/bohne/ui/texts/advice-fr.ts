// Advice at the bean table, in French, which comes first: the other languages say neither more nor
// less, or they do not compile.

import { counted } from '@tablee/kit';

const points = (count: number): string => counted('fr', count, 'point', 'points');

export const fr = {
  /** The best placed of the others would like it most. */
  givesLeader: (name: string, count: number) =>
    `Attention : cette carte servirait ${name}, en tête de tes adversaires (${points(count)}).`,
  /** Whoever takes first wants it. */
  takenEarly: 'La carte partira vite : qui prend en premier en voudra.',
  /** In one's own rows it would cost that much. */
  ridOf: (count: number) =>
    `Tu t’en débarrasses : chez toi, cette carte coûterait ${points(count)}.`,
  helpsRow: (count: number) => `Ta rangée y gagne environ ${points(count)}.`,
  hurtsRow: (count: number) => `Ta rangée y perd environ ${points(count)}.`,
  keepsFrom: (name: string, count: number) =>
    `La carte échappe à ${name}, qui y gagnerait ${points(count)}.`,
  leadsNext: 'Tu entameras le prochain pli.',
};

export type AdviceSentences = typeof fr;
