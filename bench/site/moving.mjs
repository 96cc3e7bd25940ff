// How evenly cards move: frame times while the bare cards change places, while a round is dealt and
// while a trick is revealed. All of it on the same window, at the same throttle.
import path from 'node:path';

import { runnerImport } from 'vite';

import { sum } from './numbers.mjs';
import { tap, visit } from './visitor.mjs';

const PREPARE = path.join(import.meta.dirname, '..', '..', 'e2e', 'prepare.ts');
const GAME = 'nicht-die-bohne';
const PHASE_TAKE = 3;

/** Longer than any card moves. */
const MOVING_MS = 400;
const PATIENCE_MS = 30_000;
const REST_MS = 1000;

const FRAME_MS = 1000 / 60;
/** A frame that took so long has cost at least one other. */
const DROPPED_MS = 1.5 * FRAME_MS;

/** The frames from the trigger on. */
const judge = (what, recorded) => {
  if (recorded === undefined) throw new Error(`nothing moved: ${what}`);
  const { frames, trigger, moved, cards } = recorded;
  const lengths = frames.slice(1).map((time, i) => ({ time, took: time - frames[i] }));
  const counted = lengths.filter(({ time }) => time > trigger).map(({ took }) => took);
  return {
    cards,
    frames: counted.length,
    dropped: counted.filter((took) => took > DROPPED_MS).length,
    lost: sum(counted.map((took) => Math.max(0, Math.round(took / FRAME_MS) - 1))),
    longest: Math.max(...counted),
    toFirst: moved - trigger,
  };
};

const record = async (page, what, plan, press) => {
  const recording = page.evaluate((one) => window.bench.record(one), {
    milliseconds: MOVING_MS,
    patience: PATIENCE_MS,
    ...plan,
  });
  // The recorder runs before it is pressed.
  await page.waitForTimeout(REST_MS / 2);
  await press();
  return judge(what, await recording);
};

const moveSample = (browser, { cards }) =>
  visit(browser, undefined, async (open) => {
    const { page } = await open();
    await page.goto(cards);
    await page.waitForTimeout(REST_MS);
    return record(page, 'sample', { cards: '.layer .card', isArrival: false }, () =>
      tap(page, '[data-move]'),
    );
  });

/** Opens a prepared table; nothing of the site is in the way before. */
const sitDown = async (open, site, { keepTable }, prepared) => {
  const { page } = await open();
  await page.goto(`${site}no-such-file.txt`);
  await keepTable(page, prepared);
  await page.goto(`${site}table/${prepared.id}`);
  await page.waitForSelector('[data-slot]', { state: 'attached' });
  return page;
};

const SETTINGS = { lang: 'fr', name: 'Ada', motion: 'full', pace: 'instant', oneTap: true };

/** The last take of a round: then all hands are empty, the points are told, and cards are dealt. */
const moveDeal = (browser, { site }, tools, prepared) =>
  visit(browser, SETTINGS, async (open) => {
    const page = await sitDown(open, site, tools, prepared);
    const takeable = '[data-take].legal';
    await page.waitForSelector(takeable);
    await page.waitForTimeout(REST_MS);
    return record(page, 'deal', { cards: '[data-slot^="hand"]', isArrival: true }, () =>
      tap(page, takeable),
    );
  });

/** The last card of a trick that all others have chosen for: it flies, and all are turned over. */
const moveReveal = (browser, { site }, tools, prepared) =>
  visit(browser, SETTINGS, async (open) => {
    const page = await sitDown(open, site, tools, prepared);
    const others = prepared.log.pending.seats.length - 1;
    const chosen = (count) => document.querySelectorAll('[data-lying="hidden"]').length === count;
    await page.waitForFunction(chosen, others);
    await page.waitForTimeout(REST_MS);
    return record(page, 'reveal', { cards: '.layer .card', isArrival: false }, () =>
      tap(page, '[role="option"]'),
    );
  });

/** Prepares the two tables; bots have played them up to the moment that is measured. */
export async function prepareTables() {
  const { module: tools } = await runnerImport(PREPARE, { logLevel: 'warn' });
  const { prepare } = tools;
  // Three seats: twenty cards are dealt to each, as many as the sample moves.
  const deal = await prepare({
    game: GAME,
    seats: 3,
    until: ({ pending, state }) =>
      pending.kind === 'turn' &&
      pending.seat === 0 &&
      state.round === 0 &&
      state.phase === PHASE_TAKE &&
      state.trick === state.cardsEach - 1,
  });
  const reveal = await prepare({
    game: GAME,
    seats: 4,
    until: ({ pending }) => pending.kind === 'sealed' && pending.seats.includes(0),
  });
  return { tools, deal, reveal };
}

/** One pass over everything, in turns; what was measured is added under its name. */
export async function moveAll(browser, addresses, { tools, deal, reveal }, add) {
  add('sample', await moveSample(browser, addresses));
  add('deal', await moveDeal(browser, addresses, tools, deal));
  add('reveal', await moveReveal(browser, addresses, tools, reveal));
}
