// Games between bots, to be reviewed; the tests of reviews play theirs with it, too.
import { matchPlan, playMatch, type AnyBot, type BotId } from '@tablee/bots';
import { parseStep, type Step } from '@tablee/kit';
import type { GameEntry } from '@tablee/registry';
import { judgeOf, type ReviewPlan } from '@tablee/review';

export interface Wanted {
  readonly seats?: number;
  readonly options?: Readonly<Record<string, string>>;
  /** One level for all seats, or the levels by seat. */
  readonly bot?: BotId | readonly BotId[];
}

/** Four, or as many as can play. */
const fourOrSo = ({ meta: { seats } }: GameEntry): number =>
  Math.min(seats.max, Math.max(seats.min, 4));

export const playedGame = async (
  game: GameEntry,
  seed: string,
  { seats = fourOrSo(game), options = {}, bot = 'habitue' }: Wanted,
): Promise<ReviewPlan> => {
  const rules = await game.rules();
  const all = await game.bots();
  const line = typeof bot === 'string' ? [bot] : bot;
  const bots = Array.from({ length: seats }, (_, seat): AnyBot => all[line[seat % line.length]!]!);
  const plan = matchPlan({ rules, meta: game.meta, options }, bots, seed);
  const steps = playMatch(plan).lines.flatMap((line): Step<unknown>[] => {
    const step = parseStep(rules, line);
    return step.ok ? [step.value] : [];
  });
  return {
    rules,
    setup: plan.setup,
    steps,
    judge: await judgeOf(game),
    seed: '1',
    seats: bots.map((_, seat) => seat),
  };
};
