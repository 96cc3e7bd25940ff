// The words about the same cards by language.

import type { ByLang } from '@tablee/kit';
import { settings } from '../../settings.svelte.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr, type DealTexts } from './fr.ts';

const DEAL: ByLang<DealTexts> = { fr, en, de };
export const sayDeal = (): DealTexts => DEAL[settings.lang];
