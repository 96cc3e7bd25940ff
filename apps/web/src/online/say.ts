// The online part in the language of the moment, and what went wrong as a sentence.

import { settings } from '../app/settings.svelte.ts';
import type { ApiFailure } from '../app/api.ts';
import { failureText } from './failures.ts';
import { ONLINE, type OnlineTexts } from './texts/index.ts';

/** Read inside a component or an effect it follows the language. */
export const sayOnline = (): OnlineTexts => ONLINE[settings.lang];

export const sayFailure = (failure: ApiFailure): string => failureText(sayOnline(), failure);
