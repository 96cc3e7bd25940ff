// Who asks for something and leaves in the same breath has left: the table hears of it, and the next
// table is not told what the last one had still to say.
import type { People } from '@tablee/wire';
import { afterEach, expect, it } from 'vitest';

import { openHouse, type House } from './rooms-house.ts';
import { closePages, EMPTY, Page } from './rooms-page.ts';

let house: House;
afterEach(async () => {
  closePages();
  await house.close();
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

it('hears nothing of the last table at the next one', async () => {
  house = await openHouse();
  const [anna, bea] = await couple();
  const carl = new Page(house, 'Carl');
  const { id } = await carl.create();
  await carl.enter();
  const from = bea.heard.length;
  // What is to be kept takes a moment; what comes behind it waits.
  for (const what of ['pause', 'end'] as const)
    bea.command({ kind: 'vote', id: what, seat: 1, what });
  bea.command({ kind: 'sit', eyes: 1 });
  bea.command({ kind: 'move', id: 'late', seat: 1, step: 99, move: 'pass' });
  bea.send({ kind: 'enter', table: id });
  await bea.next('room', ({ room }) => room.id === id);
  bea.send({ kind: 'ping', sent: 1 });
  await bea.next('pong');
  const heard = bea.heard.slice(from);
  const arrival = heard.findIndex((one) => one.kind === 'room' && one.room.id === id);
  expect(heard.slice(arrival).map(({ kind }) => kind)).toEqual(['room', 'chat', 'pong']);
  expect(anna.closeCode).toBeUndefined();
});
