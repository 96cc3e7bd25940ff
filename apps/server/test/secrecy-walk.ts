// Compares two servers along a random game: at moment after moment, what a viewer receives on either.
import { invite, lay, Walk, type Edition, type Setting } from './secrecy-moment.ts';
import { Script } from './secrecy-script.ts';
import { SIDES, World, type Fault, type Side } from './secrecy-world.ts';

export interface Comparison {
  readonly edition: Edition;
  readonly seed: string;
  /** Whether one side does in private what the other leaves undone. */
  readonly isUneven: boolean;
  /** How often each kind of step is looked at. */
  readonly many: number;
  readonly fault?: Fault;
}

export interface Compared {
  readonly moments: number;
  readonly differences: readonly string[];
  /** The kinds of steps that were looked at, and what people did around them. */
  readonly kinds: readonly string[];
  readonly did: ReadonlySet<string>;
}

export type Worlds = Readonly<Record<Side, World>>;

/** Opens both sides for as long as a job takes. */
export async function withWorlds<T>(
  plan: Parameters<typeof World.open>[1],
  job: (worlds: Worlds) => Promise<T>,
): Promise<T> {
  const [a, b] = [await World.open('true', plan), await World.open('disguised', plan)];
  try {
    return await job({ true: a, disguised: b });
  } finally {
    await Promise.all([a.close(), b.close()]);
  }
}

/** Walks until something differs, or to the end of the game. */
export const compare = (plan: Comparison): Promise<Compared> =>
  withWorlds(plan.fault, async (worlds) => {
    const { edition, seed, isUneven, many } = plan;
    const now = (): number => worlds.true.clock.now() - 1000;
    const walk = await Walk.begin({ edition, seed, now });
    const did = new Set<string>();
    let differences: readonly string[] = [];
    let moments = 0;
    while (differences.length === 0) {
      const moment = walk.next(many, moments % 2 === 0);
      if (moment === undefined) break;
      moments += 1;
      let people: readonly string[] = [];
      for (const side of SIDES) people = await invite(worlds[side], edition.seats, moment.viewer);
      const setting: Setting = { people, hasChat: moments % 3 > 0, mayWatch: moments % 5 > 0 };
      for (const side of SIDES) await lay(worlds[side], moment, setting);
      const script = new Script({ worlds, moment, setting, seed, isUneven });
      await script.play();
      differences = script.differences().map((one) => `moment ${moments}: ${one}`);
      for (const one of script.did) did.add(one);
    }
    return { moments, differences, kinds: [...walk.looked.keys()], did };
  });
