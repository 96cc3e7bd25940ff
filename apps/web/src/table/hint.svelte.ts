// Advises a player alone with bots. The bots' worker computes the advice from the player's own
// view; it goes away with the move.

import type { SpelledAdvice } from '@tablee/bots';
import { capital } from '@tablee/kit';
import { findGame } from '@tablee/registry';
import { setupOf } from '@tablee/table';
import type { AdviceWords } from '@tablee/ui';
import type { Bots } from '../offline/bots.ts';
import { openBots } from '../offline/bots-thread.ts';
import { untrack } from 'svelte';
import { settings } from '../app/settings.svelte.ts';
import { openAdvice, type AdviceIn } from './advice.ts';
import type { TableSession } from './session.svelte.ts';
import { sayAtTable } from './texts/index.ts';

export interface Tip {
  readonly words: string;
  /** In short, for where there is little room. */
  readonly label: string;
  /** Of 100; undefined where there is nothing to choose, and so nothing was tried. */
  readonly chance: number | undefined;
  /** The search cannot tell it from the best one. */
  readonly isAsGood: boolean;
  readonly reasons: readonly string[];
}

/** So many candidates are shown. */
const SHOWN = 3;
/** Thinking time of the bots' worker; the player waits that long. */
const THINK_MS = 1500;

type Candidate = SpelledAdvice['candidates'][number];

export class Hint {
  readonly #session: () => TableSession;
  /** From the first question on. */
  #bots: Bots | undefined;
  #candidates: readonly Candidate[] | undefined = $state.raw();
  /** Nothing else is allowed; that nothing else was worth a thought is no such thing. */
  #isForced = false;
  #wordsIn: AdviceIn | undefined = $state.raw();
  isThinking = $state(false);
  /** Which of the tips is looked at. */
  looked = $state(0);
  /** The step that is asked about; a late answer to another one is no advice. */
  #step = -1;

  /** A player wants to see it. */
  isShown = $state(false);

  constructor(session: () => TableSession) {
    this.#session = session;
  }

  get mayAsk(): boolean {
    const { isPractice, isMyTurn, isOver } = this.#session();
    return isPractice && isMyTurn && !isOver;
  }

  async ask(): Promise<void> {
    if (!this.mayAsk || this.isThinking) return;
    const { step, speak } = this.#session();
    this.isShown = true;
    this.#step = step;
    this.isThinking = true;
    try {
      const [candidates, words] = await Promise.all([this.#advice(), this.#loadWords()]);
      // The table may have gone on in the meantime.
      if (this.#step !== step) return;
      this.#wordsIn = words;
      this.looked = 0;
      this.#isForced = this.#hasOneMove() && candidates.length === 1;
      this.#candidates = candidates.slice(0, SHOWN);
    } catch {
      if (this.#step === step) this.#candidates = [];
    } finally {
      if (this.#step === step) this.isThinking = false;
    }
    if (this.tips !== undefined) speak(this.spoken);
  }

  /** In an effect: advice belongs to one decision, and goes with it. */
  follow(): void {
    const { step, isMyTurn } = this.#session();
    untrack(() => {
      if (this.isShown && (!isMyTurn || step !== this.#step)) this.drop();
    });
  }

  /** Drops the advice; an answer that is still on its way is ignored. */
  drop(): void {
    this.#step = -1;
    this.isThinking = false;
    this.isShown = false;
    this.#candidates = undefined;
    this.#session().suggestion = undefined;
  }

  /** Looks at one of them, and chooses it at the table, where nothing is played yet. */
  choose(at: number): void {
    this.looked = at;
    const move = this.#session().moveOf(this.#candidates?.[at]?.move);
    this.#session().suggestion = move === undefined ? undefined : { move };
  }

  close(): void {
    this.drop();
    this.#bots?.close();
  }

  /** The best one first; undefined while there is no advice. */
  readonly tips: readonly Tip[] | undefined = $derived.by(() => {
    const words = this.#wordsIn?.(settings.lang);
    if (this.#candidates === undefined) return undefined;
    if (words === undefined) return [];
    const { players } = this.#session();
    const nameOf = (seat: number): string => players[seat]?.name ?? '';
    const labels = this.#candidates.map(({ move }) => this.#label(move, words));
    /** Where one card would go against several people, they are what there is to choose from. */
    const whom = (i: number): string | undefined => {
      if (labels.indexOf(labels[i]!) === labels.lastIndexOf(labels[i]!)) return undefined;
      const seat = words.target?.(this.#session().moveOf(this.#candidates![i]!.move)) ?? null;
      return seat === null ? undefined : `→ ${nameOf(seat)}`;
    };
    return this.#candidates.map(({ move, chance, playouts, isAsGood, reasons }, i) => ({
      words: this.#session().moveWords(move),
      label: whom(i) ?? labels[i]!,
      chance: playouts === 0 ? undefined : Math.round(100 * Math.max(0, Math.min(1, chance))),
      isAsGood,
      // What speaks for a move tells it from others; there are none where there is nothing to choose.
      reasons: this.#isForced
        ? [sayAtTable().hint.only]
        : reasons
            .map((reason) => words.reason(reason, nameOf))
            .filter((sentence) => sentence !== undefined),
    }));
  });

  /** Why the one that is looked at; what its figure means, and for how many it is the same, comes first. */
  readonly why: readonly string[] = $derived.by(() => {
    const tip = this.tips?.[this.looked];
    if (tip?.chance === undefined) return tip?.reasons ?? [];
    const { same, chance } = sayAtTable().hint;
    const figure = tip.isAsGood && this.#alike > 1 ? same(tip.chance) : `${chance(tip.chance)}.`;
    return [figure, ...tip.reasons];
  });
  readonly #alike: number = $derived(this.tips?.filter(({ isAsGood }) => isAsGood).length ?? 0);
  /** All of them are worth the same: a figure beside each would only say so again. */
  readonly areAlike: boolean = $derived(this.#alike > 1 && this.#alike === this.tips?.length);

  /** What to press for the one that is looked at. */
  readonly spots: readonly string[] = $derived.by(() => {
    const move = this.#session().moveOf(this.#candidates?.[this.looked]?.move);
    const words = this.#wordsIn?.(settings.lang);
    return move === undefined || words === undefined ? [] : words.spots(move, this.#session().view);
  });

  /** For screen readers. */
  get spoken(): string {
    const { hint } = sayAtTable();
    const { tips } = this;
    if (tips === undefined) return '';
    if (tips.length === 0) return hint.none;
    const told = tips
      .map(({ words, chance, reasons }) => {
        const share = chance === undefined || this.areAlike ? '' : `, ${hint.chance(chance)}`;
        return [`${words}${share}.`, ...reasons].join(' ');
      })
      .join(' ');
    return this.areAlike ? `${hint.same(tips[0]!.chance!)} ${told}` : told;
  }

  async #advice(): Promise<readonly Candidate[]> {
    const { sheet, rules, view, seat, step, game } = this.#session();
    if (seat === null) return [];
    const deck = await findGame(game)?.addedDeck?.(String(sheet.options['deck']));
    this.#bots ??= openBots();
    const { candidates } = await this.#bots.advise({
      game,
      setup: setupOf(sheet),
      ...(deck !== undefined && { deck }),
      seat,
      view: rules.pack(view),
      // The same seed when the player asks again at this step.
      luck: { seed: sheet.id, name: `advice ${step}` },
      milliseconds: THINK_MS,
    });
    return candidates;
  }

  #hasOneMove(): boolean {
    const { rules, view, seat } = this.#session();
    return seat !== null && rules.count(view, seat) === 1;
  }

  #loadWords(): Promise<AdviceIn | undefined> {
    const { game, plan } = this.#session();
    return openAdvice(game, plan.ui);
  }

  #label(text: string | undefined, words: AdviceWords<unknown>): string {
    const move = this.#session().moveOf(text);
    const { texts, view } = this.#session();
    const label = move === undefined ? undefined : words.label(move, view, texts);
    return label === undefined ? this.#session().moveWords(text) : capital(label);
  }
}
