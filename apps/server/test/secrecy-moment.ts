// A moment of a random game in two versions that one viewer cannot tell apart: the true one, and one in
// which everything was re-dealt that this viewer must not know. Both are written into a store as a
// table that somebody left open.
import {
  assert,
  formatStep,
  resolveSetup,
  rngFor,
  type AnyRules,
  type Pending,
  type Rng,
  type Seat,
  type Setup,
  type Step,
} from '@tablee/kit';
import { drawCards, randomStep, type AnyBackstage } from '@tablee/kit/testing';
import { BACKSTAGE as BOHNE } from '@tablee/bohne/testing';
import { BACKSTAGE as CHICOREE } from '@tablee/chicoree/testing';
import { findGame } from '@tablee/registry';
import { openLedger } from '@tablee/table';
import type { ClockPlan, Player, Sheet } from '@tablee/wire';

import { sha256 } from '../src/secrets.ts';
import type { RoomDocument, SeatDocument } from '../src/store/document.ts';
import { NOON, secretOf, type Side, type World } from './secrecy-world.ts';

export type Eyes = Seat | 'watcher';

const BACKSTAGES: Readonly<Record<string, unknown>> = {
  'nicht-die-bohne': BOHNE,
  'pas-de-bras': BOHNE,
  chicoree: CHICOREE,
};

export interface Edition {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
}

/** What happens next, and what is drawn right after it. */
export interface Course {
  /** What is to be done; nothing where it was a draw, which a table makes by itself. */
  readonly next: Exclude<Step<unknown>, { kind: 'chance' }> | undefined;
  readonly draws: readonly (readonly number[])[];
  /** The state in which people find the table. */
  readonly state: unknown;
}

export interface Moment {
  readonly id: string;
  readonly rules: AnyRules;
  readonly setup: Setup;
  readonly viewer: Eyes;
  readonly sheet: Sheet;
  /** How many steps people find played, and what the table waits for in the end. */
  readonly step: number;
  readonly after: Pending;
  readonly sides: Readonly<Record<Side, Course>>;
  /** What the store keeps of it. */
  readonly kept: Readonly<Record<Side, { readonly data: string; readonly length: number }>>;
}

/** What a table draws, by the seed of its secret, from its n-th draw on: tests deal by hand. */
export const DRAWS = new Map<string, { readonly from: number; readonly cards: Course['draws'] }>();

/** Also the name under which its draws are laid ready. */
const seedOf = (side: Side, id: string): string => `${side}/${id}`;

/** Plays what is drawn after a step, on both sides; undefined where the sides cannot be matched. */
function drawAfter(
  { rules, backstage }: { rules: AnyRules; backstage: AnyBackstage },
  states: Record<Side, unknown>,
  viewer: Eyes,
  rng: Rng,
): Record<Side, number[][]> | undefined {
  const draws: Record<Side, number[][]> = { true: [], disguised: [] };
  for (;;) {
    const pending = rules.pending(states.true);
    if (pending.kind !== 'chance') return draws;
    const cards = drawCards(pending, rng);
    const other = backstage.disguise(states.disguised, viewer, rng, { kind: 'chance', cards }).next;
    if (other?.kind !== 'chance') return undefined;
    if (rules.checkChance(states.disguised, other.cards) !== undefined) return undefined;
    rules.apply(states.true, { kind: 'chance', cards });
    rules.apply(states.disguised, other);
    draws.true.push([...cards]);
    draws.disguised.push([...other.cards]);
  }
}

interface Told {
  readonly insiders: readonly Seat[];
  readonly secret: unknown;
}

/** A snapshot in which nothing is left that the viewer was not told. */
function disguisedData(data: string, rules: AnyRules, state: unknown, viewer: Eyes): string {
  const rest = JSON.parse(data) as Record<string, unknown>;
  const told = rest['told'] as Told[][];
  const last = rest['last'] as { readonly seat: Seat } | undefined;
  return JSON.stringify({
    ...rest,
    state: [...rules.pack(state)],
    // Nobody reads these again while the game goes on: only a leak would.
    lines: (rest['lines'] as string[]).map((_, i) => `hidden line ${i}`),
    steps: (rest['steps'] as string[]).map((_, i) => `hidden step ${i}`),
    told: told.map((events) =>
      events.map((one) =>
        one.insiders.length === 0 || one.insiders.includes(viewer as Seat)
          ? one
          : { ...one, secret: { hidden: 'from others' } },
      ),
    ),
    ...(last !== undefined && last.seat !== viewer ? { last: undefined } : {}),
  });
}

const TIME: ClockPlan = { kind: 'live', bank: 300, move: 60 };

export interface WalkPlan {
  readonly edition: Edition;
  readonly seed: string;
  /** When what is played on the way was played. */
  readonly now: () => number;
}

/** Walks through one random game and stops at moments that are worth a look. */
export class Walk {
  readonly edition: Edition;
  readonly rules: AnyRules;
  readonly setup: Setup;
  readonly #backstage: AnyBackstage;
  readonly #rng: Rng;
  readonly #ledgers: Readonly<Record<'free' | 'timed', ReturnType<typeof openLedger>>>;
  readonly #now: () => number;
  readonly #seed: string;
  /** How often each kind of step was looked at. */
  readonly looked = new Map<string, number>();

  private constructor({ edition, seed, now }: WalkPlan, rules: AnyRules) {
    const { meta } = findGame(edition.game)!;
    const setup = resolveSetup(meta, edition.seats, { first: '0', ...edition.options }, () => 0);
    assert(setup.ok, `this table can be set up: ${JSON.stringify(setup)}`);
    this.edition = edition;
    this.rules = rules;
    this.setup = setup.value;
    this.#now = now;
    this.#backstage = BACKSTAGES[edition.game] as AnyBackstage;
    this.#rng = rngFor(seed, 'walk');
    this.#seed = seed;
    const plan = { rules, setup: this.setup, players: this.#players() };
    this.#ledgers = { free: openLedger(plan, []), timed: openLedger({ ...plan, clock: TIME }, []) };
  }

  static async begin(plan: WalkPlan): Promise<Walk> {
    return new Walk(plan, await findGame(plan.edition.game)!.rules());
  }

  /** The next moment of which fewer than so many have been seen; undefined when the game is over. */
  next(many: number, isTimed: boolean): Moment | undefined {
    const { rules } = this;
    const { free, timed } = this.#ledgers;
    for (;;) {
      const { log } = free;
      const step = randomStep(rules, log.state, this.#rng, 2);
      if (step === undefined) return undefined;
      const kind = kindOf(step);
      const seen = this.looked.get(kind) ?? 0;
      const moment = seen < many && this.#isDue(seen) ? this.#moment(step, isTimed) : undefined;
      const entry = { text: formatStep(rules, step), at: this.#now() };
      for (const ledger of [free, timed]) ledger.take(entry);
      if (moment === undefined) continue;
      this.looked.set(kind, seen + 1);
      return moment;
    }
  }

  /** What is rare at once, the rest not all at the beginning: hands and knowledge grow. */
  #isDue(seen: number): boolean {
    return this.#rng.below(1 + 6 * seen) === 0;
  }

  #moment(next: Step<unknown>, isTimed: boolean): Moment | undefined {
    const { rules, setup } = this;
    const ledger = this.#ledgers[isTimed ? 'timed' : 'free'];
    const { log, length } = ledger;
    const viewer = this.#someone();
    const rng = rngFor(this.#seed, `disguise ${log.steps}`);
    const other = this.#backstage.disguise(log.state, viewer, rng, next);
    if (other.next === undefined) return undefined;
    const after = { true: rules.clone(log.state), disguised: rules.clone(other.state) };
    rules.apply(after.true, next);
    rules.apply(after.disguised, other.next);
    const parts = { rules, backstage: this.#backstage };
    const draws = drawAfter(parts, after, viewer, rng);
    // After the end everybody may know everything.
    if (draws === undefined || rules.pending(after.true).kind === 'over') return undefined;
    const id = this.#id();
    const data = ledger.snapshot();
    const course = (side: Side, step: Step<unknown>, state: unknown): Course =>
      step.kind === 'chance'
        ? { next: undefined, draws: [step.cards, ...draws[side]], state: after[side] }
        : { next: step, draws: draws[side], state };
    return {
      id,
      rules,
      setup,
      viewer,
      sheet: this.#sheet(id, isTimed),
      step: log.steps + (next.kind === 'chance' ? 1 + draws.true.length : 0),
      after: rules.pending(after.true),
      sides: {
        true: course('true', next, rules.clone(log.state)),
        disguised: course('disguised', other.next, other.state),
      },
      kept: {
        true: { data, length },
        disguised: { data: disguisedData(data, rules, other.state, viewer), length },
      },
    };
  }

  #someone(): Eyes {
    const pick = this.#rng.below(this.setup.seats + 1);
    return pick === this.setup.seats ? 'watcher' : pick;
  }

  #id(): string {
    const letters = secretOf(`${this.#seed} ${this.#ledgers.free.length}`).toLowerCase();
    return `t${letters.replace(/[^a-z0-9]/g, '').slice(0, 9)}`;
  }

  #players(): Player[] {
    return Array.from({ length: this.setup.seats }, (_, seat) => ({
      kind: 'person',
      name: `Person ${seat}`,
      face: seat,
    }));
  }

  #sheet(id: string, isTimed: boolean): Sheet {
    const { options } = this.setup;
    const { game } = this.edition;
    const players = this.#players();
    const more = isTimed ? { clock: TIME } : {};
    return { id, game, mode: 'online', options, players, commit: 'c'.repeat(64), ...more };
  }
}

/** What is done, for counting: `lay`, `sealed bid`, `bell`. */
function kindOf(step: Step<unknown>): string {
  const word = (move: unknown): string => (move as { readonly kind: string }).kind;
  if (step.kind === 'move') return word(step.move);
  return step.kind === 'sealed' ? `sealed ${word(step.choices[0]!.move)}` : step.kind;
}

/** The key of whoever sits there; only the viewer's own is the same on both sides. */
export const keyOf = (side: Side, seat: Seat, viewer: Eyes): string =>
  secretOf(`key ${seat} ${seat === viewer ? 'same' : side}`);

export const tokenOf = (side: Side, seat: Seat, { id, viewer }: Moment): string =>
  secretOf(`token ${seat} ${id} ${seat === viewer ? 'same' : side}`);

/** Everyone at the table exists, under the same public name on both sides. */
export async function invite(world: World, seats: number, viewer: Eyes): Promise<string[]> {
  const ids: string[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const looks = { name: `Person ${seat}`, face: seat };
    const person = await world.people.personOf(keyOf(world.side, seat, viewer), looks);
    ids.push(person!.id);
  }
  return ids;
}

export interface Setting {
  readonly people: readonly string[];
  readonly hasChat: boolean;
  readonly mayWatch: boolean;
}

/** Writes the moment into the store of a side, as a table that is being played. */
export async function lay(world: World, moment: Moment, setting: Setting): Promise<void> {
  const { side, store, clock } = world;
  const { id, sheet, viewer } = moment;
  const seats = sheet.players.map(({ name, face }, seat): SeatDocument => ({
    kind: 'person',
    person: setting.people[seat]!,
    name,
    face,
    hasAccount: false,
    token: sha256(tokenOf(side, seat, moment)),
    entropy: sha256(`entropy ${seat} ${seat === viewer ? 'same' : side}`).slice(0, 16),
    isSilenced: false,
  }));
  const { hasChat, mayWatch } = setting;
  const document: RoomDocument = {
    id,
    game: sheet.game,
    state: 'playing',
    settings: {
      options: {},
      isPublic: true,
      mayWatch,
      hasChat,
      isRated: false,
      clock: sheet.clock ?? null,
    },
    seats,
    host: setting.people[0]!,
    commit: sheet.commit,
    sheet,
    firstBy: 'draw',
    winners: [],
    kicked: [`stranger${side === 'true' ? 1 : 2}`],
    created: NOON - 3_600_000,
    touched: clock.now() - 1000,
  };
  const seed = seedOf(side, id);
  const { data, length } = moment.kept[side];
  const { draws: from } = JSON.parse(data) as { readonly draws: number };
  DRAWS.set(seed, { from, cards: moment.sides[side].draws });
  await store.rooms.create(document, { seed, salt: `salt of ${id}` }, null);
  const at = clock.now() - 1000;
  const texts = Array.from({ length }, (_, n) => ({ text: `kept ${side} ${n}`, at }));
  const isKept = length === 0 || (await store.logs.append(id, 0, texts));
  assert(isKept, 'a fresh table has no log');
  await store.logs.saveSnapshot(id, length, data);
}
