// The voice of a lesson: follows the table step by step, says what comes next, lets the others play only
// when it has spoken, and answers tries that are legal but lead elsewhere.

import type { Beat } from '@tablee/ui';

export class Guide {
  /** The beat that is being said. */
  at = $state(0);
  /** Another legal move was tried: the voice says why not that one. */
  isOtherwise = $state(false);
  readonly #beats: () => readonly Beat[];

  /** The beats by language: the same number of them in each. Begins with one of them. */
  constructor(beats: () => readonly Beat[], at: number) {
    this.#beats = beats;
    this.at = at;
  }

  readonly length: number = $derived.by(() => this.#beats().length);
  readonly isLast: boolean = $derived.by(() => this.at === this.length - 1);

  readonly isNextLater: boolean = $derived.by(() => this.#beats()[this.at + 1]?.isLater === true);

  /** As many steps as may be played now: the others wait while something is explained. */
  readonly until: number = $derived.by(() => {
    const beats = this.#beats();
    const { step, want } = beats[this.at]!;
    return want === undefined ? step : (beats[this.at + 1]?.step ?? step);
  });

  /** What is said now; undefined while the table has not come so far. */
  beat(step: number): Beat | undefined {
    const beat = this.#beats()[this.at];
    return beat !== undefined && beat.step <= step ? beat : undefined;
  }

  /** What the voice says now, in the language of now. */
  words(step: number): string | undefined {
    const beat = this.beat(step);
    return this.isOtherwise ? (beat?.otherwise ?? beat?.say) : beat?.say;
  }

  /** The learner has read it. */
  next(): void {
    this.at += 1;
    this.isOtherwise = false;
  }

  /** Beats that wanted a move are behind us once the table has gone on. */
  follow(step: number): void {
    for (
      let beat = this.#beats()[this.at];
      beat?.want !== undefined && beat.step < step;
      beat = this.#beats()[this.at]
    )
      this.next();
  }

  /** Whether a legal move leads on; if not, the voice says why another one is better now. */
  mayPlay(move: string, step: number): boolean {
    const beats = this.#beats();
    const wanting = beats.findIndex(
      (beat, i) => i >= this.at && beat.step === step && beat.want !== undefined,
    );
    // Nothing is played after the last beat: it leads to the learner's first own game.
    if (wanting === -1) return false;
    this.at = wanting;
    const leadsOn = beats[wanting]!.want!.includes(move);
    this.isOtherwise = !leadsOn;
    return leadsOn;
  }
}
