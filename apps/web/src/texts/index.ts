// The words of the shell in the language of the moment.

import type { ByLang } from '@tablee/kit';
import { settings } from '../settings.svelte.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr, type ShellTexts } from './fr.ts';

export const SHELL: ByLang<ShellTexts> = { fr, en, de };

/** Read inside a component or an effect it follows the language. */
export const say = (): ShellTexts => SHELL[settings.lang];
