// How thoroughly a review is wanted: `?playouts=500` behind the address for sooner and rougher, or for later and
// finer, as the command `tablee review` has it.

import { wholeNumber } from '@tablee/kit';

const PLAYOUTS_MAX = 100_000;

/** The most playouts for one choice, from `?playouts=`; undefined for the default. */
export function askedPlayouts(): number | undefined {
  const asked = wholeNumber.parse(new URLSearchParams(location.search).get('playouts') ?? '');
  return asked === undefined || asked < 1 || asked > PLAYOUTS_MAX ? undefined : asked;
}
