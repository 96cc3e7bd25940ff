// The pad's words in every language: a pad changes its own at any time, without a network.

import type { ByLang } from '@tablee/kit';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr, type TillTexts } from './fr.ts';

export const TILL_TEXTS: ByLang<TillTexts> = { fr, en, de };
