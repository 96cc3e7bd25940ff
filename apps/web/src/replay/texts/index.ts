// The words of the replay page by language.

import type { ByLang } from '@tablee/kit';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr, type ReplayTexts } from './fr.ts';

export type { ReplayTexts };
export const REPLAY: ByLang<ReplayTexts> = { fr, en, de };
