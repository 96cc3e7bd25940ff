// The words of every pad, in each language: a pad changes its own at any time, without a network.

import type { ByLang } from '@tablee/kit';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr, type PadWords } from './fr.ts';

export const PAD_WORDS: ByLang<PadWords> = { fr, en, de };
