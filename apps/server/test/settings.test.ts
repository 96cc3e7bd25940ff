// The settings: what is not set, what is wrong and how that is said, and that the documentation lists
// exactly what the code reads.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

import { readSettings, SETTINGS, SettingsError, settingsTable } from '../src/settings.ts';
import type { Environment } from '../src/settings.ts';

const problemsOf = (environment: Environment): readonly string[] => {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.problems;
  }
};

const VAPID = {
  VAPID_PUBLIC: 'p'.repeat(87),
  VAPID_PRIVATE: 's'.repeat(43),
  VAPID_SUBJECT: 'mailto:someone@cards.example',
};

describe('settings', () => {
  test('are not needed', () => {
    expect(readSettings({})).toMatchObject({
      port: 8080,
      portTries: 20,
      host: '0.0.0.0',
      data: path.resolve('data'),
      databaseUrl: undefined,
      trustProxy: 0,
      logLevel: 'info',
      vapid: undefined,
    });
  });

  test('that are empty are not set', () => {
    const empty = Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, '']));
    const nodeName = expect.stringMatching(/-[0-9a-f]{8}$/) as string;
    expect(readSettings(empty)).toEqual({ ...readSettings({}), nodeName });
    expect(readSettings({}).nodeName).not.toBe(readSettings({}).nodeName);
  });

  test('are read', () => {
    const settings = readSettings({
      ...VAPID,
      PORT: '0',
      HOST: '::1',
      DATABASE_URL: 'postgres://me:pass@db.example/tablee',
      PUBLIC_ORIGIN: 'https://Cards.Example/',
      TRUST_PROXY: '2',
      LOG_LEVEL: 'warn',
      NODE_NAME: 'one',
      BOT_PACE: '0',
      RATE_READS: '0',
    });
    expect(settings).toMatchObject({
      port: 0,
      portTries: 0,
      host: '::1',
      databaseUrl: 'postgres://me:pass@db.example/tablee',
      publicOrigin: 'https://cards.example',
      trustProxy: 2,
      logLevel: 'warn',
      nodeName: 'one',
      vapid: { publicKey: 'p'.repeat(87), subject: 'mailto:someone@cards.example' },
      botPace: 0,
      rateReads: 0,
    });
  });

  test.each([
    ['PORT', '80x'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['HOST', 'a b'],
    ['PUBLIC_ORIGIN', 'cards.example'],
    ['PUBLIC_ORIGIN', 'https://cards.example/play'],
    ['PUBLIC_ORIGIN', 'https://me@cards.example'],
    ['TRUST_PROXY', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['NODE_NAME', 'a/b'],
    ['MAX_SOCKETS', '0'],
    ['SHARED_ADDRESSES', '203.0.113.7;203.0.113.8'],
    ['SHARED_ADDRESSES', 'cards.example'],
    ['SHARED_ADDRESSES', '203.0.113.7,'],
    ['SHARED_ADDRESSES', '203.0.113.0/33'],
    ['SHARED_ADDRESSES', '0.0.0.0/0'],
    ['SHARED_ADDRESSES', '2001:db8::/129'],
    ['RATE_MESSAGES', '1.5'],
    ['BOT_PACE', '60001'],
  ] as const)('name what is wrong: %s=%s', (name, text) => {
    const [problem, ...more] = problemsOf({ [name]: text });
    const { may } = SETTINGS[name];
    expect(more).toEqual([]);
    expect(problem).toBe(`${name} must be ${may}, not "${text}".`);
  });

  test('are complained about all at once, a line each', () => {
    const problems = problemsOf({ PORT: 'x', HOST: '/', LOG_LEVEL: 'x' });
    expect(problems.map((line) => line.split(' ')[0])).toEqual(['PORT', 'HOST', 'LOG_LEVEL']);
  });

  test('that are secret are not repeated', () => {
    const secrets = { DATABASE_URL: 'mysql://me:hunter2@db', METRICS_TOKEN: 'hunter2' };
    const problems = problemsOf({ ...secrets, ...VAPID, VAPID_PRIVATE: 'hunter2' });
    expect(problems).toHaveLength(3);
    expect(problems.join()).not.toContain('hunter2');
  });

  test('for notifications come together or not at all', () => {
    const { VAPID_SUBJECT: _, ...two } = VAPID;
    expect(problemsOf(two)).toEqual(['VAPID_SUBJECT must be set, too: all three VAPID_… or none.']);
    expect(problemsOf({ VAPID_SUBJECT: 'mailto:a@b.example' })).toHaveLength(1);
  });
});

describe('variables that are almost settings', () => {
  test.each([
    ['TRUSTPROXY', 'TRUST_PROXY'],
    ['TRUST_PROXIES', 'TRUST_PROXY'],
    ['trust-proxy', 'TRUST_PROXY'],
    ['TABLEE_PORT', 'PORT'],
    ['TABLEE_DATA', 'DATA'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['MAX_SOCKET_PER_ADDRESS', 'MAX_SOCKETS_PER_ADDRESS'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['ADMIN_TOKE', 'ADMIN_TOKEN'],
  ])('%s is taken for %s', (name, meant) => {
    expect(readSettings({ [name]: '1' }).misspelt).toEqual([{ name, meant }]);
  });

  test('are told from what others set', () => {
    const others = [
      ...['HOME', 'PATH', 'HOSTNAME', 'SHELL', 'LANG', 'TERM', 'DATE', 'PORTS', 'USER', 'PWD'],
      ...['NODE_ENV', 'NODE_OPTIONS', 'NODE_HOME', 'NODE_PATH', 'LOGNAME', 'PGHOST', 'PGPORT'],
      ...['npm_config_cache', 'INVOCATION_ID', 'JOURNAL_STREAM', 'STATE_DIRECTORY', 'TABLEE_DEBUG'],
    ];
    const environment = Object.fromEntries(others.map((name) => [name, '1']));
    expect(readSettings(environment).misspelt).toEqual([]);
    expect(readSettings({ TRUSTPROXY: '' }).misspelt).toEqual([]);
  });
});

test('docs/SETTINGS.md has the table that the code has', () => {
  const file = path.join(import.meta.dirname, '..', '..', '..', 'docs', 'SETTINGS.md');
  const cells = (text: string): string[] =>
    text
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map((line) => line.replace(/\s*\|\s*/g, '|').replace(/-+/g, '-'));
  const made = settingsTable();
  expect(cells(readFileSync(file, 'utf8')), `it should have:\n${made}`).toEqual(cells(made));
});
