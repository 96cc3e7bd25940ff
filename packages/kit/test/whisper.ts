// A toy game that uses every kind of step, for the kit's own tests: each seat is dealt a secret
// card, all bid a sealed number, then anyone may raise until the bell, and the highest bidder names
// a card; whoever holds it wins. Its state is plain objects, unlike that of the real games.
import {
  DRAFT_WHYS,
  notation,
  one,
  rulesFrom,
  wholeNumber,
  words,
  type GameMeta,
  type MoveOf,
  type Orders,
  type Pending,
  type Viewer,
} from '../src/index.ts';
import type { Backstage } from '../src/testing/index.ts';

const CARDS = ['ace', 'two', 'three', 'four', 'five', 'six', 'seven'];
const DECK = CARDS.map((_, card) => card);
const PRICE_MAX = 5;
export const card = words(CARDS);

const moveText = notation({ bid: { amount: one(wholeNumber) }, name: { card: one(card) } });
export type Move = MoveOf<{
  bid: { amount: ReturnType<typeof one<number>> };
  name: { card: ReturnType<typeof one<number>> };
}>;
export type Event =
  | { kind: 'dealt'; seat: number; card: number | null }
  | { kind: 'bids'; amounts: readonly number[] }
  | { kind: 'raised'; seat: number; amount: number }
  | { kind: 'price'; amount: number }
  | { kind: 'named'; seat: number; card: number; hands: readonly number[] };

export interface State {
  phase: 'deal' | 'bids' | 'raise' | 'name' | 'over';
  hands: (number | null)[];
  price: number;
  bidder: number;
  named: number;
}

const seatsOf = (s: State) => s.hands.map((_, seat) => seat);

function listed(s: State, seat: number): Move[] {
  const bids = (from: number, to: number): Move[] =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => ({
      kind: 'bid',
      amount: from + i,
    }));
  if (s.phase === 'bids') return bids(0, 2);
  if (s.phase === 'raise' && seat !== s.bidder) return bids(s.price + 1, PRICE_MAX);
  if (s.phase === 'name') return DECK.map((face) => ({ kind: 'name', card: face }));
  return [];
}

function pending(s: State): Pending {
  switch (s.phase) {
    case 'deal':
      return { kind: 'chance', from: DECK, take: s.hands.length };
    case 'bids':
      return { kind: 'sealed', seats: seatsOf(s) };
    case 'raise': {
      const seats = seatsOf(s).filter((seat) => listed(s, seat).length > 0);
      return { kind: 'open', seats, bellSeconds: 3 };
    }
    case 'name':
      return { kind: 'turn', seat: s.bidder };
    case 'over': {
      const holders = seatsOf(s).filter((seat) => s.hands[seat] === s.named);
      const winners = holders.length > 0 ? holders : seatsOf(s);
      const scores = seatsOf(s).map((seat) => (winners.includes(seat) ? 1 : 0));
      return { kind: 'over', outcome: { reason: 'named', rule: 'W-4', winners, scores } };
    }
  }
}

const RULE = { deal: 'W-1', bids: 'W-2', raise: 'W-3', name: 'W-4', over: 'W-4' } as const;

/** The one order of this game: `raise N`, by one at a time while that is at most N. */
function isStanding(s: State, seat: number, most: number): boolean {
  if (seat >= s.hands.length) return false;
  if (s.phase === 'raise') return s.bidder === seat || s.price < most;
  return s.phase === 'deal' || s.phase === 'bids';
}

const mostOf = (order: string): number | undefined => {
  const most = /^raise ([1-5])$/.exec(order)?.[1];
  return most === undefined ? undefined : Number(most);
};

const orders: Orders<State, Move> = {
  check(view, seat, order) {
    const most = mostOf(order);
    if (most === undefined) return 'unreadable';
    return isStanding(view, seat, most) ? undefined : 'not-now';
  },
  obey(view, seat, order) {
    const most = mostOf(order);
    if (most === undefined || !isStanding(view, seat, most)) return 'spent';
    if (view.phase !== 'raise' || view.bidder === seat) return 'wait';
    return { move: { kind: 'bid', amount: view.price + 1 } };
  },
};

export const WHISPER = rulesFrom<State, State, Move, Event>({
  version: 3,
  upgrades: [
    // Version 1 wrote `say` for `name`; version 2 had no price line.
    {
      from: 1,
      upgrade: ({ options, lines }) => ({
        options,
        lines: lines.map((line) => line.replace(' say ', ' name ')),
      }),
    },
    {
      from: 2,
      upgrade: ({ options, lines }) => ({
        options,
        lines: lines.flatMap((line) => (line === 'bell' ? [line, 'price 2'] : [line])),
      }),
    },
  ],
  notation: moveText,
  card,
  derivedWords: ['price'],
  stepsMax: () => 4 + PRICE_MAX,
  setup: ({ seats }) => ({
    phase: 'deal',
    hands: new Array<null>(seats).fill(null),
    price: 0,
    bidder: 0,
    named: -1,
  }),
  pending,
  governing: (s) => [RULE[s.phase]],
  legal: listed,
  apply(s, step, tell) {
    if (step.kind === 'chance') {
      s.hands = [...step.cards];
      s.phase = 'bids';
      step.cards.forEach((face, seat) => {
        tell?.split(
          [seat],
          { kind: 'dealt', seat, card: face },
          { kind: 'dealt', seat, card: null },
        );
      });
    } else if (step.kind === 'sealed') {
      const amounts = step.choices.map(({ move }) => (move.kind === 'bid' ? move.amount : 0));
      s.price = Math.max(...amounts);
      s.bidder = amounts.indexOf(s.price);
      s.phase = 'raise';
      tell?.all({ kind: 'bids', amounts });
    } else if (step.kind === 'bell') {
      s.phase = 'name';
      tell?.all({ kind: 'price', amount: s.price });
    } else if (step.move.kind === 'bid') {
      s.price = step.move.amount;
      s.bidder = step.seat;
      tell?.all({ kind: 'raised', seat: step.seat, amount: s.price });
    } else {
      s.named = step.move.card;
      s.phase = 'over';
      const hands = s.hands.map((face) => face!);
      tell?.all({ kind: 'named', seat: step.seat, card: s.named, hands });
    }
  },
  view(s, viewer: Viewer) {
    const open = s.phase === 'over';
    return { ...s, hands: s.hands.map((face, seat) => (open || seat === viewer ? face : null)) };
  },
  guess(view, seat, rng) {
    const rest = DECK.filter((face) => !view.hands.includes(face));
    const dealt = view.phase !== 'deal';
    const hands = view.hands.map((face) =>
      face === null && dealt ? rest.splice(rng.below(rest.length), 1)[0]! : face,
    );
    return { ...view, hands };
  },
  orders,
  derived: (event) =>
    event.kind === 'price' ? { text: `price ${event.amount}`, rule: 'W-3' } : undefined,
});

export const WHISPER_META: GameMeta = {
  id: 'whisper',
  title: { fr: 'Chuchoter', en: 'Whisper', de: 'Flüstern' },
  blurb: { fr: '', en: '', de: '' },
  seats: { min: 2, max: 4, best: [2, 3], rule: 'W-1' },
  minutes: [1, 2],
  options: [
    { kind: 'number', name: 'first', rule: 'W-1', min: 0, max: 'last-seat', initial: 'draw' },
    { kind: 'number', name: 'rounds', rule: 'W-2', min: 1, max: 3, initial: 'seats' },
    { kind: 'choice', name: 'bids', rule: 'W-3', values: ['open', 'shy'], initial: 'open' },
    {
      kind: 'number',
      name: 'hush',
      rule: 'W-3',
      min: 1,
      max: 9,
      initial: 4,
      onlyWith: { option: 'bids', value: 'shy' },
    },
  ],
  stage: 'draft',
};

/** Orders that somebody might think of at any moment. */
export const WHISPER_ORDERS = (): readonly string[] => ['raise 1', 'raise 3', 'raise 5'];

/** The cards that nobody but their holders has seen, dealt out again. */
export const WHISPER_BACKSTAGE: Backstage<State, Move, Event> = {
  ruleIds: ['W-1', 'W-2', 'W-3', 'W-4'],
  whys: DRAFT_WHYS,
  endReasons: ['named'],
  disguise(state, viewer, rng, next) {
    const copy = WHISPER.clone(state);
    const own = (cards: readonly (number | null)[]) => cards[viewer as number];
    const redealt = (cards: readonly (number | null)[]) => {
      const pool = DECK.filter((face) => face !== own(cards));
      return cards.map((face, seat) =>
        seat === viewer ? face! : pool.splice(rng.below(pool.length), 1)[0]!,
      );
    };
    if (next?.kind === 'chance')
      return { state: copy, next: { ...next, cards: redealt(next.cards) } };
    // Naming a card opens all hands, so there is nothing left to hide.
    const opens = next === undefined || (next.kind === 'move' && next.move.kind === 'name');
    if (!opens) copy.hands = redealt(copy.hands);
    return { state: copy, next };
  },
  census: (s) => {
    const faces = s.hands.filter((face) => face !== null);
    return new Set(faces).size === faces.length ? [] : ['a card is there twice'];
  },
  witness: () => ({ see: () => undefined, complaints: () => [] }),
  landmarks: () => [],
  landmarkNames: [],
};
