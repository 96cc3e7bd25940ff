// Checks that one viewer's messages are consistent: steps follow each other, clocks lose no more
// than the time passed, chat has no gaps.
import type { Glimpse } from '@tablee/table';
import type { ChatLine, People, SeatClock } from '@tablee/wire';

/** What the way of a message and a busy machine may add to a clock. */
const SLACK_MS = 4000;

interface SeenClock extends SeatClock {
  readonly step: number;
  readonly now: number;
}

const totalOf = ({ bank, move }: SeatClock): number => bank + move;

export class Sight {
  /** How many steps it has seen, and how often something was taken back. */
  step = -1;
  undone = 0;
  /** Lines of chat by their number. */
  readonly talk = new Map<number, ChatLine>();
  /** When it last saw something new. */
  stirred = performance.now();
  readonly #complain: (kind: string, text: string) => void;
  readonly #clocks = new Map<number, SeenClock>();
  #lastLine = -1;

  constructor(complain: (kind: string, text: string) => void) {
    this.#complain = complain;
  }

  /** The whole table at once; `undone` is how often something was taken back by then. */
  table({ step }: Glimpse, undone: number): void {
    if (undone < this.undone || (undone === this.undone && step < this.step))
      this.#complain('back', `step ${this.step}/${this.undone} -> ${step}/${undone}`);
    if (step !== this.step || undone !== this.undone) this.stirred = performance.now();
    this.step = step;
    this.undone = undone;
  }

  next({ step }: Glimpse): void {
    if (step !== this.step + 1) this.#complain('back', `step ${this.step} -> ${step}`);
    this.step = step;
    this.stirred = performance.now();
  }

  /** No seat may lose more time than has passed, also after crashes and clock changes. */
  people({ seats }: People): void {
    const now = performance.now();
    seats.forEach(({ clock }, seat) => {
      if (clock === undefined) return;
      const before = this.#clocks.get(seat);
      this.#clocks.set(seat, { ...clock, step: this.step, now });
      if (before === undefined) return;
      const passed = now - before.now + SLACK_MS;
      const isSameMove = before.step === this.step && before.isRunning && clock.isRunning;
      const isTooFast =
        clock.bank < before.bank - passed ||
        (isSameMove && totalOf(clock) < totalOf(before) - passed);
      if (isTooFast)
        this.#complain(
          'clock',
          `seat ${seat}: ${before.bank} + ${before.move} -> ${clock.bank} + ${clock.move} in ${passed} ms`,
        );
    });
  }

  /** On entering the lines replace what was known; later they come one by one. */
  chat(lines: readonly ChatLine[], isEntering: boolean): void {
    if (isEntering) this.#lastLine = (lines[0]?.n ?? 0) - 1;
    for (const line of lines) {
      const known = this.talk.get(line.n);
      if (known !== undefined && known.text !== line.text)
        this.#complain('talk', `line ${line.n} has changed`);
      if (line.n !== this.#lastLine + 1)
        this.#complain('talk', `line ${line.n} came after ${this.#lastLine}`);
      this.talk.set(line.n, line);
      this.#lastLine = line.n;
    }
  }
}
