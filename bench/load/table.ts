// One table with its four players, as the pacer sees it: ready for a move, or with one under way until
// the mover has their answer and all four have been told.

export type OpenTable = (port: number, seed: number) => Promise<Table>;

export abstract class Table {
  /** Called when a seat can move. */
  onReady: (table: Table) => void = () => undefined;
  /** Called with how long the answer and the last of the four pushes took, in milliseconds. */
  onDone: (own: number, all: number) => void = () => undefined;
  /** Called with a word when something went wrong. */
  onError: (what: string) => void = () => undefined;
  sent = 0;
  isUnderWay = false;
  isReady = false;
  /** Moves that the game still has. */
  movesLeft = Infinity;
  #own = -1;
  #all = -1;

  /** Sends the next move and remembers what answers it. */
  protected abstract sendNext(): void;

  /** Whether a seat is asked and all clients have received it. */
  protected abstract canMove(): boolean;

  /** Closes its sockets. */
  abstract close(): void;

  /** Sends one move; only when it is ready. */
  move(): void {
    this.isReady = false;
    this.isUnderWay = true;
    this.movesLeft -= 1;
    this.#own = -1;
    this.#all = -1;
    this.sent = performance.now();
    this.sendNext();
  }

  /** The mover has their answer. */
  answered(): void {
    if (!this.isUnderWay || this.#own >= 0) return;
    this.#own = performance.now() - this.sent;
    this.#finish();
  }

  /** All four have been told. */
  told(): void {
    if (!this.isUnderWay || this.#all >= 0) return;
    this.#all = performance.now() - this.sent;
    this.#finish();
  }

  #finish(): void {
    if (this.#own < 0 || this.#all < 0) return;
    this.isUnderWay = false;
    this.onDone(this.#own, this.#all);
    this.considerReady();
  }

  considerReady(): void {
    if (this.isReady || this.isUnderWay || !this.canMove()) return;
    this.isReady = true;
    this.onReady(this);
  }
}
