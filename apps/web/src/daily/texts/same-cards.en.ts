// The same cards again, in English.

import type { DealTexts } from './same-cards.fr.ts';

export const en: DealTexts = {
  again: 'Play this deal again',
  title: 'The same cards',
  seat: 'Your seat',
  player: (number) => `Player ${number}`,
  from: 'Where to begin',
  start: 'At the start',
  here: (step) => `Here, at move ${step}`,
  startHint: 'Same cards, same bots, same luck: only your choices change.',
  hereHint:
    'The table picks up at this very moment, seen from your seat. Make the same move, or another one: bots play the other seats.',
  begin: 'Play',
  cannot: 'This game can’t be played again: it isn’t finished, or doesn’t follow the rules.',
  heading: 'Then and now',
  then: 'Then',
  now: 'Now',
  par: 'Worth of the cards',
  score: 'Score',
  won: 'Outcome',
  yes: 'won',
  no: 'lost',
  better: (by) => `${by} better than last time.`,
  worse: (by) => `${by} worse than last time.`,
  same: 'Exactly the same as last time.',
  abovePar: (by, par) => `These cards are worth about ${par}. You made ${by} more.`,
  belowPar: (by, par) => `These cards are worth about ${par}. You made ${by} less.`,
  atPar: (par) => `These cards are worth about ${par}. That is just what you made.`,
  parHint:
    'What cards are worth: the average of hundreds of games played with them in this seat, a little differently each time.',
  counting: 'Working out what these cards are worth…',
  back: 'The original game',
  tries: 'What ifs',
  goOn: 'Go on with your try',
};
