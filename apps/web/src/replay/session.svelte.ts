// Plays a film on the stage: its place, its viewer, and whether it runs. It is the scene that the
// game's own table shows, though nothing can be played on it.

import { askedSeats, personOf, type Names, type RecordSpeech, type Seat } from '@tablee/kit';
import type { AnyScene, ScenePlayer, SceneRefused, SceneSettings, SceneWaiting } from '@tablee/ui';
import type { LogLine } from '@tablee/ui/LogList.svelte';
import { regulars } from '../app/people.ts';
import { isStill, settings } from '../app/settings.svelte.ts';
import type { LoadedGame } from '../table/open.ts';
import { askedOf, Staged } from '../table/staged.svelte.ts';
import { chapterAt, chaptersOf, leap, openingOf, type Chapter } from './chapters.ts';
import type { Eyes, Film } from '../app/film.ts';
import type { Place } from './link.ts';
import { REPLAY, type ReplayTexts } from './texts/index.ts';

interface Shown {
  readonly position: number;
  readonly eyes: Eyes;
  readonly view: unknown;
  readonly events: readonly unknown[];
  readonly waiting: SceneWaiting<unknown>;
}

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a film that runs waits before the next step, on top of that. */
export const GAP_MS = 620;
/** More bots than any table has: all regulars, each with the face it has at every table. */
const ALL_REGULARS = 99;
const FACES = new Map(regulars(ALL_REGULARS, '', []).map(({ name, face }) => [name, face]));

export class ReplaySession extends Staged<Shown, LoadedGame> implements AnyScene {
  readonly film: Film;
  /** The online table that the film was fetched from. */
  readonly origin: string | undefined;
  readonly chapters: readonly Chapter[];
  /** Where the film stands; the stage may still be showing what leads there. */
  at = $state(0);
  eyes: Eyes = $state('whole');
  speed: Speed = $state(1);
  isRunning = $state(false);
  /** The step at which the reader tried to play. */
  #triedAt: number | undefined = $state();

  /** The seat of the page's reader, called « toi »; null where the reader did not sit there. */
  readonly me: Seat | null;

  constructor(film: Film, plan: LoadedGame, origin?: string, me?: Seat) {
    super(plan);
    this.film = film;
    this.origin = origin;
    this.me = me ?? null;
    this.chapters = chaptersOf(film);
    this.seek(openingOf(film));
  }

  protected override factor(): number {
    return super.factor() / this.speed;
  }

  // ---- winding

  readonly last: number = $derived.by(() => this.film.last);

  #shownAt(position: number, events: readonly unknown[]): Shown {
    const { film, eyes } = this;
    const pending = film.pendingAt(position);
    return {
      position,
      eyes,
      view: film.sightAt(position, eyes),
      events,
      waiting: askedOf(pending.kind, askedSeats(pending)),
    };
  }

  /** There at once. */
  seek(position: number): void {
    this.at = Math.min(this.last, Math.max(0, position));
    this.stage.cut(this.#shownAt(this.at, []));
  }

  /** One step on, with everything that is to be watched on the way. */
  forward(): void {
    if (this.at >= this.last) return;
    // A second press skips the rest of the step before.
    if (this.stage.isBusy) this.seek(this.at);
    const events = this.film.eventsAt(this.at + 1, this.eyes);
    const before = this.film.sightAt(this.at, this.eyes);
    this.at += 1;
    this.show(this.#shownAt(this.at, events), events, before);
    if (this.at === this.last) this.isRunning = false;
  }

  back(): void {
    this.seek(this.at - 1);
  }

  /** Where a link leads to; as far as there is such a place in this film. */
  visit({ at, eyes }: Place): void {
    if (eyes === 'whole' || eyes < this.players.length) this.eyes = eyes;
    this.seek(at);
  }

  leap(way: 1 | -1): void {
    this.seek(leap(this.chapters, this.at, way, this.last));
  }

  toggle(): void {
    if (!this.isRunning && this.at >= this.last) this.seek(0);
    this.isRunning = !this.isRunning;
  }

  look(eyes: Eyes): void {
    this.eyes = eyes;
    this.seek(this.at);
  }

  faster(): void {
    const next = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length];
    this.speed = next ?? SPEEDS[0];
  }

  override close(): void {
    this.isRunning = false;
    super.close();
  }

  // ---- words

  readonly words: ReplayTexts = $derived(REPLAY[settings.lang]);
  get speech(): RecordSpeech {
    return { lang: settings.lang, gameTexts: this.texts, names: this.names };
  }
  readonly chapter: Chapter | undefined = $derived.by(() => chapterAt(this.chapters, this.at));
  /** « Manche 2, coup 34 sur 203 » */
  get placeWords(): string {
    const { place } = this.words;
    const head = this.chapter === undefined ? place.start : place.chapter(this.chapter);
    return `${head}, ${place.step(this.at, this.last)}`;
  }

  /** What the step that led to a position told, in words. */
  toldAt(position: number): readonly Omit<LogLine, 'step'>[] {
    return this.tellings(this.film.eventsAt(position, this.eyes));
  }

  /** The whole log, as these eyes would have read it. */
  readonly log: readonly LogLine[] = $derived.by(() => {
    const lines: LogLine[] = [{ step: 0, text: this.words.place.start, isHead: true }];
    for (let step = 1; step <= this.last; step++)
      for (const line of this.toldAt(step)) lines.push({ step, ...line });
    return lines;
  });

  /** What is read out for where the film stands. */
  get sentence(): string {
    const told = this.toldAt(this.at).map(({ text }) => text);
    if (this.at === 0) return `${this.words.place.start}.`;
    return told.length === 0 ? this.words.quiet : told.join(' ');
  }

  // ---- the scene

  readonly #shown: Shown = $derived(this.stage.shown!);
  get game(): string {
    return this.plan.meta.id;
  }
  readonly players: readonly ScenePlayer[] = $derived.by(() =>
    this.film.open.players.map(({ name, kind }, seat) => ({
      name: name === '' ? this.words.player(seat + 1) : name,
      face: FACES.get(name) ?? seat,
      isBot: kind === 'bot',
    })),
  );
  readonly names: Names = $derived(this.players.map(({ name }) => name));
  /** By itself, as beside a place: the reader is « Toi ». */
  labelOf(seat: Seat): string {
    return personOf(settings.lang, this.names, seat, this.me).label;
  }
  get seat(): Seat | null {
    const { eyes } = this.#shown;
    return eyes === 'whole' ? null : eyes;
  }
  readonly isShared = false;
  readonly isOpen: boolean = $derived(this.#shown.eyes === 'whole');
  readonly view: unknown = $derived(this.#shown.view);
  readonly step: number = $derived(this.#shown.position);
  readonly waiting: SceneWaiting<unknown> = $derived(this.#shown.waiting);
  readonly events: readonly unknown[] = $derived(this.#shown.events);
  readonly isMyTurn = false;
  /** A tap plays nothing here: it chooses, like anywhere. */
  override readonly settings: SceneSettings = $derived({
    oneTap: false,
    aids: settings.aids,
    isStill: isStill(),
  });
  act = (): void => {
    this.#triedAt = this.at;
  };
  refuse = this.act;
  forgive(): void {
    this.#triedAt = undefined;
  }
  readonly refused: SceneRefused | undefined = $derived(
    this.#triedAt === this.at ? { text: this.words.onlyWatching, rule: undefined } : undefined,
  );
}
