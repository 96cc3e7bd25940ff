// Verification: recomputes the commitment, the first player and every draw of a film, and says what
// fits, what does not, and what cannot be checked.

import {
  commitment,
  Draws,
  extraOf,
  isEntropy,
  isHex,
  wholeNumber,
  type Card,
  type Entropy,
  type Secret,
} from '@tablee/kit';
import { brokenPromise, type Shown, type Witness } from '../online/witness.ts';
import type { Film } from './film.ts';
import { rowOf, type OpenRecord } from './open.ts';

export type FirstBy = 'draw' | 'host' | 'unsaid';

export type Verdict =
  | {
      readonly kind: 'right';
      /** This browser kept the commitment before the game, and its own bytes are in the draws. */
      readonly isWitnessed: boolean;
      readonly firstBy: FirstBy;
      /** How many people added chance of their own. */
      readonly entropy: number;
      readonly draws: number;
      readonly cards: number;
      readonly steps: number;
      /** False where the game was stopped: then this is as far as it goes. */
      readonly isOver: boolean;
    }
  | { readonly kind: 'commit-wrong'; readonly line: number }
  /** Not what this browser had been shown, or what it had thrown in is not there. */
  | { readonly kind: 'commit-other-wrong'; readonly line: number }
  | { readonly kind: 'entropy-missing-wrong'; readonly line: number }
  | {
      readonly kind: 'first-wrong';
      readonly line: number;
      readonly written: number;
      readonly drawn: number;
    }
  | DrawWrong
  /** The header lacks what is needed, or it cannot be read. */
  | {
      readonly kind: 'header';
      readonly why: 'missing' | 'malformed' | 'twice';
      readonly key: string;
    }
  /** Fine as far as it goes; the rest of the record does not fit the rules. */
  | { readonly kind: 'torn' }
  /** Still played when it was written down: nothing is revealed yet. */
  | { readonly kind: 'unfinished' };

export interface DrawWrong {
  readonly kind: 'draw-wrong';
  readonly line: number;
  /** Where in the film the wrong cards lie on the table. */
  readonly position: number;
  /** Which card of the draw, from 1. */
  readonly place: number;
  readonly written: Card;
  readonly drawn: Card;
}

interface Pledge {
  readonly commit: string;
  readonly secret: Secret;
  readonly entropy: readonly Entropy[];
  readonly firstBy: FirstBy;
}

/** `witnessOf` knows what this browser saw of the game before it began. */
export function verify(
  film: Film,
  witnessOf: (game: Shown) => Witness | undefined = () => undefined,
): Verdict {
  const { open } = film;
  const pledge = readPledge(film);
  if ('kind' in pledge) return pledge;
  const shown = { commit: pledge.commit, entropy: pledge.entropy.map(({ hex }) => hex) };
  const witness = witnessOf(shown);
  const broken = witness && brokenPromise(witness, shown);
  if (broken !== undefined)
    return { kind: `${broken}-wrong`, line: rowOf(open.rows, 'commit') ?? 0 };
  const draws = new Draws(pledge.secret, pledge.entropy);
  const drawn = draws.firstSeat(open.setup.seats);
  const written = open.setup.options['first'];
  if (pledge.firstBy === 'draw' && written !== drawn) {
    const line = rowOf(open.rows, 'option first') ?? 0;
    return { kind: 'first-wrong', line, written: Number(written), drawn };
  }
  return checkDraws(film, { ...pledge, isWitnessed: witness?.isIn === true }, draws);
}

function checkDraws(
  film: Film,
  { entropy, firstBy, isWitnessed }: Pledge & { readonly isWitnessed: boolean },
  draws: Draws,
): Verdict {
  let count = 0;
  let cards = 0;
  for (const [i, { step, line }] of film.shots.entries()) {
    if (step.kind !== 'chance') continue;
    const pending = film.pendingAt(i);
    if (pending.kind !== 'chance') continue;
    const expected = draws.draw(pending);
    const place = step.cards.findIndex((card, at) => card !== expected[at]);
    if (place !== -1)
      return {
        kind: 'draw-wrong',
        line,
        position: i + 1,
        place: place + 1,
        written: step.cards[place]!,
        drawn: expected[place]!,
      };
    count += 1;
    cards += step.cards.length;
  }
  if (film.tear !== undefined) return { kind: 'torn' };
  return {
    kind: 'right',
    isWitnessed,
    firstBy,
    entropy: entropy.length,
    draws: count,
    cards,
    steps: film.last,
    isOver: film.outcome !== undefined,
  };
}

// ---- the header lines about fairness

const KEYS = ['commit', 'reveal', 'first-by'] as const;

function readPledge({ open, outcome }: Film): Pledge | Verdict {
  const { record, rows, setup } = open;
  const { header } = record;
  const wrong = (why: 'missing' | 'malformed' | 'twice', key: string): Verdict => {
    return { kind: 'header', why, key };
  };
  // With two of them, which one was pledged would be anybody's choice.
  for (const key of KEYS)
    if (header.extra.filter(([name]) => name === key).length > 1) return wrong('twice', key);
  const commit = extraOf(header, 'commit');
  const reveal = extraOf(header, 'reveal');
  if (commit === undefined) return wrong('missing', 'commit');
  if (reveal === undefined)
    return outcome === undefined ? { kind: 'unfinished' } : wrong('missing', 'reveal');
  const [seed = '', salt = '', ...rest] = reveal.split(' ');
  if (!isHex(commit, 32)) return wrong('malformed', 'commit');
  if (!isHex(seed, 32) || !isHex(salt, 16) || rest.length > 0) return wrong('malformed', 'reveal');
  const secret = { seed, salt };
  if (commitment(secret) !== commit)
    return { kind: 'commit-wrong', line: rowOf(rows, 'commit') ?? 0 };
  const firstBy = extraOf(header, 'first-by');
  if (firstBy !== undefined && firstBy !== 'draw' && firstBy !== 'host')
    return wrong('malformed', 'first-by');
  const entropy = readEntropy(header.extra, setup.seats);
  if (entropy === undefined) return wrong('malformed', 'entropy');
  return { commit, secret, entropy, firstBy: firstBy ?? 'unsaid' };
}

/** Undefined when a line cannot be read, or when the seats do not ascend. */
function readEntropy(
  extra: OpenRecord['record']['header']['extra'],
  seats: number,
): readonly Entropy[] | undefined {
  const entropy: Entropy[] = [];
  for (const [key, value] of extra) {
    if (key !== 'entropy') continue;
    const [place = '', hex = '', ...rest] = value.split(' ');
    const seat = wholeNumber.parse(place);
    if (seat === undefined || seat >= seats || !isEntropy(hex) || rest.length > 0) return undefined;
    if (seat <= (entropy.at(-1)?.seat ?? -1)) return undefined;
    entropy.push({ seat, hex });
  }
  return entropy;
}
