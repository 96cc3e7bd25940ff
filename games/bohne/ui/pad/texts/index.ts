// The pad's words in every language: a pad changes its own at any time, without a network.

import type { ByLang } from '@tablee/kit';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr, type PadTexts } from './fr.ts';

export const PAD_TEXTS: ByLang<PadTexts> = { fr, en, de };
