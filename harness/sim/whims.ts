// Adds actions beside the moves: standing orders, undo, repeated commands, stand-ins, votes for a
// pause. None of them changes what a seat finally plays.

import type { Rng, Seat } from '@tablee/kit';
import type { Page } from './page.ts';
import type { World } from './world.ts';

export interface WhimPlan {
  readonly rng: Rng;
  readonly orders: boolean;
  readonly standIns: boolean;
  readonly votes: boolean;
  readonly undo: boolean;
  /** How many whims all players have together. */
  readonly purse: number;
}

export class Whims {
  readonly #plan: WhimPlan;
  readonly #world: World;
  #purse: number;

  constructor(world: World, plan: WhimPlan) {
    this.#world = world;
    this.#plan = plan;
    this.#purse = plan.purse;
    this.#next();
  }

  #next(): void {
    const { clock } = this.#world;
    const { rng } = this.#plan;
    clock.after(200 + rng.below(1200), () => {
      if (this.#world.isOver) return;
      const pages = this.#world.pages.filter((page) => page.isIn && !page.isBusy && !page.isMoved);
      const page = pages[rng.below(Math.max(1, pages.length))];
      if (page !== undefined && page.plan.seat !== null) this.#act(page, page.plan.seat);
      this.#next();
    });
  }

  /** What keeps the game from going on is always seen to; the rest is a whim. */
  #act(page: Page, seat: Seat): void {
    const { rng } = this.#plan;
    const own = page.people?.seats[seat];
    if (page.people?.isPaused === true) {
      if (rng.below(3) === 0) this.#ask(page, 'resumes', (client) => client.resume());
    } else if (own?.standIn === 'sits') {
      if (rng.below(2) === 0) this.#ask(page, 'takes the seat back', (client) => client.takeBack());
    } else if (this.#purse > 0) {
      this.#purse -= 1;
      this.#whim(page, seat);
    }
  }

  #whim(page: Page, seat: Seat): void {
    const { orders, standIns, votes, undo, rng } = this.#plan;
    const luck = rng.below(4);
    if (luck === 0 && orders) this.#order(page, seat);
    else if (luck === 1 && standIns) this.#standIn(page, seat);
    else if (luck === 2 && votes) this.#vote(page, seat);
    else if (luck === 3 && undo) this.#waver(page, seat);
  }

  #order(page: Page, seat: Seat): void {
    const { reference, plan } = this.#world;
    const { rng } = this.#plan;
    const { step, waiting } = page.glimpse!;
    if (waiting.order !== undefined && rng.below(2) === 0) {
      this.#ask(page, 'cancels', (client) => client.cancel());
      return;
    }
    // Players give no standing orders for a window: its first bid wins.
    if (waiting.kind === 'open') return;
    const isAsked = waiting.seats.includes(seat) && !waiting.chosen.includes(seat);
    const foreseen = reference.foresee(seat, isAsked ? step : step + 1);
    const move = rng.below(4) === 0 ? plan.game.never : foreseen;
    if (move !== undefined)
      this.#ask(page, `orders ${move}`, (client) => client.order(`pick ${move}`));
  }

  #standIn(page: Page, seat: Seat): void {
    const gone = page.people?.seats.findIndex(({ mayStandIn }) => mayStandIn) ?? -1;
    const who = gone >= 0 ? gone : seat;
    this.#ask(page, `lets a bot sit in for ${who}`, (client) => client.standIn(who));
  }

  #vote(page: Page, seat: Seat): void {
    if (page.people?.votes.pause.includes(seat) === true)
      this.#ask(page, 'votes no more', (client) => client.unvote('pause'));
    else this.#ask(page, 'votes for a pause', (client) => client.vote('pause'));
  }

  /** Takes a step or a choice back to make it again, or says the same thing twice. */
  #waver(page: Page, seat: Seat): void {
    const { rng } = this.#plan;
    const { waiting } = page.glimpse!;
    if (waiting.undo === 'possible' && rng.below(2) === 0) {
      this.#ask(page, 'takes back', (client) => client.undo());
      return;
    }
    const isSealed = waiting.kind === 'sealed' && waiting.seats.includes(seat);
    if (!page.isAsked && !isSealed) return;
    const move = page.decision;
    if (move === undefined) return;
    for (let i = 0; i < 2; i++) this.#ask(page, 'moves twice', (client) => client.move(move));
  }

  #ask(page: Page, what: string, question: Parameters<Page['ask']>[0]): void {
    this.#world.tell(`${page.plan.name} ${what}`);
    page.ask(question);
  }
}
