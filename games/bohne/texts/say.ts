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
  PHASE,
  rankOf,
  ROW_ADD,
  ROW_VALUE,
  suitOf,
  type Event,
  type Move,
  type View,
} from '../rules/index.ts';
import type { Language } from './fr.ts';
import { cardName } from './names.ts';
import type { CardForm, EditionKey, Gain, Speaker } from './types.ts';

export function textsIn(
  lang: Lang,
  language: Language,
  edition: EditionKey,
  byShape = false,
): GameTexts<View, Move, Event> {
  const named = (form: CardForm, card: Card): string =>
    cardName(language.cards, edition, form, card, byShape);
  const speaker = (names: Names | undefined, me?: Seat | null): Speaker => ({
    edition,
    box: language.boxes[edition],
    person: (seat) => personOf(lang, names, seat, me),
    card: (card) => bound(named('bare', card)),
    the: (card) => bound(named('the', card)),
    your: (card) => bound(named('your', card)),
  });
  return {
    card: (card) => named('bare', card),
    refusal: (refusal, names, me) => sayRefusal(language, refusal, speaker(names, me)),
    prompt: (view, seat, names, me) =>
      promptFor(language, view, seat, names, speaker(names, seat ?? me)),
    move: (view, move, names) => sayMove(language, view, move, speaker(names)),
    event: (event, names, me) => sayKind(language.events, event, speaker(names, me)),
    ...(byShape ? {} : { aided: textsIn(lang, language, edition, true) }),
    ends: language.ends,
    unit: language.unit,
  };
}

/** No line ends between a number and its suit: « 7 jaune », “green 2”. */
const bound = (name: string): string => name.replace(/(?<=\d) | (?=×?\d)/, '\u00a0');

function promptFor(
  { prompts }: Language,
  view: View,
  seat: Seat | null,
  names: Names | undefined,
  at: Speaker,
): string {
  const known = (other: Seat) => (names === undefined ? undefined : at.person(other));
  switch (view.phase) {
    case PHASE.deal:
      return prompts.dealing;
    case PHASE.lead:
      return seat === view.leader ? at.box.lead : prompts.otherLeads(known(view.leader));
    case PHASE.play:
      if (seat === null) return prompts.allPlay;
      return seat === view.leader ? prompts.othersPlay : prompts.play;
    case PHASE.take:
      if (seat !== view.taker) return prompts.otherTakes(known(view.taker));
      return seat === view.leader ? prompts.takeFirst : prompts.take(at.box);
    default:
      return prompts.over;
  }
}

function sayMove({ moves }: Language, view: View, move: Move, at: Speaker): string {
  const gain = move.kind === 'take' ? gainOf(view, move.seat) : undefined;
  return gain === undefined ? sayKind(moves, move, at) : moves.gain(gain, at);
}

/** What the current taker would get from a seat, if that seat's card can be taken. */
function gainOf(view: View, from: Seat): Gain | undefined {
  const { phase, taker, lying, round } = view;
  if (phase !== PHASE.take || from === taker || (lying & (1 << from)) === 0) return undefined;
  const card = view.played(from);
  const row = view.row(round, taker, suitOf(card));
  const after = row + ROW_ADD[rankOf(card)]!;
  return { from, card, before: ROW_VALUE[row]!, after: ROW_VALUE[after]! };
}
