// Tests play on one shared device: the curtain hangs before every private view, and no frame shows
// a hand behind it or in an open question to all players.
import { PHASE, type View } from '@tablee/bohne/rules';
import type { AnyBot } from '@tablee/bots';
import { rngFor, type Log, type Seat } from '@tablee/kit';
import { findGame } from '@tablee/registry';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';

import { beanTurn } from '../games/bohne/test/browser/turn.ts';

import { fingers } from './fingers.ts';
import { inspect } from './inspect.ts';
import { takePicture } from './layout-suite.ts';
import { diceFrom, goneOn, OVER, stepOf } from './players.ts';
import { layTable } from './prepare.ts';
import { ALL_PLAYERS, playerOf } from './tables.ts';
import { visit } from './visit.ts';

const SEATS = 3;

/**
 * Whether this seat may end its turn and draw, and the next person asked after the bots has another
 * seat. After a challenge, for example, it would be the same seat.
 */
function mayDraw({ rules, state, pending }: Log, seat: Seat, people: number, bot: AnyBot): boolean {
  if (pending.kind !== 'turn' || pending.seat !== seat) return false;
  const moves: unknown[] = [];
  rules.moves(state, seat, moves);
  const done = moves.find((one) => rules.notation.format(one) === 'done');
  if (done === undefined) return false;
  const later = rules.clone(state);
  rules.apply(later, { kind: 'move', seat, move: done });
  let next = rules.pending(later);
  const isBotNext = next.kind === 'turn' && next.seat >= people;
  while (next.kind === 'turn' && next.seat >= people) {
    const view = rules.view(later, next.seat);
    const move = bot(view, next.seat, rngFor('around', `${next.seat}`));
    rules.apply(later, { kind: 'move', seat: next.seat, move });
    next = rules.pending(later);
  }
  return isBotNext === people < SEATS && next.kind === 'turn' && next.seat !== seat;
}

/** Looks at the page in every frame in which no hand may be seen, and after every change of it. */
async function watchCurtain(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { frames: 0, open: 0, leaks: [] as string[] };
    (window as unknown as { curtain: typeof seen }).curtain = seen;
    const lookOpenly = (): void => {
      if (document.querySelector('[data-action=peek]') === null) return;
      seen.open += 1;
      for (const card of document.querySelectorAll('[data-slot^="hand:"], [role=option]'))
        seen.leaks.push(card.outerHTML.slice(0, 200));
    };
    const look = (): void => {
      const curtain = document.querySelector('.curtain');
      if (curtain === null) {
        lookOpenly();
        return;
      }
      seen.frames += 1;
      for (const card of document.querySelectorAll('[data-face], [data-card], [role=option]'))
        seen.leaks.push(card.outerHTML.slice(0, 200));
      // Nothing but the curtain is there to be read, looked at or heard.
      const others = [...document.querySelectorAll('main *')].filter(
        (one) => !curtain.contains(one) && one.textContent.trim() !== '',
      );
      for (const other of others) seen.leaks.push(other.outerHTML.slice(0, 200));
    };
    const everyFrame = (): void => {
      look();
      requestAnimationFrame(everyFrame);
    };
    requestAnimationFrame(everyFrame);
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
}

interface Seen {
  readonly frames: number;
  /** Frames with an open question to all players. */
  readonly open: number;
  readonly leaks: readonly string[];
}
const seenBy = (page: Page): Promise<Seen> =>
  page.evaluate(() => (window as unknown as { curtain: Seen }).curtain);

const CURTAIN = '.curtain button.primary';
const SEEN = '[data-action=seen]';
const PEEK = '[data-action=peek]';

/** Waits for the curtain, a question to a player, or the end. */
async function next(page: Page): Promise<'curtain' | 'asked' | 'over'> {
  const found = await page.waitForFunction(
    ([curtain, over, seen]) => {
      if (document.querySelector(over)) return 'over';
      // Confirms a secret message, so that the game goes on.
      document.querySelector<HTMLElement>(seen)?.click();
      if (document.querySelector(curtain)) return 'curtain';
      const call = document.querySelector('[data-live=assertive]')?.textContent ?? '';
      return call === '' ? false : 'asked';
    },
    [CURTAIN, OVER, SEEN] as const,
    { polling: 10 },
  );
  return (await found.jsonValue()) as 'curtain' | 'asked' | 'over';
}

describe('around one device', () => {
  for (const { game, seats, people, passes } of ALL_PLAYERS.flatMap(({ around }) => around))
    test(`no face of any hand behind the curtain: ${game}`, async () => {
      const { page, close } = await visit({ width: 390, height: 844, touch: true });
      await watchCurtain(page);
      await layTable(page, { game, seats, people, until: ({ steps }) => steps === 0 });
      const touch = fingers(page, 'touch');
      const dice = diceFrom(7);
      let passed = 0;
      while (passed < passes) {
        const now = await next(page);
        expect(now).not.toBe('over');
        if (now === 'curtain') {
          await touch.press(page.locator(CURTAIN));
          await page.locator('.curtain').waitFor({ state: 'detached' });
          passed += 1;
        } else {
          const step = await stepOf(page);
          await playerOf(game).turn(page, touch, dice);
          await goneOn(page, step, `.curtain, ${OVER}`);
        }
      }
      const { frames, leaks } = await seenBy(page);
      expect(leaks).toEqual([]);
      expect(frames).toBeGreaterThan(passes);
      await close();
    });

  test('hangs the curtain in a trick once per chosen card, and never for a take', async () => {
    const { page, close } = await visit({ width: 390, height: 844, touch: true });
    await watchCurtain(page);
    await layTable(page, {
      game: 'nicht-die-bohne',
      seats: 3,
      people: 3,
      until: ({ steps }) => steps === 1,
    });
    const touch = fingers(page, 'touch');
    const dice = diceFrom(3);
    const course: string[] = [];
    const phase = page.locator('[data-phase]');
    while (course.length < 12) {
      const now = await next(page);
      course.push(now === 'asked' ? `phase ${await phase.getAttribute('data-phase')}` : now);
      if (now === 'curtain' && course.length > 6) break;
      const step = await stepOf(page);
      if (now === 'curtain') {
        // All players have seen what happened before the device was first passed.
        expect(await page.locator('[data-meanwhile]').count()).toBe(0);
        await touch.press(page.locator(CURTAIN));
        await page.locator('.curtain').waitFor({ state: 'detached' });
        continue;
      }
      const isTake = (await page.locator('[data-take].legal').count()) > 0;
      expect(await page.locator(PEEK).count()).toBe(isTake ? 1 : 0);
      await beanTurn(page, touch, dice);
      await goneOn(page, step, `.curtain, ${OVER}`);
    }
    const choosing = [PHASE.lead, PHASE.play, PHASE.play];
    // With only one card left to take, no seat is asked.
    const takes = course.filter((one) => one === `phase ${PHASE.take}`);
    expect(takes.length).toBeGreaterThan(0);
    expect(course).toEqual([
      ...choosing.flatMap((one) => ['curtain', `phase ${one}`]),
      ...takes,
      'curtain',
    ]);
    const { open, leaks } = await seenBy(page);
    expect(open).toBeGreaterThan(0);
    expect(leaks).toEqual([]);
    // Below the curtain: all public events since, the takes with their seats and cards.
    const told = page.locator('[data-meanwhile] li');
    const meanwhile = await told.allInnerTexts();
    expect(meanwhile.length).toBeGreaterThan(0);
    // A reload forgets none of it.
    await page.reload();
    await page.locator(CURTAIN).waitFor();
    await expect.poll(() => told.allInnerTexts()).toEqual(meanwhile);
    await close();
  });

  test.each([
    ['takes', 'nicht-die-bohne', 'take'],
    ['bids', 'chicoree', 'auction'],
  ] as const)(
    'whoever %s can look at the own hand first, behind a curtain',
    async (_, game, name) => {
      const { page, close } = await visit();
      await watchCurtain(page);
      const { until } = playerOf(game).situations.find((one) => one.name === name)!;
      await layTable(page, { game, seats: 3, people: 3, until });
      const peek = page.locator(PEEK);
      await peek.waitFor();
      const asked = (await page.locator('[data-zone=prompt]').innerText()).split(' – ', 1)[0]!;
      expect(await peek.innerText()).toBe(`${asked}: show me my hand`);
      await peek.click();
      await page.locator(CURTAIN, { hasText: asked }).click();
      await page.locator('[role=option]').first().waitFor();
      const step = await stepOf(page);
      await playerOf(game).turn(page, fingers(page, 'mouse'), diceFrom(1));
      await goneOn(page, step, '.curtain');
      await expect.poll(() => page.locator('[role=option]').count()).toBe(0);
      const { open, leaks } = await seenBy(page);
      expect(open).toBeGreaterThan(0);
      expect(leaks).toEqual([]);
      await close();
    },
  );

  test('takes the calls of a free-for-all from all players without a curtain', async () => {
    const { page, close } = await visit({ width: 360, height: 640, touch: true });
    await watchCurtain(page);
    const { until, options } = playerOf('chicoree').situations.find(
      ({ name }) => name === 'melee',
    )!;
    await layTable(page, {
      game: 'chicoree',
      seats: 5,
      people: 5,
      until,
      ...(options !== undefined && { options }),
    });
    const speakers = page.locator('[data-speaker]');
    await speakers.first().waitFor();
    expect(await inspect(page, 'table')).toEqual([]);
    // The highest bidder is not asked; each of the others can bid at once.
    for (let calls = 0; calls < 2; calls++) {
      const step = await stepOf(page);
      const who = speakers.nth((await speakers.count()) - 1);
      const name = await who.innerText();
      await who.tap();
      await expect.poll(() => who.getAttribute('aria-pressed')).toBe('true');
      expect(await page.locator('[data-zone=prompt]').innerText()).toContain(`${name} – `);
      await page.locator('[data-action="bid+1"]').tap();
      await goneOn(page, step);
      expect(await page.locator('.curtain').count()).toBe(0);
    }
    const { open, leaks } = await seenBy(page);
    expect(open).toBeGreaterThan(0);
    expect(leaks).toEqual([]);
    await close();
  });

  test.each([
    ['a person', 3, 0],
    ['a bot', 2, 1],
  ])(
    'what one has just drawn is seen until one goes on, also where %s is asked next',
    async (_, people, seat) => {
      const { page, close } = await visit({ width: 390, height: 844, lang: 'fr' });
      await watchCurtain(page);
      const { habitue } = await findGame('chicoree')!.bots();
      const until = (log: Log): boolean => mayDraw(log, seat, people, habitue!) && log.steps > 20;
      await layTable(page, { game: 'chicoree', seats: SEATS, people, until });
      await page.locator(CURTAIN).click();
      const step = await stepOf(page);
      await page.locator('[data-action=done]').click();
      await goneOn(page, step);
      await page.locator(SEEN).waitFor();
      expect(await page.locator('[role=option]').count()).toBeGreaterThan(0);
      await takePicture(page, `around-drawn-${people}`);
      await page.locator(SEEN).click();
      await page.waitForFunction(() => document.querySelector('[role=option]') === null);
      // The next player gets the device, or bids in the open.
      await page.locator(`${CURTAIN}, ${PEEK}`).waitFor();
      expect((await seenBy(page)).leaks).toEqual([]);
      await close();
    },
  );

  test('a table that is opened again begins with the curtain', async () => {
    const { page, close } = await visit();
    await watchCurtain(page);
    await layTable(page, {
      game: 'nicht-die-bohne',
      seats: 3,
      people: 3,
      until: ({ steps, state }) => steps > 5 && (state as View).phase === PHASE.play,
    });
    await page.locator(CURTAIN).waitFor();
    await page.reload();
    await page.locator(CURTAIN).waitFor();
    expect((await seenBy(page)).leaks).toEqual([]);
    expect(await page.locator('[data-card]').count()).toBe(0);
    await close();
  });

  test('takes back from the curtain what no player has seen yet', async () => {
    const { page, close } = await visit();
    await layTable(page, {
      game: 'nicht-die-bohne',
      seats: 3,
      people: 3,
      until: ({ steps }) => steps === 1,
    });
    const mine = await page.locator(CURTAIN).innerText();
    await page.locator(CURTAIN).click();
    await next(page);
    const hand = (): Promise<(string | null)[]> =>
      page.locator('[role=option]').evaluateAll((cards) => cards.map((card) => card.ariaLabel));
    const before = await hand();
    await beanTurn(page, fingers(page, 'mouse'), diceFrom(1));
    await page.locator('.curtain button.quiet').click();
    // Another player may hold the device by now: it shows nothing until its holder confirms the
    // name.
    await page.locator(CURTAIN, { hasText: mine }).click();
    await page.locator('[role=option]').first().waitFor();
    expect(await hand()).toEqual(before);
    await close();
  });
});
