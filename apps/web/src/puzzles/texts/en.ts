// The page of puzzles in English.

import type { PuzzleTexts } from './fr.ts';

export const en: PuzzleTexts = {
  title: (number, all) => `Puzzle ${number} of ${all}`,
  question: 'Which move wins you the game?',
  allRounds: 'All rounds count.',
  levels: { easy: 'Easy', tricky: 'Tricky', tough: 'Tough' },
  solvedSoFar: (solved) => `${solved} solved`,
  streak: (count) => `${count} in a row`,
  back: 'Back to the box',
  verdict: 'The answer',
  solved: 'Well spotted!',
  solvedAt: (attempt) => `Found on ${attempt === 2 ? 'the second try' : `try ${attempt}`}.`,
  firstOnly: 'Only the first one counts.',
  rare: 'Regulars rarely see it.',
  missed: 'There was something better.',
  better: 'There is something better.',
  hint: 'Hint',
  notThese: (moves) => `Not this either: ${moves.join('; ')}.`,
  show: 'Show the solution',
  cost: (points) =>
    points < 100
      ? `Your choice costs you ${points}% in winning chances.`
      : 'Your choice costs you the game.',
  apart: (best, yours) =>
    `What comes next makes the difference: imagined hundreds of times, it gives a ${best}% chance of winning against ${yours}%.`,
  share: (percent) => `${percent}%`,
  best: 'The best move',
  yours: 'Your choice',
  told: (label, words) => `${label}: ${words}`,
  next: 'Next',
  again: 'Try again',
  round: 'You have seen them all! From here on, first the ones that got away.',
  none: 'There are no puzzles for this game.',
};
