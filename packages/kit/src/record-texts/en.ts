// What is said of records, in English.

import { counted } from '../speech.ts';
import type { RecordTexts } from './fr.ts';

const WAITS: Readonly<Record<string, string>> = {
  turn: 'one player’s move',
  sealed: 'all sealed choices on one line',
  open: 'a bid or the hammer (“bell”)',
  chance: 'a draw',
};

export const en: RecordTexts = {
  open: {
    'record-empty': () => 'The file is empty.',
    'record-not-one': () => 'This is not a saved game: the first line should be “tablee-record 1”.',
    'record-newer': (f) =>
      `Format ${f['found']!} is newer than this version of Tablée, which reads up to format ${f['known']!}.`,
    'record-carriage-return': () =>
      'The line ends the Windows way (CR LF); the format wants LF alone.',
    'record-header-line': () => 'This header line cannot be read.',
    'record-header-twice': (f) => `The line “${f['key']!}” is in the header twice.`,
    'record-header-missing': (f) => `The header has no line “${f['key']!}”.`,
    'record-header-long': (f) => `The header has more than ${f['most']!} lines.`,
    'record-name-seat': (f) =>
      `There is a name for seat ${f['seat']!}, but only ${f['seats']!} seats, counted from 0.`,
    'record-cut-off': () => 'The file is cut off: it stops before the line “steps”.',
    'record-byte-order-mark': () =>
      'The file begins with a byte order mark (BOM); the format wants UTF-8 without one.',
    'rules-newer': (f) =>
      `Played with version ${f['found']!} of the rules, which is newer than the one here (${f['known']!}).`,
    'rules-too-old': (f) =>
      `Played with version ${f['found']!} of the rules: it can’t be brought up to version ${f['known']!}.`,
    'game-unknown': (f) =>
      `The game “${f['game']!}” is not on the shelf; there are ${f['known']!}.`,
    'seats-range': (f) => `${f['min']!} to ${f['max']!} can play, not ${f['seats']!}.`,
    'option-unknown': (f) => `There is no option “${f['option']!}”; there are ${f['known']!}.`,
    'option-range': (f) =>
      `The option “${f['option']!}” goes from ${f['min']!} to ${f['max']!}, not “${f['value']!}”.`,
    'option-choice': (f) =>
      `The option “${f['option']!}” knows no “${f['value']!}”; there are ${f['known']!}.`,
    'option-unused': (f) =>
      `The option “${f['option']!}” only means something if “${f['needs']!}” is “${f['value']!}”.`,
    'option-missing': (f) => `The header has no line “option ${f['option']!} …”.`,
  },
  step: {
    'step-unknown': () => 'This is not a line of a game.',
    'step-card': (f) => `There is no card “${f['text']!}”.`,
    'step-move': (f) => `The move cannot be read at “${f['part']!}”.`,
    'step-spelling': () => 'The spelling is unusual: every move is written in one way only.',
    'step-sealed-order': (f) => `The sealed choices are out of order at seat ${f['seat']!}.`,
    'step-cut-off': () => 'The line is cut off: the file is truncated.',
    'step-missing': (f) => `The file is cut off: “${f['expected']!}” is missing at its end.`,
  },
  misfit: {
    'step-kind': (f) => {
      const pending = String(f['pending']);
      return `This is not what the game waits for here, which is ${WAITS[pending] ?? pending}.`;
    },
    'step-seats': (f) => `The choice of seat ${f['seat']!} is missing.`,
    'game-over': () => 'The game is already over.',
  },
  derivedMisplaced: 'This computed line has no place here.',
  derivedWrong: (expected) => `It should be “${expected}”.`,
  cutOffLine: (wrong) => `The line is cut off, without a line end. ${wrong}`,
  bySeat: (name, wrong) => `${name}: ${wrong}`,
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
    commitWrong:
      'The commitment is not that of the revealed seed and salt: one of them has been changed.',
    firstWrong: (written, drawn) => `The draw picks ${drawn} to begin, but ${written} begins.`,
    drawWrong: (place, written, drawn) =>
      `Card ${place} of this draw is “${written}”, the seed gives “${drawn}”.`,
    header: {
      missing: (key) =>
        `The header has no line “${key}”, without which the draws cannot be verified.`,
      malformed: (key) => `The header’s line “${key}” cannot be read.`,
      twice: (key) =>
        `The line “${key}” is in the header twice: there is no telling which one counts.`,
    },
    entropyOrder: (seat) => `The “entropy” lines are out of order at seat ${seat}.`,
    unfinished: 'The game is not over: the seed can only be checked at the end.',
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
