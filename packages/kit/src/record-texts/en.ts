// What is said of records, in English.

import { counted } from '../speech.ts';
import type { RecordTexts } from './fr.ts';

export const en: RecordTexts = {
  wrong: {
    alien: 'This is not a game saved by Tablée',
    game: 'That game is not on the shelf',
    version: 'This needs another version of Tablée',
    setup: 'There is no such table',
    header: 'A line of the header is missing or does not fit',
    cutOff: 'The file is cut off',
    line: 'This line cannot be read',
    misfit: 'The game waits for something else here',
    derived: 'This computed line is wrong',
    proof: 'The draws cannot be verified',
    mismatch: 'The draw is not that of the revealed seed',
  },
  noLineEnd: 'The last line has no line end: the file may be cut off.',
  verify: {
    commitRight: 'The commitment is SHA-256(seed ‖ salt), as it should be.',
    first: {
      draw: 'The first player is the one the draw picks.',
      host: 'The first player was named by the host: nothing to recompute.',
      unsaid: 'The record does not say how the first player was chosen: not checked.',
    },
    drawsRight: (draws, cards) =>
      `${counted('en', draws, 'draw', 'draws')} recomputed, ${counted('en', cards, 'card', 'cards')}, all identical.`,
    stepsRight: (steps) =>
      `${counted('en', steps, 'move', 'moves')} replayed, all within the rules.`,
    stopped: 'The game stops before its end: everything is checked up to there.',
    entropy: (people) =>
      people === 0
        ? 'Nobody at the table added randomness of their own.'
        : `Randomness added by players: ${people}.`,
    proves: 'What this proves',
    provesText: [
      'Every card comes from this seed: none was picked by hand during the game.',
      'Whoever kept the commitment before the first card knows that the seed has not changed since.',
      'Whoever then added randomness of their own, and finds it in the draws, knows that the seed was fixed before anybody could know it: the seed cannot have been picked to suit the cards.',
    ],
    provesNot: 'What this does not prove',
    provesNotText: [
      'That the server did not try several seeds, if nobody added randomness after the commitment.',
      'That the server and whoever added randomness last were not in league: together they could still choose.',
      'That the server, which knows the seed, told nobody about the cards during the game.',
    ],
  },
};
