// Reads the fairness lines of a record header: the commitment, the revealed secret, and the entropy
// that players added.

import { commitment, isEntropy, isHex, type Entropy, type Secret } from './fairness.ts';
import { wholeNumber } from './notation.ts';
import { rowOf, type OpenRecord } from './open.ts';
import { extraOf } from './record.ts';
import { fail, ok, type Result } from './refusal.ts';

export type FirstBy = 'draw' | 'host' | 'unsaid';

export interface Pledge {
  readonly commit: string;
  readonly secret: Secret;
  readonly entropy: readonly Entropy[];
  readonly firstBy: FirstBy;
}

export type PledgeFailure =
  /** The header lacks what is needed, or it cannot be read. */
  | { readonly kind: 'header'; readonly why: 'missing' | 'malformed'; readonly key: string }
  /** With two of them the pledged one would be ambiguous; `line` is that of the second. */
  | {
      readonly kind: 'header';
      readonly why: 'twice';
      readonly key: string;
      readonly line: number;
    }
  /** The seats of the `entropy` lines do not ascend. */
  | { readonly kind: 'entropy-order'; readonly seat: number }
  /** The game was still in play when the record was written: the secret is not revealed yet. */
  | { readonly kind: 'unfinished' }
  | { readonly kind: 'commit-wrong'; readonly line: number };

const ONCE = ['commit', 'reveal', 'first-by'];

const missing = (key: string) => fail({ kind: 'header', why: 'missing', key } as const);
const malformed = (key: string) => fail({ kind: 'header', why: 'malformed', key } as const);

export function readPledge(open: OpenRecord): Result<Pledge, PledgeFailure> {
  const { header, lines } = open.record;
  for (const key of ONCE) {
    const line = secondRow(open.rows, key);
    if (line !== undefined) return fail({ kind: 'header', why: 'twice', key, line });
  }
  const commit = extraOf(header, 'commit');
  if (commit === undefined) return missing('commit');
  if (!isHex(commit, 32)) return malformed('commit');
  const reveal = extraOf(header, 'reveal');
  if (reveal === undefined)
    return lines.at(-1)?.startsWith('over ') === true
      ? missing('reveal')
      : fail({ kind: 'unfinished' });
  const [seed = '', salt = '', ...rest] = reveal.split(' ');
  if (!isHex(seed, 32) || !isHex(salt, 16) || rest.length > 0) return malformed('reveal');
  const secret = { seed, salt };
  if (commitment(secret) !== commit)
    return fail({ kind: 'commit-wrong', line: rowOf(open.rows, 'commit') ?? 0 });
  const firstBy = extraOf(header, 'first-by');
  if (firstBy !== undefined && firstBy !== 'draw' && firstBy !== 'host')
    return malformed('first-by');
  const entropy = readEntropy(open);
  if (!entropy.ok) return entropy;
  return ok({ commit, secret, entropy: entropy.value, firstBy: firstBy ?? 'unsaid' });
}

function secondRow(rows: readonly string[], key: string): number | undefined {
  const head = rows.slice(0, rows.indexOf('steps'));
  const places = head.flatMap((row, place) => (row.split(' ', 1)[0] === key ? [place + 1] : []));
  return places[1];
}

function readEntropy({ record, setup }: OpenRecord): Result<readonly Entropy[], PledgeFailure> {
  const entropy: Entropy[] = [];
  for (const [key, value] of record.header.extra) {
    if (key !== 'entropy') continue;
    const [place = '', hex = '', ...rest] = value.split(' ');
    const seat = wholeNumber.parse(place);
    if (seat === undefined || seat >= setup.seats || !isEntropy(hex) || rest.length > 0)
      return malformed('entropy');
    if (seat <= (entropy.at(-1)?.seat ?? -1)) return fail({ kind: 'entropy-order', seat });
    entropy.push({ seat, hex });
  }
  return ok(entropy);
}
