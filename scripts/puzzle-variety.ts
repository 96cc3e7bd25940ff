// Keeps a set of puzzles varied: no kind of choice and no number of seats may fill most of it.

/** Of all puzzles at most such a share is of one kind … */
const KIND_SHARE = 0.46;
/** … and from tables of one size, however many sizes there are. */
const SEATS_SHARE = 0.4;

export interface Sort {
  /** How one is asked, and the word for what is best there. */
  readonly kind: string;
  readonly seats: number;
}

export class Variety {
  readonly #count: number;
  readonly #kinds = new Map<string, number>();
  readonly #seats = new Map<number, number>();

  /** Of so many puzzles altogether. */
  constructor(count: number) {
    this.#count = count;
  }

  hasRoomAt(seats: number): boolean {
    return (this.#seats.get(seats) ?? 0) < Math.ceil(this.#count * SEATS_SHARE);
  }

  hasRoomFor({ kind, seats }: Sort): boolean {
    const kinds = this.#kinds.get(kind) ?? 0;
    return kinds < Math.ceil(this.#count * KIND_SHARE) && this.hasRoomAt(seats);
  }

  add({ kind, seats }: Sort): void {
    this.#kinds.set(kind, (this.#kinds.get(kind) ?? 0) + 1);
    this.#seats.set(seats, (this.#seats.get(seats) ?? 0) + 1);
  }

  /** So many of each kind. */
  get kinds(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#kinds);
  }
}
