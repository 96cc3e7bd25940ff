// Who asks for something and leaves in the same breath has left: the table hears of it, and what it had
// still to say is not taken for the next table's, nor what was meant for it done there.
import type { People } from '@tablee/wire';
import { afterEach, expect, it } from 'vitest';

import type { OpenStore } from '../src/store/open-store.ts';
import { freshStore, openHouse, type House } from './rooms-house.ts';
import { closePages, EMPTY, Page } from './rooms-page.ts';

let house: House;
let store: OpenStore | undefined;
afterEach(async () => {
  closePages();
  await house.close();
  await store?.close();
  store = undefined;
});

/** Two people at a table that is being played. */
async function couple(): Promise<[Page, Page]> {
  const [anna, bea] = [new Page(house, 'Anna'), new Page(house, 'Bea')];
  await anna.create({ game: 'chicoree', others: [EMPTY] });
  await bea.join(anna.table);
  for (const page of [anna, bea]) await page.enter();
  await anna.wish('start');
  for (const page of [anna, bea]) await page.first('report');
  return [anna, bea];
}

const presences = ({ seats }: People): string[] => seats.map(({ presence }) => presence);

it('is gone for everybody else', async () => {
  house = await openHouse();
  const [anna, bea] = await couple();
  bea.command({ kind: 'sit', eyes: 1 });
  bea.send({ kind: 'quit' });
  await anna.next('report', ({ report }) => {
    return report.kind === 'people' && presences(report.people)[1] === 'gone';
  });
});

/** A store that keeps nothing in the log of a table until it may. */
function holding(open: OpenStore): OpenStore & { hold(): () => void } {
  let held = Promise.resolve();
  const { logs } = open;
  return {
    ...open,
    logs: {
      append: async (...entries) => {
        await held;
        return logs.append(...entries);
      },
      entries: (table, from) => logs.entries(table, from),
      snapshot: (table) => logs.snapshot(table),
      saveSnapshot: (table, length, data) => logs.saveSnapshot(table, length, data),
    },
    hold: () => {
      let release = (): void => undefined;
      held = new Promise((resolve) => (release = resolve));
      return release;
    },
  };
}

/** Has heard everything that was sent to it before now. */
async function settled(page: Page): Promise<void> {
  page.send({ kind: 'ping', sent: 1 });
  await page.next('pong');
}

it.each(['at the next one', 'nor after that one was left'] as const)(
  'hears nothing of the last table %s, however late it answers',
  async (when) => {
    const held = holding(await freshStore());
    store = held;
    house = await openHouse({ store });
    const [anna, bea] = await couple();
    const carl = new Page(house, 'Carl');
    const { id } = await carl.create();
    const release = held.hold();
    bea.command({ kind: 'vote', id: 'pause', seat: 1, what: 'pause' });
    bea.command({ kind: 'sit', eyes: 1 });
    bea.command({ kind: 'move', id: 'late', seat: 1, step: 99, move: 'pass' });
    const from = bea.heard.length;
    bea.send({ kind: 'quit' });
    bea.knock(id);
    await bea.next('room', ({ room }) => room.id === id);
    if (when === 'nor after that one was left') bea.send({ kind: 'quit' });
    await settled(bea);
    release();
    await anna.next('report', ({ report }) => {
      return report.kind === 'people' && report.people.seats[1]?.presence === 'gone';
    });
    await settled(bea);
    const heard = bea.heard.slice(from);
    const arrival = heard.findIndex((one) => one.kind === 'at');
    expect(heard[arrival]).toEqual({ kind: 'at', entering: bea.entering, table: id });
    expect(heard.slice(arrival).map(({ kind }) => kind)).toEqual([
      ...['at', 'room', 'chat', 'here'],
      ...['pong', 'pong'],
    ]);
  },
);

it('does nothing at the next table that was meant for the last one', async () => {
  house = await openHouse();
  const [, bea] = await couple();
  const last = bea.entering;
  const other = new Page(house, 'Anna again');
  await other.create({ game: 'chicoree', others: [EMPTY] });
  await bea.join(other.table, 1);
  await other.enter();
  await bea.enter();
  await other.wish('start');
  await bea.next('report');
  const vote = { kind: 'vote', id: 'late', seat: 1, what: 'pause' } as const;
  for (const request of [
    { kind: 'command', command: vote },
    { kind: 'say', id: 'word', text: 'for those at the last table' },
    { kind: 'react', what: 'bravo' },
  ])
    bea.send({ ...request, entering: last });
  await settled(bea);
  expect(bea.all('failed')).toEqual([
    { kind: 'failed', code: 'elsewhere', id: 'late', entering: last },
    { kind: 'failed', code: 'elsewhere', id: 'word', entering: last },
    { kind: 'failed', code: 'elsewhere', entering: last },
  ]);
  bea.command(vote);
  await bea.next('report', ({ report }) => report.kind === 'done' && report.id === 'late');
  expect(bea.all('said')).toEqual([]);
  expect(other.all('reaction')).toEqual([]);
});
