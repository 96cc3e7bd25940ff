// The header lines about fairness: what the host committed to, what was revealed, and what the
// people at the table added.

import {
  commitment,
  extraOf,
  isEntropy,
  isHex,
  wholeNumber,
  type Entropy,
  type Secret,
} from '@tablee/kit';
import type { Context } from '../context.ts';
import { broken, unreadable } from '../stop.ts';
import type { OpenRecord } from './open.ts';

export interface Pledge {
  readonly commit: string;
  readonly secret: Secret;
  readonly entropy: readonly Entropy[];
  readonly firstBy: 'draw' | 'host' | 'unsaid';
}

/** The number of the header line that starts so. */
export const rowOf = ({ rows }: OpenRecord, start: string): number =>
  rows.findIndex((row) => row.startsWith(`${start} `)) + 1;

export function readPledge(context: Context, open: OpenRecord): Pledge {
  const { verify: texts } = context.texts;
  const { header, lines } = open.record;
  for (const key of ['commit', 'reveal', 'first-by']) refuseTwice(context, open, key);
  const need = (key: string): string => {
    const value = extraOf(header, key);
    if (value === undefined) throw unreadable(texts.missing(key));
    return value;
  };
  const commit = need('commit');
  if (!isHex(commit, 32)) throw unreadable(texts.malformed('commit'));
  const isPlayed = lines.at(-1)?.startsWith('over ') !== true;
  if (isPlayed && extraOf(header, 'reveal') === undefined) throw unreadable(texts.notFinished);
  const [seed = '', salt = '', ...rest] = need('reveal').split(' ');
  if (!isHex(seed, 32) || !isHex(salt, 16) || rest.length > 0)
    throw unreadable(texts.malformed('reveal'));
  const secret = { seed, salt };
  if (commitment(secret) !== commit) throw broken(texts.commitWrong(rowOf(open, 'commit')));
  const firstBy = extraOf(header, 'first-by');
  if (firstBy !== undefined && firstBy !== 'draw' && firstBy !== 'host')
    throw unreadable(texts.malformed('first-by'));
  return { commit, secret, entropy: readEntropy(context, open), firstBy: firstBy ?? 'unsaid' };
}

/** With two of them, which one was pledged would be anybody's choice. */
function refuseTwice({ texts }: Context, { rows }: OpenRecord, key: string): void {
  const head = rows.slice(0, rows.indexOf('steps'));
  const places = head.flatMap((row, place) => (row.split(' ', 1)[0] === key ? [place] : []));
  const second = places[1];
  if (second !== undefined)
    throw unreadable(texts.record.problem['record-header-twice']({ line: second + 1, key }));
}

function readEntropy({ texts }: Context, { record, setup }: OpenRecord): readonly Entropy[] {
  const entropy: Entropy[] = [];
  for (const [key, value] of record.header.extra) {
    if (key !== 'entropy') continue;
    const [place = '', hex = '', ...rest] = value.split(' ');
    const seat = wholeNumber.parse(place);
    if (seat === undefined || seat >= setup.seats || !isEntropy(hex) || rest.length > 0)
      throw unreadable(texts.verify.malformed('entropy'));
    if (seat <= (entropy.at(-1)?.seat ?? -1)) throw unreadable(texts.verify.entropyOrder(seat));
    entropy.push({ seat, hex });
  }
  return entropy;
}
