// Random games with people who change their minds: whenever the host says that a step can be taken
// back, everything is as it was before, and whenever it says no, somebody has learned something.
import { rngFor, type Rng, type Seat } from '@tablee/kit';
import { expect, test } from 'vitest';

import type { FakeGuest } from './fake-guest.ts';
import {
  freshSeed,
  gameOf,
  planOf,
  replayed,
  Room,
  seatsOf,
  type GameId,
  type TestGame,
} from './table-setting.ts';

/** Events that show somebody a card or a bid that only others, or nobody, knew. */
const REVEALING = ['drew', 'turned', 'dealt', 'revealed', 'fists', 'shown', 'bids'];
const DISGUISES = 12;

interface Tally {
  readonly verdicts: Set<string>;
  /** The first words of the moves that were taken back. */
  readonly takenBack: Set<string>;
}

class Wanderer {
  readonly #game: TestGame;
  readonly #room: Room;
  readonly #rng: Rng;
  readonly #guests: readonly FakeGuest[];
  readonly #tally: Tally;

  constructor(game: TestGame, room: Room, rng: Rng, tally: Tally) {
    this.#game = game;
    this.#room = room;
    this.#rng = rng;
    this.#tally = tally;
    // Nobody here remembers anything, so that only the game itself decides.
    this.#guests = [...seatsOf(room.plan), undefined].map((seat) =>
      room.guest({ seats: seat === undefined ? [] : [seat], isPerson: false }),
    );
  }

  async wander(steps: number): Promise<void> {
    const { host, clock } = this.#room;
    while (!this.#room.isOver && steps-- > 0) {
      const { pending } = host.log;
      if (pending.kind === 'turn') await this.#moveAndDoubt(pending.seat);
      else if (pending.kind === 'sealed')
        for (const seat of pending.seats) await this.#guests[seat]!.move(this.#anyMove(seat));
      else if (pending.kind === 'open') {
        const seat = pending.seats[this.#rng.below(pending.seats.length + 1)];
        if (seat === undefined) await clock.next();
        else await this.#moveAndDoubt(seat);
      }
    }
  }

  /** One move; then it is taken back, or that is refused. */
  async #moveAndDoubt(seat: Seat): Promise<void> {
    const { rules } = this.#game;
    const { log } = this.#room.host;
    const state = rules.clone(log.state);
    const before = this.#standing();
    const guest = this.#guests[seat]!;
    const move = this.#anyMove(seat);
    const heard = guest.reports.length;
    expect(await guest.move(move)).toBeUndefined();
    const after = this.#standing();
    const verdict = guest.waiting.undo;
    this.#tally.verdicts.add(verdict);
    for (const other of this.#guests)
      if (other !== guest) expect(other.waiting.undo).not.toBe('possible');

    if (verdict === 'learned') expect(this.#learns(state, seat, move)).toBe(true);
    if (verdict !== 'possible') {
      expect(['learned', 'moved-on', 'over']).toContain(verdict);
      expect(await guest.undo()).toMatchObject({ code: 'no-undo', facts: { why: verdict } });
      expect(this.#standing()).toEqual(after);
      return;
    }
    expect(this.#learns(state, seat, move)).toBe(false);
    for (const report of guest.reports.slice(heard))
      if (report.kind === 'step')
        for (const event of report.events)
          expect(REVEALING).not.toContain((event as { kind: string }).kind);
    if (this.#rng.below(2) === 0) return;
    expect(await guest.undo()).toBeUndefined();
    expect(this.#standing()).toEqual(before);
    this.#tally.takenBack.add(move.split(' ', 1)[0]!);
  }

  /** Whether the move shows its maker something: said by the tests' own re-dealing. */
  #learns(state: unknown, seat: Seat, text: string): boolean {
    const { rules, backstage } = this.#game;
    const move = rules.notation.parse(text);
    if (!move.ok) throw new Error(`a move: ${text}`);
    const seen = Array.from({ length: DISGUISES }, () => {
      const other = backstage.disguise(state, seat, this.#rng).state;
      rules.apply(other, { kind: 'move', seat, move: move.value });
      return rules.pack(rules.view(other, seat)).join();
    });
    return new Set(seen).size > 1;
  }

  #anyMove(seat: Seat): string {
    const { rules } = this.#game;
    const view = rules.view(this.#room.host.log.state, seat);
    // Low places hold the telling moves, so they are tried more often.
    const count = rules.count(view, seat);
    const place = Math.min(this.#rng.below(count), this.#rng.below(count));
    return rules.notation.format(rules.moveAt(view, seat, place));
  }

  /** What everybody sees, and the record so far. */
  #standing(): unknown {
    const seen = this.#guests.map(({ sight }) => [sight.step, sight.eyes, sight.view]);
    return { lines: [...this.#room.lines], seen };
  }
}

const FRESH = freshSeed();
type Options = Readonly<Record<string, string>>;
const TABLES: readonly (readonly [GameId, number, Options, readonly string[]])[] = [
  ['whisper', 3, {}, ['bid']],
  ['nicht-die-bohne', 3, { rounds: '1' }, ['lead', 'take']],
  ['pas-de-bras', 5, { rounds: '2' }, ['lead', 'take']],
  ['chicoree', 2, {}, ['lay', 'start', 'play', 'bid', 'pass']],
  ['chicoree', 4, { auction: 'melee' }, ['lay', 'start', 'play', 'bid']],
];

test.each(TABLES)(
  '%s, %i seats %o: what can be taken back (seed ' + FRESH + ')',
  async (...row) => {
    const [id, seats, options, moves] = row;
    const game = await gameOf(id);
    const tally: Tally = { verdicts: new Set(), takenBack: new Set() };
    for (const seed of ['pinned 1', 'pinned 2', FRESH]) {
      const plan = planOf(game, { seats, options, seed, people: [] });
      const room = await Room.open(plan);
      await new Wanderer(game, room, rngFor(seed, 'wander'), tally).wander(140);
      expect(replayed(plan, room.lines)).toEqual(room.lines);
    }
    expect([...tally.takenBack]).toEqual(expect.arrayContaining([...moves]));
    expect(tally.verdicts).toContain('possible');
    if (id === 'chicoree') expect(tally.verdicts).toContain('learned');
  },
);
