// Which devices may stand in the room as a screen: laptops, televisions and tablets, but no phones.

import { MediaQuery } from 'svelte/reactivity';

/** A phone held sideways is not high enough. */
export const largeDevice = new MediaQuery('(min-width: 700px) and (min-height: 480px)');
