// The words of the replay page by language.

import type { ByLang } from '@tablee/kit';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { ReplayTexts } from './types.ts';

export type { ReplayTexts } from './types.ts';
export const REPLAY: ByLang<ReplayTexts> = { fr, en, de };
