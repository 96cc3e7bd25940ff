// Detects devices large enough for a shared screen: laptops, televisions and tablets.

import { MediaQuery } from 'svelte/reactivity';

/** A phone held sideways is not high enough. */
export const largeDevice = new MediaQuery('(min-width: 700px) and (min-height: 480px)');
