// Finds the client address that limits count: behind proxies the one added by the last trusted
// proxy, and for IPv6 the whole network.

import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/** `203.0.113.7:1234`, `[2001:db8::1]:80` → the bare address. */
const bare = (text: string): string | undefined => {
  const trimmed = text.trim();
  const inBrackets = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1];
  const withPort = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(trimmed)?.[1];
  const address = (inBrackets ?? withPort ?? trimmed).replace(/%.*$/, '');
  return isIPv4(address) || isIPv6(address) ? address : undefined;
};

/** One to two groups of 16 bits: `db8`, or `203.0.113.7` at the end. */
const groupsIn = (part: string): number[] => {
  if (!part.includes('.')) return [parseInt(part, 16)];
  const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
};

/** All eight groups of an IPv6 address, however it is written. */
const eightOf = (address: string): number[] => {
  const [head = '', tail = ''] = address.split('::');
  const groups = (text: string): number[] => (text === '' ? [] : text.split(':').flatMap(groupsIn));
  const before = groups(head);
  const behind = groups(tail);
  const gap = Array.from({ length: 8 - before.length - behind.length }, () => 0);
  return [...before, ...gap, ...behind];
};

/** Prefixes of IPv4 addresses written as IPv6: mapped by the system, or translated by NAT64. */
const CLOTHES = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0'];

/**
 * Counts the first 56 bits of an IPv6 address: a household gets a /56 or a /64. A client with a /48
 * gets 256 allowances, which the limits can bear.
 */
const countedAs = (address: string): string => {
  if (isIPv4(address)) return address;
  const groups = eightOf(address);
  const hex = groups.map((group) => group.toString(16));
  const [high = 0, low = 0] = groups.slice(6);
  if (CLOTHES.includes(hex.slice(0, 6).join(':')))
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${hex.slice(0, 3).join(':')}:${(groups[3]! & 0xff00).toString(16)}`;
};

/** The counted form of a typed address; undefined if it is none. */
export const countedIn = (text: string): string | undefined => {
  const address = bare(text);
  return address === undefined ? undefined : countedAs(address);
};

/** The hops of X-Forwarded-For. A visitor's empty header leaves an empty part before the proxy's own. */
export const hopsOf = ({ headers }: IncomingMessage): readonly string[] => {
  const forwarded = headers['x-forwarded-for'] ?? '';
  const text = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
  return text.split(',').filter((part) => part.trim() !== '');
};

/**
 * The address that limits count. Each proxy appends its client to X-Forwarded-For; any entry before
 * that may be forged.
 */
export const addressOf = (request: IncomingMessage, proxies: number): string => {
  const near = request.socket.remoteAddress ?? '';
  const chain = [...hopsOf(request), near];
  const chosen = bare(chain[Math.max(0, chain.length - 1 - proxies)]!) ?? bare(near);
  return chosen === undefined ? 'unknown' : countedAs(chosen);
};
