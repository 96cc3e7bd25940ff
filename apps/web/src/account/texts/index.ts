// Returns the words of the account page in the current language.

import type { ByLang } from '@tablee/kit';
import { settings } from '../../app/settings.svelte.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr, type MeTexts } from './fr.ts';

export const ME: ByLang<MeTexts> = { fr, en, de };

/** Read inside a component or an effect it follows the language. */
export const sayMe = (): MeTexts => ME[settings.lang];
