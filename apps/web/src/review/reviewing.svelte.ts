// Runs a review and holds its state: results so far, progress, and errors. A finished review is
// stored on the device and opens at once the next time.

import type { Seat } from '@tablee/kit';
import {
  EFFORT,
  effortFor,
  effortOf,
  putTogether,
  type Piece,
  type Price,
  type SeatReview,
} from '@tablee/review';
import { REVIEW_FORM, type KeptReview } from '../offline/reviews.ts';
import type { StartThread } from '../offline/thread.ts';
import type { Film } from '../app/film.ts';
import { Crew, Dismissed } from './crew.ts';
import type { Errand, ReviewAnswer, ReviewRequest, Worked } from './errand.ts';
import {
  jobOf,
  nameOf,
  outlineOf,
  QUICK,
  quickLook,
  seatsOf,
  thoroughly,
  type Outline,
} from './outline.ts';
import { Pace } from './pace.ts';
import type { Values } from './values.ts';

export interface ReviewPorts {
  readonly start: StartThread<ReviewRequest, ReviewAnswer>;
  readonly threads: number;
  readonly find: (id: string) => Promise<KeptReview | undefined>;
  readonly keep: (review: KeptReview) => Promise<boolean>;
  readonly now: () => number;
  /** Resolves when the user's input leaves the device free for work. */
  readonly rest: () => Promise<void>;
}

/** Where the game comes from, as far as that is known. */
export interface Origin {
  readonly table: string | undefined;
  readonly origin: string | undefined;
  readonly playedAt: number | undefined;
  /** The seat of this device's owner, where they played. */
  readonly me: Seat | undefined;
}

export type Stand = 'searching' | 'running' | 'stopped' | 'failed' | 'done';

/** Minimum interval between re-renders while results arrive. */
const SHOWN_EVERY_MS = 500;
/** The part of the bar that a quick look fills. */
const LOOK = 0.1;

export class Reviewing {
  readonly film: Film;
  readonly #from: Origin;
  readonly #ports: ReviewPorts;
  readonly #playouts: number;
  readonly outline: Outline;
  readonly #pace = new Pace();
  #crew: Crew | undefined;
  /** By kind and index: the best so far, and with how many imagined games each was made. */
  readonly #done: Record<Piece['kind'], { piece: Piece; playouts: number }[]> = {
    choice: [],
    value: [],
  };
  #showing: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  stand: Stand = $state('searching');
  /** The error message, for reports. */
  fault = $state('');
  /** Of the whole work, from 0 to 1. */
  share = $state(0);
  /** In milliseconds; undefined until a quick look has told how much work there is. */
  left: number | undefined = $state();
  values: Values = $state.raw([]);
  prices: readonly Price[] = $state.raw([]);
  /** Whether there is a first picture of everything. */
  isSeen = $state(false);
  /** By seat, once all is done: the sums of a first look may yet turn round. */
  reviews: readonly SeatReview[] | undefined = $state.raw();
  /** Only a quick look yet. */
  readonly isRough: boolean = $derived(this.stand !== 'done');

  constructor(film: Film, from: Origin, ports: ReviewPorts, playouts = EFFORT.playouts) {
    this.film = film;
    this.#from = from;
    this.#ports = ports;
    this.#playouts = playouts;
    this.outline = outlineOf(film);
  }

  get #look(): number {
    return Math.min(QUICK, this.#playouts);
  }

  get #count(): number {
    return this.outline.choices.length + this.outline.moments + 1;
  }

  /** Finds the review, or works it out; also goes on with one that was stopped. */
  async run(first = this.#from.me ?? 0): Promise<void> {
    this.stand = 'searching';
    this.fault = '';
    try {
      const job = await jobOf(this.film, this.#playouts);
      const id = nameOf(job);
      const kept = await this.#ports.find(id);
      if (kept !== undefined) {
        this.#take(kept);
        await this.#own(kept);
        return;
      }
      if (this.#isClosed) return;
      this.stand = 'running';
      // At most as many as there is to do.
      const size = Math.min(this.#ports.threads, this.#count);
      this.#crew = new Crew(this.#ports.start, size, job);
      await this.#work(this.#crew, first);
      this.#crew.dismiss();
      this.#show();
      this.#sumUp();
      this.stand = 'done';
      await this.#ports.keep(this.#kept(id));
    } catch (error) {
      this.#show();
      if (error instanceof Dismissed) this.stand = 'stopped';
      else {
        // The console keeps the stack; the page has only the message.
        console.error(error);
        this.fault = error instanceof Error ? error.message : String(error);
        this.stand = 'failed';
      }
    }
  }

  stop(): void {
    this.#crew?.dismiss();
  }

  /** The page is left: stops the work. */
  close(): void {
    this.#isClosed = true;
    this.stop();
    clearTimeout(this.#showing);
  }

  async #work(crew: Crew, first: Seat): Promise<void> {
    await this.#round(crew, quickLook(this.outline, first, this.#look));
    this.left = undefined;
    await this.#round(
      crew,
      thoroughly(this.outline, (i) => this.#priceOf(i), this.#playouts),
    );
  }

  /** Leaves out what has been done as well already. */
  async #round(crew: Crew, all: readonly Errand[]): Promise<void> {
    const isLeft = ({ kind, index, playouts }: Errand): boolean =>
      (this.#done[kind][index]?.playouts ?? 0) < playouts;
    const hear = ({ piece, milliseconds }: Worked, { playouts }: Errand): void => {
      this.#done[piece.kind][piece.index] = { piece, playouts };
      if (playouts < this.#playouts) this.#pace.looked(piece, milliseconds, this.#efforts);
      else this.#pace.worked(piece, milliseconds);
      this.#showing ??= setTimeout(() => {
        this.#show();
        this.#estimate(all.filter(isLeft), crew.size);
      }, SHOWN_EVERY_MS);
    };
    await crew.work(all.filter(isLeft), hear, this.#ports.rest);
  }

  get #efforts() {
    const { rules, setup } = this.film.open;
    const full = effortFor({ rules, setup, effort: effortOf(this.#playouts) });
    return { quick: effortOf(this.#look), full };
  }

  /** The bar never goes back and the countdown never rises, even where pieces take longer. */
  #estimate(errands: readonly Errand[], threads: number): void {
    const look = this.#look < this.#playouts ? LOOK : 1;
    if (!this.isSeen) {
      this.share = Math.max(this.share, look * (1 - errands.length / this.#count));
      return;
    }
    const { share, milliseconds } = this.#pace.left(errands);
    this.share = Math.max(this.share, 1 - (1 - look) * share);
    this.left = Math.min(milliseconds / threads, this.left ?? Infinity);
  }

  #show(): void {
    clearTimeout(this.#showing);
    this.#showing = undefined;
    this.values = Array.from({ length: this.outline.moments + 1 }, (_, moment) => {
      const piece = this.#done.value[moment]?.piece;
      return piece?.kind === 'value' ? piece.worths : undefined;
    });
    this.prices = this.outline.choices.flatMap((_, choice) => this.#priceOf(choice) ?? []);
    this.isSeen = this.#known().length === this.#count;
  }

  #priceOf(choice: number): Price | undefined {
    const piece = this.#done.choice[choice]?.piece;
    return piece?.kind === 'choice' ? piece.price : undefined;
  }

  #known(): readonly Piece[] {
    return Object.values(this.#done).flatMap((all) => all.flatMap(({ piece }) => piece));
  }

  #sumUp(): void {
    const steps = this.film.shots.map(({ step }) => step);
    this.reviews = putTogether({ seats: seatsOf(this.film), steps }, this.#known());
  }

  #take({ values, reviews }: KeptReview): void {
    this.values = values;
    this.reviews = reviews;
    this.prices = reviews
      .flatMap(({ prices }) => prices)
      .sort((a, b) => a.step - b.step || a.seat - b.seat);
    this.isSeen = true;
    this.share = 1;
    this.stand = 'done';
  }

  /** One that was made of a file or a link may turn out to be of a game that is kept here, too. */
  async #own(kept: KeptReview): Promise<void> {
    const { table, origin, playedAt, me } = this.#from;
    const found = {
      table: table ?? kept.table,
      origin: origin ?? kept.origin,
      playedAt: playedAt ?? kept.playedAt,
      me: me ?? kept.me,
    };
    const isNew =
      found.table !== kept.table || found.origin !== kept.origin || found.me !== kept.me;
    if (isNew) await this.#ports.keep({ ...kept, ...found });
  }

  #kept(id: string): KeptReview {
    const { outcome, open } = this.film;
    return {
      id,
      form: REVIEW_FORM,
      ...this.#from,
      game: open.game.meta.id,
      keptAt: this.#ports.now(),
      isOver: outcome !== undefined,
      playouts: this.#playouts,
      values: this.values.flatMap((value) => (value === undefined ? [] : [value])),
      reviews: this.reviews ?? [],
    };
  }
}
