// Advice at the Chicorée table, in German.

import { counted } from '@tablee/kit';
import type { AdviceSentences } from './advice-fr.ts';

const tokens = (count: number): string => counted('de', count, 'Chip', 'Chips');

export const de: AdviceSentences = {
  completesIn: (turns) =>
    `Deine Kette kann in ${counted('de', turns, 'Zug', 'Zügen')} vollständig sein.`,
  laysNext: (number) => `Das ist das nächste Glied deiner Kette, die ${number}.`,
  income: (count) => `Diese Startkarte bringt ${tokens(count)} pro Zug.`,
  denies: (name, number) => `Auch ${name} fehlt die ${number}, und da fehlt nicht mehr viel.`,
  hitsLeader: (name) => `Das bremst ${name}, vorn unter den anderen.`,
  tooDear: (price, worth) =>
    worth <= 0
      ? 'Diese Karte nützt dir nichts.'
      : `${tokens(price)} wären zu viel: Für dich ist sie ${worth} wert.`,
  winsFlowers: (count) => `Du setzt auf ${counted('de', count, 'Blüte', 'Blüten')}.`,
  keepsReserve: (count) => `Besser, du behältst ${tokens(count)} in Reserve.`,
};
