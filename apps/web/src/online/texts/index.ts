// The words of the online part by language.

import type { ByLang } from '@tablee/kit';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr, type OnlineTexts } from './fr.ts';

export type { OnlineTexts };
export const ONLINE: ByLang<OnlineTexts> = { fr, en, de };
