// The command line's own words, by language.

import type { ByLang } from '@tablee/kit';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr, type CliTexts } from './fr.ts';

export type { CliTexts };
export type UsageTexts = CliTexts['usage'];
export type CommandName = keyof UsageTexts['command'];
/** Any flag of any command; a flag means the same wherever it stands. */
export type FlagName = keyof UsageTexts['flag'];
/** What a person may type at the table besides a move: each word in full, then its short forms. */
export type PlayWords = CliTexts['play']['words'];

export const COMMANDS = Object.keys(fr.usage.command) as CommandName[];
export const TEXTS: ByLang<CliTexts> = { fr, en, de };
