// Per-seat status derived from the log, apart from the game: stand-in bots, votes, standing orders,
// and notes for the visible log.

import { assert, type Seat } from '@tablee/kit';
import { VOTES, type Note, type Vote } from '@tablee/wire';

/** First words of the entries about people. */
const WORDS = [
  'order',
  'cancel',
  'vote',
  'unvote',
  'declined',
  'paused',
  'resumed',
  'stand-in',
  'back',
  'flag',
  'ended',
] as const;
type Word = (typeof WORDS)[number];

/** Suffix of a `stand-in` entry that the seat caused itself: it got up, or let its time run out. */
export const OWN_DOING = 'got-up';

export const isCompanyWord = (word: string): word is Word =>
  (WORDS as readonly string[]).includes(word);

/** Prefix of an order that names the next move. */
export const PICK = 'pick ';

/** After this many flagged moves in a row the bot keeps the seat until the player is back. */
const FLAGS_MAX = 2;

export class Company {
  /** Seats that a bot plays: until the player comes back (`sits`), or for one move (`flag`). */
  readonly standIns = new Map<Seat, 'sits' | 'flag'>();
  /** Stand-ins that the seat caused itself: it got up, or let its time run out. */
  readonly gotUp = new Set<Seat>();
  /** Seats that were ever in `gotUp`, and seats whose player ever moved. */
  readonly everGotUp = new Set<Seat>();
  readonly everMoved = new Set<Seat>();
  readonly orders = new Map<Seat, string>();
  readonly votes: Readonly<Record<Vote, Set<Seat>>> = { pause: new Set(), end: new Set() };
  readonly notes: Note[] = [];
  isPaused = false;
  isEnded = false;
  /** The last refusal per vote. Until the next step only the refusing seat may ask again. */
  readonly #noes = new Map<Vote, { readonly seat: Seat; readonly step: number }>();
  /** Flagged moves in a row, by seat. */
  readonly #flags = new Map<Seat, number>();

  /** Applies an entry about people; `step` is the number of steps played. */
  take(word: Word, rest: string, step: number): void {
    const [first = '', ...more] = rest.split(' ');
    const seat = Number(first);
    switch (word) {
      case 'order':
        this.orders.set(seat, more.join(' '));
        return;
      case 'cancel':
        this.orders.delete(seat);
        return;
      case 'vote':
        this.votes[voteOf(more[0])].add(seat);
        return;
      case 'unvote':
        this.votes[voteOf(more[0])].delete(seat);
        return;
      case 'declined':
        this.votes[voteOf(more[0])].clear();
        this.#noes.set(voteOf(more[0]), { seat, step });
        this.notes.push({ step, kind: 'declined', seat });
        return;
      case 'paused':
        this.isPaused = true;
        this.votes.pause.clear();
        this.notes.push({ step, kind: 'paused' });
        return;
      case 'resumed':
        this.isPaused = false;
        this.notes.push({ step, kind: 'resumed', seat });
        return;
      case 'stand-in':
        if (this.standIns.get(seat) !== 'sits') this.notes.push({ step, kind: 'stand-in', seat });
        this.standIns.set(seat, 'sits');
        if (more[0] !== OWN_DOING) return;
        this.gotUp.add(seat);
        this.everGotUp.add(seat);
        return;
      case 'back':
        this.standIns.delete(seat);
        this.gotUp.delete(seat);
        this.#flags.delete(seat);
        this.notes.push({ step, kind: 'back', seat });
        return;
      case 'flag':
        this.standIns.set(seat, 'flag');
        this.notes.push({ step, kind: 'flag', seat });
        return;
      case 'ended':
        this.isEnded = true;
        this.notes.push({ step, kind: 'ended' });
        return;
    }
  }

  /** Call after a seat moved or chose, by its player or a bot: a picked move is then obsolete. */
  moved(seat: Seat): void {
    if (this.orders.get(seat)?.startsWith(PICK) === true) this.orders.delete(seat);
    if (!this.standIns.has(seat)) this.everMoved.add(seat);
    if (this.standIns.get(seat) === 'flag') {
      this.standIns.delete(seat);
      this.#flags.set(seat, (this.#flags.get(seat) ?? 0) + 1);
    } else this.#flags.delete(seat);
  }

  /** Call after a seat's undo: an order for later must not play now. */
  tookBack(seat: Seat): void {
    this.orders.delete(seat);
  }

  /** Whether the next flag makes the bot keep the seat. */
  isLost(seat: Seat): boolean {
    return (this.#flags.get(seat) ?? 0) + 1 >= FLAGS_MAX;
  }

  /** Whether all voters have voted for it. */
  isAgreed(what: Vote, votersNow: () => readonly Seat[]): boolean {
    const votes = this.votes[what];
    if (votes.size === 0) return false;
    const voters = votersNow();
    // Without voters present there is no agreement.
    return voters.length > 0 && voters.every((seat) => votes.has(seat));
  }

  /** Whether a seat may start this vote; after a refusal the others wait for the next step. */
  mayAsk(what: Vote, seat: Seat, step: number): boolean {
    const no = this.#noes.get(what);
    return no?.step !== step || no.seat === seat || this.votes[what].size > 0;
  }

  /** Seats that a bot ever played for. */
  get wereStoodIn(): ReadonlySet<Seat> {
    const seats = this.notes.filter(({ kind }) => kind === 'stand-in' || kind === 'flag');
    return new Set(seats.map(({ seat }) => seat!));
  }

  toJSON(): CompanyRest {
    return {
      standIns: [...this.standIns],
      gotUp: [...this.gotUp],
      everGotUp: [...this.everGotUp],
      everMoved: [...this.everMoved],
      noes: [...this.#noes],
      orders: [...this.orders],
      pause: [...this.votes.pause],
      end: [...this.votes.end],
      notes: this.notes,
      isPaused: this.isPaused,
      isEnded: this.isEnded,
      flags: [...this.#flags],
    };
  }

  restore(rest: CompanyRest): void {
    for (const [seat, how] of rest.standIns) this.standIns.set(seat, how);
    for (const seat of rest.gotUp) this.gotUp.add(seat);
    for (const seat of rest.everGotUp) this.everGotUp.add(seat);
    for (const seat of rest.everMoved) this.everMoved.add(seat);
    for (const [what, no] of rest.noes) this.#noes.set(what, no);
    for (const [seat, order] of rest.orders) this.orders.set(seat, order);
    for (const seat of rest.pause) this.votes.pause.add(seat);
    for (const seat of rest.end) this.votes.end.add(seat);
    for (const [seat, flags] of rest.flags) this.#flags.set(seat, flags);
    this.notes.push(...rest.notes);
    this.isPaused = rest.isPaused;
    this.isEnded = rest.isEnded;
  }
}

/** The form in a snapshot. */
export interface CompanyRest {
  readonly standIns: readonly [Seat, 'sits' | 'flag'][];
  readonly gotUp: readonly Seat[];
  readonly everGotUp: readonly Seat[];
  readonly everMoved: readonly Seat[];
  readonly noes: readonly [Vote, { readonly seat: Seat; readonly step: number }][];
  readonly orders: readonly [Seat, string][];
  readonly pause: readonly Seat[];
  readonly end: readonly Seat[];
  readonly notes: readonly Note[];
  readonly isPaused: boolean;
  readonly isEnded: boolean;
  readonly flags: readonly [Seat, number][];
}

function voteOf(word: string | undefined): Vote {
  const vote = VOTES.find((known) => known === word);
  assert(vote !== undefined, 'the store keeps votes that were once accepted');
  return vote;
}
