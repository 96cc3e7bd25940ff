// What an online table says, in every language.

import type { ByLang } from '@tablee/kit';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr, type OnlineTableTexts } from './fr.ts';

export type { OnlineTableTexts };

export const ONLINE_TABLE: ByLang<OnlineTableTexts> = { fr, en, de };
