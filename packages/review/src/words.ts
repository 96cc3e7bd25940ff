// What a review calls things, in a terminal and on a page alike.

import type { ByLang } from '@tablee/kit';
import type { Grade, Label } from './label.ts';
import type { Parts } from './sums.ts';
import type { Telling } from './told.ts';

export interface ReviewWords {
  readonly label: Readonly<Record<Label, string>>;
  /** A level of bots, also where choices cost more than a beginner's. */
  readonly grade: Readonly<Record<Grade, string>>;
  /** Over a move that was played, over a better one, and in the place of one that has no words. */
  readonly moves: Readonly<Record<'played' | 'best' | 'silence', string>>;
  /** Over a few outcomes, each with how often it came about after a move. */
  readonly follows: string;
  readonly sums: Readonly<Record<keyof Parts | 'chance' | 'score', string>>;
  /** In the place of a figure whose sign is open: next to nothing for certain, or unknown. */
  readonly telling: Readonly<Record<Exclude<Telling, 'told'>, string>>;
  /** Over what came of each deal. */
  readonly deals: Readonly<Record<'deal' | 'before' | 'par' | 'perChoice' | 'level', string>>;
}

export const REVIEW_WORDS: ByLang<ReviewWords> = {
  fr: {
    label: {
      forced: 'sans choix',
      brilliant: 'brillant',
      fine: 'bon',
      inaccuracy: 'imprécision',
      mistake: 'erreur',
      blunder: 'gaffe',
    },
    grade: {
      expert: 'à peu près comme un expert',
      habitue: 'à peu près comme un habitué',
      debutant: 'à peu près comme un débutant',
      random: 'à peu près comme un débutant',
    },
    moves: { played: 'Joué', best: 'Mieux', silence: 'se taire' },
    follows: 'La suite, sur toutes les donnes encore possibles',
    sums: {
      start: 'départ',
      luck: 'chance',
      own: 'ses choix',
      others: 'les autres',
      result: 'résultat',
      adjusted: 'sans la chance',
      chance: 'Gagner (%)',
      score: 'Avance (points)',
    },
    telling: { even: 'presque rien', open: 'difficile à dire' },
    deals: {
      deal: 'Donne',
      before: 'Avant la donne (%)',
      par: 'Ce que valent les cartes',
      perChoice: 'Coût par choix (%)',
      level: 'Niveau',
    },
  },
  en: {
    label: {
      forced: 'no choice',
      brilliant: 'brilliant',
      fine: 'good',
      inaccuracy: 'inaccuracy',
      mistake: 'mistake',
      blunder: 'blunder',
    },
    grade: {
      expert: 'about like an expert',
      habitue: 'about like a regular',
      debutant: 'about like a beginner',
      random: 'about like a beginner',
    },
    moves: { played: 'Played', best: 'Better', silence: 'stay silent' },
    follows: 'What happens next, over all deals still possible',
    sums: {
      start: 'start',
      luck: 'luck',
      own: 'their choices',
      others: 'the others',
      result: 'result',
      adjusted: 'without luck',
      chance: 'Winning (%)',
      score: 'Lead (points)',
    },
    telling: { even: 'next to nothing', open: 'hard to tell' },
    deals: {
      deal: 'Deal',
      before: 'Before the deal (%)',
      par: 'What the cards are worth',
      perChoice: 'Cost per choice (%)',
      level: 'Level',
    },
  },
  de: {
    label: {
      forced: 'ohne Wahl',
      brilliant: 'brillant',
      fine: 'gut',
      inaccuracy: 'Ungenauigkeit',
      mistake: 'Fehler',
      blunder: 'Patzer',
    },
    grade: {
      expert: 'etwa wie ein Kenner',
      habitue: 'etwa wie ein Stammgast',
      debutant: 'etwa wie ein Anfänger',
      random: 'etwa wie ein Anfänger',
    },
    moves: { played: 'Gespielt', best: 'Besser', silence: 'schweigen' },
    follows: 'Wie es weitergeht, über alle noch möglichen Verteilungen',
    sums: {
      start: 'Beginn',
      luck: 'Glück',
      own: 'eigene Züge',
      others: 'die anderen',
      result: 'Ergebnis',
      adjusted: 'ohne Glück',
      chance: 'Gewinn (%)',
      score: 'Vorsprung (Punkte)',
    },
    telling: { even: 'so gut wie nichts', open: 'schwer zu sagen' },
    deals: {
      deal: 'Blatt',
      before: 'Vor dem Geben (%)',
      par: 'Was die Karten wert sind',
      perChoice: 'Kosten je Zug (%)',
      level: 'Niveau',
    },
  },
};
