// The words about the same cards by language.

import type { ByLang } from '@tablee/kit';
import { settings } from '../../app/settings.svelte.ts';
import { de } from './same-cards.de.ts';
import { en } from './same-cards.en.ts';
import { fr, type DealTexts } from './same-cards.fr.ts';

const DEAL: ByLang<DealTexts> = { fr, en, de };
export const sayDeal = (): DealTexts => DEAL[settings.lang];
