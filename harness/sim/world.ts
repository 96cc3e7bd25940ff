// Simulates a whole table: servers over one store, pages on connections, a bus, and a fake clock.
// The same plan gives the same run.

import type { Rng, Seat } from '@tablee/kit';
import type { Entry, HostPlan } from '@tablee/table';
import { HandClock, MemoryStore } from '@tablee/table/testing';
import type { ClockPlan } from '@tablee/wire';
import type { Hint } from '@tablee/server/cluster/cluster';
import { Journal } from '../journal.ts';
import type { Saboteur } from './cable.ts';
import { deciderOf, planFor, TABLE, type Decide, type SimGame } from './game.ts';
import { SharedHome } from './home.ts';
import { Machine } from './machine.ts';
import { Node } from './node.ts';
import { Page } from './page.ts';
import { referenceOf, type Reference } from './reference.ts';
import { verdictOn, type Verdict } from './verdict.ts';

export interface WorldPlan {
  readonly game: SimGame;
  readonly seed: string;
  readonly people: readonly Seat[];
  readonly watchers: number;
  readonly servers: number;
  readonly clock?: ClockPlan | undefined;
  /** Whether its server's machine may have a wrong time. Works with one server only. */
  readonly isTimed?: boolean;
  /** Where the luck of wires and people comes from. */
  readonly rng: Rng;
  readonly latency: () => number;
  readonly think: () => number;
  /** How long a hint takes from server to server; undefined when it gets lost. */
  readonly hint?: () => number | undefined;
  readonly saboteur?: Saboteur | undefined;
  readonly append?: ((node: Node, run: () => Promise<boolean>) => Promise<boolean>) | undefined;
  /** Where the game begins, if not at its beginning. */
  readonly start?:
    | { readonly entries: readonly Entry[]; readonly snapshot?: string | undefined }
    | undefined;
  /** At which step of the reference it begins instead. */
  readonly startStep?: number;
  /** The reference, where it is known already. */
  readonly reference?: Reference | undefined;
}

/** Some moment; only differences count. */
const NOON = 1_700_000_000_000;
/** How long it takes until the others know that a server is no more. */
const HEARTBEAT_MS = 4000;

export class World {
  readonly plan: WorldPlan;
  readonly clock: HandClock;
  readonly store = new MemoryStore();
  readonly table: HostPlan;
  readonly decide: Decide;
  readonly reference: Reference;
  readonly nodes: readonly Node[];
  readonly pages: Page[] = [];
  readonly journal = new Journal();
  /** Everything that went wrong, by time. */
  readonly story: string[] = [];
  readonly broken: string[] = [];
  readonly #home: SharedHome;
  /** Since when no server has been up, by the clock that tables go by. */
  #downSince: number | undefined;
  /** How many entries there were at the start. */
  readonly #start: number;
  #tabs = 0;

  constructor(plan: WorldPlan) {
    this.plan = plan;
    const { game, seed, people, clock } = plan;
    this.table = planFor(game, { seed, people, clock });
    this.decide = deciderOf(game, seed);
    this.reference = plan.reference ?? referenceOf(this.table, this.decide);
    const start = plan.start?.entries ?? this.reference.entries(plan.startStep ?? 0, NOON);
    this.store.fill(TABLE, start);
    this.#start = start.length;
    this.clock = new HandClock(start.at(-1)?.at ?? NOON);
    this.#home = new SharedHome(this.table, this.store, this.clock.now());
    const snapshot = plan.start?.snapshot;
    if (snapshot !== undefined) this.#home.snapshot = { length: start.length, data: snapshot };
    this.#downSince = this.clock.now();
    this.nodes = Array.from({ length: plan.servers }, (_, i) => this.#newNode(`server-${i}`));
  }

  /** Starts the servers and opens the pages of all players and watchers. */
  open(): void {
    for (const node of this.nodes) this.#startNow(node);
    for (const seat of this.plan.people) this.addPage(seat);
    for (let i = 0; i < this.plan.watchers; i++) this.addPage(null);
  }

  /** Lets things happen until it is enough; false when nothing comes of it. */
  async run(isEnough: () => boolean, eventsMax: number): Promise<boolean> {
    for (let events = 0; events < eventsMax; events++) {
      if (isEnough()) return true;
      if (!(await this.clock.next())) return false;
    }
    return false;
  }

  /** Whether all pages still open see the end and have all answers. */
  get isDone(): boolean {
    return this.isOver && this.pages.every((page) => page.isMoved || seesTheEnd(page));
  }

  get isOver(): boolean {
    return this.nodes.some(({ host }) => host?.log.pending.kind === 'over');
  }

  /** What became of it all; of a game that is not over yet, so far. */
  verdict(): Verdict {
    const { table: plan, reference, journal, isOver: isWhole } = this;
    const entries = this.store.all(TABLE);
    const pages = this.pages.filter(({ isMoved }) => !isMoved);
    const verdict = verdictOn({ plan, entries, reference, pages, journal, isWhole });
    return { ...verdict, complaints: [...this.broken, ...verdict.complaints] };
  }

  tell(text: string): void {
    this.story.push(`${((this.clock.now() - NOON) / 1000).toFixed(3)} ${text}`);
  }

  close(): void {
    for (const node of this.nodes) node.crash();
  }

  // ---- people

  addPage(seat: Seat | null): Page {
    const { game, rng, latency, think, saboteur } = this.plan;
    this.#tabs += 1;
    const page: Page = new Page({
      seat,
      // No two clients that a table ever has share a name, not even from before the start.
      name: `${seat ?? 'watcher'}#${this.#start}.${this.#tabs}`,
      rules: game.rules,
      decide: this.decide,
      rng,
      clock: this.clock,
      cable: { clock: this.clock, latency, saboteur },
      server: () => this.anyServer(),
      journal: this.journal,
      hasPerson: () => this.pages.findLast((one) => one.plan.seat === seat) === page,
      think,
      broken: this.#broken,
    });
    this.pages.push(page);
    return page;
  }

  anyServer(): Node | undefined {
    const up = this.nodes.filter(({ isUp }) => isUp);
    return up.length < 2 ? up[0] : up[this.plan.rng.below(up.length)];
  }

  // ---- servers

  #newNode(name: string): Node {
    const { append, isTimed, rng } = this.plan;
    return new Node({
      name,
      plan: this.table,
      clock: this.clock,
      machine: isTimed === true ? new Machine(this.clock) : undefined,
      home: this.#home,
      decide: this.decide,
      rng,
      hasOthers: () => this.plan.servers > 1,
      tell: (from, hint) => this.#tellOthers(from, hint),
      broken: this.#broken,
      append: append ?? ((_, run) => run()),
    });
  }

  readonly #broken = (error: unknown): void => void this.broken.push(`broken: ${String(error)}`);

  startLater(node: Node, milliseconds: number): void {
    this.clock.after(milliseconds, () => node.run(() => this.#startNow(node)));
  }

  #startNow(node: Node): void {
    const since = this.#downSince;
    this.#downSince = undefined;
    if (since !== undefined) this.#home.served.up(this.clock.now());
    node.open(since);
  }

  crash(node: Node): void {
    node.crash();
    if (!this.nodes.some(({ isUp }) => isUp) && this.#downSince === undefined) {
      this.#downSince = node.now;
      this.#home.served.down(this.clock.now());
    }
    this.clock.after(HEARTBEAT_MS, () => {
      if (!node.isUp) for (const other of this.nodes) if (other !== node) other.lose(node.name);
    });
  }

  #tellOthers(from: Node, hint: Hint): void {
    for (const node of this.nodes) {
      const delay = node === from ? undefined : (this.plan.hint ?? (() => 20))();
      if (delay !== undefined) this.clock.after(delay, () => node.hear(hint, from.name));
    }
  }
}

const seesTheEnd = (page: Page): boolean =>
  page.isIn && !page.isBusy && page.glimpse?.waiting.kind === 'over';
