// The page of puzzles in German.

import type { PuzzleTexts } from './fr.ts';

export const de: PuzzleTexts = {
  title: (number, all) => `Rätsel ${number} von ${all}`,
  question: 'Welcher Zug gewinnt das Spiel?',
  allRounds: 'Alle Runden zählen.',
  levels: { easy: 'Leicht', tricky: 'Knifflig', tough: 'Knackig' },
  solvedSoFar: (solved) => `${solved} gelöst`,
  streak: (count) => `${count} in Folge`,
  back: 'Zurück zur Schachtel',
  verdict: 'Die Lösung',
  solved: 'Gut gesehen!',
  solvedAt: (attempt) => `Im ${attempt === 2 ? 'zweiten' : `${attempt}.`} Versuch gefunden.`,
  firstOnly: 'Nur der erste zählt.',
  rare: 'Stammgäste sehen ihn selten.',
  missed: 'Es gab etwas Besseres.',
  better: 'Es gibt etwas Besseres.',
  hint: 'Tipp',
  notThese: (moves) => `Auch das nicht: ${moves.join('; ')}.`,
  show: 'Lösung zeigen',
  cost: (points) =>
    points < 100
      ? `Deine Wahl kostet dich ${points} % Gewinnchance.`
      : 'Deine Wahl kostet dich das Spiel.',
  apart: (best, yours) =>
    `Den Unterschied macht, was danach kommt: Hunderte Male durchgespielt, ergibt es ${best} % Gewinnchance gegen ${yours} %.`,
  share: (percent) => `${percent} %`,
  best: 'Der beste Zug',
  yours: 'Deine Wahl',
  told: (label, words) => `${label}: ${words}`,
  next: 'Weiter',
  again: 'Noch einmal',
  round: 'Du kennst sie jetzt alle! Es geht mit denen weiter, die dir entgangen sind.',
  none: 'Zu diesem Spiel gibt es keine Rätsel.',
};
