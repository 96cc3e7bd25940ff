// Bounds the bytes that all clients together leave unread: beyond it the slowest readers are closed.

/** The part of a connection that the backlog needs. */
export interface Reader {
  readonly unread: number;
  /** Closes it at once; what it left unread is freed. */
  drop(): void;
}

/** Closing stops at this share of the limit, or the next byte would start it again. */
const CALM_SHARE = 0.75;

export class Backlog {
  readonly #most: number;
  /** Unread bytes when they were last looked at; readers without any are absent. */
  readonly #unread = new Map<Reader, number>();
  #sum = 0;

  /** `most`: in bytes. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Looks again at a reader that was just sent something. */
  note(reader: Reader): void {
    this.#look(reader);
    // Others may have read meanwhile.
    if (this.#sum > this.#most) for (const known of this.#unread.keys()) this.#look(known);
    if (this.#sum > this.#most) this.#relieve();
  }

  forget(reader: Reader): void {
    this.#keep(reader, 0);
  }

  #look(reader: Reader): void {
    this.#keep(reader, reader.unread);
  }

  #keep(reader: Reader, unread: number): void {
    this.#sum += unread - (this.#unread.get(reader) ?? 0);
    if (unread === 0) this.#unread.delete(reader);
    else this.#unread.set(reader, unread);
  }

  #relieve(): void {
    const largestFirst = [...this.#unread].sort(([, a], [, b]) => b - a);
    for (const [reader] of largestFirst) {
      if (this.#sum <= this.#most * CALM_SHARE) return;
      this.forget(reader);
      reader.drop();
    }
  }
}
