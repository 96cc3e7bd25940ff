// Tools that set a Chicorée table for tests: stacked piles, small decks, and a way to reach any
// honest situation by playing towards it, line by line, from the opening.

import { addDeck, deckNamed, readDeck } from '@tablee/chicoree/decks';
import { META } from '@tablee/chicoree/meta';
import { CODES, NO_CARD, RULES, type Event, type State, type View } from '@tablee/chicoree/rules';
import { askedSeats, assert, type Outcome, type Seat, type Viewer } from '@tablee/kit';
import { Scene } from '@tablee/kit/testing';

const cardsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '');
const inListOrder = (cards: readonly string[]): string[] =>
  [...cards].sort((a, b) => codes.indexOf(a) - codes.indexOf(b));
const codes: readonly string[] = CODES;

/** Registers a deck, written as the list of its cards; returns its name. */
export function smallDeck(name: string, list: string): string {
  const copies: Record<string, number> = {};
  for (const code of cardsOf(list)) copies[code] = (copies[code] ?? 0) + 1;
  return largeDeck(name, copies);
}

function largeDeck(name: string, cards: Readonly<Record<string, number>>): string {
  const deck = readDeck({ name, cards });
  assert(deck.ok, `a deck: ${JSON.stringify(deck)}`);
  assert(addDeck(deck.value).ok, `a new name for a deck: ${name}`);
  return name;
}

/** Enough of everything, and many fillers: no situation of the tests empties its pile. */
const PLENTY = largeDeck('plenty', {
  ...Object.fromEntries(codes.map((code) => [code, 6])),
  EGY: 4,
  GRE: 55,
  MOI: 55,
});

/** The opening line: these cards on top, in draw order, and the rest below in list order. */
export function stack(top: string, deck = 'tablee'): string {
  const rest = deckNamed(deck)!.cards.map((card) => codes[card]!);
  for (const code of cardsOf(top)) {
    const place = rest.indexOf(code);
    assert(place >= 0, `the deck ${deck} has enough ${code}`);
    rest.splice(place, 1);
  }
  return ['chance', ...cardsOf(top), ...rest].join(' ');
}

/** A scene that can be asked for what lies on the table, in the codes of the record. */
export class Sitting extends Scene {
  readonly seats: number;
  /** The derived lines that the latest step brought. */
  derived: readonly string[] = [];

  constructor(seats: number, options: Readonly<Record<string, string>> = {}) {
    super(RULES, META, seats, options);
    this.seats = seats;
  }

  override play(...lines: readonly string[]): readonly string[] {
    return (this.derived = super.play(...lines));
  }

  get state(): State {
    return this.log.state as State;
  }
  get outcome(): Outcome {
    const { pending } = this;
    assert(pending.kind === 'over', 'the game is over');
    return pending.outcome;
  }

  get tokens(): readonly number[] {
    return Array.from({ length: this.seats }, (_, seat) => this.state.tokens(seat));
  }
  hand(seat: Seat): string {
    return handIn(this.state, seat);
  }
  /** What a viewer knows of a hand. */
  seen(viewer: Viewer, seat: Seat): string {
    return handIn(this.view(viewer) as View, seat);
  }
  /** Départ and chain in front of a seat; a joker as the number it stands for: `JOK=3`. */
  front(seat: Seat): string {
    const { state } = this;
    const start = state.start(seat);
    const cards = start === NO_CARD ? [] : [codes[start]!];
    for (let number = 1; number <= 7; number++) {
      const jokers = state.jokersAs(seat, number);
      for (let i = jokers; i < state.laid(seat, number); i++) cards.push(`C${number}`);
      for (let i = 0; i < jokers; i++) cards.push(`JOK=${number}`);
    }
    return cards.join(' ');
  }
  /** Stop cards in front of a seat, each with the own turns it has left. */
  stops(seat: Seat): string {
    const cards: string[] = [];
    for (const [stop, code] of ['SUR', 'CAF'].entries())
      for (const turns of [2, 1])
        for (let i = this.state.stops(seat, stop, turns); i > 0; i--)
          cards.push(`${code}:${turns}`);
    return cards.join(' ');
  }
  discarded(code: string): number {
    return this.state.discardOf(codes.indexOf(code));
  }
  get discard(): string {
    return this.state
      .discardCards()
      .map((card) => codes[card]!)
      .join(' ');
  }

  /** What a seat (or, with the number of seats, the watcher) heard of one kind. */
  heardOf<Kind extends Event['kind']>(
    ear: number,
    kind: Kind,
  ): readonly Extract<Event, { kind: Kind }>[] {
    const events = this.heard[ear] as readonly Event[];
    return events.filter((event): event is Extract<Event, { kind: Kind }> => event.kind === kind);
  }

  /** The seat that moves now; fails when it is not one alone. */
  get mover(): Seat {
    const { pending } = this;
    assert(pending.kind === 'turn', `somebody's turn, not ${pending.kind}`);
    return pending.seat;
  }

  /** The seats that the game does not wait for. */
  get idlers(): readonly Seat[] {
    const asked = askedSeats(this.pending);
    return Array.from({ length: this.seats }, (_, seat) => seat).filter((s) => !asked.includes(s));
  }

  /** Whether a seat may make a move; listing a big hand's challenge moves would take for ever. */
  may(seat: Seat, move: string): boolean {
    const parsed = RULES.notation.parse(move);
    assert(parsed.ok, `a move: ${move}`);
    return RULES.check(this.state, seat, parsed.value) === undefined;
  }

  /** Refuses every auction until a player is in steps 3 to 6 or something else is wanted. */
  passAll(): void {
    for (;;) {
      const { pending } = this;
      if (pending.kind === 'turn' && this.may(pending.seat, 'pass'))
        this.play(`${pending.seat} pass`);
      else if (pending.kind === 'open') this.play('bell');
      else if (pending.kind === 'sealed' && this.may(pending.seats[0]!, 'bid 0'))
        this.play(`sealed ${pending.seats.map((seat) => `${seat} bid 0`).join(' ; ')}`);
      else return;
    }
  }

  /** Ends the turn; the turned card goes to this seat for one token. */
  doneAndSell(buyer: Seat): this {
    this.play(`${this.mover} done`);
    while (this.pending.kind === 'turn' && this.may(this.mover, 'pass'))
      this.play(`${this.mover} ${this.mover === buyer ? 'bid 1' : 'pass'}`);
    const { pending } = this;
    if (pending.kind === 'sealed') {
      const bids = pending.seats.map((seat) => `${seat} bid ${seat === buyer ? 1 : 0}`);
      this.play(`sealed ${bids.join(' ; ')}`);
    }
    return this;
  }

  /** Does as little as the rules allow, for so many turns or until the game is over. */
  idle(turns: number): this {
    const until = this.state.turn + turns;
    while (this.pending.kind !== 'over' && this.state.turn < until) {
      const { pending } = this;
      if (pending.kind === 'turn') this.play(`${pending.seat} done`);
      else if (pending.kind === 'chance')
        this.play(['chance', ...pending.from.map((card) => codes[card]!)].join(' '));
      else if (pending.kind === 'sealed') {
        const shown = pending.seats.map((seat) => `${seat} show ${this.hand(seat).split(' ')[0]!}`);
        this.play(`sealed ${shown.join(' ; ')}`);
      }
      this.passAll();
    }
    return this;
  }

  /** One turn after the other: its moves, separated by commas, `done`, and nobody bids. */
  turns(...scripts: readonly string[]): this {
    for (const script of scripts) {
      const seat = this.mover;
      for (const move of script.split(', ')) if (move !== '') this.play(`${seat} ${move}`);
      this.play(`${seat} done`);
      this.passAll();
    }
    return this;
  }
}

function handIn(view: View, seat: Seat): string {
  return codes
    .flatMap((code, card) => new Array<string>(view.inHand(seat, card)).fill(code))
    .join(' ');
}

export interface Situation {
  /** What lies in front of each seat: `MOI C1 JOK=2`, in an order that can be laid. */
  readonly front?: readonly string[];
  readonly hands?: readonly string[];
  /** As the next turn begins, before income; 12 for a seat that has no Départ, unless given. */
  readonly tokens?: readonly number[];
  /** What will be drawn: first card, turned card, first card, … */
  readonly next?: string;
  readonly options?: Readonly<Record<string, string>>;
}

/**
 * Plays until all of this is so as seat 0's turn begins. Shops and export are laid in the last
 * round, so they have brought nothing yet. Hands were drawn unseen. The discard holds fillers
 * (GRE, MOI) and one D1.
 */
export function situation(seats: number, wanted: Situation): Sitting {
  const fronts = seatwise(seats, wanted.front).map(cardsOf);
  const hands = seatwise(seats, wanted.hands).map(cardsOf);
  const late = fronts.some((front) => front.some(isLate));
  const plans = fronts.map((front) => planOf(front, late));
  const rounds = Math.max(...fronts.map((front, s) => front.length + hands[s]!.length)) + 3;
  const draws: string[] = [];
  for (let round = 0; round < rounds; round++)
    for (let seat = 0; seat < seats; seat++) {
      const last = round === rounds - 1 && seat === seats - 1;
      const card = [...fronts[seat]!, ...hands[seat]!][round] ?? 'GRE';
      draws.push(card.split('=', 1)[0]!, last ? 'D1' : 'MOI');
    }
  const s = new Sitting(seats, { deck: PLENTY, ...wanted.options });
  s.play(stack(`${draws.join(' ')} ${wanted.next ?? ''}`, PLENTY));
  for (let round = 0; round < rounds; round++)
    for (let seat = 0; seat < seats; seat++) {
      const plan = plans[seat]!;
      for (const move of plan[plan.length - rounds + round] ?? []) s.play(`${seat} ${move}`);
      s.play(`${seat} done`);
      const turnsLeft = (rounds - round) * seats - seat - 1;
      if (turnsLeft === 1) drain(s, wanted.tokens);
      if (turnsLeft > 0) s.passAll();
    }
  const shown = hands.map((hand, seat) => surplus(s.hand(seat), hand));
  s.play(`sealed ${shown.map((cards, seat) => `${seat} show ${cards}`).join(' ; ')}`);
  return s;
}

const seatwise = (seats: number, given: readonly string[] = []): string[] =>
  Array.from({ length: seats }, (_, seat) => given[seat] ?? '');

const isLate = (card: string): boolean => /[67]$/.test(card);

/** The moves of the last own turns: the Départ, one number a turn, at last shops and export. */
function planOf(front: readonly string[], late: boolean): string[][] {
  const plan = front.filter((card) => !isLate(card)).map((card) => [layingOf(card)]);
  return late ? [...plan, front.filter(isLate).map(layingOf)] : plan;
}

function layingOf(card: string): string {
  if (card.startsWith('JOK=')) return `lay JOK as ${card.slice(4)}`;
  return card.startsWith('C') ? `lay ${card}` : `start ${card}`;
}

/** A bluff auction of the turn before the last takes what a seat has too much. */
function drain(s: Sitting, wanted: readonly number[] = []): void {
  const income: Readonly<Record<string, number>> = { EGY: 4, GRE: 2, MOI: 1 };
  const last = s.seats - 1;
  const bids = s.tokens.map((has, seat) => {
    const toCome = seat === last ? (income[s.front(seat).slice(0, 3)] ?? 0) : 0;
    return has + toCome - (wanted[seat] ?? has + toCome);
  });
  s.play(`sealed ${bids.map((bid, seat) => `${seat} bid ${bid}`).join(' ; ')}`);
}

function surplus(hand: string, keep: readonly string[]): string {
  const cards = cardsOf(hand);
  for (const card of keep) cards.splice(cards.indexOf(card), 1);
  return inListOrder(cards).join(' ');
}
