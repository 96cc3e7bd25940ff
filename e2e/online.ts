// Drives people at online tables, each in a separate browser: they join, sit down and play. Records
// all messages of their connections.
import { randomBytes } from 'node:crypto';

import type { Lang } from '@tablee/kit';
import type { Room, Seated } from '@tablee/wire';
import type { Page } from 'playwright';
import { expect } from 'vitest';

import { fingers, type Fingers, type Way } from './fingers.ts';
import { diceFrom, playOn, stepOf, type Dice, type Turn } from './players.ts';
import type { Screen } from './screen.ts';
import { addStyle, visit, type Visit, type VisitPlan } from './visit.ts';

/** Messages to and from a browser, and the addresses of its requests. */
export interface Wires {
  readonly heard: string[];
  readonly said: string[];
  readonly addresses: string[];
}

/** Whether any of them holds it. */
export const isIn = (texts: readonly string[], part: string): boolean =>
  texts.some((text) => text.includes(part));

/** A player at a table, in any browser engine. */
export interface Player {
  readonly name: string;
  readonly page: Screen;
  readonly fingers: Fingers;
  readonly dice: Dice;
}

export interface Guest extends Player {
  readonly lang: Lang;
  readonly visit: Visit;
  readonly page: Page;
  readonly wires: Wires;
  /** The device key, for requests that a test makes for the player. */
  readonly key: string;
}

export interface GuestPlan extends Omit<VisitPlan, 'touch'> {
  readonly name: string;
  readonly way?: Way;
  /** Something that is done to the window before it opens a page. */
  readonly prepare?: (page: Page) => Promise<void>;
}

// Six windows on two cores: movements cost more than the moves, and are tried elsewhere.
const STILL = '*, ::before, ::after { transition: none !important; animation: none !important }';

const PHONE = { width: 390, height: 844 };
let seeds = 0;

/** Opens a fresh browser for a new person; the server has no name for it yet. */
export async function guest({
  name,
  way = 'mouse',
  lang = 'en',
  prepare,
  ...plan
}: GuestPlan): Promise<Guest> {
  const touch = way === 'touch';
  const visitor = await visit({
    ...(touch ? PHONE : {}),
    ...plan,
    lang,
    touch,
    settings: { name: '', ...plan.settings },
  });
  const { page } = visitor;
  await prepare?.(page);
  await addStyle(visitor.context, STILL);
  const wires: Wires = { heard: [], said: [], addresses: [] };
  page.on('request', (request) => wires.addresses.push(request.url()));
  page.on('websocket', (socket) => {
    wires.addresses.push(socket.url());
    socket.on('framereceived', ({ payload }) => wires.heard.push(String(payload)));
    socket.on('framesent', ({ payload }) => wires.said.push(String(payload)));
  });
  seeds += 1;
  const key = randomBytes(32).toString('base64url');
  const dice = diceFrom(seeds);
  return { name, lang, visit: visitor, page, fingers: fingers(page, way), dice, wires, key };
}

export interface TablePlan {
  readonly game: string;
  readonly seats: number;
  /** The last seats are bots'. */
  readonly bots?: number;
  readonly options?: Readonly<Record<string, string>>;
  readonly settings?: Readonly<Record<string, unknown>>;
}

export interface OnlineTable {
  readonly site: string;
  readonly id: string;
  /** What is sent to friends. */
  readonly link: string;
}

const SETTINGS = { isPublic: false, mayWatch: true, hasChat: true, isRated: false, clock: null };

/** Asks the server for a seat, as the page would have done, and gives it to the page to hold. */
async function takeSeat(
  { name, key, visit: { context } }: Guest,
  address: string,
  more: object,
): Promise<string> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
    body: JSON.stringify({ name, face: 0, ...more }),
  });
  expect(answer.status, await answer.clone().text()).toBeLessThan(300);
  const { room, token } = (await answer.json()) as Seated;
  await context.addInitScript(
    ([ownKey, seat]) => {
      if (localStorage.getItem('tablee-key') !== null) return;
      localStorage.setItem('tablee-key', ownKey);
      localStorage.setItem('tablee-seats', JSON.stringify([seat]));
    },
    [key, [room.id, token]] as const,
  );
  return room.id;
}

/** Opens a table for a player by request; the page need only go there. */
export async function createTable(
  host: Guest,
  { game, seats, bots = 0, options = {}, settings = {} }: TablePlan,
  site = host.visit.site,
): Promise<OnlineTable> {
  const others = Array.from({ length: seats - 1 }, (_, i) =>
    i < seats - 1 - bots
      ? { kind: 'empty' }
      : { kind: 'bot', name: `Robot ${i}`, face: 10 + i, bot: 'habitue' },
  );
  const id = await takeSeat(host, `${site}/api/tables`, {
    game,
    settings: { ...SETTINGS, options, ...settings },
    others,
  });
  return { site, id, link: `${site}/t/${id}` };
}

/** Takes a chair for a player without a page at the table yet. */
export async function keepChair(one: Guest, { site, id }: OnlineTable): Promise<void> {
  await takeSeat(one, `${site}/api/tables/${id}/join`, {});
}

export async function openTable(host: Guest, plan: TablePlan): Promise<OnlineTable> {
  const table = await createTable(host, plan);
  await host.page.goto(table.link);
  await seated(host);
  return table;
}

/** In the waiting room, on a chair. */
export const seated = ({ page }: Guest): Promise<void> =>
  page.locator('[data-state=gathering] [data-action=leave]').waitFor();

/** By the link, with a name and nothing else. */
export async function sitDown({ page, name, fingers: hands }: Guest, link: string): Promise<void> {
  await page.goto(link);
  await page.locator('form input[type=text]').fill(name);
  await hands.press(page.locator('[data-action=sit]'));
  await page.locator('[data-state=gathering] [data-action=leave]').waitFor();
}

/** At the table, with the game on it. */
export const atTable = ({ page }: Player): Promise<void> =>
  page.locator('main[data-step] [data-phase]').waitFor();

/** Starts the game and waits until all pages show the table. */
export async function start(host: Guest, others: readonly Guest[]): Promise<void> {
  const button = host.page.locator('[data-action=start][aria-disabled=false]');
  await button.waitFor();
  await host.fingers.press(button);
  await Promise.all([host, ...others].map(atTable));
}

/** The first is the host; the others come by the link. */
export async function gather(
  plan: TablePlan,
  people: readonly GuestPlan[],
): Promise<{ readonly table: OnlineTable; readonly guests: readonly Guest[] }> {
  const guests = await Promise.all(people.map(guest));
  const table = await openTable(guests[0]!, plan);
  // One after the other, so that the seats are known.
  for (const one of guests.slice(1)) await sitDown(one, table.link);
  return { table, guests };
}

/** The player that the table waits for. */
export async function awaited(guests: readonly Guest[]): Promise<Guest> {
  let found: Guest | undefined;
  await expect
    .poll(async () => {
      for (const one of guests)
        if ((await one.page.locator('[data-live=assertive]').textContent()) !== '') found = one;
      return found;
    })
    .toBeDefined();
  return found!;
}

/** Plays until the end. */
export const finish = ({ page, fingers: hands, dice }: Guest, turn: Turn): Promise<void> =>
  playOn(page, hands, turn, dice);

/** Plays until one is asked, and the table is as the test wants it. */
export async function playUntil(
  { page, name, fingers: hands, dice }: Guest,
  turn: Turn,
  until: () => Promise<boolean>,
): Promise<void> {
  let isReached = false;
  await playOn(page, hands, turn, dice, async () => (isReached = await until()));
  expect(isReached, `${name} was asked in time`).toBe(true);
}

/** …after so many steps. */
export const playUpTo = (one: Guest, turn: Turn, step: number): Promise<void> =>
  playUntil(one, turn, async () => (await stepOf(one.page)) >= step);

export const nextStep = async ({ page }: Guest, from: number): Promise<void> => {
  await page.waitForFunction(
    (step) => Number(document.querySelector('main')?.dataset['step']) > step,
    from,
  );
};

/** Checks that all pages show the same end, and that the server has it, too. */
export async function expectSameEnd(guests: readonly Guest[], table: OnlineTable): Promise<void> {
  const ends = await Promise.all(
    guests.map(({ page }) =>
      page
        .locator('dialog [data-winners], dialog [data-reason]')
        .evaluate(({ dataset }) => dataset['winners'] ?? dataset['reason']),
    ),
  );
  expect(new Set(ends).size, ends.join('; ')).toBe(1);
  const room = await roomOf(table);
  expect(room.state).toBe('over');
  expect(room.winners.length).toBeGreaterThan(0);
}

/** The public room. */
export const roomOf = async ({ site, id }: OnlineTable): Promise<Room> =>
  (await (await fetch(`${site}/api/tables/${id}`)).json()) as Room;

/** Drops console errors of lost connections, which the browser itself writes. */
export function forgiveLostLines({ visit: { errors } }: Guest): void {
  const others = errors.filter((text) => !/WebSocket connection to|net::ERR_/.test(text));
  errors.splice(0, errors.length, ...others);
}

export async function goHome(guests: readonly Guest[]): Promise<void> {
  await Promise.all(guests.map(({ visit: { close } }) => close()));
}
