// The words of the review page by language.

import type { ByLang } from '@tablee/kit';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr, type ReviewTexts } from './fr.ts';

export type { ReviewTexts };
export const REVIEW: ByLang<ReviewTexts> = { fr, en, de };
