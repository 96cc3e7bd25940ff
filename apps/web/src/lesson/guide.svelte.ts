// The voice of a lesson: follows the table step by step, says what comes next, and answers tries that
// are legal but lead elsewhere.

import type { Beat } from '@tablee/ui';

export class Guide {
  /** The beat that is being said. */
  at = $state(0);
  /** Another legal move was tried: the voice says why not that one. */
  isOtherwise = $state(false);
  readonly #beats: () => readonly Beat[];

  /** The beats by language: the same number of them in each. */
  constructor(beats: () => readonly Beat[]) {
    this.#beats = beats;
  }

  readonly length: number = $derived.by(() => this.#beats().length);

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
    if (wanting === -1) return true;
    this.at = wanting;
    const leadsOn = beats[wanting]!.want!.includes(move);
    this.isOtherwise = !leadsOn;
    return leadsOn;
  }
}
