// What seeing all hands would be worth: a maître whose guesses are the truth, beside the fair one, each
// against habitués on the same deals.
import { isMainThread } from 'node:worker_threads';

import { halfWidth95, playDeal, type AnyBot } from '@tablee/bots';
import { portionsOf, serve, type Portion } from '@tablee/cli/jobs/threads';
import { Draws, resolveSetup, secretFrom, type AnyRules } from '@tablee/kit';
import { findGame } from '@tablee/registry';

import { readWish, runCommand, tellResult } from '../../scripts/command.ts';
import { onAllCores } from '../../scripts/cores.ts';
import { mean, rounded } from '../numbers.ts';

const DEFAULTS = {
  game: 'nicht-die-bohne',
  seats: 4,
  deals: 40,
  seed: 'cheat',
  playouts: 0,
  option: '',
};
type Wish = Readonly<typeof DEFAULTS>;
const USAGE = `usage: npm run bench:cheat -- [${Object.keys(DEFAULTS)
  .map((name) => `--${name} …`)
  .join('] [')}]`;

interface Pair {
  readonly deal: number;
  /** Win share of the one who sees all hands, and of the fair one. */
  readonly cheat: number;
  readonly fair: number;
}

/**
 * Rules that remember the table they set up, and the same player with its guesses replaced by that
 * table. Searches guess through the rules, so that is where the truth is put, for this player's own
 * moments only.
 */
function spy(
  rules: AnyRules,
  bot: AnyBot,
): { readonly rules: AnyRules; readonly cheat: AnyBot; readonly peeks: () => number } {
  let truth: unknown;
  let peeks = 0;
  const watching = Object.create(rules) as AnyRules & { setup: AnyRules['setup'] };
  watching.setup = (setup) => (truth = rules.setup(setup));
  const open = rules as { guess: AnyRules['guess'] };
  const cheat: AnyBot = (view, seat, rng, budget) => {
    const honest = open.guess;
    open.guess = () => {
      peeks += 1;
      return rules.clone(truth);
    };
    try {
      return bot(view, seat, rng, budget);
    } finally {
      open.guess = honest;
    }
  };
  return { rules: watching, cheat, peeks: () => peeks };
}

async function playDeals(wish: Wish, from: number, to: number): Promise<Pair[]> {
  const game = findGame(wish.game);
  if (game === undefined) throw new Error(`unknown game ${wish.game}`);
  const { maitre, habitue } = await game.bots();
  const { playouts } = wish;
  const thinker: AnyBot = (view, seat, rng) =>
    maitre!(view, seat, rng, playouts === 0 ? undefined : { playouts });
  const { rules, cheat, peeks } = spy(await game.rules(), thinker);
  const [option = '', value = ''] = wish.option.split('=');
  const options: Record<string, string> = option === '' ? {} : { [option]: value };
  const pairs: Pair[] = [];
  for (let deal = from; deal < to; deal++) {
    const seed = `${wish.game}/${wish.seats}/${wish.seed}/deal ${deal}`;
    const newDraws = () => new Draws(secretFrom(seed));
    const setup = resolveSetup(game.meta, wish.seats, options, (n) => newDraws().firstSeat(n));
    if (!setup.ok) throw new Error(JSON.stringify(setup.error));
    const shareOf = (bot: AnyBot): number =>
      playDeal(
        { rules, setup: setup.value, newDraws, bots: [bot, habitue!], seed, clock: () => 0 },
        () => undefined,
      ).wins[0]!;
    pairs.push({ deal, cheat: shareOf(cheat), fair: shareOf(thinker) });
  }
  if (pairs.length > 0 && peeks() === 0)
    throw new Error('this search does not guess through its rules');
  return pairs;
}

/** On all cores, one deal at a time. */
async function playAll(wish: Wish): Promise<Pair[]> {
  const pairs: Pair[] = [];
  const portions = portionsOf(0, wish.deals, 1).map((portion) => ({ wish, ...portion }));
  await onAllCores(import.meta.url, portions, (found) => pairs.push(...(found as Pair[])));
  return pairs.sort((x, y) => x.deal - y.deal);
}

function report(wish: Wish, pairs: readonly Pair[]): void {
  const cheat = pairs.map((pair) => pair.cheat);
  const fair = pairs.map((pair) => pair.fair);
  const ratio = mean(cheat) / mean(fair);
  // The same deals, so what matters is how the two differ on each.
  const within = halfWidth95(pairs.map((pair) => pair.cheat - ratio * pair.fair));
  const ratioCi95 = within === null ? null : within / mean(fair);
  const line = (name: string, shares: readonly number[]) =>
    `${name.padEnd(28)}${(100 * mean(shares)).toFixed(1).padStart(6)} % ± ${(100 * (halfWidth95(shares) ?? NaN)).toFixed(1)}`;
  console.log(
    `${wish.game}, ${wish.seats} seats, ${wish.deals} deals in every seating, against habitués; ${(100 / wish.seats).toFixed(1)} % is even`,
  );
  console.log(line('maître', fair));
  console.log(line('maître who sees all hands', cheat));
  console.log(`ratio ${ratio.toFixed(3)} ± ${(ratioCi95 ?? NaN).toFixed(3)}`);
  const short = (value: number | null) => (value === null ? null : rounded(value, 4));
  tellResult({
    ...wish,
    fair: short(mean(fair)),
    fairCi95: short(halfWidth95(fair)),
    cheat: short(mean(cheat)),
    cheatCi95: short(halfWidth95(cheat)),
    ratio: short(ratio),
    ratioCi95: short(ratioCi95),
  });
}

if (isMainThread) {
  await runCommand(USAGE, async () => {
    const wish = readWish(process.argv.slice(2), DEFAULTS);
    report(wish, await playAll(wish));
    return 0;
  });
} else {
  serve(({ wish, from, to }: Portion & { readonly wish: Wish }) => playDeals(wish, from, to));
}
