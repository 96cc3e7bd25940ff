// Cuts a connection at every message of a game, before and after it, in both directions. The page
// reconnects, reloads or wakes up, and the game must go on unchanged.

import { assert, rngFor, type Seat } from '@tablee/kit';
import type { Entry } from '@tablee/table';
import { deciderOf, planFor, TABLE, type SimGame } from './game.ts';
import type { Page } from './page.ts';
import { referenceOf, type Reference } from './reference.ts';
import { answerComplaints, pageComplaint } from './verdict.ts';
import type { Saboteur } from './cable.ts';
import { World } from './world.ts';

export const TROUBLES = ['reconnect', 'half-open', 'reload', 'sleep'] as const;
export type Trouble = (typeof TROUBLES)[number];

export interface Cut {
  /** The number of the message, from 1 on, since the stretch began. */
  readonly at: number;
  readonly when: 'before' | 'after';
  readonly then: Trouble;
}

/** A stretch of a game: it begins with so many entries and goes on until there are `until`. */
interface Stretch {
  readonly entries: readonly Entry[];
  readonly snapshot: string;
  readonly until: number;
}

export interface CoursePlan {
  readonly game: SimGame;
  readonly seed: string;
  readonly people: readonly Seat[];
  /** How many entries a stretch is long. */
  readonly length: number;
  /** How long a page sleeps, in milliseconds. */
  readonly sleep: number;
}

const EVENTS_MAX = 20_000;
/** So many steps after a cut, and all is quiet: what comes then is as if nothing had been. */
const AFTERWARDS = 2;

/** A whole game without any trouble, in stretches that can be played again one by one. */
export class Course {
  readonly plan: CoursePlan;
  readonly stretches: readonly Stretch[];
  readonly #reference: Reference;

  private constructor(plan: CoursePlan, stretches: readonly Stretch[], reference: Reference) {
    this.plan = plan;
    this.stretches = stretches;
    this.#reference = reference;
  }

  static async of(plan: CoursePlan): Promise<Course> {
    const { game, seed, people } = plan;
    const reference = referenceOf(planFor(game, { seed, people }), deciderOf(game, seed));
    const world = worldOf(plan, reference, undefined, undefined);
    const starts: { length: number; snapshot: string }[] = [];
    world.open();
    const isDone = await world.run(() => {
      const host = world.nodes[0]?.host;
      const next = starts.length === 0 ? 1 : starts.at(-1)!.length + plan.length;
      if (host !== undefined && host.length >= next)
        starts.push({ length: host.length, snapshot: host.snapshot().data });
      return world.isDone;
    }, EVENTS_MAX);
    const { complaints } = world.verdict();
    assert(isDone && complaints.length === 0, `a game without trouble: ${complaints.join('; ')}`);
    const all = world.store.all(TABLE);
    world.close();
    const stretches = starts.map(({ length, snapshot }, i): Stretch => {
      const until = starts[i + 1]?.length ?? all.length;
      return { entries: all.slice(0, length), snapshot, until };
    });
    return new Course(plan, stretches, reference);
  }

  /** How many messages a stretch has. */
  async messages(stretch: Stretch): Promise<number> {
    let count = 0;
    const world = worldOf(this.plan, this.#reference, stretch, () => {
      count += 1;
      return undefined;
    });
    world.open();
    const isThrough = (): boolean => (world.nodes[0]!.host?.length ?? 0) >= stretch.until;
    assert(await world.run(isThrough, EVENTS_MAX), 'a stretch without trouble comes to its end');
    world.close();
    return count;
  }

  /** Everything that is wrong after a cut; nothing, if all is well. */
  async cut(stretch: Stretch, { at, when, then }: Cut): Promise<readonly string[]> {
    const { sleep } = this.plan;
    let count = 0;
    let stepsThen: number | undefined;
    const world: World = worldOf(this.plan, this.#reference, stretch, (cable) => {
      count += 1;
      const page = count === at ? world.pages.find((one) => one.cable === cable) : undefined;
      if (page === undefined) return undefined;
      const strike = (): void => {
        stepsThen = world.nodes[0]!.host!.log.steps;
        trouble(page, then, sleep);
      };
      return { when, strike };
    });
    world.open();
    const isMended = (): boolean => {
      const log = world.nodes[0]!.host?.log;
      if (stepsThen === undefined || log === undefined) return false;
      if (log.pending.kind === 'over') return world.isDone;
      return log.steps >= stepsThen + AFTERWARDS && isQuiet(world, log.steps);
    };
    const isDone = await world.run(isMended, EVENTS_MAX);
    const complaints = this.#complaintsOf(world, stretch);
    world.close();
    return isDone ? complaints : ['the game stands still', ...complaints];
  }

  /** As the whole verdict, but only about what came after the stretch began. */
  #complaintsOf(world: World, stretch: Stretch): readonly string[] {
    const { lines } = world.nodes[0]!.host!.log;
    const at = lines.findIndex((line, i) => line !== this.#reference.lines[i]);
    const complaints = [...world.broken];
    if (at >= 0)
      complaints.push(`"${lines[at]!}", not "${this.#reference.lines[at] ?? 'the end'}"`);
    complaints.push(
      ...answerComplaints(world.store.all(TABLE, stretch.entries.length), world.journal),
    );
    for (const page of world.pages) {
      const wrong = pageComplaint(page, (eyes, step) => this.#reference.sight(eyes, step));
      if (wrong !== undefined) complaints.push(wrong);
    }
    return complaints;
  }
}

const isQuiet = ({ pages }: World, steps: number): boolean =>
  pages.every((page) => page.isIn && !page.isBusy && page.glimpse?.step === steps);

/** Cuts a page's connection and lets the page react as `then` says. */
export function trouble(page: Page, then: Trouble, sleep: number): void {
  switch (then) {
    case 'reconnect':
      page.cut({ page: 10, server: 10 });
      return;
    case 'half-open':
      page.cut({ page: 10, server: 25_000 });
      return;
    case 'reload':
      page.reload({ page: 0, server: 10 });
      return;
    case 'sleep':
      page.sleep(sleep, { page: 0, server: sleep / 4 });
      return;
  }
}

function worldOf(
  { game, seed, people }: CoursePlan,
  reference: Reference,
  start: Stretch | undefined,
  saboteur: Saboteur | undefined,
): World {
  const rng = rngFor(seed, 'course');
  return new World({
    game,
    seed,
    people,
    watchers: 0,
    servers: 1,
    rng,
    latency: () => 5 + rng.below(30),
    think: () => 60 + rng.below(60),
    saboteur,
    start,
    reference,
  });
}
