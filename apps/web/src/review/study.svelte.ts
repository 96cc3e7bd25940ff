// Joins a film and its review: the seat looked at, which of its choices, and everything in words.

import { capital, personOf, type Person, type Seat } from '@tablee/kit';
import {
  followsTold,
  isCostly,
  isEven,
  WITHIN,
  type Label,
  type Price,
  type PricedMove,
} from '@tablee/review';
import { openAdvice, type AdviceIn } from '../table/advice.ts';
import type { ReplaySession } from '../replay/session.svelte.ts';
import { settings } from '../app/settings.svelte.ts';
import type { Measure } from './chart.ts';
import { numbersIn, type Numbers } from './numbers.ts';
import type { Reviewing } from './reviewing.svelte.ts';
import { storyOf } from './story.ts';
import { REVIEW, type ReviewTexts } from './texts/index.ts';
import { turnsOf, type Turn } from './values.ts';

/** A move in words. */
export interface Told {
  readonly words: string;
  readonly chance: string;
  readonly reasons: readonly string[];
  /** What usually follows, each with its share of the imagined games, or none where it never does. */
  readonly follows: readonly { readonly share: string | undefined; readonly sentence: string }[];
}

/** From so many points on; 0 for all. */
export const SIZES = [0, 2, 5, 10] as const;
export type Size = (typeof SIZES)[number];

export class Study {
  readonly session: ReplaySession;
  readonly reviewing: Reviewing;
  /** The reader's seat, where they played. */
  readonly me: Seat | undefined;
  /** The seat with the choices looked at. */
  seat: Seat = $state(0);
  measure: Measure = $state('chance');
  size: Size = $state(2);
  kind: Label | 'all' = $state('all');
  #adviceIn: AdviceIn | undefined = $state.raw();

  constructor(session: ReplaySession, reviewing: Reviewing, me: Seat | undefined) {
    this.session = session;
    this.reviewing = reviewing;
    this.me = me;
    this.seat = me ?? this.#likely();
    const { game, plan } = session;
    openAdvice(game, plan.ui).then(
      (words) => {
        this.#adviceIn = words;
      },
      // Without them moves are still named and priced; the console says why no reasons are.
      (error: unknown) => console.error(error),
    );
  }

  /** The only person among bots; otherwise the first winner. */
  #likely(): Seat {
    const { players, film } = this.session;
    const people = players.flatMap(({ isBot }, seat) => (isBot ? [] : [seat]));
    return (people.length === 1 ? people[0] : film.outcome?.winners[0]) ?? 0;
  }

  readonly texts: ReviewTexts = $derived(REVIEW[settings.lang]);
  readonly numbers: Numbers = $derived(numbersIn(settings.lang));

  person(seat: Seat): Person {
    return personOf(settings.lang, this.session.names, seat, this.me ?? null);
  }

  /**
   * Names in sentences that say “you” to the player of a choice: the reader stands there by name.
   * A reader without a name would not know “Player 1”, so that name keeps its “(you)”.
   */
  readonly #quotedNames = $derived.by(() =>
    this.session.names.map((name, seat) =>
      seat === this.me && this.#isNameless(seat) ? `${name} (${this.texts.you})` : name,
    ),
  );

  #isNameless(seat: Seat): boolean {
    return this.session.film.open.players[seat]?.name === '';
  }

  /** « Odette », « Zoé (toi) », and « Toi » where one plays without a name, as at the table. */
  nameOf(seat: Seat): string {
    const name = this.session.names[seat] ?? '';
    if (seat === this.me && this.#isNameless(seat)) return capital(this.texts.you);
    return seat === this.me ? `${name} (${this.texts.you})` : name;
  }

  readonly review = $derived.by(() => this.reviewing.reviews?.[this.seat]);
  readonly turns: readonly Turn[] = $derived.by(() => turnsOf(this.reviewing.values));

  /** In one sentence; undefined until it is known. */
  readonly story: string | undefined = $derived.by(() => {
    const { isSeen, outline, prices } = this.reviewing;
    if (!isSeen) return undefined;
    if (outline.choices.length === 0) return this.texts.nothing;
    const isOver = this.session.film.outcome !== undefined;
    const own = prices.filter(({ seat }) => seat === this.seat);
    const known = { prices: own, chance: this.review?.chance, score: this.review?.score };
    const { texts } = this.session;
    const telling = {
      person: this.person(this.seat),
      isOver,
      numbers: this.numbers,
      unitOf: (count: number): string => texts.unit?.(count) ?? this.texts.sums.points(count),
    };
    return this.texts.story(storyOf(known, telling));
  });

  readonly #own: readonly Price[] = $derived.by(() =>
    this.reviewing.prices.filter(({ seat, label }) => seat === this.seat && label !== 'forced'),
  );

  /** The costliest first. A brilliant one costs nothing, and is not missed for that. */
  readonly listed: readonly Price[] = $derived.by(() =>
    this.#own
      .filter(({ label }) => this.kind === 'all' || label === this.kind)
      .filter((price) => this.#isOfSize(price))
      .sort((a, b) => b.cost - a.cost || a.step - b.step),
  );

  #isOfSize({ cost, error, label }: Price): boolean {
    if (this.size === 0 || label === 'brilliant') return true;
    return cost >= this.size / 100 && !isEven({ cost, error });
  }

  /** Where this seat's costliest choice is made. */
  readonly costliest: number | undefined = $derived.by(
    () => this.#own.toSorted((a, b) => b.cost - a.cost)[0]?.step,
  );

  /** Whether there are choices that size or kind leave out. */
  readonly hasMore: boolean = $derived.by(() => this.listed.length < this.#own.length);

  showAll(): void {
    this.size = 0;
    this.kind = 'all';
  }

  /** What is chosen where the film stands. */
  readonly here: readonly Price[] = $derived.by(() => {
    const { at } = this.session;
    return this.reviewing.prices.filter(({ step, label }) => step === at && label !== 'forced');
  });

  /** Where this seat's costly choice before or after the film's position is made; past the last comes the first. */
  fault(way: 1 | -1): number | undefined {
    const { at } = this.session;
    const steps = this.#own.filter(isCostly).map(({ step }) => step);
    const found =
      way === 1
        ? (steps.find((step) => step > at) ?? steps[0])
        : (steps.findLast((step) => step < at) ?? steps.at(-1));
    return found === at ? undefined : found;
  }

  /** « Manche 2, coup 34 » */
  placeOf(position: number): string {
    const { chapters, words } = this.session;
    const chapter = chapters.findLast((one) => one.position <= position);
    const step = `${this.texts.chart.step} ${position}`;
    return chapter === undefined ? step : `${words.place.chapter(chapter)} · ${step}`;
  }

  costOf({ cost, error }: Price): { readonly short: string; readonly long: string } {
    const { choices } = this.texts;
    if (cost > 0 && isEven({ cost, error }))
      return { short: choices.even, long: choices.evenWords };
    const [points, give] = [100 * cost, 100 * WITHIN * error].map((value) =>
      this.numbers.decimal(value),
    );
    if (cost === 0) return { short: choices.nothingLost, long: choices.nothingLost };
    return { short: choices.cost(points!, give!), long: choices.costWords(points!, give!) };
  }

  told(price: Price, { move, chance: own, reasons, follows = [] }: PricedMove): Told {
    const { seat, step, played, best } = price;
    // What cannot be told apart is not ranked by its figures either.
    const [one, other] = [played.chance ?? 0, best.chance ?? 0];
    const chance = isEven(price) ? (one + other) / 2 : (own ?? 0);
    const advice = this.#adviceIn?.(settings.lang);
    const nameOf = (one: Seat): string => this.#quotedNames[one] ?? '';
    const percent = (share: number): string => this.texts.chart.percent(Math.round(100 * share));
    return {
      words: this.#moveWords(step, seat, move),
      chance: this.texts.choices.chance(percent(chance)),
      reasons: reasons
        .map((reason) => advice?.reason(reason, nameOf))
        .filter((sentence) => sentence !== undefined),
      follows: followsTold(follows, (one) => advice?.reason(one, nameOf)).map(
        ({ percent: share, sentence }) => ({
          share: share === undefined ? undefined : this.texts.chart.percent(share),
          sentence,
        }),
      ),
    };
  }

  #moveWords(step: number, seat: Seat, text: string | null): string {
    const { film, texts } = this.session;
    const move = text === null ? undefined : film.open.rules.notation.parse(text);
    if (move === undefined || !move.ok) return capital(this.texts.moves.silence);
    const words = texts.move(film.sightAt(step, seat), move.value, this.#quotedNames);
    // What becomes of a row stays in one line.
    return capital(words.replaceAll(' → ', '\u00a0→\u00a0'));
  }
}
