// The replay page in English.

import { counted } from '@tablee/kit';
import type { ReplayTexts } from './fr.ts';

export const en: ReplayTexts = {
  heading: 'Watch a game again',
  intro:
    'Open a saved game: it is played again here move by move, with all hands open or through one player’s eyes. The file stays on this device.',
  review: {
    heading: 'Review a game',
    intro:
      'Open a saved game: every choice is judged by what its player could see, and you learn what it cost and what luck did. The file stays on this device.',
  },
  notOver:
    'This game is not over. You can watch it again afterwards: before the end it would show every hand.',
  toTable: 'Back to the table',
  choose: 'Choose a file',
  chooseOther: 'Open another file',
  orDrop: 'or drop it anywhere on this page',
  dropNow: 'Drop the file to watch the game again',
  cannotOpen: 'This game cannot be opened',
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
  seenByYou: 'As you saw it.',
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
    keys: 'Keyboard',
    keyList: {
      step: 'one move back, forward',
      chapter: 'turn or round before, after',
      ends: 'to the beginning, to the end',
      toggle: 'play, pause',
      hand: 'read out the hand',
    },
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
    witnessed:
      'This browser kept the commitment before the first card, and its own randomness is in the draws.',
    notWitnessed:
      'This browser did not see the commitment before the game: only somebody who was there can check whether it was published in time.',
    'commit-other-wrong':
      'This is not the commitment this browser was shown before the first card. Somebody has swapped it.',
    'entropy-missing-wrong':
      'The randomness this browser added, and the table confirmed, is not in this record.',
    torn: 'The game cannot be replayed to its end: the draws match as far as it goes, the rest cannot be verified.',
  },
  file: {
    'file-too-large': (f) =>
      `The file is too large: ${f['max']!} MiB at most, and no game is ever that long.`,
    'file-binary': () => 'This is not a text file in UTF-8.',
    'file-unreadable': () => 'The device could not read this file.',
    'link-broken': () =>
      'This link is incomplete or damaged: the game in it cannot be read any more. Ask for it to be sent again, in full.',
    'link-unread': () =>
      'This browser cannot open a game that comes in a link. Try a newer version, or ask for the file.',
  },
  broken: 'Tablée could not replay this line: the mistake is ours.',
};
