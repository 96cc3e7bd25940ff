// What a table from a moment of another game on is called, on the shelf and above the table itself.

import type { ByLang } from '@tablee/kit';
import { settings } from '../../app/settings.svelte.ts';

interface WhatIfTexts {
  readonly name: (step: number) => string;
  readonly back: (step: number) => string;
}

const WHAT_IF: ByLang<WhatIfTexts> = {
  fr: {
    name: (step) => `Et si… dès le coup ${step}`,
    back: (step) => `Revenir au coup ${step}`,
  },
  en: {
    name: (step) => `What if… from move ${step}`,
    back: (step) => `Back to move ${step}`,
  },
  de: {
    name: (step) => `Was wäre, wenn … ab Schritt ${step}`,
    back: (step) => `Zurück zu Schritt ${step}`,
  },
};

export const sayWhatIf = (): WhatIfTexts => WHAT_IF[settings.lang];
