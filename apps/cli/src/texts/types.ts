// What the command line must be able to say in every language. A key that a language lacks does
// not compile.

import type { Facts, Lang, LineTexts, OpenCode, SetupWhy } from '@tablee/kit';

export const COMMANDS = [
  'play',
  'simulate',
  'arena',
  'replay',
  'verify',
  'score',
  'games',
  'rules',
] as const;
export type CommandName = (typeof COMMANDS)[number];

/** Every flag of any command; a flag means the same wherever it stands. */
export const FLAGS = [
  'as',
  'bots',
  'deals',
  'deck',
  'game',
  'games',
  'help',
  'jobs',
  'json',
  'lang',
  'name',
  'option',
  'record',
  'rule',
  'seat',
  'seats',
  'seed',
  'tables',
  'until',
  'version',
] as const;
export type FlagName = (typeof FLAGS)[number];

/** A sentence that is made from facts. */
type Say = (facts: Facts) => string;

/** What a person may type at the table besides a move: each word in full, then its short forms. */
export interface PlayWords {
  readonly rules: readonly string[];
  readonly moves: readonly string[];
  readonly log: readonly string[];
  readonly record: readonly string[];
  readonly help: readonly string[];
  readonly quit: readonly string[];
  /** Only where silence is an answer. */
  readonly silence: readonly string[];
}

export interface UsageTexts {
  readonly about: string;
  readonly usage: string;
  readonly commands: string;
  readonly options: string;
  readonly exitCodes: string;
  readonly exits: readonly (readonly [code: string, meaning: string])[];
  readonly command: Readonly<
    Record<CommandName, { readonly short: string; readonly long: string }>
  >;
  readonly flag: Readonly<Record<FlagName, string>>;
  /** The placeholders in usage lines: `GAME` in English, `JEU` in French. */
  readonly value: Readonly<
    Record<
      'game' | 'file' | 'number' | 'text' | 'seat' | 'bots' | 'setting' | 'folder' | 'id' | 'cards',
      string
    >
  >;
  unknownCommand(name: string, known: string): string;
  unknownFlag(flag: string, command: string): string;
  needsValue(flag: string): string;
  takesNoValue(flag: string): string;
  givenTwice(flag: string): string;
  unexpected(text: string, command: string): string;
  missing(what: string, command: string): string;
  notWhole(flag: string, text: string, min: number, max: number): string;
  notWholeOrAlone(flag: string, text: string, max: number, word: string): string;
  notASetting(text: string): string;
  settingTwice(name: string): string;
  unknownLang(text: string): string;
  unknownBot(text: string, known: string): string;
  tooManyBots(bots: number, seats: number): string;
  unknownRule(text: string, game: string): string;
  noDecks(game: string): string;
  readonly deckTwice: string;
  noPad(game: string, known: string): string;
  internal(message: string): string;
}

interface FileTexts {
  missing(path: string): string;
  folder(path: string): string;
  unreadable(path: string, code: string): string;
  tooLarge(path: string, max: string): string;
  binary(path: string): string;
  notJson(path: string): string;
  unwritable(path: string, code: string): string;
  exists(path: string): string;
}

/** Why a table cannot be set up, be it by arguments or by a record. */
type SetupCode = SetupWhy | 'option-unknown' | 'game-unknown';

interface RecordTexts extends LineTexts {
  readonly problem: Readonly<Record<Exclude<OpenCode, SetupCode>, Say>>;
  /** The line number, what stands there, what is wrong; the rule id where there is one. */
  readonly badLine: (line: number, text: string, wrong: string) => string;
  readonly atLine: (line: number, wrong: string) => string;
  noLineEnd: string;
}

interface ReplayTexts {
  readonly options: string;
  through(name: string): string;
  readonly watcher: string;
  readonly unseenDraw: string;
  readonly bell: string;
  checked(steps: number): string;
  stopped(steps: number): string;
  unfinished(waits: string): string;
  waitsFor(names: string): string;
  readonly waitsForDraw: string;
  badViewer(text: string, last: number): string;
}

interface OutcomeTexts {
  /** Ends of all games, by the record's word. */
  readonly reason: Readonly<Record<string, string>>;
  /** What a score counts, by the same word: the noun that follows the number. */
  readonly unit: Readonly<Record<string, (score: number) => string>>;
  winner(name: string): string;
  shared(names: string): string;
  readonly left: string;
}

interface SimulateTexts {
  heading(title: string, seats: number, games: string, seed: string): string;
  readonly byLot: string;
  readonly seat: string;
  readonly bot: string;
  readonly wins: string;
  readonly share: string;
  readonly meanScore: string;
  readonly range: string;
  readonly left: string;
  readonly inTurnOrder: string;
  readonly first: string;
  later(place: number): string;
  readonly length: string;
  readonly mean: string;
  readonly median: string;
  readonly measure: Readonly<Record<'steps' | 'turns' | 'rounds', string>>;
  readonly ends: string;
  sharedGames(games: string): string;
  bankruptcies(games: string, share: string, seats: string): string;
  recorded(games: string, folder: string): string;
  readonly progress: (done: string, all: string) => string;
  readonly cards: CardTexts;
}

interface CardTexts {
  readonly caption: string;
  readonly columns: readonly [
    card: string,
    drawn: string,
    winsIfDrawn: string,
    sold: string,
    unsold: string,
    price: string,
    takings: string,
    winsIfBought: string,
    winsIfHeld: string,
    winsIfNever: string,
  ];
  note(even: string): string;
}

interface ArenaTexts {
  heading(title: string, seats: number, deals: string, seed: string): string;
  readonly bot: string;
  readonly chairs: string;
  readonly wins: string;
  readonly score: string;
  readonly msMedian: string;
  readonly msP99: string;
  even(share: string): string;
  readonly rating: string;
  readonly ratingNote: string;
  readonly progress: (done: string, all: string) => string;
}

interface VerifyTexts {
  missing(key: string): string;
  malformed(key: string): string;
  entropyOrder(seat: number): string;
  readonly notFinished: string;
  readonly stopped: string;
  commitWrong(line: number): string;
  firstWrong(line: number, written: string, drawn: string): string;
  drawWrong(line: number, place: number, written: string, drawn: string): string;
  readonly commitRight: string;
  entropyUsed(people: number): string;
  readonly firstRight: string;
  readonly firstByHost: string;
  readonly firstUnsaid: string;
  drawsRight(draws: number, cards: number): string;
  replayRight(steps: number): string;
  readonly proves: string;
  readonly provesText: readonly string[];
  readonly provesNot: string;
  readonly provesNotText: readonly string[];
}

interface ScoreTexts {
  readonly mixed: string;
  readonly noCards: string;
  readonly typeRows: string;
}

interface ListTexts {
  readonly players: string;
  readonly minutes: string;
  readonly bots: string;
  readonly options: string;
  readonly stage: Readonly<Record<'draft' | 'trial' | 'stable', string>>;
  best(min: number, max: number): string;
  range(name: string, min: number, max: string, initial: string): string;
  choice(name: string, values: string, initial: string): string;
  readonly lastSeat: string;
  readonly asManyAsSeats: string;
  readonly byLot: string;
  onlyWith(option: string, value: string): string;
  cards(count: number): string;
  readonly ruling: string;
}

interface PlayTexts {
  readonly words: PlayWords;
  readonly welcome: string;
  readonly chooseGame: string;
  notInMenu(text: string): string;
  /** After an empty line at the menu. */
  readonly menuHint: string;
  chooseSeats(min: number, max: number, usual: number): string;
  notSeats(text: string, min: number, max: number): string;
  readonly nothingChosen: string;
  readonly guest: string;
  readonly botNames: readonly [string, string, string, string, string, string];
  table(title: string, names: string): string;
  readonly committed: string;
  readonly howTo: string;
  readonly yourMove: string;
  readonly melee: string;
  readonly refused: string;
  /** After an empty line at the table. */
  readonly moveHint: string;
  notAMove(text: string): string;
  numberTooLarge(text: string): string;
  numberNotWhole(text: string): string;
  readonly movesHint: string;
  forExample(moves: string): string;
  noSuchRule(text: string): string;
  readonly rulesNow: string;
  movesNow(count: number): string;
  tooManyMoves(count: string): string;
  readonly noMoves: string;
  readonly logEmpty: string;
  saved(path: string): string;
  readonly savedUnfinished: string;
  readonly recordNeedsFile: string;
  /** With the id of a rule as an example. */
  help(rule: string): readonly (readonly [what: string, meaning: string])[];
  readonly over: string;
  readonly seedRevealed: string;
  readonly saltRevealed: string;
  readonly saveOffer: string;
  readonly goodbye: string;
  readonly unfinishedGoodbye: string;
}

/** The command line in one language. */
export interface CliTexts {
  readonly lang: Lang;
  /** What stands between a label and what follows it: French wants a space before the colon. */
  readonly colon: string;
  readonly usage: UsageTexts;
  readonly file: FileTexts;
  readonly setup: Readonly<Record<SetupCode, Say>>;
  readonly record: RecordTexts;
  readonly replay: ReplayTexts;
  readonly outcome: OutcomeTexts;
  readonly simulate: SimulateTexts;
  readonly arena: ArenaTexts;
  readonly verify: VerifyTexts;
  readonly score: ScoreTexts;
  readonly list: ListTexts;
  readonly play: PlayTexts;
}
