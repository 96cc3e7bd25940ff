// Reminders, with a push service of our own on this machine that says what it got.
import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import webpush from 'web-push';
import { isInside } from '../src/http/inside.ts';
import { deliver, lookupOutside, pushAddress } from '../src/people/push-delivery.ts';
import type { Person } from '../src/people/service.ts';
import type { Vapid } from '../src/settings.ts';
import { codeOf, newGuest, newTable, openHouse, type TestHouse } from './people-house.ts';
import { openMessage } from './people-push-reader.ts';

const keys: Vapid = { ...webpush.generateVAPIDKeys(), subject: 'mailto:us@tablee.example' };

interface Got {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

let got: Got[];
let status: number;
let service: Server;
let base: string;
let house: TestHouse;
let ana: Person;

beforeEach(async () => {
  got = [];
  status = 201;
  service = createServer((request, answer) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      got.push({ path: request.url!, headers: request.headers, body: Buffer.concat(parts) });
      answer.writeHead(status).end('thank you');
    });
  });
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  house = await openHouse({ push: keys, mayPushLocally: true });
  ana = (await newGuest(house.people, 'Ana')).person;
});

afterEach(
  () =>
    new Promise<void>((done) => {
      service.closeAllConnections();
      service.close(() => done());
    }),
);

/** A browser that asks to be reminded. */
function browser(path: string, lang: 'fr' | 'en' | 'de') {
  const own = createECDH('prime256v1');
  const p256dh = own.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint: `${base}${path}`,
      p256dh: p256dh.toString('base64url'),
      auth: auth.toString('base64url'),
      lang,
    },
    read: (body: Buffer): unknown => JSON.parse(openMessage(body, own, auth)),
  };
}

const turn = { table: 'tableone', game: 'chicoree', step: 12 };

describe('a reminder', () => {
  test('reaches every browser, in its language, and nobody in between can read it', async () => {
    const [phone, desk] = [browser('/phone', 'fr'), browser('/desk', 'de')];
    await house.people.subscribe(ana, phone.subscription);
    await house.people.subscribe(ana, desk.subscription);
    expect(await house.people.remind(ana.id, turn)).toBe(2);
    const at = (path: string): Got => got.find((one) => one.path === path)!;
    expect(phone.read(at('/phone').body)).toEqual({
      table: 'tableone',
      game: 'chicoree',
      lang: 'fr',
      title: 'Chicorée le Jeu',
      body: 'C’est à toi de jouer.',
    });
    expect(desk.read(at('/desk').body)).toMatchObject({ lang: 'de', body: 'Du bist dran.' });
    expect(at('/desk').headers).toMatchObject({ topic: 'tableone', ttl: '86400' });
    expect(at('/desk').headers.authorization).toMatch(/^vapid /);
    expect(at('/desk').body.includes('tableone')).toBe(false);
  });

  test('comes once per turn', async () => {
    await house.people.subscribe(ana, browser('/phone', 'fr').subscription);
    const both = [house.people.remind(ana.id, turn), house.people.remind(ana.id, turn)];
    expect((await Promise.all(both)).sort()).toEqual([0, 1]);
    expect(await house.people.remind(ana.id, turn)).toBe(0);
    expect(await house.people.remind(ana.id, { ...turn, step: 13 })).toBe(1);
    expect(await house.people.remind(ana.id, { ...turn, table: 'tabletwo' })).toBe(1);
    expect(got).toHaveLength(3);
  });

  test('goes by the length of the log where nobody says the step', async () => {
    await newTable(house, 'tableone', [ana]);
    await house.people.subscribe(ana, browser('/phone', 'fr').subscription);
    const nameless = { table: 'tableone', game: 'chicoree' };
    expect(await house.people.remind(ana.id, nameless)).toBe(1);
    expect(await house.people.remind(ana.id, nameless)).toBe(0);
    await house.database.query(`update logs set length = 5`);
    expect(await house.people.remind(ana.id, nameless)).toBe(1);
  });

  test.each([404, 410])('to a browser that is gone (%i) is the last one', async (code) => {
    await house.people.subscribe(ana, browser('/phone', 'fr').subscription);
    status = code;
    expect(await house.people.remind(ana.id, turn)).toBe(0);
    expect(await house.database.query(`select endpoint from subscriptions`)).toEqual([]);
  });

  test('that could not be delivered this time breaks nothing and is said aloud', async () => {
    await house.people.subscribe(ana, browser('/phone', 'fr').subscription);
    status = 500;
    expect(await house.people.remind(ana.id, turn)).toBe(0);
    service.closeAllConnections();
    await new Promise<void>((done) => service.close(() => done()));
    expect(await house.people.remind(ana.id, { ...turn, step: 13 })).toBe(0);
    expect(house.complaints).toHaveLength(1);
    expect(await house.database.query(`select endpoint from subscriptions`)).toHaveLength(1);
    await house.database.close();
    expect(await house.people.remind(ana.id, { ...turn, step: 14 })).toBe(0);
    expect(house.complaints).toHaveLength(2);
  });

  test('goes to nobody who did not ask, or no longer wants it', async () => {
    const { subscription } = browser('/phone', 'fr');
    expect(await house.people.remind(ana.id, turn)).toBe(0);
    await house.people.subscribe(ana, subscription);
    const bo = (await newGuest(house.people, 'Bo')).person;
    await house.people.unsubscribe(bo, subscription.endpoint);
    expect(await house.people.remind(ana.id, turn)).toBe(1);
    await house.people.unsubscribe(ana, subscription.endpoint);
    expect(await house.people.remind(ana.id, { ...turn, step: 13 })).toBe(0);
  });

  test('goes to whoever used the browser last', async () => {
    const { subscription } = browser('/phone', 'fr');
    const bo = (await newGuest(house.people, 'Bo')).person;
    await house.people.subscribe(ana, subscription);
    await house.people.subscribe(bo, subscription);
    expect(await house.people.remind(ana.id, turn)).toBe(0);
    expect(await house.people.remind(bo.id, turn)).toBe(1);
  });
});

describe('a server', () => {
  test('without keys reminds nobody and says so', async () => {
    const silent = await openHouse();
    const guest = (await newGuest(silent.people, 'Ana')).person;
    expect(silent.people.pushKey).toBeNull();
    const { subscription } = browser('/phone', 'fr');
    expect(await codeOf(silent.people.subscribe(guest, subscription))).toBe('no-push');
    expect(await silent.people.remind(guest.id, turn)).toBe(0);
    expect(house.people.pushKey).toBe(keys.publicKey);
  });

  test('keeps ten browsers of one person', async () => {
    for (let i = 0; i < 12; i += 1) {
      house.wait(1);
      await house.people.subscribe(ana, browser(`/b${i}`, 'fr').subscription);
    }
    const rows = await house.database.query(`select endpoint from subscriptions order by created`);
    expect(rows).toHaveLength(10);
    expect(rows[0]).toEqual({ endpoint: `${base}/b2` });
  });

  test('refuses keys that are none', async () => {
    const { subscription } = browser('/phone', 'fr');
    for (const wrong of [{ p256dh: 'AAAA' }, { auth: 'AAAA' }])
      expect(await codeOf(house.people.subscribe(ana, { ...subscription, ...wrong }))).toBe(
        'bad-request',
      );
  });
});

describe('where a reminder may go', () => {
  test.each([
    'http://push.example/1',
    'https://127.0.0.1/1',
    'https://[::1]/1',
    'https://2130706433/1',
    'https://0x7f.1/1',
    'https://localhost/1',
    'https://db.localhost/1',
    'https://printer.local/1',
    'https://metadata.google.internal/1',
    'https://intranet/1',
    'https://user:pass@push.example/1',
    'https://push.example:22/1',
    'https://push.example:80/1',
    'https://push.example:8443/1',
    'ftp://push.example/1',
    'nonsense',
  ])('not to %s', async (endpoint) => {
    const strict = await openHouse({ push: keys });
    const guest = (await newGuest(strict.people, 'Ana')).person;
    const { subscription } = browser('/phone', 'fr');
    expect(await codeOf(strict.people.subscribe(guest, { ...subscription, endpoint }))).toBe(
      'bad-request',
    );
  });

  test('to a name out in the world', () => {
    for (const origin of ['https://push.example', 'https://push.example:443'])
      expect(pushAddress(`${origin}/a?b`, false)?.href).toBe('https://push.example/a?b');
  });

  test('not to this machine, under whatever name', async () => {
    for (const address of [
      '127.0.0.1',
      '10.1.2.3',
      '169.254.169.254',
      '172.31.0.1',
      '::1',
      'fd00::1',
      'fe80::1',
      '::ffff:10.0.0.1',
      '64:ff9b::10.0.0.1',
      '64:ff9b:1::10.0.0.1',
      '64:ff9b:1:ffff::1',
      'fec0::1',
      'feff::1',
    ])
      expect([address, isInside(address)]).toEqual([address, true]);
    for (const address of ['8.8.8.8', '172.32.0.1', '2a00:1450::1', '64:ff9b:2::1'])
      expect([address, isInside(address)]).toEqual([address, false]);
    const found = await new Promise((answer) => {
      lookupOutside('localhost', { all: true }, (error) => answer(error?.message));
    });
    expect(found).toBe('no address outside');
    const delivery = { endpoint: `${base}/x`, headers: {}, body: null };
    await expect(deliver(delivery, false)).rejects.toThrow('not a push service');
  });
});
