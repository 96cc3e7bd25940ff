// The pictures' words in every language: a page of rules changes its own at any time.

import type { ByLang } from '@tablee/kit';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr, type FigureTexts } from './fr.ts';

export const FIGURE_TEXTS: ByLang<FigureTexts> = { fr, en, de };
