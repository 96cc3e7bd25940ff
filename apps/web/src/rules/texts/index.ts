// The words around the rules in the language of the moment.

import type { ByLang } from '@tablee/kit';
import { settings } from '../../app/settings.svelte.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr, type RulesTexts } from './fr.ts';

const RULES: ByLang<RulesTexts> = { fr, en, de };

/** Read inside a component or an effect it follows the language. */
export const sayRules = (): RulesTexts => RULES[settings.lang];
