// Plays a table forward while its server is down: bots append to its log, with the cards from its
// own secret, until shortly before the end. Six browsers can then finish a long game.
import { formatStep, Log, parseStep, type AnyRules, type Step } from '@tablee/kit';
import { findGame } from '@tablee/registry';

import { planTable } from '../apps/server/src/rooms/table-plan.ts';
import { openStore, type OpenStore } from '../apps/server/src/store/open-store.ts';
import { botStep } from './prepare.ts';

/** How many steps bots would still need from there, at the most. */
const LEFT_MAX = 14;

function read(rules: AnyRules, text: string): Step<unknown> {
  const step = parseStep(rules, text);
  if (!step.ok) throw new Error(`not a step: ${text}`);
  return step.value;
}

async function play(
  { rooms, logs }: OpenStore,
  table: string,
  isRight: (log: Log) => boolean,
): Promise<void> {
  const [room, secret] = await Promise.all([rooms.find(table), rooms.secret(table)]);
  const { sheet } = room!.document;
  const { rules, setup, deal } = await planTable(sheet!, secret!);
  const bot = (await findGame(sheet!.game)!.bots())['habitue']!;
  const log = new Log(rules, setup);
  const kept = await logs.entries(table);
  let made = 0;
  const take = (step: Step<unknown>): void => {
    if (step.kind === 'chance') made += 1;
    log.append(step);
  };
  for (const { text } of kept) take(read(rules, text));
  const texts: string[] = [];
  const moments: number[] = [];
  for (;;) {
    // The step that leads there is left to the people.
    if (isRight(log)) moments.push(texts.length - 1);
    const draws = {
      draw: (pending: Parameters<typeof deal>[0]) => deal(pending, { step: log.steps, draw: made }),
    };
    const step = botStep(log, draws, bot, table);
    if (step === undefined) break;
    texts.push(formatStep(rules, step));
    take(step);
  }
  const length = moments.find((moment) => moment >= texts.length - LEFT_MAX) ?? moments.at(-1);
  if (length === undefined) throw new Error('there was no such moment');
  const at = Date.now();
  const entries = texts.slice(0, length).map((text) => ({ text, at }));
  if (!(await logs.append(table, kept.length, entries))) throw new Error('it was not kept');
}

/** To just before the first such moment that is close enough to the end. */
export async function turnForward(
  folder: string,
  table: string,
  isRight: (log: Log) => boolean,
): Promise<void> {
  const store = await openStore({ folder, node: 'forward' });
  try {
    await play(store, table, isRight);
  } finally {
    await store.close();
  }
}
