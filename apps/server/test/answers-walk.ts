// Asks a server for everything that pages ask for, and keeps the answers by route.
import { findGame } from '@tablee/registry';

import { playedDay, taste } from './day-play.ts';
import { Authenticator } from './people-authenticator.ts';
import { BOT, EMPTY, newKey, Page, SETTINGS, playerAt } from './rooms-page.ts';
import type { WholeServer } from './whole-server.ts';

export interface Answered {
  /** As the published description names it: `POST /api/tables/{id}/join`. */
  readonly route: string;
  readonly value: unknown;
}

/** Passkeys need a site; the server is told this one. */
export const WALK_ORIGIN = 'https://tablee.example';

const GAME = 'nicht-die-bohne';
const CLOCK = { kind: 'live', bank: 600, move: 30 } as const;

class Walk {
  readonly answers: Answered[] = [];
  readonly #server: WholeServer;

  constructor(server: WholeServer) {
    this.#server = server;
  }

  page(name: string, key = newKey()): Page {
    return new Page(this.#server, name, key);
  }

  /** What was answered to `POST tables/{id}/join`, with the parts of the path filled in. */
  async ask(page: Page, route: string, body?: unknown, ...parts: readonly string[]) {
    const [method = '', path = ''] = route.split(' ');
    const filled = [...parts];
    const url = path.replace(/\{\w+\}/g, () => filled.shift() ?? page.table);
    const headers = page.token === '' ? {} : { 'X-Seat': page.token };
    const { status, value } = await page.ask(method, `/api/${url}`, body, headers);
    if (status >= 400) throw new Error(`${route}: ${status} ${JSON.stringify(value)}`);
    this.answers.push({ route: `${method} /api/${path}`, value });
    return value;
  }
}

/** Two people set up a table, play a short game to its end, and go on to the next. */
async function tables(walk: Walk, ana: Page, bo: Page): Promise<void> {
  const { meta } = findGame(GAME)!;
  const settings = { ...SETTINGS, isRated: false, clock: CLOCK };
  await ana.create({ game: meta.id, settings, others: [EMPTY, EMPTY, EMPTY] });
  const made = { game: meta.id, name: 'Cléo', face: 2, settings, others: [EMPTY, BOT, EMPTY] };
  await walk.ask(walk.page('Cléo'), 'POST tables', made);
  await walk.ask(walk.page('Screen'), 'POST screens', { game: meta.id, settings, seats: 4 });
  const { table } = ana;
  const guest = walk.page('Dan');
  await walk.ask(guest, 'POST tables/{id}/join', { name: 'Dan', face: 4 }, table);
  await bo.join(table);
  await walk.ask(bo, 'GET tables/{id}');
  await walk.ask(bo, 'GET tables');
  await walk.ask(ana, 'POST tables/{id}/silence', { seat: 2, isSilenced: true });
  await walk.ask(ana, 'POST tables/{id}/kick', { seat: 1, locks: true });
  await walk.ask(ana, 'POST tables/{id}/swap', { a: 1, b: 2 });
  await walk.ask(ana, 'POST tables/{id}/fill', { seat: 2, with: BOT });
  await walk.ask(ana, 'POST tables/{id}/resize', { seats: 3 });
  await walk.ask(ana, 'POST tables/{id}/host', { seat: 1 });
  await walk.ask(bo, 'POST tables/{id}/settings', { ...settings, options: { rounds: '1' } });
  await walk.ask(bo, 'POST tables/{id}/entropy', { entropy: 'c0ffee' });
  await walk.ask(bo, 'POST tables/{id}/start', {});
  const { code } = (await walk.ask(bo, 'POST tables/{id}/move-seat', {})) as { code: string };
  const seated = await walk.ask(bo, 'POST seats/claim', { code });
  bo.token = (seated as { token: string }).token;
  await walk.ask(ana, 'GET tables/{id}/ask-seat');
  await walk.ask(ana, 'GET me/tables');
  await walk.ask(ana, 'GET tables');
  const players = [await playerAt(ana), await playerAt(bo)];
  for (const { page } of players) await page.enter();
  await Promise.all(players.map((player) => player.play()));
  for (const { page } of players) await page.roomIn('over');
  await walk.ask(ana, 'GET tables/{id}');
  await walk.ask(ana, 'GET tables/{id}/record');
  await walk.ask(ana, 'POST tables/{id}/rematch');
  await walk.ask(bo, 'POST tables/{id}/leave');
}

async function accounts(walk: Walk, ana: Page, bo: Page): Promise<void> {
  await walk.ask(ana, 'PATCH me', { name: 'Ana', face: 5, settings: { lang: 'de', sound: true } });
  const device = new Authenticator({ origin: WALK_ORIGIN, rpID: new URL(WALK_ORIGIN).hostname });
  const begun = await walk.ask(ana, 'POST me/passkeys/begin', {});
  const shown = device.register(begun as Record<string, unknown>);
  await walk.ask(ana, 'POST me/passkeys/finish', { ...shown, label: 'Phone' });
  const options = await walk.ask(walk.page('Ana'), 'POST sign-in/begin', {});
  const signed = device.signIn(options as Record<string, unknown>);
  const there = await walk.ask(walk.page('Ana'), 'POST sign-in/finish', signed);
  await walk.ask(ana, 'GET me');
  const { code } = (await walk.ask(ana, 'POST me/recovery', {})) as { code: string };
  await walk.ask(walk.page('Ana'), 'POST recover', { code });
  const { person } = (await walk.ask(ana, 'GET me')) as { person: string };
  await walk.ask(bo, 'GET people/{id}', undefined, person);
  await walk.ask(ana, 'GET me/profile');
  await walk.ask(ana, 'GET me/export');
  const id = device.id.toString('base64url');
  await walk.ask(ana, 'DELETE me/passkeys/{id}', {}, id);
  const { key } = there as { key: string };
  await walk.ask(walk.page('Ana', key), 'POST sign-out', {});
  await walk.ask(bo, 'GET push');
  const wish = { endpoint: 'https://push.example/1', p256dh: 'A', auth: 'B', lang: 'fr' };
  await walk.ask(bo, 'DELETE me/push', { endpoint: wish.endpoint });
  await walk.ask(bo, 'DELETE me', {});
}

async function days(walk: Walk, page: Page): Promise<void> {
  const { day } = (await walk.ask(page, 'GET days')) as { day: string };
  for (const [flavour, one] of [page, walk.page('Eve')].entries()) {
    const { record } = await playedDay(GAME, day, taste(flavour));
    await walk.ask(one, 'POST days/{game}/{day}', { record }, GAME, day);
  }
  await walk.ask(page, 'GET days/{game}/{day}', undefined, GAME, day);
}

/** Everything but keeping a subscription, which needs keys of the server's own. */
export async function askEverything(server: WholeServer): Promise<readonly Answered[]> {
  const walk = new Walk(server);
  const [ana, bo] = [walk.page('Ana'), walk.page('Bo')];
  await tables(walk, ana, bo);
  await days(walk, ana);
  await accounts(walk, ana, bo);
  await walk.ask(ana, 'GET addresses');
  await walk.ask(ana, 'GET privacy');
  return walk.answers;
}
