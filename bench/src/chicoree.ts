// Chicorée in the benchmark: games per second with random and with habitue bots, and where the time goes.
import { Session } from 'node:inspector/promises';
import { playMatch, playout } from '@tablee/bots';
import { botsOf } from '@tablee/chicoree/bot';
import { META } from '@tablee/chicoree/meta';
import { RULES } from '@tablee/chicoree/rules';
import { Draws, resolveSetup, rngFor, secretFrom, type Setup } from '@tablee/kit';

const SEATS = 4;
const MILLISECONDS = 1500;

export interface ChicoreeReport {
  readonly text: string;
  readonly gamesPerSecond: {
    readonly playouts: number;
    readonly random: number;
    readonly habitue: number;
  };
}

function setup(): Setup {
  const resolved = resolveSetup(META, SEATS, { first: '0' }, () => 0);
  if (!resolved.ok) throw new Error('the default table can be set up');
  return resolved.value;
}

/** Random play over the indexed path: rules only. */
function playouts(seed: number): void {
  playout(RULES, RULES.setup(setup()), rngFor(String(seed), 'bench'));
}

/** A whole table: committed draws, views, bots, checks, the log. */
const match = (bot: 'random' | 'habitue') => (seed: number) => {
  playMatch({
    rules: RULES,
    setup: setup(),
    draws: new Draws(secretFrom(String(seed))),
    bots: new Array(SEATS).fill(botsOf()[bot]),
    seed: String(seed),
  });
};

function gamesPerSecond(play: (seed: number) => void): number {
  for (let seed = 0; seed < 100; seed++) play(seed);
  const start = performance.now();
  let games = 0;
  while (performance.now() - start < MILLISECONDS) play(games++);
  return Math.round((1000 * games) / (performance.now() - start));
}

/** The functions that take most time in games of habitue bots, by self time. */
async function profile(): Promise<string> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
  gamesPerSecond(match('habitue'));
  const { profile: found } = await session.post('Profiler.stop');
  session.disconnect();
  const names = new Map(found.nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
  const hits = new Map<string, number>();
  for (const id of found.samples ?? []) {
    const name = names.get(id)!;
    hits.set(name, (hits.get(name) ?? 0) + 1);
  }
  const total = found.samples?.length ?? 1;
  return [...hits]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 12)
    .map(([name, count]) => `  ${((100 * count) / total).toFixed(1).padStart(5)} %  ${name}`)
    .join('\n');
}

const nameOf = (frame: { functionName: string; url: string }): string => {
  const file = frame.url.split('/').slice(-3).join('/').replace('dist/', '');
  return `${frame.functionName === '' ? '(anonymous)' : frame.functionName}  ${file}`;
};

export async function chicoreeReport(): Promise<ChicoreeReport> {
  const rates = {
    playouts: gamesPerSecond(playouts),
    random: gamesPerSecond(match('random')),
    habitue: gamesPerSecond(match('habitue')),
  };
  const row = (name: string, rate: number) => `${name.padEnd(44)}${String(rate).padStart(8)}`;
  const text = [
    'Chicorée at 4 seats, games per second on one core:',
    row('random playouts over the indexed path', rates.playouts),
    row('tables of random bots (views, checks, log)', rates.random),
    row('tables of habitue bots (views, checks, log)', rates.habitue),
    '',
    'Where the time of the habitue tables goes (self time):',
    await profile(),
  ].join('\n');
  return { text, gamesPerSecond: rates };
}
