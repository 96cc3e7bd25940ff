// Advice at the bean table, in French.

import { counted } from '@tablee/kit';
import type { AdviceSentences } from './advice-types.ts';

const points = (count: number): string => counted('fr', count, 'point', 'points');

export const fr: AdviceSentences = {
  givesLeader: (name, count) =>
    `Attention : cette carte servirait ${name}, en tête de tes adversaires (${points(count)}).`,
  takenEarly: 'La carte partira vite : qui prend en premier en voudra.',
  ridOf: (count) => `Tu t’en débarrasses : chez toi, cette carte coûterait ${points(count)}.`,
  helpsRow: (count) => `Ta rangée y gagne environ ${points(count)}.`,
  hurtsRow: (count) => `Ta rangée y perd environ ${points(count)}.`,
  keepsFrom: (name, count) => `La carte échappe à ${name}, qui y gagnerait ${points(count)}.`,
  leadsNext: 'Tu entameras le prochain pli.',
};
