// The texts on the box of a game that has puzzles.

import type { ByLang } from '@tablee/kit';

export const OFFER: ByLang<{ readonly name: string; readonly hint: string }> = {
  fr: { name: 'Casse-têtes', hint: 'Un seul coup est le bon : lequel ?' },
  en: { name: 'Puzzles', hint: 'Only one move is right. Which one?' },
  de: { name: 'Rätsel', hint: 'Nur ein Zug ist der richtige – welcher?' },
};
