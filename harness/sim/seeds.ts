// Derives a simulated run from a seed: game, players, faults and the players' whims. The same seed
// gives the same run.

import { rngFor, type Rng } from '@tablee/kit';
import type { ClockPlan } from '@tablee/wire';
import { deciderOf, planFor, type SimGame } from './game.ts';
import { referenceOf } from './reference.ts';
import { KINDS, Troublemaker, type Kind, type Purse } from './trouble.ts';
import { Whims } from './whims.ts';
import { World } from './world.ts';
import { WrongTime } from './wrong-time.ts';

export interface SeedResult {
  readonly seed: number;
  readonly isFailed: boolean;
  readonly lost: number;
  readonly doubled: number;
  /** The game took another course for a legitimate reason. */
  readonly isExcused: boolean;
  /** How much went wrong around the table, and how many entries its log has. */
  readonly troubles: number;
  readonly entries: number;
  /** What happened and what is wrong with it; only where something is. */
  readonly text: string;
}

/** More than any of these days needs, by far. */
const EVENTS_MAX = 15_000;
/** One day in so many, where there is one server, has trouble with its time. */
const TIMED_ONE_IN = 4;
/** How much of a story is worth printing. */
const STORY_MAX = 60;

const CLOCKS: readonly (ClockPlan | undefined)[] = [
  undefined,
  undefined,
  undefined,
  { kind: 'live', bank: 15, move: 4 },
  { kind: 'live', bank: 0, move: 2 },
  { kind: 'correspondence', move: 3600 },
];

interface Scenario {
  readonly game: SimGame;
  readonly servers: number;
  readonly people: readonly number[];
  readonly watchers: number;
  readonly clock: ClockPlan | undefined;
  readonly purse: Purse;
  readonly orders: boolean;
  readonly standIns: boolean;
  readonly votes: boolean;
  readonly undo: boolean;
  /** Only its owner acts for a seat, except through a standing order. */
  readonly isPlain: boolean;
  /** How far the game has come when the day begins, in hundredths of its steps. */
  readonly progress: number;
}

function scenarioOf(rng: Rng, games: readonly SimGame[]): Scenario {
  const game = games[rng.below(games.length)]!;
  const all = Array.from({ length: game.seats }, (_, seat) => seat);
  const isFull = rng.below(4) === 0;
  // Somewhere a bot, most of the time.
  const bot = rng.below(game.seats);
  const people = isFull ? all : all.filter((seat) => seat !== bot);
  const orders = rng.below(2) === 0;
  // Half of the runs with standing orders have no second tabs, clocks or stand-ins.
  const isPlain = orders && rng.below(2) === 0;
  const size = 1 + rng.below(3);
  const purse = Object.fromEntries(
    KINDS.map((kind): [Kind, number] => [kind, rng.below(size + 1)]),
  );
  if (isPlain) purse['tab'] = 0;
  return {
    game,
    people,
    watchers: rng.below(6) === 0 ? 1 : 0,
    servers: !isPlain && rng.below(3) === 0 ? 2 : 1,
    clock: isPlain ? undefined : CLOCKS[rng.below(CLOCKS.length)],
    purse: purse as Record<Kind, number>,
    orders,
    standIns: !isPlain && rng.below(2) === 0,
    votes: rng.below(3) === 0,
    undo: rng.below(2) === 0,
    isPlain,
    // A whole game now and then; most days begin somewhere on the way.
    progress: rng.below(4) === 0 ? 0 : 30 + rng.below(55),
  };
}

/** Plays one day out and says what is wrong with it. */
export async function runSeed(seed: number, games: readonly SimGame[]): Promise<SeedResult> {
  const name = `day ${seed}`;
  const rng = rngFor(name, 'world');
  const scenario = scenarioOf(rngFor(name, 'scenario'), games);
  const maker = new Troublemaker(rngFor(name, 'trouble'), scenario.purse);
  const { game, people, clock, progress, servers } = scenario;
  const time = rngFor(name, 'time');
  const isTimed = servers === 1 && time.below(TIMED_ONE_IN) === 0;
  const reference = referenceOf(
    planFor(game, { seed: name, people, clock }),
    deciderOf(game, name),
  );
  const world = new World({
    ...scenario,
    isTimed,
    seed: name,
    reference,
    startStep: Math.floor((reference.steps * progress) / 100),
    rng,
    latency: () => 5 + rng.below(rng.below(10) === 0 ? 800 : 60),
    think: () => 50 + rng.below(500),
    hint: () => (rng.below(8) === 0 ? undefined : 10 + rng.below(800)),
    append: (node, run) => maker.append(node, run),
  });
  world.open();
  maker.begin(world);
  if (isTimed) new WrongTime(world, time);
  new Whims(world, { ...scenario, rng: rngFor(name, 'whims'), purse: 12 });
  const isDone = await world.run(() => world.isDone, EVENTS_MAX);
  const verdict = world.verdict();
  const entries = world.store.length(world.table.sheet.id);
  world.close();
  const complaints = isDone
    ? verdict.complaints
    : ['the table stands still', ...verdict.complaints];
  const isFailed = complaints.length > 0;
  return {
    seed,
    isFailed,
    lost: verdict.lost,
    doubled: verdict.doubled,
    isExcused: verdict.isExcused,
    troubles: world.story.length,
    entries,
    text: isFailed ? storyOf(seed, scenario, world, complaints) : '',
  };
}

function storyOf(
  seed: number,
  scenario: Scenario,
  world: World,
  complaints: readonly string[],
): string {
  const { game, ...rest } = scenario;
  const texts = world.store.texts(world.table.sheet.id);
  return [
    `seed ${seed}: ${game.id} ${JSON.stringify(game.options)} ${JSON.stringify(rest)}`,
    ...complaints.map((complaint) => `  wrong: ${complaint}`),
    ...world.story.slice(-STORY_MAX).map((line) => `  ${line}`),
    `  ${texts.length} entries, the last: ${texts.slice(-6).join(' | ')}`,
    `  again: npm run sim -- --seeds 1 --from ${seed}`,
  ].join('\n');
}
