// Chicorée in words: sentences about moves, events and refusals, made from the words of a language.

import {
  personOf,
  sayKind,
  sayRefusal,
  type Card,
  type GameTexts,
  type Lang,
  type Names,
  type Seat,
} from '@tablee/kit';
import {
  chainCard,
  chainNumber,
  CODES,
  flowersOn,
  JOK,
  NOBODY,
  PHASE,
  RULES,
  type Event,
  type Move,
  type View,
} from '../rules/index.ts';
import type { Language } from './fr.ts';
import type { Lot, Options, Speaker } from './types.ts';

export function textsIn(lang: Lang, language: Language): GameTexts<View, Move, Event> {
  const speaker = (names: Names | undefined, me?: Seat | null): Speaker => ({
    person: (seat) => personOf(lang, names, seat, me),
    tokens: (count) => language.tokens(count),
    card: (card) => saidName(language, card),
    a: (card) => language.cards[CODES[card]!].a ?? saidName(language, card),
    the: (card) => {
      const { a, the = a } = language.cards[CODES[card]!];
      return the ?? saidName(language, card);
    },
    cards: (cards) => listCards(language, cards),
    chain: (number) => saidName(language, chainCard(number)),
    isJoker: (one) => one === JOK,
  });
  return {
    card: (card) => language.cards[CODES[card]!].name,
    refusal: (refusal, names, me) => sayRefusal(language, refusal, speaker(names, me)),
    prompt: (view, seat, names, me) =>
      promptFor(language, view, seat, names, speaker(names, seat ?? me)),
    move: (view, move, names) => sayMove(language, view, move, speaker(names)),
    event: (event, names, me) => sayKind(language.events, event, speaker(names, me)),
    ends: language.ends,
    unit: language.unit,
  };
}

function saidName({ cards }: Language, card: Card): string {
  const { name, said = name } = cards[CODES[card]!];
  return said;
}

/** Equal cards are counted; a Défi gets its short name. */
function listCards(language: Language, cards: readonly Card[]): string {
  return [...new Set(cards)]
    .map((card) => {
      const flowers = flowersOn(card);
      const name = flowers > 0 ? language.challenge(flowers) : saidName(language, card);
      const copies = cards.filter((other) => other === card).length;
      return copies > 1 ? `${copies} × ${name}` : name;
    })
    .join(', ');
}

function promptFor(
  { prompts, cards }: Language,
  view: View,
  seat: Seat | null,
  names: Names | undefined,
  at: Speaker,
): string {
  if (view.phase === PHASE.over) return prompts.over;
  if (seat !== null && !view.isAlive(seat)) return prompts.bankrupt;
  const known = (other: Seat) =>
    other !== seat && (names === undefined || other === NOBODY) ? undefined : at.person(other);
  switch (view.phase) {
    case PHASE.opening:
    case PHASE.reshuffle:
      return prompts.shuffling;
    case PHASE.sell:
      if (seat !== view.debtor) return prompts.otherSells(known(view.debtor));
      return prompts.sell(at.tokens(view.due), view.tokens(view.debtor), known(view.active));
    case PHASE.main:
      return seat !== null && seat === view.active
        ? prompts.main(optionsOf(view, seat, cards))
        : prompts.otherPlays(known(view.active));
    case PHASE.challenge:
      if (seat === null) return prompts.allShow(at.card(view.card));
      return view.held(seat) > 0
        ? prompts.show(at.card(view.card))
        : prompts.othersShow(at.card(view.card));
    default:
      return auctionPrompt(prompts, view, seat, known, at);
  }
}

function auctionPrompt(
  prompts: Language['prompts'],
  view: View,
  seat: Seat | null,
  known: (seat: Seat) => Lot['bidder'],
  at: Speaker,
): string {
  const card = at.card(view.card);
  const lot: Lot = { card, price: view.price, bidder: known(view.bidder) };
  const canMove = seat !== null && RULES.count(view, seat) > 0;
  if (view.phase === PHASE.bluff) {
    if (seat === null) return prompts.allFists(at.the(view.card));
    const prize = at.the(view.card);
    return canMove ? prompts.fist(prize, view.tokens(seat)) : prompts.othersFists(prize);
  }
  if (view.phase === PHASE.auction)
    return canMove ? prompts.bid(lot) : prompts.otherBids(known(view.speaker), lot);
  if (canMove) return prompts.callOut(lot);
  if (seat === null) return prompts.allBid(lot);
  if (seat === view.seller) return prompts.otherBids(undefined, lot);
  return seat === view.bidder ? prompts.ownBidStands : prompts.cannotRaise(lot);
}

/** What the active player can do, read off the legal moves. */
function optionsOf(view: View, seat: Seat, cards: Language['cards']): Options {
  const legal: Move[] = [];
  RULES.moves(view, seat, legal);
  const numbers = new Set<number>();
  for (const move of legal) if (move.kind === 'lay') numbers.add(move.as ?? chainNumber(move.card));
  return {
    // The names as printed: the list stands in brackets.
    lay: [...numbers].map((number) => cards[CODES[chainCard(number)]!].name),
    start: legal.some(({ kind }) => kind === 'start'),
    play: legal.some(({ kind }) => kind === 'play'),
  };
}

function sayMove({ moves }: Language, view: View, move: Move, at: Speaker): string {
  if (move.kind !== 'bid') return sayKind(moves, move, at);
  return view.phase === PHASE.bluff ? moves.hide(move.amount, at) : moves.bid(move.amount);
}
