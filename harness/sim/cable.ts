// Simulates a connection between a page and a server: delivers socket messages as text, in order
// per direction. A cut loses messages under way, and either end may notice late.

import type { HandClock } from '@tablee/table/testing';

export type Direction = 'up' | 'down';

export interface End {
  hear(text: string): void;
  /** It is broken, or the other side has hung up. */
  lost(): void;
}

/** How long the ends take to notice that a cable is broken. */
export interface Notice {
  readonly page: number;
  readonly server: number;
}

/** May crash or cut just before a message, which is then lost, or just after it. */
export type Saboteur = (
  cable: Cable,
  direction: Direction,
) => { readonly when: 'before' | 'after'; strike(): void } | undefined;

export interface CablePlan {
  readonly clock: HandClock;
  /** How long the next message takes. */
  readonly latency: () => number;
  readonly saboteur?: Saboteur | undefined;
}

export class Cable {
  readonly #plan: CablePlan;
  readonly #page: End;
  #server: End | undefined;
  #isCut = false;
  /** Directions that drop all messages without closing the socket, for good. */
  readonly #dead = new Set<Direction>();
  /** When the last message of each direction arrives: none overtakes another. */
  readonly #last = { up: 0, down: 0 };

  constructor(plan: CablePlan, page: End) {
    this.#plan = plan;
    this.#page = page;
  }

  attach(server: End): void {
    this.#server = server;
  }

  get isCut(): boolean {
    return this.#isCut;
  }

  up(text: string): void {
    this.#carry('up', () => this.#arrive('up', text));
  }

  down(text: string): void {
    this.#carry('down', () => this.#arrive('down', text));
  }

  /** The page hangs up, after what it has said. */
  hangUp(): void {
    this.#dead.add('down');
    this.#carry('up', () => {
      if (!this.#dead.has('up')) this.cut({ page: 0, server: 0 });
    });
  }

  /** Both directions at once. */
  cut(notice: Notice): void {
    if (this.#isCut) return;
    this.#isCut = true;
    const { clock } = this.#plan;
    clock.after(notice.page, () => this.#page.lost());
    clock.after(notice.server, () => this.#server?.lost());
  }

  /** Drops all messages of one direction. The other one works until the cable is cut. */
  deaden(direction: Direction): void {
    this.#dead.add(direction);
  }

  #carry(direction: Direction, arrive: () => void): void {
    if (this.#isCut) return;
    const { clock, latency } = this.#plan;
    const due = Math.max(this.#last[direction], clock.now() + latency());
    this.#last[direction] = due;
    clock.after(due - clock.now(), arrive);
  }

  #arrive(direction: Direction, text: string): void {
    if (this.#isCut || this.#dead.has(direction)) return;
    const trouble = this.#plan.saboteur?.(this, direction);
    if (trouble?.when === 'before') trouble.strike();
    this.#deliver(direction, text);
    if (trouble?.when === 'after') trouble.strike();
  }

  #deliver(direction: Direction, text: string): void {
    if (this.#isCut) return;
    if (direction === 'up') this.#server?.hear(text);
    else this.#page.hear(text);
  }
}
