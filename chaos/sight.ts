// What one pair of eyes has seen of a table, and whether it can all be true: steps come one after the
// other, nothing goes back but by an announced undo, clocks do not run away, talk has no holes.
import type { Glimpse, ToldEvent } from '@tablee/table';
import type { ChatLine, People } from '@tablee/wire';

import { ClockWatch } from './clocks.ts';

export class Sight {
  /** How many steps, and how often something was taken back. */
  step = -1;
  undone = 0;
  /** Everything told, in order. */
  told: ToldEvent[] = [];
  people: People | undefined;
  /** Lines of talk by their number. */
  readonly talk = new Map<number, ChatLine>();
  readonly #clocks = new ClockWatch();
  /** When it last saw something new. */
  stirred = performance.now();
  readonly #complain: (kind: string, text: string) => void;
  #lastLine = -1;

  constructor(complain: (kind: string, text: string) => void) {
    this.#complain = complain;
  }

  /** The whole table at once. */
  table({ step }: Glimpse, undone: number, told: readonly ToldEvent[]): void {
    if (undone < this.undone || (undone === this.undone && step < this.step))
      this.#complain('back', `step ${this.step}/${this.undone} -> ${step}/${undone}`);
    if (step !== this.step || undone !== this.undone) this.#stir();
    this.step = step;
    this.undone = undone;
    this.told = [...told];
  }

  /** One step more. */
  next({ step }: Glimpse, events: readonly unknown[]): void {
    if (step !== this.step + 1) this.#complain('back', `step ${this.step} -> ${step}`);
    for (const event of events) this.told.push({ step: step - 1, event });
    this.step = step;
    this.#stir();
  }

  waiting(): void {
    this.#stir();
  }

  hearPeople(people: People): void {
    this.people = people;
    for (const text of this.#clocks.look(people, this.step)) this.#complain('clock', text);
  }

  /** On entering: all of it, in place of what was known; later: line by line. */
  hearTalk(lines: readonly ChatLine[], isEntering: boolean): void {
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

  #stir(): void {
    this.stirred = performance.now();
  }
}
