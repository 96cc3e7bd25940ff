// Measures how evenly cards move: frame times of a deal and of a trick's reveal, in the same window
// at the same throttle.
import type { State } from '@tablee/bohne/rules';
import type { Browser, Page } from 'playwright';

import { evenness, lengthsOf } from './frames.ts';
import type { Recorded, Recording } from './inside.ts';
import type { AddMeasured, Measured } from './ledger.ts';
import { GAME, SETTINGS, sitDown, type Prepared, type Tools } from './tables.ts';
import { tap, visit } from './visitor.ts';

const PHASE_TAKE = 3;

/** Longer than the move of a card, and than a deal, in which cards follow each other. */
const MOVING_MS = 400;
const DEALING_MS = 800;
const PATIENCE_MS = 30_000;
const REST_MS = 1000;

interface Tables {
  readonly tools: Tools;
  readonly deal: Prepared;
  readonly reveal: Prepared;
}

/** The frames from the trigger on. */
const judge = (what: string, recorded: Recorded | undefined): Measured => {
  if (recorded === undefined) throw new Error(`nothing moved: ${what}`);
  const { frames, trigger, moved, cards } = recorded;
  const counted = lengthsOf(frames).filter((_, i) => frames[i + 1]! > trigger);
  return {
    cards,
    ...evenness(counted),
    toFirst: moved - trigger,
  };
};

const record = async (
  page: Page,
  what: string,
  plan: Pick<Recording, 'cards' | 'isArrival'>,
  press: () => Promise<void>,
): Promise<Measured> => {
  const recording = page.evaluate((one) => window.bench.record(one), {
    milliseconds: plan.isArrival ? DEALING_MS : MOVING_MS,
    patience: PATIENCE_MS,
    ...plan,
  });
  // The recorder runs before it is pressed.
  await page.waitForTimeout(REST_MS / 2);
  await press();
  return judge(what, await recording);
};

/** The last take of a round: then all hands are empty, the points are told until one goes on, and cards are dealt. */
const moveDeal = (
  browser: Browser,
  site: string,
  { tools, deal: prepared }: Tables,
): Promise<Measured> =>
  visit(browser, SETTINGS, async (open) => {
    const page = await sitDown(open, site, tools, prepared);
    const takeable = '[data-take].legal';
    await page.waitForSelector(takeable);
    await page.waitForTimeout(REST_MS);
    const next = '[data-action="next-round"]';
    return record(page, 'deal', { cards: '[data-slot^="hand"]', isArrival: true }, async () => {
      await tap(page, takeable);
      await page.waitForSelector(next);
      await page.waitForTimeout(REST_MS);
      await tap(page, next);
    });
  });

/** The last card of a trick that all others have chosen for: it flies, and all are turned over. */
const moveReveal = (
  browser: Browser,
  site: string,
  { tools, reveal: prepared }: Tables,
): Promise<Measured> =>
  visit(browser, SETTINGS, async (open) => {
    const page = await sitDown(open, site, tools, prepared);
    const { pending } = prepared.log;
    const others = pending.kind === 'sealed' ? pending.seats.length - 1 : 0;
    const chosen = (count: number): boolean =>
      document.querySelectorAll('[data-lying="hidden"]').length === count;
    await page.waitForFunction(chosen, others);
    await page.waitForTimeout(REST_MS);
    return record(page, 'reveal', { cards: '.layer .card', isArrival: false }, () =>
      tap(page, '[role="option"]'),
    );
  });

/** Prepares the two tables; bots have played them up to the moment that is measured. */
export async function prepareTables(tools: Tools): Promise<Tables> {
  // Three seats: twenty cards are dealt to each.
  const deal = await tools.prepare({
    game: GAME,
    seats: 3,
    until: ({ pending, state }) => {
      const { round, phase, trick, cardsEach } = state as State;
      const isAsked = pending.kind === 'turn' && pending.seat === 0;
      return isAsked && round === 0 && phase === PHASE_TAKE && trick === cardsEach - 1;
    },
  });
  const reveal = await tools.prepare({
    game: GAME,
    seats: 4,
    until: ({ pending }) => pending.kind === 'sealed' && pending.seats.includes(0),
  });
  return { tools, deal, reveal };
}

/** One pass over everything, in turns; what was measured is added under its name. */
export async function moveAll(
  browser: Browser,
  site: string,
  tables: Tables,
  add: AddMeasured,
): Promise<void> {
  add('deal', await moveDeal(browser, site, tables));
  add('reveal', await moveReveal(browser, site, tables));
}
