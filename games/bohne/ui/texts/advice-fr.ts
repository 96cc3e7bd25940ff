// Advice at the bean table, in French, which comes first: the other languages say neither more nor
// less, or they do not compile.

import { counted } from '@tablee/kit';

const points = (count: number): string => counted('fr', count, 'point', 'points');

/** What a sentence is told. */
interface Told {
  readonly name: string;
  readonly points: number;
}

export const fr = {
  /** The best placed of the others would like it most. */
  'gives-leader': ({ name, points: count }: Told) =>
    `Attention : cette carte servirait ${name}, en tête de tes adversaires (${points(count)}).`,
  /** Whoever takes first wants it. */
  'taken-early': () => 'La carte partira vite : qui prend en premier en voudra.',
  /** In one's own rows it would cost that much. */
  'rid-of': ({ points: count }: Told) =>
    `Tu t’en débarrasses : chez toi, cette carte coûterait ${points(count)}.`,
  'helps-row': ({ points: count }: Told) => `Ta rangée y gagne environ ${points(count)}.`,
  'hurts-row': ({ points: count }: Told) => `Ta rangée y perd environ ${points(count)}.`,
  'keeps-from': ({ name, points: count }: Told) =>
    `La carte échappe à ${name}, qui y gagnerait ${points(count)}.`,
};

export type AdviceSentences = typeof fr;
