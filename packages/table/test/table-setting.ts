// Tables for tests: the real games and the toy game behind one door, set up from a seed, with bots
// in any seats, opened and re-opened over one store.
import { BACKSTAGE as BOHNE } from '@tablee/bohne/testing';
import { randomBot, type AnyBot } from '@tablee/bots';
import { BACKSTAGE as CHICOREE } from '@tablee/chicoree/testing';
import {
  assert,
  commitment,
  resolveSetup,
  rngFor,
  secretFrom,
  type AnyRules,
  type GameMeta,
  type Seat,
} from '@tablee/kit';
import { drawCards, type AnyBackstage } from '@tablee/kit/testing';
import { findGame } from '@tablee/registry';
import type { ClockPlan, Mode, Player, Since } from '@tablee/wire';

import { WHISPER, WHISPER_BACKSTAGE, WHISPER_META } from '../../kit/test/whisper.ts';
import {
  BotSeats,
  Host,
  SeatBot,
  type Choose,
  type Deal,
  type Halt,
  type HostPlan,
  type HostPorts,
} from '../src/index.ts';
import { FakeGuest, type GuestPlan } from './fake-guest.ts';
import { HandClock, settled } from '../testing/hand-clock.ts';
import { MemoryStore } from '../testing/memory-store.ts';

export { replayed } from '../testing/replayed.ts';

export interface TestGame {
  readonly id: string;
  readonly meta: GameMeta;
  readonly rules: AnyRules;
  readonly bots: Readonly<Record<string, AnyBot>>;
  readonly backstage: AnyBackstage;
}

export const GAME_IDS = ['nicht-die-bohne', 'pas-de-bras', 'chicoree'] as const;
export const ALL_IDS = ['whisper', ...GAME_IDS] as const;
export type GameId = (typeof ALL_IDS)[number];

const BACKSTAGES: Readonly<Record<GameId, unknown>> = {
  whisper: WHISPER_BACKSTAGE,
  'nicht-die-bohne': BOHNE,
  'pas-de-bras': BOHNE,
  chicoree: CHICOREE,
};

export async function gameOf(id: GameId): Promise<TestGame> {
  const backstage = BACKSTAGES[id] as AnyBackstage;
  if (id === 'whisper') {
    const rules: AnyRules = WHISPER;
    const random = randomBot(rules);
    return { id, meta: WHISPER_META, rules, bots: { random, habitue: random }, backstage };
  }
  const entry = findGame(id);
  assert(entry !== undefined, `a game: ${id}`);
  return { id, meta: entry.meta, rules: await entry.rules(), bots: await entry.bots(), backstage };
}

/** The same cards whenever the same draw is asked for. */
export const dealFrom =
  (seed: string): Deal =>
  (pending, { draw }) =>
    drawCards(pending, rngFor(seed, `draw ${draw}`));

export interface TableWish {
  readonly seats: number;
  readonly seed?: string;
  readonly options?: Readonly<Record<string, string>>;
  /** Where people sit; bots elsewhere. All of them unless told. */
  readonly people?: readonly Seat[];
  readonly deal?: Deal;
  /** As it comes of the people, unless told. */
  readonly mode?: Mode;
  readonly clock?: ClockPlan;
  readonly isRated?: boolean;
}

export function planOf(game: TestGame, wish: TableWish): HostPlan {
  const { seats, seed = 'pinned', options = {} } = wish;
  const people = wish.people ?? Array.from({ length: seats }, (_, seat) => seat);
  const setup = resolveSetup(game.meta, seats, { first: '0', ...options }, () => 0);
  assert(setup.ok, `this table can be set up: ${JSON.stringify(setup)}`);
  const players = Array.from({ length: seats }, (_, seat): Player => {
    if (people.includes(seat)) return { kind: 'person', name: `Person ${seat}`, face: seat };
    return { kind: 'bot', name: `Bot ${seat}`, face: seat, bot: 'habitue' };
  });
  const mode = wish.mode ?? (people.length > 1 ? 'around' : 'solo');
  const commit = commitment(secretFrom(seed));
  const clock = wish.clock === undefined ? {} : { clock: wish.clock };
  const rated = wish.isRated === true ? { isRated: true } : {};
  const rules = game.rules.version;
  const sheet = { id: 'table-1', game: game.id, mode, rules, players, commit, ...clock, ...rated };
  return {
    rules: game.rules,
    setup: setup.value,
    sheet: { ...sheet, options: setup.value.options },
    deal: wish.deal ?? dealFrom(seed),
  };
}

export interface BotWish {
  readonly seats: readonly Seat[];
  readonly choose: Choose;
  readonly seed?: string;
  readonly pace?: () => number;
}

/** What they need to know of the bots that sit in. */
export interface BotSeatsWish {
  readonly choose: (seat: Seat) => Choose;
  readonly pace?: () => number;
  readonly seed?: string;
  readonly onFault?: (error: unknown) => void;
}

/** What a home may give a host beside time and a store. */
export type Extras = Omit<HostPorts, 'clock' | 'store' | 'onChange'> &
  Partial<Pick<HostPorts, 'clock'>>;

/** A table with everything around it; `reopen` leaves nothing standing but the store. */
export class Room {
  readonly plan: HostPlan;
  readonly clock: HandClock;
  readonly store: MemoryStore;
  readonly #bots: BotWish[] = [];
  readonly #name: string;
  #sitting: SeatBot[] = [];
  #botsWish: BotSeatsWish | undefined;
  #botSeats: BotSeats | undefined;
  #guests = 0;
  #host: Host | undefined;
  /** How often the home was told that something changed. */
  changes = 0;

  private constructor(plan: HostPlan, store: MemoryStore, clock: HandClock, name: string) {
    this.plan = plan;
    this.store = store;
    this.clock = clock;
    this.#name = name;
  }

  static async open(
    plan: HostPlan,
    store = new MemoryStore(),
    clock = new HandClock(),
    extras: Extras & { readonly name?: string } = {},
  ): Promise<Room> {
    const { name = 'guest', ...rest } = extras;
    const room = new Room(plan, store, clock, name);
    await room.reopen(rest);
    return room;
  }

  get host(): Host {
    assert(this.#host !== undefined, 'an open room');
    return this.#host;
  }

  get entries(): readonly string[] {
    return this.store.texts(this.plan.sheet.id);
  }

  /** The lines of the record so far. */
  get lines(): readonly string[] {
    return this.host.log.lines;
  }

  get isOver(): boolean {
    return this.host.log.pending.kind === 'over';
  }

  /** As after a crash: a new host over the same store, new bots, no guests. */
  async reopen(extras: Extras = {}): Promise<void> {
    this.close();
    const { clock, store } = this;
    let opened: Host | undefined = undefined;
    const onChange = (): void => {
      if (opened === undefined || opened !== this.#host) return;
      this.changes += 1;
      this.#botSeats?.follow();
    };
    // A table that stands still without the test wanting it to has something to say.
    const onHalt = ({ error }: Halt): void => {
      throw error;
    };
    opened = await Host.open(this.plan, { clock, store, onChange, onHalt, ...extras });
    this.#host = opened;
    for (const wish of this.#bots) this.#seat(wish);
    if (this.#botsWish !== undefined) this.seatBots(this.#botsWish);
  }

  close(): void {
    for (const bot of this.#sitting) bot.leave();
    this.#sitting = [];
    this.#botSeats?.close();
    this.#botSeats = undefined;
    this.#host?.close();
  }

  /** Bots that play their own seats and sit in for people, as at a table online. */
  seatBots(wish: BotSeatsWish): BotSeats {
    const { clock, host } = this;
    const { rules, setup } = this.plan;
    this.#botsWish = wish;
    const usual = { pace: () => 500, seed: 'bots' };
    this.#botSeats = new BotSeats({ ...usual, ...wish, host, rules, setup, clock });
    return this.#botSeats;
  }

  addBots(wish: BotWish): this {
    this.#bots.push(wish);
    this.#seat(wish);
    return this;
  }

  guest(plan: Omit<GuestPlan, 'name'>, eyes?: Seat | 'watcher', since?: Since): FakeGuest {
    this.#guests += 1;
    const name = `${this.#name}-${this.#guests}`;
    return new FakeGuest({ ...plan, name }).join(this.host, eyes, since);
  }

  /** One in every seat where a person sits. */
  everyone(): FakeGuest[] {
    return seatsOf(this.plan).map((seat) => this.guest({ seats: [seat] }));
  }

  /** Cranks the clock until the game is over. */
  async playOut(): Promise<void> {
    await settled();
    while (!this.isOver) assert(await this.clock.next(), `the table goes on: ${this.lastLines()}`);
  }

  lastLines(): string {
    return this.entries.slice(-5).join(' | ');
  }

  #seat({ seats, choose, seed = 'bots', pace = () => 500 }: BotWish): void {
    const { plan, clock } = this;
    const { rules, setup } = plan;
    for (const seat of seats) {
      const bot = new SeatBot({ rules, setup, seat, choose, seed, clock, pace });
      bot.join(this.host);
      this.#sitting.push(bot);
    }
  }
}

export const seatsOf = (plan: HostPlan): Seat[] =>
  Array.from({ length: plan.setup.seats }, (_, seat) => seat);

/** What a viewer sees now, as numbers. */
export const packedView = (host: Host, viewer: Seat | 'watcher'): readonly number[] => [
  ...host.plan.rules.pack(host.plan.rules.view(host.log.state, viewer)),
];

/** A seed nobody has tried yet; test names print it. */
export const freshSeed = (): string => String(Math.floor(Math.random() * 2 ** 32));
