// The bean games in words: sentences about moves, events and refusals, made from the words of a language.

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
  DOUBLE,
  MINUS,
  PHASE,
  rankOf,
  RANKS,
  ROW_ADD,
  ROW_VALUE,
  RULING_IDS,
  suitOf,
  SUITS,
  ZERO,
  type Event,
  type Move,
  type View,
} from '../rules/index.ts';
import { CHAPTERS, FOREIGN } from './chapters.ts';
import type { Language } from './fr.ts';
import type { EditionKey, Gain, Speaker, SuitWords } from './types.ts';

export function textsIn(
  lang: Lang,
  language: Language,
  edition: EditionKey,
): GameTexts<View, Move, Event> {
  const speaker = (names: Names | undefined): Speaker => ({
    edition,
    person: (seat) => personOf(lang, names, seat),
    card: (card) => cardName(language, edition, card),
    the: (card) => cardInSentence(language, edition, card),
  });
  return {
    chapters: CHAPTERS,
    rules: language.rules,
    rulings: RULING_IDS,
    foreign: FOREIGN[edition],
    card: (card) => cardName(language, edition, card),
    refusal: (refusal, names) => sayRefusal(language, refusal, speaker(names)),
    prompt: (view, seat, names) => promptFor(language, view, seat, names, speaker(names)),
    move: (view, move, names) => sayMove(language, view, move, speaker(names)),
    event: (event, names) => sayKind(language.events, event, speaker(names)),
    ends: language.ends,
    unit: language.unit,
  };
}

/** Whether the edition gives the card a name of its own instead of a number or a sign. */
const hasName = (edition: EditionKey, card: Card): boolean =>
  rankOf(card) === ZERO || (rankOf(card) >= DOUBLE && edition === 'pas-de-bras');

function cardName(language: Language, edition: EditionKey, card: Card): string {
  const suit = suitWords(language, edition, card);
  const face = faceOf(language, edition, card);
  return hasName(edition, card) ? language.namedCard(suit, face) : language.plainCard(suit, face);
}

const cardInSentence = (language: Language, edition: EditionKey, card: Card): string =>
  hasName(edition, card)
    ? cardName(language, edition, card)
    : language.thePlainCard(suitWords(language, edition, card), faceOf(language, edition, card));

function suitWords({ cards }: Language, edition: EditionKey, card: Card): SuitWords {
  const suit = SUITS[edition][suitOf(card)]!;
  return { name: cards.suits[suit], ofSuit: cards.ofSuit[suit] };
}

function faceOf({ cards }: Language, edition: EditionKey, card: Card): string {
  switch (rankOf(card)) {
    case ZERO:
      return cards.zero[edition];
    case DOUBLE:
      return cards.double[edition];
    case MINUS:
      return cards.minus[edition];
    default:
      return RANKS[rankOf(card)]!;
  }
}

function promptFor(
  { prompts }: Language,
  view: View,
  seat: Seat,
  names: Names | undefined,
  at: Speaker,
): string {
  const known = (other: Seat) => (names === undefined ? undefined : at.person(other));
  switch (view.phase) {
    case PHASE.deal:
      return prompts.dealing;
    case PHASE.lead:
      return seat === view.leader ? prompts.lead : prompts.otherLeads(known(view.leader));
    case PHASE.play:
      return seat === view.leader ? prompts.othersPlay() : prompts.play;
    case PHASE.take:
      if (seat !== view.taker) return prompts.otherTakes(known(view.taker));
      return seat === view.leader ? prompts.takeFirst : prompts.take;
    default:
      return prompts.over;
  }
}

function sayMove({ moves }: Language, view: View, move: Move, at: Speaker): string {
  const gain = move.kind === 'take' ? gainOf(view, move.seat) : undefined;
  return gain === undefined ? sayKind(moves, move, at) : moves.gain(gain, at);
}

/** What the one who takes now would get from a seat, where something lies there to be taken. */
function gainOf(view: View, from: Seat): Gain | undefined {
  const { phase, taker, lying, round } = view;
  if (phase !== PHASE.take || from === taker || (lying & (1 << from)) === 0) return undefined;
  const card = view.played(from);
  const row = view.row(round, taker, suitOf(card));
  const after = row + ROW_ADD[rankOf(card)]!;
  return { from, card, before: ROW_VALUE[row]!, after: ROW_VALUE[after]! };
}
