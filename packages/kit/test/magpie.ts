// A second toy, as small as a draft can be: everybody is dealt two cards, then each in turn steals a card
// from somebody, unseen, and whoever holds the black one at the end has lost. Nobody begins by lot.
import {
  DRAFT_WHYS,
  drawPlaces,
  notation,
  one,
  placeOf,
  rulesFrom,
  wholeNumber,
  withPlaces,
  words,
  type GameMeta,
} from '../src/index.ts';
import type { Backstage } from '../src/testing/index.ts';

const CARDS = ['black', 'ant', 'bee', 'cow', 'dog', 'elk', 'fox', 'gnu'];
const BLACK = 0;

interface Move {
  readonly kind: 'steal';
  readonly from: number;
}
type Event =
  | { readonly kind: 'dealt'; readonly hand: readonly number[] | null; readonly seat: number }
  | { readonly kind: 'stolen'; readonly from: number; readonly card: number | null };

/** `null` is a card that one does not see. */
interface State {
  hands: (number | null)[][];
  thief: number;
  victim: number | null;
}

const seatsOf = ({ hands }: State) => hands.map((_, seat) => seat);
const isDealt = ({ hands }: State) => hands.some((hand) => hand.length > 0);

export const MAGPIE = rulesFrom<State, State, Move, Event>({
  notation: notation({ steal: { from: one(wholeNumber) } }),
  card: withPlaces(words(CARDS)),
  stepsMax: ({ seats }) => 1 + 2 * seats,
  setup: ({ seats }) => ({
    hands: Array.from({ length: seats }, () => []),
    thief: 0,
    victim: null,
  }),
  pending(s) {
    const deck = 2 * s.hands.length;
    if (!isDealt(s)) return { kind: 'chance', from: [...CARDS.keys()].slice(0, deck), take: deck };
    if (s.victim !== null) return drawPlaces(1, s.hands[s.victim]!.length);
    if (s.thief < s.hands.length) return { kind: 'turn', seat: s.thief };
    // At the end all cards are open.
    const winners = seatsOf(s).filter((seat) => !s.hands[seat]!.includes(BLACK));
    const scores = s.hands.map(() => 0);
    return { kind: 'over', outcome: { reason: 'caught', rule: 'M-3', winners, scores } };
  },
  governing: (s) => [!isDealt(s) ? 'M-1' : s.thief < s.hands.length ? 'M-2' : 'M-3'],
  legal: (s, seat) =>
    seatsOf(s)
      .filter((from) => from !== seat && s.hands[from]!.length > 0)
      .map((from) => ({ kind: 'steal', from })),
  apply(s, step, tell) {
    if (step.kind === 'move') s.victim = step.move.from;
    if (step.kind !== 'chance') return;
    if (s.victim === null) {
      s.hands = seatsOf(s).map((seat) => step.cards.slice(2 * seat, 2 * seat + 2));
      s.hands.forEach((hand, seat) => {
        const open: Event = { kind: 'dealt', seat, hand: null };
        tell?.split([seat], { ...open, hand: hand.map((card) => card!) }, open);
      });
      return;
    }
    const { victim: from, thief } = s;
    const [card] = s.hands[from]!.splice(placeOf(step.cards[0]!), 1);
    s.hands[thief]!.push(card!);
    const open: Event = { kind: 'stolen', from, card: null };
    tell?.split([from, thief], { ...open, card: card! }, open);
    s.thief += 1;
    s.victim = null;
  },
  view(s, viewer) {
    const isOver = s.thief === s.hands.length;
    const hands = s.hands.map((hand, seat) =>
      hand.map((card) => (isOver || seat === viewer ? card : null)),
    );
    return { ...s, hands };
  },
  guess(view, _, rng) {
    const seen = view.hands.flat();
    const rest = [...CARDS.keys()].slice(0, seen.length).filter((card) => !seen.includes(card));
    const some = () => rest.splice(rng.below(rest.length), 1)[0]!;
    return { ...view, hands: view.hands.map((hand) => hand.map((card) => card ?? some())) };
  },
});

export const MAGPIE_META: GameMeta = {
  id: 'magpie',
  title: { fr: 'La pie', en: 'Magpie', de: 'Elster' },
  blurb: { fr: '', en: '', de: '' },
  seats: { min: 2, max: 4, best: [3, 4], rule: 'M-1' },
  minutes: [1, 2],
  options: [],
  hasLosers: true,
  stage: 'draft',
};

export const MAGPIE_BACKSTAGE: Backstage<State, Move, Event> = {
  ruleIds: ['M-1', 'M-2', 'M-3'],
  whys: DRAFT_WHYS,
  endReasons: ['caught'],
  disguise(state, viewer, rng, next) {
    const copy = MAGPIE.clone(state);
    const mixed = (cards: (number | null)[]) => {
      for (let i = cards.length - 1; i > 0; i--) {
        const j = rng.below(i + 1);
        [cards[i], cards[j]] = [cards[j]!, cards[i]!];
      }
      return cards;
    };
    if (next?.kind === 'chance' && !isDealt(state)) {
      const own = viewer === 'watcher' ? [] : next.cards.slice(2 * +viewer, 2 * +viewer + 2);
      const pool = mixed(next.cards.filter((card) => !own.includes(card))) as number[];
      const cards = next.cards.map((card) => (own.includes(card) ? card : pool.pop()!));
      return { state: copy, next: { kind: 'chance', cards } };
    }
    // Whoever steals sees that card a step later, and all see everything at the end.
    const thefts = state.thief + (next?.kind === 'chance' ? 1 : 0);
    if (thefts === state.hands.length) return { state: copy, next };
    const stolen =
      next?.kind === 'chance' && viewer === state.thief
        ? state.hands[state.victim!]![placeOf(next.cards[0]!)]
        : undefined;
    const isKnown = (card: number | null, seat: number) => seat === viewer || card === stolen;
    const pool = mixed(
      state.hands.flatMap((hand, seat) => hand.filter((card) => !isKnown(card, seat))),
    );
    copy.hands = state.hands.map((hand, seat) =>
      hand.map((card) => (isKnown(card, seat) ? card : pool.pop()!)),
    );
    return { state: copy, next };
  },
  census(s) {
    const all = s.hands.flat().sort((a, b) => a! - b!);
    const isWhole = all.every((card, i) => card === i);
    return isWhole && [0, 2 * s.hands.length].includes(all.length) ? [] : [`cards ${all.join()}`];
  },
  witness: () => ({ see: () => undefined, complaints: () => [] }),
  landmarks: () => [],
  landmarkNames: [],
};
