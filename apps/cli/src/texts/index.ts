// The command line's own words, by language.

import type { ByLang } from '@tablee/kit';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { CliTexts } from './types.ts';

export * from './types.ts';

export const TEXTS: ByLang<CliTexts> = { fr, en, de };
