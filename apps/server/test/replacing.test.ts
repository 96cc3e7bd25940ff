// Another device for a seat whose player is out of reach: the right to ask, the right to answer, and that
// nothing of the seat leaves the server before a player at the table has said yes.
import { afterEach, describe, expect, it } from 'vitest';

import { HandClock } from './rooms-clock.ts';
import { openHouse, passing, passingHouse, passingStore, twoHouses } from './rooms-house.ts';
import type { House } from './rooms-house.ts';
import { BOT, closePages, EMPTY, Page, SETTINGS } from './rooms-page.ts';

afterEach(closePages);

const AWAY_MS = 16_000;

interface Evening {
  readonly house: House;
  readonly clock: HandClock;
  readonly papa: Page;
  /** Her phone is empty. */
  readonly mama: Page;
  readonly lena: Page;
  /** A stranger with the link. */
  readonly caller: Page;
}

async function evening(settings: object = {}): Promise<Evening> {
  const clock = new HandClock(Date.now());
  const house = await passingHouse({ clock });
  const [papa, mama, lena, caller] = ['Papa', 'Mama', 'Lena', 'Caller'].map(
    (name) => new Page(house, name),
  ) as [Page, Page, Page, Page];
  const { id } = await papa.create({
    others: [EMPTY, EMPTY, BOT],
    settings: { ...SETTINGS, ...settings },
  });
  await mama.join(id);
  await lena.join(id);
  for (const page of [papa, mama, lena]) await page.enter();
  await papa.wish('start');
  caller.room = papa.room;
  mama.close();
  await clock.advance(AWAY_MS);
  return { house, clock, papa, mama, lena, caller };
}

/** Asks for Mama's seat. */
async function ask(caller: Page, seat = 1): Promise<string> {
  const { token } = await caller.do<{ token: string }>(`/api/tables/${caller.table}/ask-seat`, {
    seat,
  });
  return token;
}

const refusal = (caller: Page, seat = 1): Promise<string> =>
  caller.refused(`/api/tables/${caller.table}/ask-seat`, { seat });

const vouch = (page: Page, agrees: boolean, seat = 1) =>
  page.do(`/api/tables/${page.table}/vouch`, { seat, agrees }, { 'X-Seat': page.token });

const vouchRefused = (page: Page, agrees = true, seat = 1): Promise<string> =>
  page.refused(`/api/tables/${page.table}/vouch`, { seat, agrees }, { 'X-Seat': page.token });

async function stateOf(caller: Page, token: string): Promise<string> {
  const path = `/api/tables/${caller.table}/ask-seat`;
  const { value } = await caller.ask('GET', path, undefined, { 'X-Seat': token });
  return (value as { state: string }).state;
}

/** A fresh socket with a token: through whose eyes it is shown the table, or why not. */
async function eyesOf({ table }: Page, house: House, token: string): Promise<unknown> {
  const page = await new Page(house, 'Eyes').connect().hello();
  page.knock(table, token);
  await page.until(() => page.reports.length > 0 || page.all('failed').length > 0);
  const seen = page.reports.find(({ kind }) => kind === 'table');
  return seen?.kind === 'table' ? seen.eyes : page.all('failed')[0]!.code;
}

describe('a player whose phone is empty', () => {
  it('goes on with another device once one player agrees, and the whole table is told', async () => {
    const { house, papa, mama, lena, caller } = await evening();
    const token = await ask(caller);
    for (const page of [papa, lena]) await page.until(() => page.room?.asked === 1);
    expect(await stateOf(caller, token)).toBe('asked');
    // Nothing of the seat before the answer.
    expect(await eyesOf(papa, house, token)).toBe('bad-token');
    await vouch(lena, true);
    await papa.until(() => papa.room?.replaced?.length === 1);
    expect(papa.room?.replaced).toMatchObject([{ seat: 1, by: 2 }]);
    expect(papa.room?.asked).toBeUndefined();
    expect(await stateOf(caller, token)).toBe('granted');
    expect(await eyesOf(papa, house, token)).toBe(1);
    expect(await eyesOf(papa, house, mama.token)).toBe('bad-token');
    // No secret of it is in what the others were told.
    for (const text of [...papa.bytes, ...lena.bytes]) expect(text).not.toContain(token);
    expect(house.lines).toEqual([]);
  });

  it('hears a no, and the table is left alone for a while', async () => {
    const { house, clock, papa, lena, caller } = await evening();
    const token = await ask(caller);
    await vouch(papa, false);
    expect(await stateOf(caller, token)).toBe('refused');
    expect(await eyesOf(papa, house, token)).toBe('bad-token');
    expect(await vouchRefused(lena)).toBe('not-asked');
    expect(await refusal(caller)).toBe('too-fast');
    await clock.advance(61_000);
    expect(await stateOf(caller, await ask(caller))).toBe('asked');
  });

  it('is told when no answer comes, and the question is off the table', async () => {
    const { clock, papa, caller } = await evening();
    const token = await ask(caller);
    await papa.until(() => papa.room?.asked === 1);
    await clock.advance(92_000);
    await papa.until(() => papa.room?.asked === undefined);
    expect(await stateOf(caller, token)).toBe('late');
    expect(await vouchRefused(papa)).toBe('not-asked');
  });

  it('ends it by coming back with the old one', async () => {
    const { house, clock, papa, mama, caller } = await evening();
    const token = await ask(caller);
    await mama.enter();
    await papa.until(() => papa.room?.asked === undefined && papa.room !== undefined);
    expect(await stateOf(caller, token)).toBe('back');
    expect(await vouchRefused(papa)).toBe('not-asked');
    await clock.advance(1000);
    expect(await eyesOf(papa, house, token)).toBe('bad-token');
    expect(await refusal(caller)).toBe('seat-held');
  });

  it('takes the seat back with the key of the old one', async () => {
    const { house, papa, mama, caller } = await evening();
    const token = await ask(caller);
    await vouch(papa, true);
    await mama.join(papa.table);
    expect(await eyesOf(papa, house, mama.token)).toBe(1);
    expect(await eyesOf(papa, house, token)).toBe('bad-token');
  });

  it('is asked for by one device at a time, and not without end', async () => {
    const { house, clock, papa, caller } = await evening();
    await ask(caller);
    const other = new Page(house, 'Other');
    other.room = papa.room;
    expect(await refusal(other)).toBe('seat-asked');
    for (let i = 0; i < 3; i++) await refusal(caller);
    expect(await refusal(caller)).toBe('too-fast');
    await clock.advance(1000);
    expect(papa.room?.asked).toBe(1);
  });
});

describe('no seat goes to another device', () => {
  it('while its player is here, or was a moment ago', async () => {
    const { clock, mama, lena, caller } = await evening();
    expect(await refusal(caller, 2)).toBe('seat-held');
    await mama.enter();
    mama.close();
    await clock.advance(2000);
    expect(await refusal(caller)).toBe('seat-held');
    expect(await refusal(lena)).toBe('seat-held');
  });

  it('that is a bot’s, or of a table that has not begun', async () => {
    const { house, caller } = await evening();
    expect(await refusal(caller, 3)).toBe('no-seat');
    const { id } = await new Page(house, 'Ben').create();
    expect(await caller.refused(`/api/tables/${id}/ask-seat`, { seat: 0 })).toBe('not-started');
  });

  it('of a game over days', async () => {
    const { caller } = await evening({ clock: { kind: 'correspondence', move: 86_400 } });
    expect(await refusal(caller)).toBe('owner-only');
  });

  it('by the word of the one who asks, of a watcher or of a stranger', async () => {
    const { caller, lena, papa } = await evening();
    // Lena has a seat: she would agree to her own wish.
    expect(await refusal(lena)).toBe('owner-only');
    const token = await ask(caller);
    expect(await vouchRefused(caller)).toBe('not-seated');
    caller.token = token;
    expect(await vouchRefused(caller)).toBe('not-seated');
    expect(await vouchRefused(papa, true, 2)).toBe('not-asked');
    expect(await stateOf(caller, token)).toBe('asked');
  });

  it('by the word of the device that asks, though it holds a seat that another player began', async () => {
    const { house, caller, lena, papa } = await evening();
    const { code } = await lena.do<{ code: string }>(`/api/tables/${lena.table}/move-seat`);
    const phone = new Page(house, 'Phone');
    await phone.create();
    const { token } = await phone.do<{ token: string }>('/api/seats/claim', { code });
    phone.room = papa.room;
    const path = `/api/tables/${papa.table}/ask-seat`;
    expect(await phone.refused(path, { seat: 1 }, { 'X-Seat': token })).toBe('owner-only');
    // Without the token it may ask, but not agree; a no is always heard.
    await ask(phone);
    phone.token = token;
    expect(await vouchRefused(phone)).toBe('owner-only');
    await vouch(phone, false);
    expect(await refusal(caller)).toBe('too-fast');
  });

  it('by the word of a player who got up', async () => {
    const { caller, lena } = await evening();
    await ask(caller);
    await lena.do(`/api/tables/${lena.table}/leave`, undefined, { 'X-Seat': lena.token });
    expect(await vouchRefused(lena)).toBe('not-seated');
  });
});

it('a lone player beside bots agrees for the other one', async () => {
  const clock = new HandClock(Date.now());
  const house = await passingHouse({ clock });
  const [papa, mama, caller] = ['Papa', 'Mama', 'Caller'].map((name) => new Page(house, name)) as [
    Page,
    Page,
    Page,
  ];
  await papa.create({ others: [EMPTY, BOT, BOT] });
  await mama.join(papa.table);
  for (const page of [papa, mama]) await page.enter();
  await papa.wish('start');
  mama.close();
  await clock.advance(AWAY_MS);
  caller.room = papa.room;
  const token = await ask(caller);
  await vouch(papa, true);
  expect(await eyesOf(papa, house, token)).toBe(1);
});

it('a question outlives the server that it was put to', async () => {
  const store = await passingStore();
  const clock = new HandClock(Date.now());
  const first = await openHouse({ store, clock });
  const [papa, mama] = [new Page(first, 'Papa'), new Page(first, 'Mama')];
  await papa.create({ others: [EMPTY, BOT] });
  await mama.join(papa.table);
  for (const page of [papa, mama]) await page.enter();
  await papa.wish('start');
  mama.close();
  await clock.advance(AWAY_MS);
  const caller = new Page(first, 'Caller');
  caller.room = papa.room;
  const token = await ask(caller);
  await first.kill();
  const second = passing(await openHouse({ store, clock }));
  for (const page of [papa, caller]) page.moveTo(second);
  await vouch(papa, true);
  expect(await stateOf(caller, token)).toBe('granted');
  expect(await eyesOf(papa, second, token)).toBe(1);
});

it('on several servers the question is put, answered and ended anywhere', async () => {
  const { a, b } = await twoHouses();
  const [papa, mama] = [new Page(a, 'Papa'), new Page(b, 'Mama')];
  await papa.create({ others: [EMPTY, BOT] });
  await mama.join(papa.table);
  for (const page of [papa, mama]) await page.enter();
  await papa.wish('start');
  await papa.until(() => papa.reports.some(({ kind }) => kind === 'table'));
  // The one server knows that she is connected to the other one.
  const caller = new Page(a, 'Caller');
  caller.room = papa.room;
  expect(await refusal(caller)).toBe('seat-held');
  mama.close();
  // A server without a player of this table cannot know since when she is away.
  const far = new Page(b, 'Far');
  far.room = papa.room;
  await expect
    .poll(() => far.ask('POST', `/api/tables/${far.table}/ask-seat`, { seat: 1 }))
    .toMatchObject({ status: 200 });
  await papa.until(() => papa.room?.asked === 1);
  await mama.enter();
  await papa.until(() => papa.room?.asked === undefined);
});
