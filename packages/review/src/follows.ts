// Counts how often the facts a game watches for come about in the playouts of two moves.
// Both moves meet the same imagined tables.

import type { Reason, Sequel } from '@tablee/bots';

/** Plain data: what came about, and in which share of the imagined games, 0 to 1. */
export interface Following {
  readonly fact: string;
  readonly facts?: Readonly<Record<string, number | string>>;
  readonly share: number;
}

/** Games watched per move; more would not make a share noticeably more exact. */
export const WATCHED_MAX = 1000;
/** Facts shown at most. */
const TOLD_MAX = 2;
/** Shares that lie apart by less, or by fewer standard errors, explain nothing. */
const APART = 0.08;
const CLEAR = 3;

interface Seen {
  games: number;
  readonly counts: Int32Array;
}

/** What follows two moves, the same facts in the same order. */
export interface Followed {
  readonly better: readonly Following[];
  readonly other: readonly Following[];
}

/** Watches imagined games of two moves; `Key` is what tells the moves apart. */
export class Watch<Key> {
  readonly #sequels: readonly Sequel<unknown>[];
  readonly #seen: ReadonlyMap<Key, Seen>;

  constructor(sequels: readonly Sequel<unknown>[], moves: readonly Key[]) {
    this.#sequels = sequels;
    this.#seen = new Map(
      moves.map((move) => [move, { games: 0, counts: new Int32Array(sequels.length) }]),
    );
  }

  /** Counts the facts of one playout. Moves that are not watched are ignored. */
  see(move: Key, state: unknown): void {
    const seen = this.#seen.get(move);
    if (seen === undefined || seen.games === WATCHED_MAX) return;
    seen.games++;
    for (let i = 0; i < this.#sequels.length; i++)
      if (this.#sequels[i]!.has(state)) seen.counts[i]!++;
  }

  /** The facts that explain the better move, clearest first, with the share of each move. */
  told(better: Key, other: Key): Followed {
    const [one, two] = [this.#seen.get(better)!, this.#seen.get(other)!];
    const told = this.#sequels
      .map((sequel, i) => {
        const [count, otherCount] = [one.counts[i]!, two.counts[i]!];
        const share = count / Math.max(1, one.games);
        const otherShare = otherCount / Math.max(1, two.games);
        const ahead = (sequel.isAgainst === true ? -1 : 1) * (share - otherShare);
        const error = Math.sqrt(varianceOf(count, one.games) + varianceOf(otherCount, two.games));
        return { sequel, share, otherShare, ahead, error };
      })
      .filter(({ ahead, error }) => ahead >= APART && ahead > CLEAR * error)
      .sort((a, b) => b.ahead - a.ahead)
      // Of each fact the clearest: the same once more, of another seat or suit, says little.
      .filter((one, i, all) => all.findIndex(({ sequel }) => sequel.fact === one.sequel.fact) === i)
      .slice(0, TOLD_MAX);
    return {
      better: told.map(({ sequel, share }) => following(sequel, share)),
      other: told.map(({ sequel, otherShare }) => following(sequel, otherShare)),
    };
  }
}

/** Of a share. Adds one game of either kind, so that zero of a few games keeps a variance. */
function varianceOf(count: number, games: number): number {
  const share = (count + 1) / (games + 2);
  return (share * (1 - share)) / (games + 1);
}

/** A fact with its share, as the reader sees it. */
export interface FollowingTold {
  /** Of 100; undefined for what never comes about. */
  readonly percent: number | undefined;
  readonly sentence: string;
}

/** Leaves out a share of zero, unless the game has a `never-` sentence for the fact. */
export const followsTold = (
  follows: readonly Following[],
  say: (reason: Reason) => string | undefined,
): readonly FollowingTold[] =>
  follows.flatMap(({ share, ...one }) => {
    const percent = Math.round(100 * share);
    const never = share === 0 ? say({ ...one, fact: `never-${one.fact}` }) : undefined;
    const sentence = percent > 0 ? say(one) : never;
    return sentence === undefined ? [] : [{ percent: percent || undefined, sentence }];
  });

const following = ({ fact, facts }: Sequel<unknown>, share: number): Following =>
  facts === undefined ? { fact, share } : { fact, facts, share };
