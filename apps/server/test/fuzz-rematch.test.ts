// Going on to the next table is for those who sat at the last one, also when somebody has gone on already.
import { afterEach, expect, it } from 'vitest';

import { openHouse, type House } from './rooms-house.ts';
import { BOT, closePages, Page } from './rooms-page.ts';

let house: House;
afterEach(async () => {
  closePages();
  await house.close();
});

it('refuses a stranger before and after the next table was made', async () => {
  house = await openHouse();
  const [anna, eve] = [new Page(house, 'Anna'), new Page(house, 'Eve')];
  // Known to the house, but not at this table.
  await eve.create();
  await anna.create({ others: [BOT, BOT] });
  await anna.enter();
  await anna.wish('start');
  await anna.first('report');
  anna.command({ kind: 'vote', id: 'v', seat: 0, what: 'end' });
  await anna.roomIn('ended');
  const path = `/api/tables/${anna.table}/rematch`;
  expect(await eve.refused(path)).toBe('not-seated');
  await anna.rematch(anna.table);
  expect(await eve.refused(path)).toBe('not-seated');
  expect(await eve.refused(path, undefined, { 'X-Seat': eve.token })).toBe('not-seated');
  expect(house.lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});
