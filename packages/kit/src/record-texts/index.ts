// What is said of records, by language.

import type { ByLang } from '../meta.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr, type RecordTexts } from './fr.ts';

export const RECORD_TEXTS: ByLang<RecordTexts> = { fr, en, de };
