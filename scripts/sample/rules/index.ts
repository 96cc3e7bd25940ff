// The whole game. `rulesFrom` supplies what follows from the members here, slowly and correctly; write a
// member by hand where speed pays. packages/kit/src/game.ts explains each of them.

import { DRAFT_WHYS, notation, one, rulesFrom, words, type Card, type Pending } from '@tablee/kit';
import type { RuleId } from './ids.ts';

export { RULE_IDS, RULING_IDS, type RuleId } from './ids.ts';

/** Why a move can be refused; texts say each of them. */
export const WHYS = DRAFT_WHYS;

/** [SA-01] A card is its place in this list; the list is how records spell it. */
export const CARDS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'];
const card = words(CARDS);

/** Declared once: type, reader and writer follow. The record says `play 7`. */
const MOVES = notation({ play: { card: one(card) } });
export type Move = { readonly kind: 'play'; readonly card: Card };

/** What is told. A card that the listener may not see is null. */
export type Event =
  | { readonly kind: 'dealt'; readonly seat: number; readonly card: Card | null }
  | { readonly kind: 'played'; readonly seat: number; readonly card: Card };

/** The table; a view is the same with holes: null is a card that one does not see. */
export interface State {
  /** By seat, from the deal on. */
  readonly cards: (Card | null)[];
  /** How many have turned theirs over. */
  turned: number;
}
export type View = State;

const seatsOf = ({ cards }: View): number[] => cards.map((_, seat) => seat);
const isDealt = ({ cards }: View): boolean => cards.length > 0 && cards.some((one) => one !== NONE);
/** Before the deal. */
const NONE = -1;

function pending(sight: View): Pending {
  const { cards, turned } = sight;
  // Whatever is drawn is drawn by the host: rules never roll dice themselves.
  if (!isDealt(sight)) return { kind: 'chance', from: [...CARDS.keys()], take: cards.length };
  if (turned < cards.length) return { kind: 'turn', seat: turned };
  const highest = Math.max(...cards.map(Number));
  const winners = seatsOf(sight).filter((seat) => cards[seat] === highest);
  const scores = cards.map((one) => Number(CARDS[one!]));
  return { kind: 'over', outcome: { reason: 'highest', rule: 'SA-04', winners, scores } };
}

const governing = (sight: View): readonly RuleId[] =>
  !isDealt(sight) ? ['SA-02'] : sight.turned < sight.cards.length ? ['SA-03'] : ['SA-04'];

export const RULES = rulesFrom<View, State, Move, Event>({
  notation: MOVES,
  card,
  stepsMax: ({ seats }) => seats + 1,
  setup: ({ seats }) => ({ cards: new Array<Card | null>(seats).fill(NONE), turned: 0 }),
  pending,
  governing,
  // [SA-03] There is one thing to do. Only a seat that is asked is asked for its moves, and it sees its card.
  legal: ({ cards }, seat) => [{ kind: 'play', card: cards[seat]! }],
  apply(state, step, tell) {
    if (step.kind === 'chance') {
      // [SA-02] The secret and the open version of an event are told at the same place.
      step.cards.forEach((dealt, seat) => {
        state.cards[seat] = dealt;
        tell?.split(
          [seat],
          { kind: 'dealt', seat, card: dealt },
          { kind: 'dealt', seat, card: null },
        );
      });
    } else if (step.kind === 'move') {
      state.turned += 1;
      tell?.all({ kind: 'played', seat: step.seat, card: step.move.card });
    }
  },
  // An allow-list: one's own card, and what has been turned over.
  view({ cards, turned }, viewer) {
    const isSeen = (one: Card | null, seat: number): boolean =>
      one === NONE || seat === viewer || seat < turned;
    return { cards: cards.map((one, seat) => (isSeen(one, seat) ? one : null)), turned };
  },
  // What goldens and `tablee play` print of a view.
  describe: ({ cards, turned }) => ({
    table: { turned: String(turned) },
    seats: cards.map((one) => ({ card: one === null ? '?' : (CARDS[one] ?? 'none') })),
  }),
  // From the view alone: any cards that the viewer has not seen.
  guess({ cards, turned }, _, rng) {
    const unseen = [...CARDS.keys()].filter((one) => !cards.includes(one));
    const some = (): Card => unseen.splice(rng.below(unseen.length), 1)[0]!;
    return { cards: cards.map((one) => one ?? some()), turned };
  },
});
