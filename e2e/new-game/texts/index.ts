// The game in words: sentences about moves, events and refusals, made from the words of a language.

import {
  personOf,
  sayRefusal,
  type ByLang,
  type Card,
  type GameTexts,
  type Lang,
  type RuleBook,
} from '@tablee/kit';
import { RULES, RULING_IDS, suitOf, type Event, type Move, type View } from '../rules/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr, type Language } from './fr.ts';

export const LANGUAGES: ByLang<Language> = { fr, en, de };

export function textsOf(lang: Lang): GameTexts<View, Move, Event> {
  const language = LANGUAGES[lang];
  const said = (card: Card): string => language.card(language.suits[suitOf(card)]!, 1 + (card % 6));
  return {
    card: said,
    refusal: (refusal) => sayRefusal(language, refusal, undefined),
    prompt(view, seat, names) {
      const pending = RULES.pending(view);
      if (pending.kind === 'over') return language.over;
      if (pending.kind !== 'turn') return language.deal;
      return pending.seat === seat
        ? language.yourTurn
        : language.waiting(personOf(lang, names, pending.seat));
    },
    move: (_, move) => language.play(said(move.card)),
    event(event, names, me) {
      const person = personOf(lang, names, event.seat, me);
      if (event.kind === 'played') return language.played(person, said(event.card));
      if (event.kind === 'taken') return language.taken(person);
      return event.hand === null ? undefined : language.dealt(person);
    },
    ends: { 'played-out': language.fewest },
  };
}

/** The rules to read, under one heading. */
export const bookOf = (lang: Lang): RuleBook => ({
  chapters: [
    { id: 'game', first: 'CHR-01', title: { fr: 'Le jeu', en: 'The game', de: 'Das Spiel' } },
  ],
  rules: LANGUAGES[lang].rules,
  rulings: RULING_IDS,
});
