// Every byte that reaches a socket is of the eyes it may look through: compared, step by step, with
// what the rules say that these eyes see.
import type { Seat } from '@tablee/kit';
import { findGame } from '@tablee/registry';
import { openLedger, setupOf } from '@tablee/table';
import { viewAfter } from '@tablee/wire';
import { afterEach, expect, it } from 'vitest';

import { openHouse, type House } from './rooms-house.ts';
import { BOT, closePages, EMPTY, Page, playerAt } from './rooms-page.ts';

let house: House;
afterEach(async () => {
  closePages();
  await house.close();
});

type Eyes = Seat | 'watcher';

/** What each pair of eyes sees and is told, by step; from the log alone. */
async function truth(table: string) {
  const { sheet } = (await house.store.rooms.find(table))!.document;
  const rules = await findGame(sheet!.game)!.rules();
  const setup = setupOf(sheet!);
  const ledger = openLedger({ rules, setup, players: sheet!.players }, []);
  const views = new Map<string, string>();
  const note = (): void => {
    for (const eyes of ['watcher', ...sheet!.players.keys()] as Eyes[])
      views.set(
        `${ledger.log.steps} ${eyes}`,
        JSON.stringify(rules.pack(rules.view(ledger.log.state, eyes))),
      );
  };
  note();
  for (const entry of await house.store.logs.entries(table)) {
    ledger.take(entry);
    note();
  }
  const told = (step: number, eyes: Eyes): string => JSON.stringify(ledger.eventsOf(step, eyes));
  return { views, told };
}

/** All reports to a page show what these eyes may see; how many there were. */
async function check(page: Page, eyes: Eyes): Promise<number> {
  const { views, told } = await truth(page.table);
  let count = 0;
  let view: readonly number[] | undefined;
  for (const report of page.reports) {
    view = viewAfter(view, report);
    if (report.kind === 'table' || report.kind === 'step') {
      count += 1;
      expect(report.eyes).toBe(eyes);
      expect(JSON.stringify(view)).toBe(views.get(`${report.step} ${eyes}`));
    }
    if (report.kind === 'step')
      expect(JSON.stringify(report.events)).toBe(told(report.step - 1, eyes));
    if (eyes === 'watcher' && 'waiting' in report) {
      expect(report.waiting).not.toHaveProperty('own');
      expect(report.waiting).not.toHaveProperty('order');
    }
  }
  return count;
}

/** The game as it was told to a page; how many watched when it was dealt is no part of it. */
const gameTo = ({ reports }: Page) =>
  reports
    .filter(({ kind }) => kind === 'table' || kind === 'step')
    .map((report) => ({ ...report, people: undefined }));

for (const game of ['nicht-die-bohne', 'chicoree'])
  it(`shows a game of ${game} to everyone through their own eyes only`, async () => {
    house = await openHouse();
    const [anna, bea] = [new Page(house, 'Anna'), new Page(house, 'Bea')];
    const { id } = await anna.create({ game, others: [EMPTY, BOT] });
    await bea.join(id);
    const eve = await new Page(house, 'Eve').watch(id);
    // A screen for the whole room is a watcher like any other, and everybody knows of it.
    const screen = await new Page(house, 'Screen').showIt(id);
    for (const page of [anna, bea]) await page.enter();
    await anna.wish('start');
    const players = await Promise.all([anna, bea].map((page) => playerAt(page)));
    // Somebody who sits here looks as a watcher in a second window, and asks for more.
    const spy = await new Page(house, 'Bea', bea.key).watch(id);
    spy.command({ kind: 'sit', eyes: 1 });
    spy.command({ kind: 'sit', eyes: 0 });
    await Promise.all(players.map((player) => player.play()));
    for (const page of [anna, bea, eve, spy, screen]) await page.roomIn('over');
    expect(await check(anna, 0)).toBeGreaterThan(20);
    expect(await check(bea, 1)).toBeGreaterThan(20);
    expect(await check(eve, 'watcher')).toBeGreaterThan(20);
    expect(await check(spy, 'watcher')).toBeGreaterThan(5);
    expect(await check(screen, 'watcher')).toBeGreaterThan(20);
    expect(gameTo(screen)).toEqual(gameTo(eve));
    for (const page of [anna, bea, eve, screen])
      expect(await page.first('screens')).toMatchObject({ count: 1 });
    screen.cut();
    for (const page of [anna, eve]) await page.first('screens', ({ count }) => count === 0);
  });

it('tells a standing order to its own seat alone', async () => {
  house = await openHouse();
  const [anna, bea] = [new Page(house, 'Anna'), new Page(house, 'Bea')];
  const { id } = await anna.create({ game: 'chicoree', others: [EMPTY] });
  await bea.join(id);
  for (const page of [anna, bea]) await page.enter();
  const eve = await new Page(house, 'Eve').watch(id);
  await anna.wish('start');
  await bea.first('report');
  bea.command({
    kind: 'order',
    id: 'o',
    seat: 1,
    step: 1,
    hasChosen: false,
    order: 'pass auction',
  });
  const answer = await bea.next(
    'report',
    ({ report }) => report.kind === 'done' || report.kind === 'refused',
  );
  if (answer.report.kind === 'done')
    expect(bea.bytes.some((text) => text.includes('pass auction'))).toBe(true);
  eve.send({ kind: 'ping', sent: 1 });
  await eve.next('pong');
  for (const page of [anna, eve])
    expect(page.bytes.some((text) => text.includes('pass auction'))).toBe(false);
});

it('shows nothing of hands over HTTP while it is played', async () => {
  house = await openHouse();
  const anna = new Page(house, 'Anna');
  await anna.create({ game: 'chicoree', others: [BOT, BOT] });
  const room = await anna.wish('start');
  const { value } = await new Page(house, 'Eve').ask('GET', `/api/tables/${anna.table}`);
  expect(Object.keys(value as object).sort()).toEqual(Object.keys(room).sort());
  const { seed, salt } = (await house.store.rooms.secret(anna.table))!;
  expect(JSON.stringify([value, room])).not.toMatch(new RegExp(`${seed}|${salt}|entropy|token`));
});
