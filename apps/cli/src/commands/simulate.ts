// `tablee simulate GAME`: many games between bots, counted.

import { resolveSetup } from '@tablee/kit';
import type { Args } from '../args.ts';
import type { Context } from '../context.ts';
import { errorCode, makeFolder } from '../files.ts';
import { printable } from '../layout.ts';
import { chosenBots, gameArgument, setupOrStop, wantedTable } from '../setup.ts';
import type { Plan } from '../simulate/plan.ts';
import { runPlan, startInline } from '../simulate/pool.ts';
import { progressBar } from '../simulate/progress.ts';
import { resultOf, type Result } from '../simulate/result.ts';
import { showResult } from '../simulate/tables.ts';
import type { Tally } from '../simulate/tally.ts';
import { EXIT, unreadable } from '../stop.ts';
import type { Command } from './command.ts';

const GAMES_INITIAL = 100;
const GAMES_MAX = 1_000_000;
const JOBS_MAX = 256;
/** Fewer games than this are played before a second thread has even started. */
const GAMES_WORTH_THREADS = 200;

export const simulate: Command = {
  name: 'simulate',
  flags: {
    seats: { value: 'number' },
    games: { value: 'number' },
    seed: { value: 'text' },
    bots: { value: 'bots' },
    option: { value: 'setting', repeated: true },
    deck: { value: 'file' },
    record: { value: 'folder' },
    jobs: { value: 'number', alone: { value: 'max', looksLike: /^(max|[0-9]+)$/, max: JOBS_MAX } },
    json: {},
  },
  takes: { value: 'game' },
  async run(context, args) {
    const { texts } = context;
    const game = gameArgument(args, 'simulate', texts);
    const seats = args.whole('seats', 0, 99, texts) ?? game.meta.seats.best[0];
    const games = args.whole('games', 1, GAMES_MAX, texts) ?? GAMES_INITIAL;
    const { options, deck } = await wantedTable(context, game, args);
    const setup = setupOrStop(
      resolveSetup(game.meta, seats, options, () => 0),
      texts,
    );
    const bots = await chosenBots(game, args.value('bots'), seats, texts);
    const plan: Plan = {
      game: game.meta.id,
      seats,
      options,
      bots: bots.map(({ id }) => id),
      seed: args.value('seed') ?? '1',
      games,
      deck: deck?.data,
      folder: args.value('record'),
    };
    const tally = await play(context, plan, jobsFor(context, args, games));
    // Who begins is drawn anew for every game, unless it was given.
    const resolved = { ...setup.options, ...('first' in options ? {} : { first: 'draw' }) };
    const result = resultOf(plan, (await game.rules()).version, resolved, tally);
    report(context, args, game.meta.title[texts.lang], plan, result);
    return EXIT.ok;
  },
};

function jobsFor({ io, texts }: Context, args: Args, games: number): number {
  const all = Math.min(io.cores, games);
  const text = args.value('jobs');
  if (text === undefined) return games >= GAMES_WORTH_THREADS ? all : 1;
  if (text === 'max') return all;
  const jobs = /^[0-9]{1,9}$/.test(text) ? Number(text) : NaN;
  if (!(jobs <= JOBS_MAX))
    throw unreadable(texts.usage.notWholeOrAlone('--jobs', printable(text), JOBS_MAX, 'max'));
  return jobs === 0 ? all : Math.min(jobs, games);
}

async function play(context: Context, plan: Plan, jobs: number): Promise<Tally> {
  const { io, texts } = context;
  const progress = progressBar(context, plan.games);
  const startWorker = jobs === 1 ? startInline : io.startWorker;
  try {
    if (plan.folder !== undefined) await makeFolder(plan.folder);
    return await runPlan(plan, jobs, startWorker, (done) => {
      progress.show(done);
    });
  } catch (error) {
    // The only thing outside that a simulation touches is the folder of its records.
    if (plan.folder === undefined || errorCode(error) === 'unknown') throw error;
    throw unreadable(texts.file.unwritable(printable(plan.folder), errorCode(error)));
  } finally {
    progress.end();
  }
}

function report(context: Context, args: Args, title: string, plan: Plan, result: Result): void {
  if (args.has('json')) {
    context.line(JSON.stringify(result));
    return;
  }
  showResult(context, title, result);
  if (plan.folder !== undefined)
    context.say(context.texts.simulate.recorded(String(plan.games), printable(plan.folder)));
}
