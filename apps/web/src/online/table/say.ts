// The online table in the language of the moment.

import { settings } from '../../app/settings.svelte.ts';
import { ONLINE_TABLE, type OnlineTableTexts } from './texts/index.ts';

/** Read inside a component or an effect it follows the language. */
export const sayTable = (): OnlineTableTexts => ONLINE_TABLE[settings.lang];
