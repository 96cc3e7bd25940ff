// A puzzle on the stage: the table as the seat sees it when it has to choose. It is the scene that the game's
// own table shows; what is chosen there is the answer, and nothing is played.

import { toldReasons, type Reason } from '@tablee/bots';
import type { Names, Refusal, Seat } from '@tablee/kit';
import {
  followsTold,
  type Following,
  type FollowingTold,
  type PuzzleChoice,
  type StoredPuzzle,
} from '@tablee/review';
import type { AnyScene, ScenePlayer, SceneRefused, SceneWaiting } from '@tablee/ui';
import type { LogLine } from '@tablee/ui/LogList.svelte';
import { regulars } from '../app/people.ts';
import { settings } from '../app/settings.svelte.ts';
import { whoPlays } from '../offline/start.ts';
import { Staged } from '../table/staged.svelte.ts';
import { tapTip } from '../table/tip.svelte.ts';
import { areApart } from './apart.ts';
import { answerTo, type Answer } from './judge.ts';
import type { PuzzleBook } from './open.ts';
import type { Sight } from './sight.ts';
import { PUZZLE } from './texts/index.ts';

/** A move in words, and why it is as good as it is. */
export interface Explained {
  readonly words: string;
  /** Of 100. */
  readonly chance: number;
  readonly reasons: readonly string[];
  /** What usually follows, each with its share of the imagined tables. */
  readonly follows: readonly FollowingTold[];
}

/** More would fill the panel of a phone. */
const HINT_MAX = 3;

const percentOf = (chance: number): number => Math.round(100 * Math.max(0, Math.min(1, chance)));

export class PuzzleSession extends Staged<Sight, PuzzleBook> implements AnyScene {
  readonly puzzle: StoredPuzzle;
  readonly seat: Seat;
  readonly me: Seat;
  readonly #heard: (isSolved: boolean) => void;
  /** What was chosen last. */
  answer: Answer | undefined = $state.raw();
  /** How often the player has started anew. */
  attempt = $state(0);
  /** The player asked for the solution. */
  #isGivenUp = $state(false);
  /** Moves that hints have named as wrong. */
  ruledOut: readonly PuzzleChoice[] = $state.raw([]);
  #objection: Refusal | undefined = $state.raw();

  /** `heard` is told of the first answer. */
  constructor(
    book: PuzzleBook,
    puzzle: StoredPuzzle,
    sight: Sight,
    heard: (isSolved: boolean) => void,
  ) {
    super(book);
    this.puzzle = puzzle;
    this.seat = puzzle.seat;
    this.me = puzzle.seat;
    this.#heard = heard;
    this.stage.cut(sight);
  }

  // ---- answering

  act = (move: unknown): void => {
    const refusal = this.rules.check(this.view, this.seat, move);
    if (refusal !== undefined) this.refuse(refusal);
    else if (!this.isShown) {
      // After a wrong answer a move is the next try.
      if (this.answer !== undefined) this.attempt += 1;
      this.#judge(move);
    }
  };

  #judge(move: unknown): void {
    const isFirst = this.attempt === 0;
    this.#objection = undefined;
    const answer = answerTo(this.plan, this.puzzle, this.view, move);
    this.answer = answer;
    if (isFirst) this.#heard(answer.isSolved);
    this.speak(this.verdict);
  }

  refuse = (refusal: Refusal): void => {
    this.#objection = refusal;
  };

  forgive(): void {
    this.#objection = undefined;
  }

  again(): void {
    this.answer = undefined;
    this.#objection = undefined;
    this.attempt += 1;
    this.spoken = '';
  }

  // ---- after a wrong answer

  /** Until then nothing of the solution is on the page. */
  readonly isShown: boolean = $derived(
    this.answer !== undefined && (this.answer.isSolved || this.#isGivenUp),
  );

  giveUp(): void {
    this.#isGivenUp = true;
    this.speak(this.verdict);
  }

  /** What the next hint rules out: half of the wrong moves that are left, the worst first. */
  readonly nextHint: readonly PuzzleChoice[] = $derived.by(() => {
    const tried = this.answer?.choice.move;
    const isOpen = ({ move }: PuzzleChoice): boolean =>
      move !== tried && !this.ruledOut.some((one) => one.move === move);
    const wrong = this.puzzle.choices.slice(1).filter(isOpen);
    const worstFirst = wrong.toSorted((a, b) => b.cost - a.cost);
    return worstFirst.slice(0, Math.min(HINT_MAX, Math.ceil(wrong.length / 2)));
  });

  hint(): void {
    const named = this.nextHint;
    this.ruledOut = [...this.ruledOut, ...named];
    this.speak(this.words.notThese(named.map(({ move }) => this.moveWords(move))));
  }

  /** The hints so far, in words. */
  get hinted(): string | undefined {
    const { ruledOut } = this;
    if (ruledOut.length === 0) return undefined;
    return this.words.notThese(ruledOut.map(({ move }) => this.moveWords(move)));
  }

  // ---- the answer in words

  readonly words = $derived(PUZZLE[settings.lang]);
  /** What the seat is asked: which move is best, and for what. */
  get ask(): string {
    const { question, allRounds } = this.words;
    return this.#shown.hasTotals ? `${question} ${allRounds}` : question;
  }
  get best(): PuzzleChoice {
    return this.puzzle.choices[0]!;
  }
  /** Of a hundred chances to win. */
  readonly cost: number = $derived(Math.max(1, Math.round(100 * (this.answer?.choice.cost ?? 0))));

  #reasonsFor({ move, score }: PuzzleChoice): readonly Reason[] {
    const { judge } = this.plan;
    const average = judge.average?.(score, this.best.score, this.view);
    const [one, best] = [move, this.best.move].map((text) => this.moveOf(text));
    const facts = judge.reasons(this.view, this.seat, one, best);
    return toldReasons(facts, average, move === this.best.move);
  }

  explained(choice: PuzzleChoice): Explained {
    const { move, chance } = choice;
    const words = this.plan.advice?.(settings.lang);
    const nameOf = (seat: Seat): string => this.players[seat]?.name ?? '';
    return {
      words: this.moveWords(move),
      chance: percentOf(chance),
      reasons: this.#reasonsFor(choice).flatMap((one) => words?.reason(one, nameOf) ?? []),
      follows: followsTold(this.#followsOf(choice), (one) => words?.reason(one, nameOf)),
    };
  }

  #followsOf(choice: PuzzleChoice): readonly Following[] {
    const { better = [], other = [] } = this.answer?.followed ?? {};
    return choice === this.best ? better : other;
  }

  /** What tells the best move from the player's, where neither the reasons nor what follows do. */
  readonly apart: string | undefined = $derived.by(() => {
    const { answer, best } = this;
    if (answer === undefined || answer.isSolved || answer.followed.better.length > 0)
      return undefined;
    if (areApart(this.#reasonsFor(best), this.#reasonsFor(answer.choice))) return undefined;
    return this.words.apart(percentOf(best.chance), percentOf(answer.choice.chance));
  });

  /** Solved; only the first try counts, and it is said at which one. */
  readonly praise: string = $derived.by(() => {
    const { solved, solvedAt } = this.words;
    return this.attempt === 0 ? solved : solvedAt(this.attempt + 1);
  });

  /** For screen readers. */
  get verdict(): string {
    const { answer, words } = this;
    if (answer === undefined) return '';
    if (!this.isShown) return `${words.better} ${words.cost(this.cost)}`;
    const best = this.explained(this.best);
    const told = words.told(words.best, this.#spoken(best));
    if (answer.isSolved) return `${this.praise} ${told}`;
    const own = this.explained(answer.choice);
    const yours = words.told(words.yours, this.#spoken(own));
    const parts = [words.missed, words.cost(this.cost), told, yours, this.apart ?? ''];
    return parts.join(' ').trim();
  }

  #spoken({ words, reasons, follows }: Explained): string {
    const after = follows.map(({ percent, sentence }) =>
      percent === undefined ? sentence : `${this.words.share(percent)} ${sentence}`,
    );
    return [`${words}.`, ...reasons, ...after].join(' ');
  }

  /** What a player would press for the best move, once it is shown. */
  readonly spots: readonly string[] = $derived.by(() => {
    const move = this.isShown ? this.moveOf(this.best.move) : undefined;
    if (move === undefined) return [];
    return this.plan.advice?.(settings.lang).spots(move, this.view) ?? [];
  });

  // ---- the scene

  readonly #shown: Sight = $derived(this.stage.shown!);
  get game(): string {
    return this.plan.meta.id;
  }
  readonly players: readonly ScenePlayer[] = $derived.by(() => {
    const own = whoPlays();
    const others = regulars(this.#shown.seats - 1, '', [own]);
    const all = others.toSpliced(this.seat, 0, own);
    return all.map(({ name, face, kind }) => ({ name, face, isBot: kind === 'bot' }));
  });
  readonly names: Names = $derived(this.players.map(({ name }) => name));
  readonly isShared = false;
  readonly isOpen = false;
  readonly view: unknown = $derived(this.#shown.view);
  readonly step: number = $derived(this.#shown.heard.length);
  readonly waiting: SceneWaiting<unknown> = $derived(this.#shown.waiting);
  readonly events: readonly unknown[] = [];
  readonly isMyTurn = true;
  /** The best move is chosen on the table like a card that was tapped once. */
  readonly suggestion: AnyScene['suggestion'] = $derived.by(() => {
    const move = this.isShown ? this.moveOf(this.best.move) : undefined;
    return move === undefined ? undefined : { move };
  });
  readonly question: string | undefined = $derived(
    this.answer === undefined ? this.ask : undefined,
  );
  readonly tip = $derived(settings.oneTap || this.isShown ? undefined : tapTip(settings.lang));
  readonly refused: SceneRefused | undefined = $derived(
    this.#objection && this.refusedBy(this.#objection),
  );

  /** Everything that led here, as the seat heard it. */
  readonly log: readonly LogLine[] = $derived.by(() => {
    return this.#shown.heard.flatMap((events, step) =>
      this.tellings(events).map((line) => ({ step: step + 1, ...line })),
    );
  });
}
