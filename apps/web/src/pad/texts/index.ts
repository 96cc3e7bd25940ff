// The words of the pads in the language of the moment.

import type { ByLang } from '@tablee/kit';
import { settings } from '../../settings.svelte.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { PadTexts } from './types.ts';

const PAD: ByLang<PadTexts> = { fr, en, de };

/** Read inside a component or an effect it follows the language. */
export const sayPad = (): PadTexts => PAD[settings.lang];
