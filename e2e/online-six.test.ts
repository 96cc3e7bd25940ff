// Tests six people at one table in six browsers, most of them phones: a whole game, a watcher, a
// card chosen ahead, and a rematch. With three people, a bot stands in.
import { findGame } from '@tablee/registry';
import type { Report } from '@tablee/wire';
import { describe, expect, test } from 'vitest';

import { beanTurn } from '../games/bohne/test/browser/turn.ts';

import { takePicture } from './layout-suite.ts';
import {
  atTable,
  expectSameEnd,
  finish,
  gather,
  goHome,
  guest,
  isIn,
  nextStep,
  playUntil,
  playUpTo,
  roomOf,
  start,
  type Guest,
  type GuestPlan,
  type OnlineTable,
} from './online.ts';
import {
  expectDiscretion,
  expectNoLeaks,
  expectOnlyPublic,
  reportsTo,
  watchForLeaks,
} from './online-secrets.ts';
import { playOn, stepOf } from './players.ts';

const PEOPLE: readonly GuestPlan[] = [
  { name: 'Odette', lang: 'fr' },
  { name: 'Ben', lang: 'en', way: 'touch' },
  { name: 'Maximilienne-Antoinette', lang: 'fr', way: 'touch', theme: 'dark' },
  { name: 'Dora', lang: 'de', way: 'keyboard', width: 1024, height: 768 },
  { name: 'Jürgen', lang: 'de', way: 'touch' },
  { name: 'Li', lang: 'en', way: 'touch', theme: 'dark' },
];
/** Of these a picture can be taken: one at a desk, one with a phone. */
const SEEN = [0, 2];
const ROUND = { rounds: '1' };

/** Chooses a card ahead while another seat is to lead; returns the card. */
async function chooseAhead({ page, fingers, wires }: Guest, step: number): Promise<string> {
  await page.locator(`main[data-step="${step}"] [data-phase="1"]`).waitFor();
  const said = wires.said.length;
  const card = page.locator('[role=option]').first();
  const face = (await card.getAttribute('data-card'))!.split(':')[0]!;
  await fingers.press(card);
  await fingers.press(page.locator('[data-action=ahead]'));
  await page.locator('[data-action=cancel-order]').waitFor();
  expect(isIn(wires.said.slice(said), `"order":"pick play ${face}"`)).toBe(true);
  return face;
}

/** The card that this player turned over in a step. */
async function revealed(one: Guest, table: OnlineTable, step: number): Promise<string> {
  const { card } = await findGame('nicht-die-bohne')!.rules();
  const report = reportsTo(one, table).find(
    (two) => two.kind === 'step' && two.step === step,
  ) as Extract<Report, { kind: 'step' }>;
  const [{ cards }] = report.events as [{ cards: { seat: number; card: number }[] }];
  return card.format(cards.find(({ seat }) => seat === report.eyes)!.card);
}

/**
 * Plays the whole game, with one card chosen ahead: the leader waits for it, then the table plays
 * the card. The other players receive nothing of the order.
 */
async function playWithOrder(
  guests: readonly Guest[],
  early: Guest,
  table: OnlineTable,
): Promise<void> {
  let leader: Guest | undefined;
  let ordered: Promise<string> | undefined;
  const mayLead = async (one: Guest): Promise<boolean> => {
    const isLead = (await one.page.locator('[data-phase="1"]').count()) > 0;
    if (!isLead || (await stepOf(one.page)) < 12) return false;
    leader ??= one;
    return leader === one && ordered === undefined;
  };
  const others = guests.filter((one) => one !== early);
  const goAhead = async (): Promise<void> => {
    await playUntil(early, beanTurn, () => Promise.resolve(ordered !== undefined));
    const [face, step, said] = [await ordered!, await stepOf(early.page), early.wires.said.length];
    await nextStep(early, step);
    expect(isIn(early.wires.said.slice(said), '"kind":"move"'), 'nobody pressed anything').toBe(
      false,
    );
    expect(await revealed(early, table, step + 1)).toBe(face);
    for (const { name, wires } of others)
      expect(isIn(wires.heard, '"order"'), `${name} heard of it`).toBe(false);
    await finish(early, beanTurn);
  };
  const goOn = async (one: Guest): Promise<void> => {
    await playOn(one.page, one.fingers, beanTurn, one.dice, () => mayLead(one));
    if (leader === one) await (ordered = chooseAhead(early, await stepOf(one.page)));
    await finish(one, beanTurn);
  };
  await Promise.all([goAhead(), ...others.map(goOn)]);
  expect(ordered, 'somebody chose ahead').toBeDefined();
}

/** Checks that all go on to the same next table in their seats, and that the next seat leads. */
async function expectRematch(
  guests: readonly Guest[],
  watcher: Guest,
  table: OnlineTable,
): Promise<void> {
  const before = await roomOf(table);
  const sheet = reportsTo(watcher, table).find((report) => report.kind === 'table')!.sheet;
  const first = String((Number(sheet.options['first']) + 1) % guests.length);
  await guests[2]!.page.locator('[data-action=rematch]').tap();
  const all = [...guests, watcher];
  await Promise.all(all.map(({ page }) => page.locator('[data-state=gathering]').waitFor()));
  const addresses = new Set(all.map(({ page }) => page.url()));
  expect(addresses.size).toBe(1);
  const next = { ...table, id: [...addresses][0]!.split('/').at(-1)! };
  expect(next.id).not.toBe(table.id);
  const room = await roomOf(next);
  expect(room.seats).toEqual(before.seats);
  expect(room.settings.options).toEqual({ ...ROUND, first });
  await Promise.all(SEEN.map((i) => takePicture(guests[i]!.page, `online-six-rematch-${i}`)));
  await start(guests[0]!, [...guests.slice(1), watcher]);
  await Promise.all(SEEN.map((i) => takePicture(guests[i]!.page, `online-six-table-${i}`)));
  for (const { page } of all)
    expect(await page.locator('[data-marker]').getAttribute('data-marker')).toBe(first);
  await watcher.page.locator('[data-watching]').waitFor();
}

describe('six people', () => {
  test('Nicht die Bohne!, with a watcher, an order, and a rematch', async () => {
    const [{ table, guests }, watcher] = await Promise.all([
      gather({ game: 'nicht-die-bohne', seats: 6, options: ROUND }, PEOPLE),
      guest({ name: 'Wim', lang: 'de', way: 'touch' }),
    ]);
    await watchForLeaks(watcher);
    await start(guests[0]!, guests.slice(1));
    await watcher.page.goto(table.link);
    await atTable(watcher);
    await watcher.page.locator('[data-watching]').waitFor();
    await playWithOrder(guests, guests[4]!, table);
    await Promise.all(SEEN.map((i) => takePicture(guests[i]!.page, `online-six-end-${i}`)));
    await expectSameEnd([...guests, watcher], table);
    await expectNoLeaks(watcher);
    await expectOnlyPublic(watcher, table);
    await expectRematch(guests, watcher, table);
    await expectDiscretion([...guests, watcher], table.site);
    await goHome([...guests, watcher]);
  });
});

describe('three people', () => {
  test('Pas de bras : a player gets up, a bot stands in, and the seat stays theirs', async () => {
    // With bots on the other chairs people have few cards, and a round is soon over.
    const plan = { game: 'pas-de-bras', seats: 6, bots: 3, options: ROUND };
    const { table, guests } = await gather(
      plan,
      [0, 3, 4].map((i) => PEOPLE[i]!),
    );
    await start(guests[0]!, guests.slice(1));
    const [odette, , jurgen] = guests as [Guest, Guest, Guest];
    let isBack = (): void => undefined;
    const back = new Promise<void>((resolve) => (isBack = resolve));
    const takeBreak = async (): Promise<void> => {
      const { page, fingers } = jurgen;
      await playUpTo(jurgen, beanTurn, 10);
      await fingers.press(page.locator('[data-action=leave]'));
      await fingers.press(page.locator('[data-action=leave-bot]'));
      await odette.page.locator('[data-state=sits]').waitFor();
      await nextStep(odette, 18);
      // From the shelf, where the table still waits.
      await fingers.press(page.locator(`a[data-action=continue][href="/t/${table.id}"]`));
      await atTable(jurgen);
      await odette.page.locator('[data-state=sits]').waitFor({ state: 'detached' });
      expect(await page.locator('[role=option]').count()).toBeGreaterThan(0);
      isBack();
      await finish(jurgen, beanTurn);
    };
    const goOn = async (one: Guest): Promise<void> => {
      await playUpTo(one, beanTurn, 25);
      await back;
      await finish(one, beanTurn);
    };
    const others = guests.filter((one) => one !== jurgen);
    await Promise.all([takeBreak(), ...others.map(goOn)]);
    await expectSameEnd(guests, table);
    await expectDiscretion(guests, table.site);
    await goHome(guests);
  });
});
