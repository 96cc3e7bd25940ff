// Advice at the Chicorée table, in German.

import { counted } from '@tablee/kit';
import type { AdviceSentences } from './advice-fr.ts';

const tokens = (count: number): string => counted('de', count, 'Chip', 'Chips');

export const de: AdviceSentences = {
  'completes-in': ({ turns }) =>
    `Deine Kette kann in ${counted('de', turns, 'Zug', 'Zügen')} vollständig sein.`,
  'lays-next': ({ number }) => `Das ist das nächste Glied deiner Kette, die ${number}.`,
  income: ({ tokens: count }) => `Diese Startkarte bringt ${tokens(count)} pro Zug.`,
  denies: ({ name, number }) => `Auch ${name} fehlt die ${number}, und da fehlt nicht mehr viel.`,
  'hits-leader': ({ name }) => `Das bremst ${name}, vorn unter den anderen.`,
  'too-dear': ({ price, worth }) =>
    worth <= 0
      ? 'Diese Karte nützt dir nichts.'
      : `${tokens(price)} wären zu viel: Für dich ist sie ${worth} wert.`,
  'wins-flowers': ({ flowers: count }) =>
    `Du setzt auf ${counted('de', count, 'Blüte', 'Blüten')}.`,
  'keeps-reserve': ({ tokens: count }) => `Besser, du behältst ${tokens(count)} in Reserve.`,
};
