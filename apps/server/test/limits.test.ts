// How much one address may ask: buckets that fill again and stay few, whom they count, and what an
// answer says when one is empty.
import type { IncomingMessage } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { addressOf } from '../src/http/address.ts';
import { Buckets } from '../src/http/buckets.ts';
import { Limited } from '../src/http/limited.ts';
import { Limits } from '../src/http/limits.ts';
import type { LimitName } from '../src/http/limits.ts';
import { isOwnOrigin, originOf } from '../src/http/origin.ts';
import { ProxyWatch } from '../src/http/proxy-watch.ts';
import { weigh } from '../src/http/shared.ts';
import { hashOf } from '../src/log.ts';
import { readSettings } from '../src/settings.ts';
import { smallApp, TOKEN } from './small-app.ts';
import type { SmallApp } from './small-app.ts';

describe('a bucket', () => {
  let now = 0;
  const bucketsOf = (size: number, perSecond: number, most?: number): Buckets =>
    new Buckets({ size, perSecond, now: () => now, ...(most !== undefined && { most }) });

  test('is empty after so many, and fills again with time, not over the brim', () => {
    const buckets = bucketsOf(3, 1);
    expect([1, 2, 3, 4].map(() => buckets.take('a'))).toEqual([true, true, true, false]);
    expect(buckets.wait('a')).toBe(1000);
    now += 1500;
    expect([buckets.take('a'), buckets.take('a')]).toEqual([true, false]);
    now += 3_600_000;
    expect([1, 2, 3, 4].map(() => buckets.take('a'))).toEqual([true, true, true, false]);
  });

  test('is one for each', () => {
    const buckets = bucketsOf(1, 1);
    expect([buckets.take('a'), buckets.take('b'), buckets.take('a')]).toEqual([true, true, false]);
  });

  test('does not empty further by asking in vain, and takes larger gulps', () => {
    const buckets = bucketsOf(10, 1);
    expect(buckets.take('a', 8)).toBe(true);
    for (let i = 0; i < 100; i++) expect(buckets.take('a', 3)).toBe(false);
    now += 1000;
    expect(buckets.take('a', 3)).toBe(true);
  });

  test('is forgotten when there are too many, the one that was quiet longest first', () => {
    const buckets = bucketsOf(1, 0.001, 100);
    expect(buckets.take('busy')).toBe(true);
    for (let i = 0; i < 10_000; i++) {
      buckets.take(`other ${i}`);
      expect(buckets.take('busy')).toBe(false);
    }
    expect(buckets.count).toBe(100);
    expect(buckets.take('other 0'), 'long forgotten').toBe(true);
    buckets.forget('busy');
    expect(buckets.take('busy')).toBe(true);
  });

  test('is counted again from the first time after it was forgotten, also where it was the last', () => {
    const buckets = bucketsOf(1, 0.001);
    expect([buckets.take('a'), buckets.take('a')]).toEqual([true, false]);
    buckets.forget('a');
    expect([buckets.take('a'), buckets.take('a')]).toEqual([true, false]);
  });
});

describe('a proxy that speaks for visitors', () => {
  const warned = (trusted: number, near: string, forwarded?: string): number => {
    const warn = vi.fn();
    const watch = new ProxyWatch(trusted, { warn });
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    for (let i = 0; i < 3; i++) watch.look(requestOf(near, headers));
    expect(watch.warning !== undefined).toBe(warn.mock.calls.length > 0);
    return warn.mock.calls.length;
  };

  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.2', '192.168.1.1', 'fd00::1'])(
    'is warned of once where TRUST_PROXY leaves it out: %s',
    (near) => {
      expect(warned(0, near, '203.0.113.7')).toBe(1);
      expect(warned(2, near, '203.0.113.7')).toBe(1);
    },
  );

  test('is not warned of where it is trusted, is none, or is out in the world', () => {
    expect(warned(1, '127.0.0.1', '203.0.113.7')).toBe(0);
    expect(warned(1, '127.0.0.1', '198.51.100.9, 203.0.113.7')).toBe(0);
    expect(warned(0, '127.0.0.1')).toBe(0);
    expect(warned(1, '127.0.0.1')).toBe(0);
    expect(warned(0, '198.51.100.1', '203.0.113.7')).toBe(0);
  });
});

describe('limits', () => {
  const rates = {
    rateReads: 2,
    rateWrites: 1,
    rateRecords: 1,
    rateExports: 1,
    rateCodes: 1,
    maxTablesPerAddress: 0,
    maxGuestsPerAddress: 1,
    maxDaysPerAddress: 1,
  };
  test('are counted apart, and 0 is none', () => {
    const limits = new Limits(rates, () => 0);
    const codes = (limit: Parameters<Limits['refuse']>[0], times: number) =>
      Array.from({ length: times }, () => limits.refuse(limit, 'a')?.code);
    expect(codes('reads', 3)).toEqual([undefined, undefined, 'too-fast']);
    expect(codes('writes', 2)).toEqual([undefined, 'too-fast']);
    expect(codes('codes', 2)).toEqual([undefined, 'too-fast']);
    expect(codes('guests', 2)).toEqual([undefined, 'too-many-guests']);
    expect(codes('tables', 1000).every((code) => code === undefined)).toBe(true);
    expect(limits.refuse('reads', 'b')).toBeUndefined();
    expect(limits.refuse('codes', 'a')?.facts).toEqual({ seconds: 60 });
  });
});

const requestOf = (remoteAddress: string, headers: Record<string, string> = {}): IncomingMessage =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;

describe('a shared address', () => {
  const SHARED = '203.0.113.7, 198.51.100.0/24,2001:db8:1:1200::/56,2001:db8:2:2::/64';
  const { sharedAddresses } = readSettings({ SHARED_ADDRESSES: SHARED });

  test.each([
    ['203.0.113.7', true],
    ['203.0.113.8', false],
    ['198.51.100.200', true],
    ['2001:db8:1:12ff::9', true],
    ['2001:db8:1:1300::9', false],
    ['2001:db8:2:2::9', true],
    ['::ffff:203.0.113.7', true],
  ])('is one that is listed: %s %s', (address, isListed) => {
    const counted = addressOf(requestOf(address), 0);
    expect(weigh(sharedAddresses)(counted)).toBe(isListed ? 1 / 20 : 1);
    expect(weigh([])(counted)).toBe(1);
    expect(weigh(sharedAddresses)('unknown')).toBe(1);
  });

  test('has twenty times the limits, but for guesses of an admin token', () => {
    const rates = { ...readSettings({}), rateReads: 4, rateCodes: 4, maxGuestsPerAddress: 0 };
    const limits = new Limits(rates, () => 0, weigh(sharedAddresses));
    const allowed = (limit: LimitName, address: string): number => {
      let count = 0;
      while (count < 1000 && limits.refuse(limit, address) === undefined) count += 1;
      return count;
    };
    expect(allowed('reads', '203.0.113.7')).toBe(80);
    expect(allowed('reads', '203.0.113.8')).toBe(4);
    expect(limits.spent('reads', '203.0.113.7')?.facts).toEqual({ seconds: 1 });
    expect(allowed('admin', '203.0.113.7')).toBe(4);
  });
});

describe('the log of refusals', () => {
  afterEach(() => {
    vi.useRealTimers();
  });
  const opened = () => {
    vi.useFakeTimers();
    const lines: unknown[] = [];
    const limited = new Limited({ warn: (facts) => void lines.push(facts) });
    return { limited, taken: () => lines.splice(0) };
  };

  test('has one line a minute per limit and address, and loses no refusal', () => {
    const { limited, taken } = opened();
    for (let i = 0; i < 5; i++) limited.note('reads', 'a');
    limited.note('codes', 'a');
    limited.note('reads', 'b');
    const from = hashOf('a');
    const first = [
      { limit: 'reads', from, times: 1 },
      { limit: 'codes', from, times: 1 },
      { limit: 'reads', from: hashOf('b'), times: 1 },
    ];
    expect(taken()).toEqual(first);
    vi.advanceTimersByTime(59_000);
    limited.note('reads', 'a');
    expect(taken()).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(taken()).toEqual([{ limit: 'reads', from, times: 5 }]);
    vi.advanceTimersByTime(60_000);
    limited.note('reads', 'a');
    expect(taken(), 'a new line after a quiet minute').toEqual([first[0]]);
  });

  test('stays short in a flood from many addresses', () => {
    const { limited, taken } = opened();
    for (let i = 0; i < 10_000; i++) limited.note('reads', `10.0.${i >> 8}.${i & 255}`);
    expect(taken()).toHaveLength(101);
    expect(vi.getTimerCount()).toBe(101);
    vi.advanceTimersByTime(60_000);
    expect(taken()).toEqual([{ limit: 'reads', from: 'others', times: 9899 }]);
    vi.advanceTimersByTime(60_000);
    expect(vi.getTimerCount(), 'forgotten after a quiet minute').toBe(0);
  });
});

describe('an address', () => {
  const forwarded = { 'x-forwarded-for': '198.51.100.9, 203.0.113.7 , 10.0.0.1:4711' };
  test.each([
    [0, '10.0.0.2'],
    [1, '10.0.0.1'],
    [2, '203.0.113.7'],
    [3, '198.51.100.9'],
    [9, '198.51.100.9'],
  ])('is read behind %i proxies', (proxies, address) => {
    expect(addressOf(requestOf('10.0.0.2', forwarded), proxies)).toBe(address);
  });

  test.each([
    [', 203.0.113.7', '203.0.113.7'],
    [',203.0.113.7', '203.0.113.7'],
    [' , 203.0.113.7', '203.0.113.7'],
    [',, , 203.0.113.7', '203.0.113.7'],
    ['198.51.100.1, , 203.0.113.7', '203.0.113.7'],
    ['203.0.113.7, ', '203.0.113.7'],
    ['unknown, 203.0.113.7', '203.0.113.7'],
  ])('is the last one that is named in %o', (text, address) => {
    expect(addressOf(requestOf('10.0.0.2', { 'x-forwarded-for': text }), 1)).toBe(address);
    const two = { 'x-forwarded-for': `${text}, 10.0.0.1` };
    expect(addressOf(requestOf('10.0.0.2', two), 2)).toBe(address);
  });

  test('is the near one when what is forwarded is none', () => {
    for (const text of ['', 'unknown', '<script>', '1.2.3'])
      expect(addressOf(requestOf('10.0.0.2', { 'x-forwarded-for': text }), 1)).toBe('10.0.0.2');
  });

  test.each([
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:1234:3:4:5:6', '2001:db8:1:1200'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:0'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['::', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['64:ff9b::203.0.113.7', '203.0.113.7'],
  ])('%s counts as %s', (from, counted) => {
    expect(addressOf(requestOf(from), 0)).toBe(counted);
  });

  test.each([
    ['2001:db8:0:1234:5:6:7:8', '2001:db8::1234:5:6:7:8'],
    ['2001:0:0:1234:5:6:7:8', '2001::1234:5:6:7:8'],
    ['2001:db8:1:0:5:6:7:8', '2001:db8:1::5:6:7:8'],
    ['0:0:0:1234:5:6:7:8', '::1234:5:6:7:8'],
  ])('%s is the same as %s: no gap gives a second allowance', (whole, short) => {
    expect(addressOf(requestOf(short), 0)).toBe(addressOf(requestOf(whole), 0));
  });

  test('of a whole household is one, and its neighbour has another', () => {
    const [first, last, other] = ['1200', '12ff', '1300'].map((group) =>
      addressOf(requestOf(`2001:db8:1:${group}::1`), 0),
    );
    expect(first).toBe(last);
    expect(first).not.toBe(other);
  });
});

describe('an origin', () => {
  const isOwn = (origin: string | undefined, host: string, own?: string): boolean =>
    isOwnOrigin(requestOf('', { host, ...(origin !== undefined && { origin }) }), own);

  test('is our own when it is the place that is asked, or the one in the settings', () => {
    expect(isOwn('http://tablee.test:1234', 'tablee.test:1234')).toBe(true);
    expect(isOwn('https://Tablee.test', 'tablee.TEST')).toBe(true);
    expect(isOwn('https://cards.example', '10.0.0.1:80', 'https://cards.example')).toBe(true);
    expect(isOwn(undefined, 'tablee.test')).toBe(true);
  });

  test.each([
    ['http://evil.example', 'tablee.test'],
    ['http://tablee.test:81', 'tablee.test'],
    ['http://tablee.test.evil.example', 'tablee.test'],
    ['null', 'tablee.test'],
    ['http://evil.example/tablee.test', 'evil.example/tablee.test'],
  ])('is not: %s at %s', (origin, host) => {
    expect(isOwn(origin, host)).toBe(false);
  });

  test('is told to whoever needs it', () => {
    const host = 'cards.example:81';
    const told = (more: Record<string, string>, own?: string, proxies = 0): string =>
      originOf(requestOf('', { host, ...more }), own, proxies);
    expect(told({})).toBe('http://cards.example:81');
    expect(told({ 'x-forwarded-proto': 'https' })).toBe('http://cards.example:81');
    expect(told({ 'x-forwarded-proto': 'https' }, undefined, 1)).toBe('https://cards.example:81');
    expect(told({ origin: 'https://cards.example:81' })).toBe('https://cards.example:81');
    expect(told({ origin: 'https://evil.example' })).toBe('http://cards.example:81');
    expect(told({}, 'https://tablee.example')).toBe('https://tablee.example');
  });
});

describe('over HTTP', () => {
  let small: SmallApp | undefined;
  afterEach(async () => {
    await small?.app.close();
  });

  const guess = ({ app }: SmallApp, from: string, wrong: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/code',
      headers: { 'x-forwarded-for': from, ...wrong },
    });

  test('right codes use up nothing, so that a club can sign in at once', async () => {
    small = smallApp({ RATE_CODES: '2' });
    const statuses = [];
    for (let i = 0; i < 60; i++) statuses.push((await guess(small, '')).statusCode);
    expect(statuses).toEqual(statuses.map(() => 204));
  });

  test('a guesser is told how long to wait, also with a right code; others and the site go on', async () => {
    small = smallApp({ RATE_CODES: '2', TRUST_PROXY: '1' });
    const { app } = small;
    const wrong = { 'x-seat': TOKEN };
    const answers = [
      await guess(small, '203.0.113.7', wrong),
      await guess(small, '203.0.113.7', wrong),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
    const late = await guess(small, 'spoofed, 203.0.113.7');
    expect([late.statusCode, late.json()]).toEqual([
      429,
      { code: 'too-fast', facts: { seconds: 30 } },
    ]);
    expect(late.headers['retry-after']).toBe('30');
    expect((await guess(small, '203.0.113.8')).statusCode).toBe(204);
    expect((await app.inject('/')).statusCode).toBe(200);
    const said = small.lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(said.filter(({ msg }) => msg === 'limited')).toEqual([
      expect.objectContaining({ limit: 'codes', from: hashOf('203.0.113.7'), times: 1 }),
    ]);
    expect(small.lines.join('')).not.toContain('203.0.113.7');
  });
});
