// The words about the deal of the day by language.

import type { ByLang } from '@tablee/kit';
import { settings } from '../../app/settings.svelte.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr, type DailyTexts } from './fr.ts';

const DAILY: ByLang<DailyTexts> = { fr, en, de };
export const sayDaily = (): DailyTexts => DAILY[settings.lang];
