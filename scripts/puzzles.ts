// Mines puzzles: `npm run puzzles -- GAME [--count N] [--seed S] [--from G]`. Checks every choice
// in games of strong bots and some regulars. Adds puzzles to games/FOLDER/puzzles/GAME.txt, the
// easiest first, and keeps those already there.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { Match } from '@tablee/bots';
import type { AnyBot } from '@tablee/bots';
import {
  askedSeats,
  choicesOf,
  Draws,
  openRecord,
  optionTexts,
  parseStep,
  Replay,
  resolveSetup,
  rngFor,
  secretFrom,
} from '@tablee/kit';
import type { Choice, GameRecord, Log, Rng, Setup } from '@tablee/kit';
import { findGame, GAMES } from '@tablee/registry';
import type { GameEntry } from '@tablee/registry';
import { judgeOf, writePuzzle } from '@tablee/review';
import type { Puzzle } from '@tablee/review';

import { Misuse, readWish, runCommand, tellResult } from './command.ts';
import { puzzleFileOf, puzzlesOf } from './puzzle-file.ts';
import { isHabit, puzzleAt } from './puzzle-search.ts';
import type { Judges } from './puzzle-search.ts';
import { Variety } from './puzzle-variety.ts';

const USAGE = `usage: npm run puzzles -- GAME [--count N] [--seed S] [--from G] [--games N] [--anew]
  GAME        one of: ${GAMES.map(({ meta }) => meta.id).join(', ')}
  --count N   until there are so many (60 unless told)
  --seed S    of the games that are played (1 unless told)
  --from G    the number of the first game (0 unless told)
  --games N   at most so many of them; 0: as many as it takes, as unless told
  --anew      first prices those anew that are there, and drops what is none any more`;
const DEFAULTS = { count: 60, seed: '1', from: 0, games: 0, anew: false } as const;
const COUNT_MAX = 10_000;
/** Of a hundred players so many are strong; the others bring about what strong ones would not. */
const STRONG = 70;
/** Every so many-th game is a short one, where the game has one. */
const SHORT_EVERY = 3;
/** So few choices after another puzzle of the same game are the same question again. */
const STEPS_APART = 20;
const PER_GAME = 3;
/** Few playouts for the bots of the mined games: each candidate is checked closely anyway. */
const THOUGHT = { playouts: 120 };

interface Mine {
  readonly game: GameEntry;
  readonly judges: Judges;
  readonly seed: string;
  /** Those that are there already, by name. */
  readonly known: ReadonlySet<string>;
}

interface Found {
  readonly text: string;
  readonly puzzle: Puzzle;
}

const setUpGame = ({ meta }: GameEntry, number: number, rng: Rng, draws: Draws): Setup => {
  const { min, max } = meta.seats;
  const seats = min + rng.below(max - min + 1);
  const given = number % SHORT_EVERY === 0 ? (meta.quick?.options ?? {}) : {};
  const setup = resolveSetup(meta, seats, given, (n) => draws.firstSeat(n));
  if (!setup.ok) throw new Error(`no such table: ${JSON.stringify(setup.error)}`);
  return setup.value;
};

/** Plays one game, and looks at what strong players chose otherwise than regulars would. */
const searchGame = (mine: Mine, number: number, variety: Variety): Found[] => {
  const { game, judges, seed, known } = mine;
  const { rules, regular, strong } = judges;
  const id = `${seed}-${number}`;
  const rng = rngFor(`${game.meta.id} ${id}`, 'table');
  const draws = new Draws(secretFrom(`${game.meta.id} ${id}`));
  const setup = setUpGame(game, number, rng, draws);
  const { seats } = setup;
  const found: Found[] = [];
  if (!variety.hasRoomAt(seats)) return found;
  const quick: AnyBot = (view, seat, luck) => strong(view, seat, luck, THOUGHT);
  const bots = Array.from({ length: seats }, () => (rng.below(100) < STRONG ? quick : regular));
  const match = new Match({ rules, setup, draws, bots, seed: id });
  const { log } = match;
  let next = 0;
  while (found.length < PER_GAME) {
    const { steps, pending } = log;
    const lines = [...log.lines];
    const before = rules.clone(log.state);
    if (!match.step()) break;
    // A window that closes by itself cannot be laid open on a page that waits.
    if (pending.kind === 'open' || steps < next) continue;
    for (const { seat, move } of stepAt(log, lines.length)) {
      const name = `${id}-${steps}-${seat}`;
      const spot = { view: rules.view(before, seat), seat, name };
      if (bots[seat] !== quick || known.has(name) || isHabit(judges, spot, move)) continue;
      const puzzle = puzzleAt(judges, spot, (kind) => variety.hasRoomFor({ kind, seats }));
      if (puzzle === undefined) continue;
      variety.add({ ...puzzle, seats });
      found.push({ puzzle, text: writePuzzle(recordOf(mine, setup, lines), puzzle) });
      next = steps + STEPS_APART;
      break;
    }
  }
  return found;
};

/** The choices, with their seats, in the step of that line. */
const stepAt = ({ rules, lines }: Log, line: number): readonly Choice<unknown>[] => {
  const step = parseStep(rules, lines[line]!);
  return step.ok ? choicesOf(step.value) : [];
};

const recordOf = (
  { game, judges }: Mine,
  setup: Setup,
  lines: readonly string[],
): Pick<GameRecord, 'header' | 'lines'> => ({
  lines: [...lines],
  header: {
    game: game.meta.id,
    rules: judges.rules.version,
    seats: setup.seats,
    names: new Map(),
    options: optionTexts(setup),
    extra: [],
  },
});

// ---- the file

/** The easiest first; of two that are as hard, the one that costs more to miss. */
const byDifficulty = (a: Found, b: Found): number =>
  a.puzzle.difficulty - b.puzzle.difficulty ||
  b.puzzle.choices[1]!.cost - a.puzzle.choices[1]!.cost;

const store = (id: string, all: readonly Found[]): void => {
  const file = puzzleFileOf(id);
  mkdirSync(path.dirname(file), { recursive: true });
  const texts = [...all].sort(byDifficulty).map(({ text }) => text);
  writeFileSync(file, texts.join(''));
};

/** Prices a puzzle anew; undefined when it is none any more. */
const priceAnew = async (judges: Judges, { text, puzzle }: Found): Promise<Found | undefined> => {
  const open = await openRecord(text, findGame);
  if (!open.ok) return undefined;
  const { rules, setup, record } = open.value;
  const replay = new Replay(rules, setup, record);
  while (!replay.done) if (!replay.next().ok) return undefined;
  const { seat, name } = puzzle;
  if (!askedSeats(replay.log.pending).includes(seat)) return undefined;
  const view = rules.view(replay.log.state, seat);
  const found = puzzleAt(judges, { view, seat, name }, () => true);
  return found && { puzzle: found, text: writePuzzle(record, found) };
};

const pricedAnew = async (judges: Judges, all: readonly Found[]): Promise<Found[]> => {
  const priced: Found[] = [];
  for (const one of all) {
    const found = await priceAnew(judges, one);
    if (found !== undefined) priced.push(found);
    console.log(`${one.puzzle.name}: ${found === undefined ? 'dropped' : 'kept'}`);
  }
  return priced;
};

type Wanted = ReturnType<typeof wanted>;
const wanted = (words: string[]) =>
  readWish(process.argv.slice(2), DEFAULTS, { max: COUNT_MAX, words });

const mineFor = async (game: GameEntry, wish: Wanted): Promise<number> => {
  const started = performance.now();
  const rules = await game.rules();
  const bots = await game.bots();
  const judge = await judgeOf(game);
  const judges: Judges = { rules, judge, regular: bots['habitue']!, strong: bots['expert']! };
  const kept = puzzlesOf(game.meta.id);
  const there: Found[] = kept.map(({ text, ...puzzle }) => ({ text, puzzle }));
  const all = wish.anew ? await pricedAnew(judges, there) : there;
  if (wish.anew) store(game.meta.id, all);
  const known = new Set(kept.map(({ name }) => name));
  const mine: Mine = { game, judges, seed: wish.seed, known };
  const variety = new Variety(wish.count);
  for (const { puzzle, text } of all) variety.add({ ...puzzle, seats: seatsIn(text) });
  const end = wish.games === 0 ? Infinity : wish.from + wish.games;
  let number = wish.from;
  for (; all.length < wish.count && number < end; number++) {
    const found = searchGame(mine, number, variety);
    all.push(...found.slice(0, wish.count - all.length));
    if (found.length > 0) store(game.meta.id, all);
    console.log(`game ${number}: ${all.length} of ${wish.count}`);
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  tellResult({ puzzles: all.length, games: number - wish.from, kinds: variety.kinds, seconds });
  return 0;
};

const seatsIn = (text: string): number => Number(/^seats (\d+)$/m.exec(text)![1]);

await runCommand(USAGE, async () => {
  const words: string[] = [];
  const wish = wanted(words);
  const game = words.length === 1 ? findGame(words[0]!) : undefined;
  if (game === undefined) throw new Misuse('of which game?');
  return mineFor(game, wish);
});
