// The command line in English.

import { counted } from '@tablee/kit';
import type { CliTexts } from './fr.ts';

const ordinal = (place: number): string => `${place}${['', 'st', 'nd', 'rd'][place] ?? 'th'}`;

const points = (score: number): string => (Math.abs(score) === 1 ? 'point' : 'points');
const chainCards = (score: number): string => (score === 1 ? 'chain card' : 'chain cards');

export const en: CliTexts = {
  lang: 'en',
  colon: ': ',
  usage: {
    about: 'Tablée: card games at any hour, in the terminal.',
    usage: 'Usage',
    commands: 'Commands',
    options: 'Options',
    exitCodes: 'Exit codes',
    exits: [
      ['0', 'all is well'],
      ['1', 'the recorded game breaks a rule or does not match its draw'],
      ['2', 'a command or file that cannot be read'],
      ['3', 'an internal error'],
    ],
    command: {
      play: {
        short: 'play here, against bots',
        long: 'Opens a game in this terminal, against bots. Without a game, a menu asks for one. During play “?” gives the rules of the moment and “help” the rest.',
      },
      simulate: {
        short: 'let bots play each other and count',
        long: 'Plays whole games between bots and shows wins, scores, lengths and endings. The same seed gives the same games, however many threads share the work.',
      },
      arena: {
        short: 'measure how well bots play',
        long: 'Lets bots play the same deals in every seating and shows wins, scores, thinking times and ratings. One name per seat; the last name takes all seats that are left. The same seed gives the same games, however many threads share the work.',
      },
      replay: {
        short: 'watch and re-check a recorded game',
        long: 'Replays a recorded game line by line, checks every move and tells it. “-” reads standard input.',
      },
      verify: {
        short: 'check the draws of a finished game',
        long: 'Recomputes the commitment and every draw of a finished game, then replays all of it.',
      },
      score: {
        short: 'score a round from its cards',
        long: 'The score pad of games that score rows: give the cards of your rows (R3 R6 Bx2 B-…), or type them line by line.',
      },
      games: {
        short: 'the games on the shelf',
        long: 'Lists the games, their options and their bots.',
      },
      rules: {
        short: 'the rules of a game',
        long: 'Shows the rules of a game, all of them or one.',
      },
    },
    flag: {
      as: 'show only what this seat knows (or “watcher”, the onlookers)',
      bots: 'bots separated by commas: dealt to the seats in turn; in the arena the last takes the seats left',
      deals: 'how many deals, each played in every seating (100)',
      deck: 'a deck of your own, as JSON (in games that allow one)',
      game: 'the game whose pad it is (else told by the cards)',
      games: 'how many games (100)',
      help: 'this help',
      jobs: 'parallel threads; alone, or “max”: all cores',
      json: 'output for programs (see docs/CLI.md)',
      lang: 'fr, en or de (else told by LC_ALL, LC_MESSAGES, LANG)',
      name: 'your name at the table',
      option: 'an option of the game; may be repeated',
      record: 'write one file per game into this folder',
      rule: 'a single rule, by its id',
      seat: 'your seat, from 0',
      seats: 'how many players',
      seed: 'the seed of chance: any text',
      tables: 'draw the table after every step',
      until: 'stop after so many steps',
      version: 'the version',
    },
    value: {
      game: 'GAME',
      file: 'FILE',
      number: 'N',
      text: 'TEXT',
      seat: 'SEAT',
      bots: 'BOTS',
      setting: 'NAME=VALUE',
      folder: 'DIR',
      id: 'ID',
      cards: 'CARDS',
    },
    unknownCommand: (name, known) => `unknown command “${name}”; there are ${known}`,
    unknownFlag: (flag, command) => `unknown option ${flag}; see “tablee ${command} --help”`,
    needsValue: (flag) => `${flag} needs a value`,
    takesNoValue: (flag) => `${flag} takes no value`,
    givenTwice: (flag) => `${flag} is given twice`,
    unexpected: (text, command) => `“${text}” is one too many; see “tablee ${command} --help”`,
    missing: (what, command) => `${what} is missing; see “tablee ${command} --help”`,
    notWhole: (flag, text, min, max) =>
      `${flag} needs a whole number from ${min} to ${max}, not “${text}”`,
    notWholeOrAlone: (flag, text, max, word) =>
      `${flag} needs a whole number from 0 to ${max}, “${word}” or nothing at all, not “${text}”`,
    notASetting: (text) => `--option needs NAME=VALUE, not “${text}”`,
    settingTwice: (name) => `the option ${name} is given twice`,
    unknownLang: (text) => `unknown language “${text}”; there are fr, en, de`,
    unknownBot: (text, known) => `unknown bot “${text}”; there are ${known}`,
    tooManyBots: (bots, seats) => `${bots} bots for ${seats} seats`,
    unknownRule: (text, game) => `${game} has no rule “${text}”`,
    noDecks: (game) => `${game} has no choice of deck, so --deck has no place there`,
    deckTwice: '--deck and --option deck=… each name a deck: give one or the other',
    noPad: (game, known) => `${game} has no score pad; there are ${known}`,
    internal: (message) => `internal error: ${message} (TABLEE_DEBUG=1 shows where)`,
  },
  file: {
    missing: (path) => `${path}: there is no such file`,
    folder: (path) => `${path}: this is a folder, not a file`,
    unreadable: (path, code) => `${path}: cannot be read (${code})`,
    tooLarge: (path, max) => `${path}: too large to read (at most ${max})`,
    binary: (path) => `${path}: this is not UTF-8 text`,
    notJson: (path) => `${path}: this is not JSON`,
    unwritable: (path, code) => `${path}: cannot be written (${code})`,
    exists: (path) => `${path} is already there; choose another name`,
  },
  setup: {
    'game-unknown': (f) => `unknown game “${f['game']!}”; there are ${f['known']!}`,
    'seats-range': (f) => `${f['min']!} to ${f['max']!} players, not ${f['seats']!}`,
    'option-unknown': (f) => `unknown option “${f['option']!}”; there are ${f['known']!}`,
    'option-range': (f) =>
      `the option ${f['option']!} goes from ${f['min']!} to ${f['max']!}, not “${f['value']!}”`,
    'option-choice': (f) =>
      `the option ${f['option']!} knows no “${f['value']!}”; there are ${f['known']!}`,
    'option-unused': (f) =>
      `the option ${f['option']!} only means something with ${f['needs']!}=${f['value']!}`,
  },
  record: {
    problem: {
      'record-empty': () => 'the file is empty',
      'record-not-one': () =>
        'this is not a recorded game (the first line should be “tablee-record 1”)',
      'record-newer': (f) =>
        `format ${f['found']!} is newer than this program, which reads up to format ${f['known']!}`,
      'record-carriage-return': (f) =>
        `line ${f['line']!}: a Windows line end (CR LF); the format wants LF alone`,
      'record-header-line': (f) => `line ${f['line']!}: unreadable header line “${f['text']!}”`,
      'record-header-twice': (f) => `line ${f['line']!}: “${f['key']!}” is there twice`,
      'record-header-missing': (f) => `the header has no line “${f['key']!}”`,
      'record-name-seat': (f) =>
        `a name for seat ${f['seat']!}, though there are ${f['seats']!} seats, from 0 on`,
      'record-cut-off': (f) =>
        `the file is cut off: it stops at line ${f['line']!}, before the line “steps”`,
      'record-byte-order-mark': () =>
        'line 1: a byte order mark (BOM) in front; the format wants UTF-8 without one',
      'rules-newer': (f) =>
        `version ${f['found']!} of the rules is newer than the one here (${f['known']!})`,
      'rules-too-old': (f) =>
        `version ${f['found']!} of the rules: no way leads to version ${f['known']!}`,
      'option-missing': (f) => `the header has no line “option ${f['option']!} …”`,
    },
    step: {
      'step-unknown': () => 'this is no line of a game',
      'step-card': (f) => `unknown card “${f['text']!}”`,
      'step-move': (f) => `a move that cannot be read at “${f['part']!}”`,
      'step-spelling': () => 'unusual spelling: every move is written in one way only',
      'step-sealed-order': (f) => `sealed choices out of order at seat ${f['seat']!}`,
      'step-cut-off': () => 'the line is cut off: the file is truncated',
      'step-missing': (f) => `the file is cut off: “${f['expected']!}” is missing at its end`,
    },
    misfit: {
      'step-kind': (f) =>
        `this is not what the game waits for (${
          {
            turn: 'one player’s move',
            sealed: 'all sealed choices on one line',
            open: 'a bid or the hammer (“bell”)',
            chance: 'a draw',
          }[String(f['pending'])] ?? String(f['pending'])
        })`,
      'step-seats': (f) => `the choice of seat ${f['seat']!} is missing`,
      'game-over': () => 'the game is already over',
    },
    badLine: (line, text, wrong) => `line ${line}: ${text}: ${wrong}`,
    atLine: (line, wrong) => `line ${line}: ${wrong}`,
    derivedWrong: (expected) => `it should be “${expected}”`,
    derivedMisplaced: 'this computed line has no place here',
    cutOffLine: (wrong) => `the line is cut off, without a line end: ${wrong}`,
    noLineEnd: 'The last line has no line end: the file may be cut off.',
    bySeat: (name, wrong) => `${name}: ${wrong}`,
  },
  replay: {
    options: 'Options',
    through: (name) => `As seen by ${name}`,
    watcher: 'the onlookers',
    unseenDraw: 'The cards are shuffled.',
    bell: 'The hammer falls.',
    checked: (steps) => `${counted('en', steps, 'step', 'steps')} checked, all within the rules.`,
    stopped: (steps) =>
      `Stopped as asked after ${counted('en', steps, 'step', 'steps')}; the rest is not checked.`,
    unfinished: (waits) => `The game is unfinished: ${waits}.`,
    waitsFor: (names) => `waiting for ${names}`,
    waitsForDraw: 'waiting for a draw',
    badViewer: (text, last) => `--as needs a seat from 0 to ${last} or “watcher”, not “${text}”`,
  },
  outcome: {
    reason: {
      total: 'by total of points',
      chain: 'complete chain',
      last: 'last one left',
      exhausted: 'cards exhausted',
    },
    unit: { total: points, chain: chainCards, last: chainCards, exhausted: chainCards },
    winner: (name) => `${name} wins the game`,
    shared: (names) => `${names} share the win`,
    left: 'out',
  },
  simulate: {
    heading: (title, seats, games, seed) =>
      `${title} · ${seats} seats · games: ${games} · seed ${seed}`,
    byLot: 'by lot',
    seat: 'Seat',
    bot: 'Bot',
    wins: 'Wins',
    share: 'Share',
    meanScore: 'Mean score',
    range: 'min–max',
    left: 'Bankrupt',
    inTurnOrder: 'Wins by order of play',
    first: 'first',
    later: ordinal,
    length: 'Length',
    mean: 'mean',
    median: 'median',
    measure: { steps: 'steps', turns: 'turns', rounds: 'rounds' },
    ends: 'Endings',
    sharedGames: (games) => `Shared wins: ${games}`,
    bankruptcies: (games, share, seats) =>
      `Games with a bankruptcy: ${games} (${share}); bankrupt players: ${seats}`,
    recorded: (games, folder) => `Games recorded: ${games} in ${folder}`,
    progress: (done, all) => `games: ${done} / ${all}`,
    cards: {
      caption: 'What cards are worth',
      columns: [
        'Card',
        'drawn',
        'wins',
        'sold',
        'unsold',
        'price',
        'takings',
        'buyer wins',
        'held',
        'never',
      ],
      note: (even) =>
        `Drawn: unseen, before the first reshuffle, so by chance alone; any card: ${even}. Sold by the bank; takings: with the losers’ fists. Held, never: wins of seats that ever had one or did not, a matter of choice and of how long they played.`,
    },
  },
  arena: {
    heading: (title, seats, deals, seed) =>
      `${title} · ${seats} seats · deals: ${deals}, each in ${seats} seatings · seed ${seed}`,
    bot: 'Bot',
    chairs: 'seats',
    wins: 'wins',
    score: 'mean score',
    msMedian: 'ms (median)',
    msP99: 'ms (99 %)',
    even: (share) => `Wins per game and seat, ± the 95 % interval; ${share} is even.`,
    rating: 'rating',
    ratingNote:
      'From who placed above whom; 400 points are odds of ten to one. habitue is at 1500, or else the mean.',
    progress: (done, all) => `deals: ${done} / ${all}`,
  },
  verify: {
    missing: (key) => `the header has no line “${key}”: nothing to verify`,
    malformed: (key) => `the header’s line “${key}” cannot be read`,
    entropyOrder: (seat) => `the “entropy” lines are out of order at seat ${seat}`,
    notFinished: 'the game is not over: the seed can only be checked at the end',
    stopped: 'the game stops before its end: checked up to there',
    commitWrong: (line) => `line ${line}: the commitment is not that of the revealed seed and salt`,
    firstWrong: (line, written, drawn) =>
      `line ${line}: the lot falls on seat ${drawn} to begin, not ${written}`,
    drawWrong: (line, place, written, drawn) =>
      `line ${line}: card ${place} of the draw is ${written}, the seed gives ${drawn}`,
    commitRight: 'The commitment is SHA-256(seed ‖ salt), as it should be.',
    entropyUsed: (people) =>
      people === 0
        ? 'Nobody at the table added chance of their own.'
        : `Chance added by players: ${people}.`,
    firstRight: 'The first player is the one the lot falls on.',
    firstByHost: 'The first player was named by the host: nothing to recompute.',
    firstUnsaid: 'The record does not say how the first player was chosen: not checked.',
    drawsRight: (draws, cards) =>
      `${counted('en', draws, 'draw', 'draws')} recomputed, ${cards} cards, all alike.`,
    replayRight: (steps) => `${steps} steps replayed, all within the rules.`,
    proves: 'What this proves',
    provesText: [
      'Every card comes from this seed: none was picked by hand during the game.',
      'If you saw the commitment before the first card, the seed has not changed since.',
    ],
    provesNot: 'What this does not prove',
    provesNotText: [
      'That the host did not try several seeds before committing, unless a player added chance afterwards.',
      'That the host, who knows the seed, told nobody about the cards during the game.',
    ],
  },
  score: {
    mixed: 'these cards belong to more than one game',
    noCards: 'no cards to score',
    typeRows: 'Type the rows, e.g. “R3 R6”; an empty line ends.',
  },
  list: {
    players: 'players',
    minutes: 'min',
    bots: 'Bots',
    options: 'Options',
    stage: { draft: 'draft', trial: 'on trial', stable: 'stable' },
    best: (min, max) => `best with ${min} to ${max}`,
    range: (name, min, max, initial) => `${name}=${min}…${max} (${initial})`,
    choice: (name, values, initial) => `${name}=${values} (${initial})`,
    lastSeat: 'last seat',
    asManyAsSeats: 'as many as players',
    byLot: 'by lot',
    onlyWith: (option, value) => `only with ${option}=${value}`,
    cards: (count) => counted('en', count, 'card', 'cards'),
    ruling: 'a ruling of Tablée’s',
  },
  play: {
    words: {
      rules: ['?'],
      moves: ['moves', 'm'],
      log: ['log'],
      record: ['record'],
      help: ['help', 'h'],
      quit: ['quit', 'q'],
      silence: ['silence', 'silent', '-'],
    },
    welcome: 'Welcome to the table! What shall we take off the shelf?',
    chooseGame: 'Your choice (number)',
    notInMenu: (text) => `“${text}” is not on the menu.`,
    menuHint: 'Type the number of a game, or “quit”.',
    chooseSeats: (min, max, usual) => `How many players, ${min} to ${max} (Enter = ${usual})`,
    notSeats: (text, min, max) => `${min} to ${max} can play, bots included, not “${text}”.`,
    nothingChosen: 'Nothing chosen. See you soon!',
    guest: 'Guest',
    botNames: ['Agatha', 'Basil', 'Clemence', 'Desmond', 'Eglantine', 'Fergus'],
    table: (title, names) => `${title} · at the table: ${names}`,
    committed: 'Commitment to the draws (SHA-256)',
    howTo: 'Type a move, “?” for the rules of the moment, “moves” for a list, “help” for the rest.',
    yourMove: 'Your move',
    melee: 'Enter = stay silent. There is no clock here: the hammer falls when everyone is silent.',
    refused: 'Refused',
    moveHint: 'Type a move; “moves” lists them, “help” tells the rest.',
    notAMove: (text) => `“${text}”: I do not understand.`,
    numberTooLarge: (text) => `“${text}”: that number is too large.`,
    numberNotWhole: (text) => `“${text}”: only whole numbers from 0 count here.`,
    movesHint: '“moves” shows what is possible.',
    forExample: (moves) => `For example: ${moves}`,
    noSuchRule: (text) => `This game has no rule “${text}”.`,
    rulesNow: 'The rules of the moment',
    movesNow: (count) => counted('en', count, 'possible move', 'possible moves'),
    tooManyMoves: (count) => `${count} possible moves: too many for a list. “?” recalls the rules.`,
    noMoves: 'Nothing to choose just now.',
    logEmpty: 'The log is still empty.',
    saved: (path) => `Game saved in ${path}.`,
    savedUnfinished:
      'The game is not over: the seed is not in it yet, but whoever opens the file sees every card.',
    recordNeedsFile: 'Name the file too: record game.tablee',
    help: (rule) => [
      ['a move', 'in short, or as “moves” spells it'],
      ['?', `the rules of the moment; “? ${rule}” shows one of them`],
      ['moves', 'the possible moves'],
      ['log', 'what has happened so far'],
      ['record FILE', 'keep the game in a file'],
      ['quit', 'leave the table (also Ctrl-C, Ctrl-D)'],
    ],
    over: 'The game is over',
    seedRevealed: 'Seed revealed',
    saltRevealed: 'Salt revealed',
    saveOffer: 'Keep the game? A file name, or Enter for no',
    goodbye: 'Thank you for playing. See you soon!',
    unfinishedGoodbye: 'We leave it there. See you soon!',
  },
};
