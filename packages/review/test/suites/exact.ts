// What a choice is worth exactly, in the judge's own world: the mean of its measure over every table that
// fits the view, every draw of cards and everything that the imagined players may do, each as likely as
// it is. No luck is drawn; every way that luck can fall is gone.
import { SILENT, type AnyAdvicePlan } from '@tablee/bots';
import type { AnyRules, Rng, Seat } from '@tablee/kit';

/** More ways than anybody has the time for. */
export class TooManyWays extends Error {}

interface Likely<T> {
  readonly value: T;
  readonly likelihood: number;
}

/** Numbers that fall every way they can, one way after the other. */
class EveryLuck implements Rng {
  readonly #values: number[] = [];
  readonly #belows: number[] = [];
  #at = 0;
  likelihood = 1;

  begin(): void {
    this.#at = 0;
    this.likelihood = 1;
  }

  below(n: number): number {
    const at = this.#at++;
    if (at === this.#values.length) {
      this.#values.push(0);
      this.#belows.push(n);
    }
    this.likelihood /= n;
    return this.#values[at]!;
  }

  /** Whether there is another way. */
  next(): boolean {
    for (let at = this.#values.length - 1; at >= 0; at--) {
      if (++this.#values[at]! < this.#belows[at]!) return true;
      this.#values.pop();
      this.#belows.pop();
    }
    return false;
  }
}

export class ExactWorth {
  readonly #rules: AnyRules;
  readonly #judge: AnyAdvicePlan;
  readonly #waysMax: number;
  readonly #picks = new Map<string, readonly Likely<number>[]>();
  readonly #worths = new Map<string, number>();
  #ways = 0;
  #root: unknown;
  #seat: Seat = 0;

  constructor(rules: AnyRules, judge: AnyAdvicePlan, waysMax: number) {
    this.#rules = rules;
    this.#judge = judge;
    this.#waysMax = waysMax;
  }

  /** Of every one of these moves; undefined for silence. */
  of(view: unknown, seat: Seat, moves: readonly unknown[]): number[] {
    const rules = this.#rules;
    const judge = this.#judge;
    this.#root = view;
    this.#seat = seat;
    this.#ways = 0;
    this.#picks.clear();
    this.#worths.clear();
    const guess = (rng: Rng): unknown =>
      judge.guess?.(view, seat, rng) ?? rules.guess(view, seat, rng);
    const tables = this.#gathered(guess, (table) => this.#key(table));
    return moves.map((move) => mean(tables, (table) => this.#first(table, move)));
  }

  #key(state: unknown): string {
    return this.#rules.pack(state).join();
  }

  /** Everything that may come of `play`, equal things together. */
  #gathered<T>(play: (rng: Rng) => T, key: (value: T) => string | number): readonly Likely<T>[] {
    const found = new Map<string | number, { value: T; likelihood: number }>();
    const luck = new EveryLuck();
    do {
      if (++this.#ways > this.#waysMax) throw new TooManyWays();
      luck.begin();
      const value = play(luck);
      const name = key(value);
      const known = found.get(name);
      if (known === undefined) found.set(name, { value, likelihood: luck.likelihood });
      else known.likelihood += luck.likelihood;
    } while (luck.next());
    return [...found.values()];
  }

  #picksOf(state: unknown, seat: Seat): readonly Likely<number>[] {
    const name = `${seat} ${this.#key(state)}`;
    const known = this.#picks.get(name);
    if (known !== undefined) return known;
    const { policy } = this.#judge;
    const picks = this.#gathered(
      (rng) => policy.pick(state, seat, rng),
      (pick) => pick,
    );
    this.#picks.set(name, picks);
    return picks;
  }

  #played(state: unknown, play: (copy: unknown) => void): number {
    const copy = this.#rules.clone(state);
    play(copy);
    return this.#worth(copy);
  }

  /** The step in which the seat does what it has decided. */
  #first(table: unknown, move: unknown): number {
    const rules = this.#rules;
    const seat = this.#seat;
    const pending = rules.pending(table);
    if (pending.kind === 'sealed') return this.#sealed(table, pending.seats, move);
    if (move !== undefined)
      return this.#played(table, (copy) => {
        rules.apply(copy, { kind: 'move', seat, move });
      });
    if (pending.kind !== 'open') throw new Error('silence is for open windows');
    return this.#open(table, pending.seats, true);
  }

  #worth(state: unknown): number {
    if (this.#judge.isFar(state, this.#root)) return this.#judge.chance(state, this.#seat);
    const name = this.#key(state);
    const worth = this.#worths.get(name) ?? this.#goOn(state);
    this.#worths.set(name, worth);
    return worth;
  }

  #goOn(state: unknown): number {
    const rules = this.#rules;
    const pending = rules.pending(state);
    switch (pending.kind) {
      case 'turn':
        return mean(this.#picksOf(state, pending.seat), (pick) =>
          this.#played(state, (copy) => {
            rules.applyAt(copy, pending.seat, pick);
          }),
        );
      case 'sealed':
        return this.#sealed(state, pending.seats);
      case 'open':
        return this.#open(state, pending.seats, false);
      case 'chance': {
        const draws = this.#gathered((rng) => drawn(pending.from, pending.take, rng), String);
        return mean(draws, (cards) =>
          this.#played(state, (copy) => {
            rules.apply(copy, { kind: 'chance', cards });
          }),
        );
      }
      case 'over':
        return this.#judge.chance(state, this.#seat);
    }
  }

  /** Everybody chooses; with `own`, the seat does that. */
  #sealed(state: unknown, seats: readonly Seat[], own?: unknown): number {
    const rules = this.#rules;
    const chosen: { seat: Seat; move: unknown }[] = [];
    const choose = (place: number): number => {
      const seat = seats[place];
      if (seat === undefined)
        return this.#played(state, (copy) => {
          rules.apply(copy, { kind: 'sealed', choices: chosen });
        });
      const withMove = (move: unknown): number => {
        chosen[place] = { seat, move };
        return choose(place + 1);
      };
      if (seat === this.#seat && own !== undefined) return withMove(own);
      return mean(this.#picksOf(state, seat), (pick) => withMove(rules.moveAt(state, seat, pick)));
    };
    return choose(0);
  }

  /** Who is asked first is luck; whoever has something to say is heard, and the bell rings if nobody has. */
  #open(state: unknown, seats: readonly Seat[], isSilent: boolean): number {
    const rules = this.#rules;
    // Where nobody can say anything the bell rings, too.
    const firsts = Math.max(1, seats.length);
    const ask = (first: number, place: number): number => {
      if (place === seats.length)
        return this.#played(state, (copy) => {
          rules.apply(copy, { kind: 'bell' });
        });
      const seat = seats[(first + place) % seats.length]!;
      if (isSilent && seat === this.#seat) return ask(first, place + 1);
      return mean(this.#picksOf(state, seat), (pick) => {
        if (pick === SILENT) return ask(first, place + 1);
        return this.#played(state, (copy) => {
          rules.applyAt(copy, seat, pick);
        });
      });
    };
    let sum = 0;
    for (let first = 0; first < firsts; first++) sum += ask(first, 0);
    return sum / firsts;
  }
}

const mean = <T>(all: readonly Likely<T>[], of: (value: T) => number): number =>
  all.reduce((sum, { value, likelihood }) => sum + likelihood * of(value), 0);

/** So many of these cards, in order. */
function drawn(from: readonly number[], take: number, rng: Rng): number[] {
  const left = [...from];
  return Array.from({ length: take }, () => left.splice(rng.below(left.length), 1)[0]!);
}
