// Who is at the other end of a connection, for counting: behind proxies the address that the last
// trusted one wrote down. An IPv6 customer has a whole network, so that is what is counted.

import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/** `203.0.113.7:1234`, `[2001:db8::1]:80`, `::ffff:203.0.113.7` → the bare address. */
const bare = (text: string): string | undefined => {
  const trimmed = text.trim();
  const inBrackets = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1];
  const withPort = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(trimmed)?.[1];
  const found = (inBrackets ?? withPort ?? trimmed).replace(/^::ffff:(?=\d+\.)/i, '');
  const address = found.replace(/%.*$/, '');
  return isIPv4(address) || isIPv6(address) ? address : undefined;
};

/** The first four of eight groups, written without gaps. */
const networkOf = (address: string): string => {
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const behind = tail === '' ? 0 : tail.split(':').length + (tail.includes('.') ? 1 : 0);
    while (groups.length < 8 - behind) groups.push('0');
  }
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
};

/**
 * What limits count by. Every proxy adds at the end of X-Forwarded-For whom it heard; what stands
 * before that, anybody may have written there.
 */
export const addressOf = (request: IncomingMessage, proxies: number): string => {
  const near = request.socket.remoteAddress ?? '';
  const forwarded = request.headers['x-forwarded-for'] ?? '';
  const named = (Array.isArray(forwarded) ? forwarded.join(',') : forwarded).split(',');
  const chain = [...(named[0] === '' ? [] : named), near];
  const chosen = bare(chain[Math.max(0, chain.length - 1 - proxies)]!) ?? bare(near) ?? 'unknown';
  return isIPv6(chosen) ? networkOf(chosen) : chosen;
};
