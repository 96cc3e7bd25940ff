// Games between bots to be reviewed, of every edition of the house.
import { playMatch, type AnyBot } from '@tablee/bots';
import { Draws, parseStep, resolveSetup, secretFrom, type Step } from '@tablee/kit';
import { GAMES, type GameEntry } from '@tablee/registry';
import { plainJudge, type ReviewPlan } from '../src/index.ts';

/** Cheap enough for a test. */
export const LITTLE = { playouts: 160, games: 6 } as const;

export interface Wanted {
  readonly seats: number;
  readonly options?: Readonly<Record<string, string>>;
  readonly bot?: string;
}

export const EDITIONS: readonly (readonly [string, GameEntry])[] = GAMES.map((entry) => [
  entry.meta.id,
  entry,
]);

/** Short games where a game has a say in that. */
export const shortOf = ({ meta }: GameEntry, rounds = '1'): Readonly<Record<string, string>> =>
  meta.options.some(({ name }) => name === 'rounds') ? { rounds } : {};

export async function playedGame(
  entry: GameEntry,
  seed: string,
  { seats, options = {}, bot = 'habitue' }: Wanted,
): Promise<ReviewPlan> {
  const rules = await entry.rules();
  const draws = new Draws(secretFrom(seed));
  const setup = resolveSetup(entry.meta, seats, options, (n) => draws.firstSeat(n));
  if (!setup.ok) throw new Error(JSON.stringify(setup.error));
  const bots = new Array<AnyBot>(seats).fill((await entry.bots())[bot]!);
  const { lines } = playMatch({ rules, setup: setup.value, draws, bots, seed });
  const steps = lines.flatMap((line): Step<unknown>[] => {
    const step = parseStep(rules, line);
    return step.ok ? [step.value] : [];
  });
  return {
    rules,
    setup: setup.value,
    steps,
    judge: (await entry.judge?.()) ?? plainJudge(rules),
    seed: 'review',
    seats: Array.from({ length: seats }, (_, seat) => seat),
    effort: LITTLE,
  };
}
