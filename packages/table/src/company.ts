// The people's side of a table, as the log tells it: for whom a bot sits in, who asks for a pause or
// an end, which standing orders lie under the table, and what of all this the log says aloud.

import { assert, type Seat } from '@tablee/kit';
import { VOTES, type Note, type Vote } from '@tablee/wire';

/** The words of entries that are about people and no step of the game. */
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

/** Ends the entry of a bot that sits in by its seat's own doing: it got up, or let its time run out. */
export const OWN_DOING = 'got-up';

export const isCompanyWord = (word: string): word is Word =>
  (WORDS as readonly string[]).includes(word);

/** How an order begins that names the next move itself. */
export const PICK = 'pick ';

/** So many moves in a row that the clock had a bot make, and the bot stays until one is back. */
const FLAGS_MAX = 2;

export class Company {
  /** Who does not play their seat themselves: until they come back, or for one move. */
  readonly standIns = new Map<Seat, 'sits' | 'flag'>();
  /** Of these, who got up or let their time run out themselves: no other person made them go. */
  readonly gotUp = new Set<Seat>();
  /** Who ever did so, and who ever moved by their own hand. */
  readonly everGotUp = new Set<Seat>();
  readonly everMoved = new Set<Seat>();
  readonly orders = new Map<Seat, string>();
  readonly votes: Readonly<Record<Vote, Set<Seat>>> = { pause: new Set(), end: new Set() };
  readonly notes: Note[] = [];
  isPaused = false;
  isEnded = false;
  /** Who said no last, and when: until the table moves on only they may ask again. */
  readonly #noes = new Map<Vote, { readonly seat: Seat; readonly step: number }>();
  /** How many moves in a row the clock made for a seat. */
  readonly #flags = new Map<Seat, number>();

  /** Takes in an entry of ours; `step` is how many steps have been played. */
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

  /** A seat has moved or chosen, by whose hand ever: a move picked for that time is not due any more. */
  moved(seat: Seat): void {
    if (this.orders.get(seat)?.startsWith(PICK) === true) this.orders.delete(seat);
    if (!this.standIns.has(seat)) this.everMoved.add(seat);
    if (this.standIns.get(seat) === 'flag') {
      this.standIns.delete(seat);
      this.#flags.set(seat, (this.#flags.get(seat) ?? 0) + 1);
    } else this.#flags.delete(seat);
  }

  /** A seat has taken something back: it thinks again, and an order for later must not play for it now. */
  tookBack(seat: Seat): void {
    this.orders.delete(seat);
  }

  /** Whether one more flag is one too many. */
  isLost(seat: Seat): boolean {
    return (this.#flags.get(seat) ?? 0) + 1 >= FLAGS_MAX;
  }

  /** Whether everyone who has a say wants it. */
  isAgreed(what: Vote, votersNow: () => readonly Seat[]): boolean {
    const votes = this.votes[what];
    if (votes.size === 0) return false;
    const voters = votersNow();
    // Nobody decides at an empty table.
    return voters.length > 0 && voters.every((seat) => votes.has(seat));
  }

  /** Whether a seat may bring it up, or has to let a no stand until the table moves on. */
  mayAsk(what: Vote, seat: Seat, step: number): boolean {
    const no = this.#noes.get(what);
    return no?.step !== step || no.seat === seat || this.votes[what].size > 0;
  }

  /** For whom a bot ever played. */
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

/** As a snapshot keeps it. */
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
