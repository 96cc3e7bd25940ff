// What people do at a table while somebody listens who must not learn of it: choices under the table,
// orders, refused moves, comings and goings. The same in public on both sides, and as different as can
// be in private.
import { choicesOf, rngFor, type Rng, type Seat } from '@tablee/kit';

import {
  tokenOf,
  keyOf,
  type Course,
  type Eyes,
  type Moment,
  type Setting,
} from './secrecy-moment.ts';
import { difference, secretOf, SIDES, type Phone, type Side, type World } from './secrecy-world.ts';

/** Moves that can be written but are never legal: an order with one only lies there. */
const NEVER: Readonly<Record<string, string>> = {
  'nicht-die-bohne': 'take ',
  'pas-de-bras': 'take ',
  chicoree: 'bid 99',
};

export interface ScriptPlan {
  readonly worlds: Readonly<Record<Side, World>>;
  readonly moment: Moment;
  readonly setting: Setting;
  readonly seed: string;
  /** Whether one side does in private what the other leaves undone. */
  readonly isUneven: boolean;
}

export class Script {
  readonly moment: Moment;
  readonly #worlds: Readonly<Record<Side, World>>;
  readonly #setting: Setting;
  /** Decides what is done on both sides. */
  readonly #rng: Rng;
  /** Decide what is different. */
  readonly #private: Readonly<Record<Side, Rng>>;
  readonly isUneven: boolean;
  readonly rest: Record<Side, string[]> = { true: [], disguised: [] };
  /** Whose choices lie on the table. */
  readonly #chosen = new Set<Seat>();
  /** What was done, for whoever wants to know what was covered. */
  readonly did = new Set<string>();

  constructor({ worlds, moment, setting, seed, isUneven }: ScriptPlan) {
    this.moment = moment;
    this.#worlds = worlds;
    this.#setting = setting;
    this.#rng = rngFor(seed, `script ${moment.id}`);
    this.#private = {
      true: rngFor(seed, `true ${moment.id}`),
      disguised: rngFor(seed, `disguised ${moment.id}`),
    };
    this.isUneven = isUneven;
  }

  /** Who listens: their own seat where they have one, somebody without a seat, a second browser. */
  get listeners(): readonly string[] {
    const { viewer } = this.moment;
    return [...(viewer === 'watcher' ? [] : [nameOf(viewer)]), 'watcher', 'second'];
  }

  /** All of it. */
  async play(): Promise<void> {
    for (const side of SIDES)
      for (const phone of this.#worlds[side].phones.values()) phone.forget();
    await this.#enterAll();
    await this.#probe();
    const { after, sides } = this.moment;
    const isHasty = sides.true.next === undefined ? after.kind === 'open' : this.#isOpen();
    for (let n = 2 + this.#rng.below(4), left = 700; n > 0; n--) {
      await this.#noise();
      const time = this.#rng.below(isHasty ? Math.max(1, Math.min(250, left)) : 900);
      left -= time;
      await this.#both((world) => world.pass(time));
    }
    await this.#probe();
    if (sides.true.next !== undefined) await this.#act();
    await this.#both((world) => world.pass(after.kind === 'open' ? 400 : 1300));
    await this.#probe();
    await this.#both(async (world) => {
      for (const phone of world.phones.values()) phone.say({ kind: 'quit' });
      await world.quiet();
    });
  }

  #isOpen(): boolean {
    const { rules, sides } = this.moment;
    return rules.pending(sides.true.state).kind === 'open';
  }

  async #both(run: (world: World, course: Course, rng: Rng) => Promise<unknown>): Promise<void> {
    await Promise.all(
      SIDES.map(async (side) => {
        await run(this.#worlds[side], this.moment.sides[side], this.#private[side]);
        await this.#worlds[side].quiet();
      }),
    );
  }

  /** Where what somebody received on one side is not what they received on the other. */
  differences(): string[] {
    const [a, b] = [this.#worlds.true, this.#worlds.disguised];
    const bytes = (world: World, name: string): readonly string[] => world.phones.get(name)!.bytes;
    const found = this.listeners.map((name) => difference(name, bytes(a, name), bytes(b, name)));
    found.push(difference('http', this.rest.true, this.rest.disguised));
    found.push(difference('log', a.takeLines(), b.takeLines()));
    return found.filter((one) => one !== undefined);
  }

  // ---- coming

  get #seats(): readonly Seat[] {
    return this.moment.sheet.players.map((_, seat) => seat);
  }

  get #others(): readonly Seat[] {
    return this.#seats.filter((seat) => seat !== this.moment.viewer);
  }

  #phone(world: World, seat: Seat): Promise<Phone> {
    return world.phone(nameOf(seat));
  }

  async #enterAll(): Promise<void> {
    const order = this.#shuffled<Eyes | 'second'>([...this.#seats, 'watcher', 'second']);
    for (const who of order) await this.#both((world) => this.#enter(world, who));
    await this.#both((world) => world.pass(250));
  }

  async #enter(world: World, who: Eyes | 'second', since?: object): Promise<void> {
    const { moment } = this;
    const more = since === undefined ? {} : { since };
    if (typeof who === 'number') {
      const phone = await this.#phone(world, who);
      phone.enter(moment.id, { ...more, token: tokenOf(world.side, who, moment) });
    } else {
      // The second browser has the same link, and no token.
      (await world.phone(who)).enter(moment.id, more);
    }
  }

  // ---- noise

  async #noise(): Promise<void> {
    const acts = [
      () => this.#fuss(),
      () => this.#fuss(),
      () => this.#order(),
      () => this.#order(),
      () => this.#refused(),
      () => this.#talk(),
      () => this.#sitIn(),
      () => this.#comeAgain(),
      () => this.#vote(),
      () => this.#look(),
    ];
    await acts[this.#rng.below(acts.length)]!();
  }

  /** How often something private is done on each side. */
  #often(): Record<Side, number> {
    const n = 1 + this.#rng.below(2);
    const [yes, no] = this.#rng.below(2) === 0 ? SIDES : [...SIDES].reverse();
    const often = { true: n, disguised: n };
    if (this.isUneven) Object.assign(often, { [yes!]: n, [no!]: 0 });
    return often;
  }

  /** Chooses, changes one's mind, takes it back. */
  async #fuss(): Promise<void> {
    const { rules, sides, step } = this.moment;
    const pending = rules.pending(sides.true.state);
    if (pending.kind !== 'sealed') return;
    // Never the last one: then it would count.
    const seat = this.#pick(this.#others.filter((one) => pending.seats.slice(0, -1).includes(one)));
    if (seat === undefined) return;
    const often = this.#often();
    const withdraws = this.#rng.below(2) === 0;
    this.did.add('choice');
    if (withdraws) this.#chosen.delete(seat);
    else this.#chosen.add(seat);
    await this.#both(async (world, course, rng) => {
      const phone = await this.#phone(world, seat);
      for (let n = 1 + often[world.side]; n > 0; n--)
        await phone.command({ kind: 'move', seat, step, move: this.#move(course, seat, rng) });
      if (withdraws) await phone.command({ kind: 'undo', seat, step });
    });
  }

  /** Any legal move of a seat that is asked. */
  #move({ state }: Course, seat: Seat, rng: Rng): string {
    const { rules } = this.moment;
    const view = rules.view(state, seat);
    return rules.notation.format(rules.moveAt(view, seat, rng.below(rules.count(view, seat))));
  }

  /** Orders that lie under the table, and are taken away again or dropped when they would act. */
  async #order(): Promise<void> {
    const seat = this.#pick(this.#others);
    if (seat === undefined) return;
    const { rules, sheet, step } = this.moment;
    const often = this.#often();
    const hasChosen = this.#chosen.has(seat);
    const stays = this.#rng.below(2) === 0;
    const which = this.#rng.below(5);
    this.did.add('order');
    await this.#both(async (world, course, rng) => {
      const phone = await this.#phone(world, seat);
      for (let n = often[world.side]; n > 0; n--) {
        const never = `pick ${NEVER[sheet.game]!}${7 + rng.below(3)}`;
        const bid = `bid ${5 + rng.below(5)} ask`;
        const words = [never, `pick nothing ${rng.below(9)}`, 'pass auction', 'pass turn', bid];
        const asked = rules.count(rules.view(course.state, seat), seat) > 0;
        // Whoever is asked just now would be taken at their word.
        const order = asked || stays ? never : words[which]!;
        await phone.command({ kind: 'order', seat, step, hasChosen, order });
        if (!stays) await phone.command({ kind: 'cancel', seat });
      }
    });
  }

  /** Out of turn, too late, for somebody else, in words that nobody understands. */
  async #refused(): Promise<void> {
    const { step } = this.moment;
    const seat = this.#pick(this.#others);
    if (seat === undefined) return;
    const other = this.#seats.find((one) => one !== seat)!;
    const often = this.#often();
    this.did.add('refused');
    await this.#both(async (world, _course, rng) => {
      const phone = await this.#phone(world, seat);
      for (let n = often[world.side]; n > 0; n--) {
        const move = `nonsense ${rng.below(100)}`;
        await phone.command({ kind: 'move', seat, step, move });
        await phone.command({ kind: 'move', seat, step: step + 1 + rng.below(9), move });
        await phone.command({ kind: 'move', seat: other, step, move: 'take 1' });
        phone.say({ kind: 'shout', what: move });
      }
    });
  }

  async #talk(): Promise<void> {
    const [seat, speaker] = [this.#pick(this.#seats)!, this.#pick(this.#seats)!];
    this.did.add(this.#setting.hasChat ? 'chat' : 'no chat');
    await this.#both(async (world) => {
      (await this.#phone(world, seat)).speak({ kind: 'say', id: 'line', text: `Salut ${seat}` });
      await world.quiet();
      (await this.#phone(world, speaker)).speak({ kind: 'react', what: 'bravo' });
      (await world.phone('watcher')).speak({ kind: 'say', id: 'line', text: 'Me too' });
    });
  }

  /** Lets a bot sit in, and takes the seat back before it has thought of anything. */
  async #sitIn(): Promise<void> {
    const seat = this.#pick(this.#others);
    if (seat === undefined) return;
    this.did.add('stand-in');
    await this.#both(async (world) => {
      const phone = await this.#phone(world, seat);
      await phone.command({ kind: 'stand-in', seat, who: seat });
      await world.pass(50);
      await phone.command({ kind: 'return', seat });
    });
  }

  /** Hangs up and is back at once, with what was seen already. */
  async #comeAgain(): Promise<void> {
    const { moment } = this;
    const who = this.#pick<Eyes>([...this.#seats, 'watcher', 'watcher'])!;
    const since = [undefined, { step: moment.step, undone: 0 }, { step: 0, undone: 0 }][
      this.#rng.below(3)
    ];
    this.did.add(since === undefined ? 'come again' : 'since');
    const name = typeof who === 'number' ? nameOf(who) : who;
    await this.#both(async (world) => {
      const { bytes } = world.phones.get(name)!;
      world.hangUp(name);
      await this.#enter(world, who, since);
      const phone = world.phones.get(name)!;
      phone.bytes.unshift(...bytes, 'hung up');
    });
  }

  async #vote(): Promise<void> {
    const seat = this.#pick(this.#seats)!;
    this.did.add('vote');
    await this.#both(async (world) => {
      const phone = await this.#phone(world, seat);
      await phone.command({ kind: 'vote', seat, what: 'end' });
      await phone.command({ kind: 'unvote', seat, what: 'end' });
    });
  }

  /** Asks for eyes that are not theirs, and for their own again. */
  async #look(): Promise<void> {
    const { viewer } = this.moment;
    const eyes = this.#pick(this.#seats)!;
    this.did.add('sit');
    await this.#both(async (world) => {
      for (const name of this.listeners) {
        const phone = await world.phone(name);
        phone.speak({ kind: 'command', command: { kind: 'sit', eyes } });
        const own = name === 'watcher' || name === 'second' ? 'watcher' : viewer;
        phone.speak({ kind: 'command', command: { kind: 'sit', eyes: own } });
      }
    });
  }

  // ---- the step itself

  async #act(): Promise<void> {
    const { sides } = this.moment;
    const next = sides.true.next!;
    if (next.kind === 'bell') {
      const pending = this.moment.rules.pending(sides.true.state);
      const seconds = pending.kind === 'open' ? pending.bellSeconds : 0;
      await this.#both((world) => world.pass(1000 * seconds + 100));
      return;
    }
    const all = next.kind === 'move' ? [next.seat] : next.choices.map(({ seat }) => seat);
    // Those who have something on the table change their mind first: then the last one decides.
    const late = (seat: Seat): number => (this.#chosen.has(seat) ? 0 : 1);
    const makers = this.#shuffled(all).sort((a, b) => late(a) - late(b));
    for (const seat of makers) {
      const byOrder = this.isUneven && seat !== this.moment.viewer && this.#rng.below(2) === 0;
      if (byOrder && !this.#isOpen() && !this.#chosen.has(seat)) await this.#moveByOrder(seat);
      else await this.#both((world, course) => this.#moveByHand(world, course, seat));
    }
  }

  #textOf({ next }: Course, seat: Seat): string {
    const { notation } = this.moment.rules;
    return notation.format(choicesOf(next).find((choice) => choice.seat === seat)!.move);
  }

  async #moveByHand(world: World, course: Course, seat: Seat): Promise<void> {
    const { step } = this.moment;
    const phone = await this.#phone(world, seat);
    await phone.command({ kind: 'move', seat, step, move: this.#textOf(course, seat) });
  }

  /** On one side by a standing order, on the other by hand at the very moment when the order acts. */
  async #moveByOrder(seat: Seat): Promise<void> {
    const [first, second] = this.#rng.below(2) === 0 ? SIDES : [...SIDES].reverse();
    const { id, sides, step } = this.moment;
    this.did.add('by order');
    const world = this.#worlds[first!];
    const before = await world.store.logs.entries(id);
    const began = world.clock.now();
    const phone = await this.#phone(world, seat);
    await phone.command({
      kind: 'order',
      seat,
      step,
      hasChosen: false,
      order: `pick ${this.#textOf(sides[first!], seat)}`,
    });
    await world.pass(2500);
    const entries = await world.store.logs.entries(id, before.length);
    const moved = entries.find(({ by }) => by?.startsWith(`order/${seat}/`) === true);
    const at = moved?.at ?? began;
    const other = this.#worlds[second!];
    await other.pass(at - began);
    await this.#moveByHand(other, sides[second!], seat);
    await other.pass(2500 - (at - began));
  }

  // ---- over HTTP

  /** What the viewer and strangers are answered, at this moment. */
  async #probe(): Promise<void> {
    const { id, viewer } = this.moment;
    const { people } = this.#setting;
    const fixed = [
      '/api/tables',
      `/api/tables/${id}`,
      `/api/tables/${id}/record`,
      '/api/me/tables',
    ];
    const more = this.#shuffled([
      '/api/me',
      '/api/me/profile',
      '/api/me/export',
      `/api/people/${people.at(-1)!}`,
      '/readyz',
      '/api/tables/nosuchtable',
    ]).slice(0, 2);
    const posts = this.#shuffled(['start', 'leave', 'rematch', 'move-seat', 'join', 'claim']).slice(
      0,
      2,
    );
    await this.#both(async (world) => {
      const stranger = secretOf('stranger');
      const key = viewer === 'watcher' ? stranger : keyOf(world.side, viewer, viewer);
      const own = { Authorization: `Bearer ${key}` };
      const heard = this.rest[world.side];
      for (const path of [...fixed, ...more]) heard.push(await world.ask('GET', path, own));
      for (const path of fixed.slice(0, 3)) heard.push(await world.ask('GET', path));
      for (const what of [...posts, 'vouch']) heard.push(await askedOf(world, id, what, stranger));
      const numbers = await world.ask('GET', '/metrics');
      // What is tried in private is refused, too; operators must see how often.
      heard.push(this.isUneven ? numbers.replace(REFUSALS, '') : numbers);
    });
  }

  // ---- small things

  #pick<T>(from: readonly T[]): T | undefined {
    return from.length === 0 ? undefined : from[this.#rng.below(from.length)];
  }

  #shuffled<T>(from: readonly T[]): T[] {
    const list = [...from];
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.#rng.below(i + 1);
      [list[i], list[j]] = [list[j]!, list[i]!];
    }
    return list;
  }
}

const REFUSALS = /^tablee_refused_total\{way="(?:table|socket)",code="(?!store").*\n/gm;

const nameOf = (seat: Seat): string => `seat ${seat}`;

/** Something that a stranger asks for, and does not get. */
function askedOf(world: World, id: string, what: string, stranger: string): Promise<string> {
  const headers = { Authorization: `Bearer ${stranger}`, 'X-Seat': secretOf('no seat') };
  if (what === 'claim')
    return world.ask('POST', '/api/seats/claim', headers, {
      code: `${secretOf('code')}personperson`,
    });
  const bodies: Readonly<Record<string, object>> = {
    join: { name: 'Eve', face: 1 },
    vouch: { seat: 0, agrees: true },
  };
  const body = bodies[what];
  return world.ask('POST', `/api/tables/${id}/${what}`, headers, body);
}
