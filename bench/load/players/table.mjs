// One table with its four players, as the pacer sees it: ready for a move, or with one under way until
// the mover has their answer and all four have been told.

export class Table {
  /** Called when somebody can move. */
  onReady = () => undefined;
  /** Called with how long the answer and the last of the four pushes took, in milliseconds. */
  onDone = () => undefined;
  /** Called with a word when something went wrong. */
  onError = () => undefined;
  sent = 0;
  isUnderWay = false;
  isReady = false;
  /** Moves that the game still has. */
  movesLeft = Infinity;
  #own = -1;
  #all = -1;

  /** Subclasses: sends the next move and remembers what answers it. */
  sendNext() {
    throw new Error('a kind of table knows how to move');
  }

  /** Sends one move; only when it is ready. */
  move() {
    this.isReady = false;
    this.isUnderWay = true;
    this.movesLeft -= 1;
    this.#own = -1;
    this.#all = -1;
    this.sent = performance.now();
    this.sendNext();
  }

  /** The mover has their answer. */
  answered() {
    if (!this.isUnderWay || this.#own >= 0) return;
    this.#own = performance.now() - this.sent;
    this.#finish();
  }

  /** All four have been told. */
  told() {
    if (!this.isUnderWay || this.#all >= 0) return;
    this.#all = performance.now() - this.sent;
    this.#finish();
  }

  #finish() {
    if (this.#own < 0 || this.#all < 0) return;
    this.isUnderWay = false;
    this.onDone(this.#own, this.#all);
    this.considerReady();
  }

  /** Subclasses say whether somebody is asked and everyone knows. */
  canMove() {
    return true;
  }

  considerReady() {
    if (this.isReady || this.isUnderWay || !this.canMove()) return;
    this.isReady = true;
    this.onReady(this);
  }

  /** Closes its sockets. */
  close() {
    for (const socket of this.sockets) socket?.terminate();
  }
}
