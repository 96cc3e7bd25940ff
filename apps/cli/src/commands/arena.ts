// `tablee arena GAME`: bots against each other over duplicate deals, measured.

import { resolveSetup } from '@tablee/kit';
import { Misuse } from '../args.ts';
import type { ArenaPlan } from '../arena/plan.ts';
import { arenaRatings, arenaResult, ArenaTally } from '../arena/result.ts';
import { showArena } from '../arena/tables.ts';
import { jobsFor, share } from '../jobs/pool.ts';
import { gameArgument, namedBots, setupOrStop, wantedTable } from '../setup.ts';
import { EXIT } from '../stop.ts';
import type { Command } from './command.ts';

const DEALS_INITIAL = 100;
const DEALS_MAX = 100_000;
/** Every deal is as many games as there are seats, and good bots take their time. */
const DEALS_WORTH_THREADS = 8;

export const arena: Command = {
  name: 'arena',
  short: 'measure how well bots play',
  long:
    'Lets bots play the same deals in every seating and shows wins, scores, thinking times and ' +
    'ratings. One name per seat; the last name takes all seats that are left. The same seed ' +
    'gives the same games, however many threads share the work.',
  flags: ['bots', 'seats', 'deals', 'seed', 'option', 'deck', 'jobs', 'json'],
  takes: { value: 'GAME' },
  async run(context, args, openPool) {
    const game = gameArgument(args);
    const seats = args.whole('seats', 0, 99) ?? game.meta.seats.best[0];
    const deals = args.whole('deals', 1, DEALS_MAX) ?? DEALS_INITIAL;
    const list = args.value('bots');
    if (list === undefined) throw new Misuse('--bots is missing');
    const { options, deck } = await wantedTable(context, game, args);
    setupOrStop(resolveSetup(game.meta, seats, options, () => 0));
    const plan: ArenaPlan = {
      game: game.meta.id,
      seats,
      options,
      bots: namedBots(await game.bots(), list, seats).map(({ id }) => id),
      seed: args.value('seed') ?? '1',
      deals,
      deck: deck?.data,
    };
    const tally = new ArenaTally(plan.bots.length);
    await share(context, {
      kind: 'arena',
      plan,
      count: deals,
      jobs: jobsFor(context, args, deals, DEALS_WORTH_THREADS),
      openPool,
      what: 'deals',
      add: (part, from) => tally.add(part, from),
    });
    const result = arenaResult(plan, tally);
    if (args.has('json')) context.line(JSON.stringify(result));
    else showArena(context, game.meta.title[context.lang], plan, result, arenaRatings(plan, tally));
    return EXIT.ok;
  },
};
