// The replay page in English.

import { counted, listed } from '@tablee/kit';
import type { ReplayTexts } from './fr.ts';

const WAITS: Readonly<Record<string, string>> = {
  turn: 'one player’s move',
  sealed: 'all sealed choices on one line',
  open: 'a bid or the hammer (“bell”)',
  chance: 'a draw',
};

export const en: ReplayTexts = {
  heading: 'Review a game',
  intro:
    'Open a recorded game: it is played again here move by move, with all hands open or through one player’s eyes. The file stays on this device.',
  notOver:
    'This game is not over. It can be reviewed afterwards: before the end it would show every hand.',
  toTable: 'Back to the table',
  choose: 'Choose a file',
  chooseOther: 'Open another file',
  orDrop: 'or drop it anywhere on this page',
  dropNow: 'Let go of the file to review the game',
  cannotOpen: 'This file cannot be opened',
  stopsHere: 'The game stops here',
  stopsAt: (line) => `Stops at line ${line}`,
  player: (number) => `Player ${number}`,
  lineLabel: (line) => `Line ${line}`,
  ruleLabel: 'Rule',
  codeLabel: 'Code',
  controls: {
    label: 'Course of the game',
    first: 'To the beginning',
    back: 'One move back',
    play: 'Play',
    pause: 'Pause',
    again: 'Play again from the beginning',
    forward: 'One move forward',
    last: 'To the end',
    scrub: 'Move',
    speed: (factor) => `Speed: ×${factor}`,
    eyes: 'Through the eyes of',
    whole: 'Everyone',
    log: 'Log',
    about: 'About this game',
    result: 'Result',
  },
  place: {
    start: 'The table is laid',
    chapter: ({ kind, number }) => (kind === 'turn' ? `Turn ${number}` : `Round ${number}`),
    step: (at, of) => `move ${at} of ${of}`,
  },
  seenBy: (name) => `As seen by ${name}.`,
  seenWhole: 'All hands are open.',
  playing: 'Playing.',
  paused: 'Paused.',
  quiet: 'Nothing to see from here.',
  onlyWatching: 'This is a review: nothing can be played here any more.',
  about: {
    players: 'At the table',
    bot: 'bot',
    winner: 'winner',
    loser: 'lost',
    unfinished: 'Unfinished game',
    playedOn: (date) => `Played on ${date}`,
    steps: (count) => counted('en', count, 'move', 'moves'),
    wonBy: (names) =>
      names.length === 1 ? `${names[0]!} wins` : `${listed('en', names)} share the win`,
    keys: 'Keyboard',
    keyList: [
      ['← →', 'one move back, forward'],
      ['Page ↑ ↓', 'turn or round before, after'],
      ['Home, End', 'to the beginning, to the end'],
      ['Space', 'play, pause'],
      ['H T S', 'read out the hand, the table, the scores'],
      ['L', 'read out what has just happened'],
      ['Esc', 'skip the animation, close'],
    ],
  },
  verify: {
    heading: 'Draws you can check',
    intro:
      'Before the first card the table committed itself to a secret seed, which was revealed at the end. So every draw can be computed again.',
    button: 'Verify the draws',
    right: 'Everything matches',
    rightUnseen: 'The draws match the record',
    wrong: 'This does not match',
    cannot: 'Nothing to verify',
    goThere: 'Go to that draw',
    commitRight: 'The commitment is SHA-256(seed ‖ salt), as it should be.',
    first: {
      draw: 'The first player is the one the lot falls on.',
      host: 'The first player was named by the host: nothing to recompute.',
      unsaid: 'The record does not say how the first player was chosen: not checked.',
    },
    drawsRight: (draws, cards) =>
      `${counted('en', draws, 'draw', 'draws')} recomputed, ${counted('en', cards, 'card', 'cards')}, all alike.`,
    stepsRight: (steps) =>
      `${counted('en', steps, 'move', 'moves')} replayed, all within the rules.`,
    stopped: 'The game stops before its end: everything is checked up to there.',
    entropy: (people) =>
      people === 0
        ? 'Nobody at the table added chance of their own.'
        : `Chance added by players: ${people}.`,
    witnessed:
      'This browser kept the commitment before the first card, and its own chance is in the draws.',
    notWitnessed:
      'This browser did not see the commitment before the game: whether it was published in time, only somebody who was there can check.',
    commitOther:
      'This is not the commitment this browser was shown before the first card. Somebody has exchanged it.',
    entropyMissing:
      'The chance this browser added, and the table confirmed, is not in this record.',
    commitWrong:
      'The commitment is not that of the revealed seed and salt: one of them has been changed.',
    firstWrong: (written, drawn) =>
      `The lot falls on ${drawn} to begin, yet it is ${written} who begins.`,
    drawWrong: (place, written, drawn) =>
      `Card ${place} of this draw is “${written}”, the seed gives “${drawn}”.`,
    header: {
      missing: (key) =>
        `The header has no line “${key}”: this game was recorded without a commitment.`,
      malformed: (key) => `The header’s line “${key}” cannot be read.`,
      twice: (key) => `The line “${key}” is in the header twice: nobody can say which one counts.`,
    },
    torn: 'The game cannot be replayed to its end: the draws match as far as it goes, the rest cannot be verified.',
    unfinished: 'The game is not over: the seed can only be checked at the end.',
    proves: 'What this proves',
    provesText: [
      'Every card comes from this seed: none was picked by hand during the game.',
      'If this browser kept the commitment before the first card, the seed has not changed since.',
      'If its own chance is in the draws, the seed was fixed before anybody could know that chance: it cannot have been picked to suit the cards.',
    ],
    provesNot: 'What this does not prove',
    provesNotText: [
      'That the server did not try several seeds, where nobody’s chance was added after the commitment.',
      'That the server and whoever added chance last were not in league: together they could still choose.',
      'That the server, which knows the seed, told nobody about the cards during the game.',
    ],
  },
  file: {
    'file-too-large': (f) =>
      `The file is too large: ${f['max']!} MiB at most, and no game is ever that long.`,
    'file-binary': () => 'This is not a text file in UTF-8.',
    'file-unreadable': () => 'The device could not read this file.',
  },
  open: {
    'record-empty': () => 'The file is empty.',
    'record-not-one': () =>
      'This is not a recorded game: the first line should be “tablee-record 1”.',
    'record-newer': (f) =>
      `Format ${f['found']!} is newer than this version of Tablée, which reads up to format ${f['known']!}.`,
    'record-carriage-return': () =>
      'The line ends the Windows way (CR LF); the format wants LF alone.',
    'record-header-line': () => 'This header line cannot be read.',
    'record-header-twice': (f) => `“${f['key']!}” is in the header twice.`,
    'record-header-missing': (f) => `The header has no line “${f['key']!}”.`,
    'record-name-seat': (f) =>
      `There is a name for seat ${f['seat']!}, but only ${f['seats']!} seats, counted from 0.`,
    'record-cut-off': () => 'The file is cut off: it stops before the line “steps”.',
    'record-byte-order-mark': () =>
      'The file begins with a byte order mark (BOM); the format wants UTF-8 without one.',
    'rules-newer': (f) =>
      `Played with version ${f['found']!} of the rules, which is newer than the one here (${f['known']!}).`,
    'rules-too-old': (f) =>
      `Played with version ${f['found']!} of the rules: no way leads to version ${f['known']!}.`,
    'game-unknown': (f) =>
      `The game “${f['game']!}” is not on the shelf; there are ${f['known']!}.`,
    'seats-range': (f) => `${f['min']!} to ${f['max']!} can play, not ${f['seats']!}.`,
    'option-unknown': (f) => `There is no option “${f['option']!}”; there are ${f['known']!}.`,
    'option-range': (f) =>
      `The option “${f['option']!}” goes from ${f['min']!} to ${f['max']!}, not “${f['value']!}”.`,
    'option-choice': (f) =>
      `The option “${f['option']!}” knows no “${f['value']!}”; there are ${f['known']!}.`,
    'option-unused': (f) =>
      `The option “${f['option']!}” only means something with ${f['needs']!} ${f['value']!}.`,
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
  broken: 'Tablée could not replay this line: the mistake is ours.',
  noLineEnd: 'The last line has no line end: the file may be cut off.',
};
