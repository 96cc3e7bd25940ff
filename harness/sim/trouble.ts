// Injects faults around a table: cut and half-open connections, reloaded, doubled, sleeping and
// left pages, crashing servers, slow and failing stores. Each kind has a budget, so that every game
// ends.

import type { Rng } from '@tablee/kit';
import type { Node } from './node.ts';
import type { Page } from './page.ts';
import type { World } from './world.ts';

/** What befalls a page. */
const AT_PAGES = ['cut', 'half', 'reload', 'tab', 'nap', 'sleep', 'leave'] as const;
/** What befalls an append; `dies`: it is kept, and the server is no more before it can say so. */
const AT_APPENDS = ['late', 'fails', 'unanswered', 'dies', 'unreadable'] as const;
/** What strikes by itself, now and then. */
const ROAMING = [...AT_PAGES, 'crash'] as const;

export const KINDS = [...ROAMING, ...AT_APPENDS] as const;
export type Kind = (typeof KINDS)[number];
export type Purse = Readonly<Record<Kind, number>>;

export class Troublemaker {
  readonly #rng: Rng;
  readonly #purse: Record<Kind, number>;
  #world: World | undefined;

  constructor(rng: Rng, purse: Purse) {
    this.#rng = rng;
    this.#purse = { ...purse };
  }

  /** From now on things go wrong. */
  begin(world: World): void {
    this.#world = world;
    this.#roam(world);
  }

  /** One append in so many has trouble; the store itself comes first or last. */
  async append(node: Node, run: () => Promise<boolean>): Promise<boolean> {
    const world = this.#world;
    if (world === undefined || this.#rng.below(6) > 0) return run();
    const kind = AT_APPENDS[this.#rng.below(AT_APPENDS.length)]!;
    if (!this.#pay(kind)) return run();
    world.tell(`${node.name}: an append ${kind}`);
    if (kind === 'fails') throw new Error('the disk is full');
    const isLateBefore = this.#rng.below(2) === 0;
    if (kind === 'late' && isLateBefore) await this.#while(world, this.#rng.below(900));
    if (kind === 'unreadable') world.store.unreadable = 1;
    const isKept = await run();
    if (kind === 'late' && !isLateBefore) await this.#while(world, this.#rng.below(900));
    if (kind === 'unanswered') throw new Error('the line is dead');
    // The entry is written; the server crashes before it can acknowledge it.
    if (kind === 'dies') {
      this.#crash(world, node);
      return new Promise(() => undefined);
    }
    return isKept;
  }

  #while(world: World, milliseconds: number): Promise<void> {
    return new Promise((resolve) => void world.clock.after(milliseconds, resolve));
  }

  #pay(kind: Kind): boolean {
    if (this.#purse[kind] <= 0) return false;
    this.#purse[kind] -= 1;
    return true;
  }

  #roam(world: World): void {
    const kinds = ROAMING.filter((kind) => this.#purse[kind] > 0);
    if (kinds.length === 0 || world.isOver) return;
    world.clock.after(100 + this.#rng.below(900), () => {
      const kind = kinds[this.#rng.below(kinds.length)]!;
      if (!world.isOver && this.#pay(kind)) this.#strike(world, kind);
      this.#roam(world);
    });
  }

  #strike(world: World, kind: (typeof ROAMING)[number]): void {
    if (kind === 'crash') {
      const up = world.nodes.filter(({ isUp, machine }) => isUp && machine?.isAsleep !== true);
      const node = up[this.#rng.below(Math.max(1, up.length))];
      if (node !== undefined) this.#crash(world, node);
      return;
    }
    const pages = world.pages.filter(({ isMoved }) => !isMoved);
    const page = pages[this.#rng.below(pages.length)];
    if (page === undefined) return;
    world.tell(`${page.plan.name}: ${kind}`);
    this.#annoy(world, page, kind);
  }

  #annoy(world: World, page: Page, kind: (typeof AT_PAGES)[number]): void {
    const rng = this.#rng;
    const notice = { page: rng.below(2000), server: rng.below(3) === 0 ? 30_000 : rng.below(500) };
    switch (kind) {
      case 'cut':
        page.cut(notice);
        return;
      case 'half': {
        const { cable } = page;
        cable?.deaden(rng.below(2) === 0 ? 'up' : 'down');
        world.clock.after(2000 + rng.below(3000), () => cable?.cut(notice));
        return;
      }
      case 'reload':
        page.reload(notice);
        return;
      case 'tab':
        world.addPage(page.plan.seat);
        return;
      case 'nap':
        page.sleep(500 + rng.below(8000), notice);
        return;
      case 'sleep':
        page.sleep(20_000 + rng.below(100_000), notice);
        return;
      case 'leave':
        page.quit(1000 + rng.below(60_000));
    }
  }

  #crash(world: World, node: Node): void {
    // What sleeps has to wake up before it falls.
    node.run(() => {
      world.tell(`${node.name}: crash`);
      if (this.#rng.below(3) === 0) node.keepSnapshot();
      world.crash(node);
      world.startLater(node, this.#rng.below(4) === 0 ? 30_000 : 50 + this.#rng.below(3000));
    });
  }
}
