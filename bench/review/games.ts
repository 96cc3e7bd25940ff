// Games between bots of one level, to be reviewed.
import { playMatch, type BotId } from '@tablee/bots';
import { Draws, parseStep, resolveSetup, secretFrom, type Step } from '@tablee/kit';
import type { GameEntry } from '@tablee/registry';
import { plainJudge, type ReviewPlan } from '@tablee/review';

const SEATS = 4;

/** Game number so many of a level among themselves, at the usual table. */
export const playedBy = async (
  game: GameEntry,
  level: BotId,
  number: number,
  options: Readonly<Record<string, string>> = {},
): Promise<ReviewPlan> => {
  const seed = `review/${game.meta.id}/${level}/${number}`;
  const rules = await game.rules();
  const draws = new Draws(secretFrom(seed));
  const setup = resolveSetup(game.meta, SEATS, options, (n) => draws.firstSeat(n));
  if (!setup.ok) throw new Error(`no such table: ${JSON.stringify(setup.error)}`);
  const bot = (await game.bots())[level];
  const bots = Array.from({ length: SEATS }, () => bot);
  const { lines } = playMatch({ rules, setup: setup.value, draws, bots, seed });
  const steps = lines.flatMap((line): Step<unknown>[] => {
    const step = parseStep(rules, line);
    return step.ok ? [step.value] : [];
  });
  return {
    rules,
    setup: setup.value,
    steps,
    judge: (await game.judge?.()) ?? plainJudge(rules),
    seed: '1',
    seats: bots.map((_, seat) => seat),
  };
};
