// `tablee simulate GAME`: many games between bots, counted.

import { printable, resolveSetup } from '@tablee/kit';
import type { Context } from '../context.ts';
import { errorCode, makeFolder, unwritable } from '../files.ts';
import { jobsFor, share, type OpenPool } from '../jobs/pool.ts';
import { chosenBots, gameArgument, setupOrStop, wantedTable } from '../setup.ts';
import type { Plan } from '../simulate/plan.ts';
import { resultOf } from '../simulate/result.ts';
import { showResult } from '../simulate/tables.ts';
import { addTally, emptyTally, type Tally } from '../simulate/tally.ts';
import { EXIT } from '../stop.ts';
import type { Command } from './command.ts';

const GAMES_INITIAL = 100;
const GAMES_MAX = 1_000_000;
/** Fewer games than this are played before a second thread has even started. */
const GAMES_WORTH_THREADS = 200;

export const simulate: Command = {
  name: 'simulate',
  short: 'let bots play each other and count',
  long:
    'Plays whole games between bots and shows wins, scores, lengths and endings. The same seed ' +
    'gives the same games, however many threads share the work.',
  flags: ['seats', 'games', 'seed', 'bots', 'option', 'deck', 'record', 'jobs', 'json'],
  takes: { value: 'GAME' },
  async run(context, args, openPool) {
    const { lang } = context;
    const game = gameArgument(args);
    const seats = args.whole('seats', 0, 99) ?? game.meta.seats.best[0];
    const games = args.whole('games', 1, GAMES_MAX) ?? GAMES_INITIAL;
    const { options, deck } = await wantedTable(context, game, args);
    const setup = setupOrStop(resolveSetup(game.meta, seats, options, () => 0));
    const bots = await chosenBots(game, args.value('bots'), seats);
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
    const jobs = jobsFor(context, args, games, GAMES_WORTH_THREADS);
    const tally = await play(context, plan, jobs, openPool);
    // Draws the first player for every game, unless it is given or the game has none.
    const isDrawn = 'first' in setup.options && !('first' in options);
    const resolved = { ...setup.options, ...(isDrawn && { first: 'draw' }) };
    const result = resultOf(plan, await game.rules(), resolved, tally);
    if (args.has('json')) {
      context.line(JSON.stringify(result));
      return EXIT.ok;
    }
    showResult(context, game.meta.title[lang], await game.texts(lang), result);
    if (plan.folder !== undefined)
      context.say(`Games recorded: ${plan.games} in ${printable(plan.folder)}`);
    return EXIT.ok;
  },
};

async function play(
  context: Context,
  plan: Plan,
  jobs: number,
  openPool: OpenPool,
): Promise<Tally> {
  const sum = emptyTally(plan.seats);
  try {
    if (plan.folder !== undefined) await makeFolder(plan.folder);
    await share(context, {
      kind: 'simulate',
      plan,
      count: plan.games,
      jobs,
      openPool,
      what: 'games',
      add: (part) => addTally(sum, part),
    });
    return sum;
  } catch (error) {
    // The only thing outside that a simulation touches is the folder of its records.
    if (plan.folder === undefined || errorCode(error) === 'unknown') throw error;
    throw unwritable(plan.folder, errorCode(error));
  }
}
