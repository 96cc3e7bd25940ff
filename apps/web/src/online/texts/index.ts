// The words of the online part by language.

import type { ByLang } from '@tablee/kit';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { OnlineTexts } from './types.ts';

export type { OnlineTexts } from './types.ts';
export const ONLINE: ByLang<OnlineTexts> = { fr, en, de };
