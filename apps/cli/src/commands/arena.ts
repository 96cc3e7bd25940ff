// `tablee arena GAME`: bots against each other over duplicate deals, measured.

import { resolveSetup } from '@tablee/kit';
import type { ArenaPlan } from '../arena/plan.ts';
import { arenaRatings, arenaResult, ArenaTally } from '../arena/result.ts';
import { showArena } from '../arena/tables.ts';
import { JOBS_FLAG, jobsFor } from '../jobs/flag.ts';
import { share } from '../jobs/pool.ts';
import { gameArgument, namedBots, setupOrStop, wantedTable } from '../setup.ts';
import { EXIT, unreadable } from '../stop.ts';
import type { Command } from './command.ts';

const DEALS_INITIAL = 100;
const DEALS_MAX = 100_000;
/** Every deal is as many games as there are seats, and good bots take their time. */
const DEALS_WORTH_THREADS = 8;

export const arena: Command = {
  name: 'arena',
  flags: {
    bots: { value: 'bots' },
    seats: { value: 'number' },
    deals: { value: 'number' },
    seed: { value: 'text' },
    option: { value: 'setting', repeated: true },
    deck: { value: 'file' },
    jobs: JOBS_FLAG,
    json: {},
  },
  takes: { value: 'game' },
  async run(context, args, startWorker) {
    const { texts } = context;
    const game = gameArgument(args, 'arena', texts);
    const seats = args.whole('seats', 0, 99, texts) ?? game.meta.seats.best[0];
    const deals = args.whole('deals', 1, DEALS_MAX, texts) ?? DEALS_INITIAL;
    const list = args.value('bots');
    if (list === undefined) throw unreadable(texts.usage.missing('--bots', 'arena'));
    const { options, deck } = await wantedTable(context, game, args);
    setupOrStop(
      resolveSetup(game.meta, seats, options, () => 0),
      texts,
    );
    const plan: ArenaPlan = {
      game: game.meta.id,
      seats,
      options,
      bots: namedBots(await game.bots(), list, seats, texts).map(({ id }) => id),
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
      startWorker,
      progress: texts.arena.progress,
      add: (part, from) => tally.add(part, from),
    });
    const result = arenaResult(plan, tally);
    if (args.has('json')) context.line(JSON.stringify(result));
    else showArena(context, game.meta.title[texts.lang], plan, result, arenaRatings(plan, tally));
    return EXIT.ok;
  },
};
