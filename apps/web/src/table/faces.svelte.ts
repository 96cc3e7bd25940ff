// Shows the bots' faces at a table and the lines they say. The game's onlooker derives both from
// the events received so far, at the pace of the stage.

import { mannerOf } from '@tablee/bots';
import type { Seat } from '@tablee/kit';
import type { ToldEvent } from '@tablee/table';
import type { Mood, Onlooker } from '@tablee/ui/onlooker.ts';
import type { Sheet } from '@tablee/wire';
import { untrack } from 'svelte';
import { settings } from '../app/settings.svelte.ts';
import { openWords } from '../app/words.ts';
import { banterIn } from './banter/index.ts';
import type { StagedPlan } from './staged.svelte.ts';
import { lineOf, Wit, type Cue } from '@tablee/ui/wit.ts';

/** What it looks at. */
interface Table {
  readonly client: { readonly told: readonly ToldEvent[] };
  /** How far the stage has come. */
  readonly step: number;
  readonly sheet: Sheet;
}

interface Line {
  readonly seat: Seat;
  readonly text: string;
}

/** How long a face stays as it is. */
const MOOD_MS = 5000;
/** How long a line stands, with so much for each letter. */
const LINE_MS = 2600;
const LETTER_MS = 55;
/** A page more than this many steps behind shows no reactions to them. */
const BEHIND = 3;

export class Faces {
  readonly #ui: StagedPlan['ui'];
  #make: (() => Onlooker<unknown>) | undefined = $state.raw();
  #isLoading = false;
  #onlooker: Onlooker<unknown> | undefined;
  #wit: Wit | undefined;
  /** How much of what was told has been looked at, and the last of it. */
  #seen = 0;
  #last: ToldEvent | undefined;
  /** By seat, and when each of them passes. */
  #moods: readonly (Mood | undefined)[] = $state.raw([]);
  #fading: ReturnType<typeof setTimeout>[] = [];
  /** What a bot says at this moment. */
  line: Line | undefined = $state.raw();
  #hush: ReturnType<typeof setTimeout> | undefined;

  constructor(ui: StagedPlan['ui']) {
    this.#ui = ui;
  }

  readonly moodOf = (seat: Seat): Mood => this.#moods[seat] ?? 'calm';

  /** In an effect: looks at what has come onto the stage since. */
  follow(table: Table): void {
    const { client, step, sheet } = table;
    const make = this.#make;
    if (make === undefined) void this.#load();
    else untrack(() => this.#follow({ client, step, sheet }, make));
  }

  #follow({ client, step, sheet }: Table, make: () => Onlooker<unknown>): void {
    const { told } = client;
    // Taken back, or seen through other eyes: it is looked at again from the start, in silence.
    const isAnew = this.#onlooker === undefined || told[this.#seen - 1] !== this.#last;
    if (isAnew) {
      this.#onlooker = make();
      const { players } = sheet;
      const names = players.map(({ name }) => name).join(' ');
      this.#wit = new Wit(names, (seat) => players[seat]?.kind === 'bot');
      this.#seen = 0;
      this.#last = undefined;
      this.quiet();
    }
    const from = told[this.#seen]?.step ?? step;
    const isLate = isAnew || step - from > BEHIND;
    while (this.#seen < told.length && told[this.#seen]!.step < step)
      this.#look(told, sheet, isLate);
  }

  async #load(): Promise<void> {
    if (this.#isLoading || this.#ui.loadOnlooker === undefined) return;
    this.#isLoading = true;
    // The onlooker failed to load: all faces stay calm.
    this.#make = await this.#ui.loadOnlooker().catch(() => undefined);
  }

  /** One step more. */
  #look(told: readonly ToldEvent[], { game, mode, players }: Sheet, isLate: boolean): void {
    const { step } = told[this.#seen]!;
    const events: unknown[] = [];
    for (; told[this.#seen]?.step === step; this.#seen++) events.push(told[this.#seen]!.event);
    this.#last = told[this.#seen - 1];
    const impression = this.#onlooker!.see(events);
    const cue = this.#wit!.hear(step, impression);
    if (isLate) return;
    for (const { seat, mood } of impression.reactions) {
      // A talking bot keeps the face of its line unless it reacts to something.
      const isTalking = mood === 'calm' && this.line?.seat === seat;
      if (players[seat]?.kind === 'bot' && !isTalking) this.#turn(seat, mood);
    }
    if (cue !== undefined && settings.banter && mode !== 'lesson')
      void this.#say(cue, game, players[cue.seat]!.face);
  }

  #turn(seat: Seat, mood: Mood): void {
    clearTimeout(this.#fading[seat]);
    const moods = [...this.#moods];
    moods[seat] = mood;
    this.#moods = moods;
    if (mood !== 'calm') this.#fading[seat] = setTimeout(() => this.#turn(seat, 'calm'), MOOD_MS);
  }

  async #say(cue: Cue, game: string, face: number): Promise<void> {
    const ui = this.#ui;
    const hasOwn = ui.loadBanter !== undefined;
    const { lang } = settings;
    try {
      const [general, own] = await Promise.all([
        openWords('banter', banterIn, lang),
        hasOwn ? openWords(`banter of ${game}`, (other) => ui.loadBanter!(other), lang) : undefined,
      ]);
      const text = lineOf(cue, mannerOf(face), own?.(settings.lang), general(settings.lang));
      if (text === undefined) return;
      this.hush();
      this.line = { seat: cue.seat, text };
      this.#hush = setTimeout(() => this.hush(), LINE_MS + LETTER_MS * text.length);
    } catch {
      // Out of reach: nothing is said.
    }
  }

  /** Takes away what is being said. */
  hush(): void {
    clearTimeout(this.#hush);
    this.line = undefined;
  }

  /** Makes all faces calm and ends the line. */
  quiet(): void {
    for (const timer of this.#fading) clearTimeout(timer);
    this.#fading = [];
    this.#moods = [];
    this.hush();
  }
}
