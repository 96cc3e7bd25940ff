// Addresses that many trusted visitors share, such as a club behind one router: limits are higher there.

import { BlockList } from 'node:net';
import type { Network } from '../settings.ts';

/** So many times the usual limits. */
const TIMES = 20;

/** What one request weighs at an address, as limits spell it: less where it is shared. */
export type Weigh = (address: string) => number;

/** Limits count the first 56 bits of an IPv6 address, so a longer prefix cannot be told apart. */
const COUNTED_BITS = 56;

export const weigh = (networks: readonly Network[]): Weigh => {
  const shared = new BlockList();
  for (const { address, bits, family } of networks)
    shared.addSubnet(address, family === 'ipv6' ? Math.min(bits, COUNTED_BITS) : bits, family);
  const isShared = (address: string): boolean =>
    address.includes(':') ? shared.check(`${address}::`, 'ipv6') : shared.check(address, 'ipv4');
  return (address) => (networks.length > 0 && isShared(address) ? 1 / TIMES : 1);
};
