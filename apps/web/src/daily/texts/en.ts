// The deal of the day in English.

import { counted } from '@tablee/kit';
import type { DailyTexts } from './fr.ts';

export const en: DailyTexts = {
  title: 'Deal of the day',
  hint: 'The same for everyone, and a single try: no hints, no taking back.',
  short: (name) => `${name}, not a whole game.`,
  play: 'Play the deal of the day',
  resume: 'Go on with the deal of the day',
  gone: 'Given up halfway. A new deal awaits you tomorrow.',
  tomorrow: 'A new deal awaits you tomorrow.',
  elsewhere: 'You played it on another device.',
  review: 'Watch again',
  toBox: 'Back to the box',
  score: (score, hasWon) => (hasWon ? `Score: ${score}. You won!` : `Score: ${score}.`),
  better: (percent, players) =>
    `Better than ${percent}% of the others, ${counted('en', players, 'device', 'devices')} in all.`,
  countedHint:
    'This counts devices, not people: identical games count once, and only a few results a day count from one connection.',
  rank: (rank, players) => `Place ${rank} of ${players}.`,
  first: 'You are the first to play it here.',
  asking: 'Asking how the others did…',
  alone:
    'You are offline, so there is no telling how the others did. Come back here once you are online.',
  refused: 'This result stays on this device: the server did not take it.',
  otherBots: 'A new version came out while you played; this result stays on this device.',
  chart: 'Everyone’s scores',
  bar: (from, to, players) =>
    `${from === to ? from : `${from} to ${to}`}: ${counted('en', players, 'device', 'devices')}`,
  own: 'you',
  yesterday: 'Yesterday',
  streak: (days) => `${counted('en', days, 'day', 'days')} in a row`,
  calendar: 'The last two weeks',
  done: 'played',
  begun: 'given up',
  none: 'not played',
  sealed:
    'This is a deal of the day that you haven’t played yet: you can watch it once you have finished it.',
};
