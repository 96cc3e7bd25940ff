// The words of the page of puzzles by language.

import type { ByLang } from '@tablee/kit';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr, type PuzzleTexts } from './fr.ts';

export type { PuzzleTexts };
export const PUZZLE: ByLang<PuzzleTexts> = { fr, en, de };
