// The whole server: how it starts and what it says when it cannot, when it is ready, and how it stops.
import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtemp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';

import type { OpenApi } from '../src/http/openapi.ts';
import { run } from '../src/run.ts';
import { startServer, type Running } from '../src/server.ts';
import { readSettings, type Environment } from '../src/settings.ts';
import { askServer, freshPostgres } from './postgres.ts';

const AT_A_TABLE = [
  ...['join', 'leave', 'kick', 'swap', 'fill', 'resize', 'host', 'settings', 'silence'],
  ...['start', 'rematch', 'move-seat', 'entropy'],
];
const ROUTES = [
  ...['GET tables/{id}/ask-seat', 'POST tables/{id}/ask-seat', 'POST tables/{id}/vouch'],
  ...['GET tables', 'POST tables', 'GET tables/{id}', 'GET tables/{id}/record', 'POST seats/claim'],
  'POST screens',
  ...AT_A_TABLE.map((what) => `POST tables/{id}/${what}`),
  ...['GET me', 'PATCH me', 'DELETE me', 'GET me/tables', 'GET me/profile', 'GET me/export'],
  ...['POST me/passkeys/begin', 'POST me/passkeys/finish', 'DELETE me/passkeys/{id}'],
  ...['GET days', 'GET days/{game}/{day}', 'POST days/{game}/{day}'],
  ...['POST me/recovery', 'POST recover', 'POST sign-in/begin', 'POST sign-in/finish'],
  ...[
    'GET addresses',
    'GET privacy',
    'POST sign-out',
    'GET people/{id}',
    'GET push',
    'POST me/push',
    'DELETE me/push',
  ],
];

let folder: string;
let environment: Environment;
let running: Running | undefined;
let lines: string[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tablee-server-'));
  await mkdir(path.join(folder, 'site'));
  await writeFile(path.join(folder, 'site', 'index.html'), '<p>page</p>');
  environment = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA: path.join(folder, 'data'),
    SITE: path.join(folder, 'site'),
  };
  lines = [];
});
afterEach(async () => {
  await running?.close();
  running = undefined;
  await rm(folder, { recursive: true, force: true });
});

const start = async (more: Environment = {}): Promise<string> => {
  const logStream = { write: (line: string) => void lines.push(line) };
  running = await startServer(readSettings({ ...environment, ...more }), { logStream });
  return `http://127.0.0.1:${running.port}`;
};

/** A port that somebody else has. */
const takePort = (): Promise<{ readonly port: number; readonly server: Server }> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve({ port: typeof address === 'object' ? (address?.port ?? 0) : 0, server });
    });
  });

describe('a server', () => {
  test('needs nothing but a folder: site, interface and probes are there', async () => {
    const address = await start();
    expect(await (await fetch(address)).text()).toBe('<p>page</p>');
    expect(await (await fetch(`${address}/readyz`)).text()).toBe('ready\n');
    expect(await (await fetch(`${address}/healthz`)).text()).toMatch(/^alive /);
    expect(lines.join('')).toContain(`"port":${running!.port}`);
  });

  test('describes everything that can be asked', async () => {
    const { paths } = (await (await fetch(`${await start()}/api`)).json()) as OpenApi;
    const routes = Object.entries(paths).flatMap(([url, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${url.replace('/api/', '')}`),
    );
    expect(routes.sort()).toEqual([...ROUTES].sort());
  });

  test('says for how long it keeps what, as it is set', async () => {
    const address = await start({ KEEP_FINISHED: '30', KEEP_GUESTS: '0' });
    const keep: unknown = await (await fetch(`${address}/api/privacy`)).json();
    expect(keep).toEqual({
      ...{ finished: 30, deserted: 90, guests: 0 },
      ...{ unbegun: 1, unbegunSlow: 30 },
    });
  });

  test('keeps what it is told over a restart', async () => {
    const headers = {
      authorization: `Bearer ${'k'.repeat(43)}`,
      'content-type': 'application/json',
    };
    const first = await start();
    const body = JSON.stringify({ name: 'Ada' });
    const made = await fetch(`${first}/api/me`, { method: 'PATCH', headers, body });
    expect(made.status).toBe(200);
    await running!.close();
    const second = await start();
    const me = (await (await fetch(`${second}/api/me`, { headers })).json()) as { name: string };
    expect(me.name).toBe('Ada');
  });

  test('tries the next port only when nobody asked for this one', async () => {
    const { port, server } = await takePort();
    try {
      const settings = readSettings({ ...environment, PORT: String(port) });
      await expect(startServer(settings)).rejects.toMatchObject({ code: 'EADDRINUSE' });
      const quiet = { write: () => undefined };
      running = await startServer({ ...settings, portTries: 5 }, { logStream: quiet });
      expect(running.port).toBeGreaterThan(port);
      expect(running.port).toBeLessThanOrEqual(port + 5);
    } finally {
      server.close();
    }
  });

  test('stops twice as well as once, and lets go of its port and its database', async () => {
    const address = await start();
    const { port } = running!;
    await Promise.all([running!.close(), running!.close()]);
    await expect(fetch(address)).rejects.toThrow();
    await start({ PORT: String(port) });
    expect(running!.port).toBe(port);
  });
});

describe('sockets', () => {
  const connect = async (address: string, origin?: string): Promise<WebSocket> => {
    const options = origin === undefined ? {} : { origin };
    const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, options);
    await once(socket, 'open');
    return socket;
  };

  test('come in from our own pages, and are counted', async () => {
    const token = 'a-token-of-some-length';
    const address = await start({ METRICS_TOKEN: token });
    const socket = await connect(address, address);
    await expect(connect(address, 'https://evil.example')).rejects.toThrow('403');
    const headers = { authorization: `Bearer ${token}` };
    const metrics = await (await fetch(`${address}/metrics`, { headers })).text();
    expect(metrics).toContain('tablee_sockets 1');
    expect(metrics).toContain('tablee_refused_total{way="socket",code="403"} 1');
    socket.close();
  });

  test('are told to come back when the server stops', async () => {
    const address = await start();
    const socket = await connect(address);
    const said: string[] = [];
    socket.on('message', (data: Buffer) => said.push(data.toString()));
    const isClosed = once(socket, 'close');
    await running!.close();
    const [code] = (await isClosed) as [number];
    expect(code).toBe(1012);
    expect(JSON.parse(said.at(-1)!)).toMatchObject({ kind: 'restart' });
  });

  test('that linger find a server that is not ready any more', async () => {
    const address = await start();
    const socket = await connect(address);
    // Hears nothing more, and so does not say goodbye.
    socket.pause();
    const closing = running!.close();
    const ready = await fetch(`${address}/readyz`);
    expect([ready.status, await ready.text()]).toEqual([503, 'draining\n']);
    await closing;
    socket.terminate();
  });
});

describe('a start that fails', () => {
  let said: string[];
  beforeEach(() => {
    said = [];
    vi.spyOn(console, 'error').mockImplementation((text: string) => void said.push(text));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    process.exitCode = undefined;
  });

  /** The operator has to change something: a service manager that knows 78 tries no restart. */
  const expectLasting = async (...given: Parameters<typeof expectSaid>): Promise<void> => {
    await expectSaid(...given);
    expect(process.exitCode).toBe(78);
  };
  /** The next restart may succeed. */
  const expectPassing = async (...given: Parameters<typeof expectSaid>): Promise<void> => {
    await expectSaid(...given);
    expect(process.exitCode).toBe(1);
  };

  const expectSaid = async (more: Environment, ...sentences: readonly RegExp[]): Promise<void> => {
    await run({ ...environment, ...more });
    expect(said).toHaveLength(sentences.length);
    for (const [i, sentence] of sentences.entries()) expect(said[i]).toMatch(sentence);
  };

  test('names wrong settings, a line each', () =>
    expectLasting(
      { PORT: 'x', TRUST_PROXY: 'x' },
      /^PORT must be .*, not "x"\.$/,
      /^TRUST_PROXY must/,
    ));

  test('names a folder that cannot be written to', async () => {
    await writeFile(path.join(folder, 'file'), '');
    const data = path.join(folder, 'file', 'data');
    await expectLasting(
      { DATA: data },
      /^The server cannot start: the folder .* cannot be written to \(DATA/,
    );
    expect(said[0]).toContain(data);
  });

  test('names a site that is not there', () =>
    expectLasting({ SITE: path.join(folder, 'nowhere') }, /no built site in .*nowhere/));

  test.each(['', 'data', '..data', 'not/there/yet'])(
    'serves no folder that the database lies in (SITE/%s)',
    (inside) => {
      const site = path.join(folder, 'site');
      const data = path.join(site, inside);
      return expectLasting({ SITE: site, DATA: data }, /\(DATA\) lies in the one that is served/);
    },
  );

  test('serves no folder that the database lies in by another name', async () => {
    const [site, link] = [path.join(folder, 'site'), path.join(folder, 'link')];
    await symlink(site, link);
    const lies = /\(DATA\) lies in the one that is served/;
    await expectLasting({ SITE: link, DATA: path.join(site, 'data') }, lies);
    said = [];
    await expectLasting({ SITE: site, DATA: path.join(link, 'data') }, lies);
  });

  test('names a database that does not answer, without its password', async () => {
    const url = 'postgres://me:hunter2@127.0.0.1:1/tablee';
    await expectPassing(
      { DATABASE_URL: url },
      /the database .*DATABASE_URL, ECONNREFUSED.* does not answer/,
    );
    expect(said[0]).not.toContain('hunter2');
  });

  const WRONG: [string, (url: URL) => void, RegExp][] = [
    ['a wrong password', (url) => (url.password = 'hunter2'), /28P01\) refuses this user or/],
    ['a missing database', (url) => (url.pathname = '/nowhere'), /3D000\) has no database of this/],
  ];
  test.each(WRONG)('names %s of the PostgreSQL', async (_name, spoil, sentence) => {
    const url = new URL(await freshPostgres());
    spoil(url);
    await expectLasting({ DATABASE_URL: url.href }, sentence);
    expect(said[0]).not.toContain('hunter2');
  });

  test('names a PostgreSQL without a free connection', async () => {
    const url = await freshPostgres();
    const name = new URL(url).pathname.slice(1);
    const role = `guest_of_${name}`;
    await askServer(url, `create role ${role} login password 'x' connection limit 0`);
    const other = Object.assign(new URL(url), { username: role, password: 'x' });
    await expectPassing({ DATABASE_URL: other.href }, /53300\) has no connection left/);
    await askServer(url, `alter role ${role} connection limit 5`);
    await askServer(url, `revoke create on schema public from public`);
    said = [];
    await expectLasting({ DATABASE_URL: other.href }, /42501\) denies this user/);
    await askServer(url, `drop role ${role}`);
  });

  test('names a port that is taken', async () => {
    const { port, server } = await takePort();
    await expectPassing({ PORT: String(port) }, new RegExp(`port ${port} .*is taken \\(PORT\\)`));
    server.close();
  });

  test('says who has the database', async () => {
    await start();
    await expectPassing({}, /another server uses/);
  });
});

describe('signals', () => {
  /** A process that only notes how it would have ended. */
  class TestProgram extends EventEmitter {
    readonly codes: number[] = [];
    exit(code: number): void {
      this.codes.push(code);
      this.emit('exit');
    }
    readonly ended = new Promise((resolve) => this.once('exit', resolve));
  }
  const runIn = async (program: TestProgram): Promise<number> => {
    let found = 0;
    await run(
      { ...environment, LOG_LEVEL: 'silent' },
      (_settings, port) => (found = port),
      program,
    );
    return found;
  };

  test.each(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGUSR2'])('%s stops it in peace', async (signal) => {
    const program = new TestProgram();
    const port = await runIn(program);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    program.emit(signal, signal);
    await program.ended;
    expect(program.codes).toEqual([0]);
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
  });

  test('end it, too, when the reader of its log is gone before the last lines', async () => {
    const file = path.join(import.meta.dirname, '..', 'dist', 'main.js');
    const env = { ...environment, PATH: process.env['PATH'], RATE_READS: '1' };
    const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'ignore'] });
    const port = await new Promise<string>((resolve) => {
      child.stdout.on('data', (part: Buffer) => {
        const [, found] = /"port":(\d+)/.exec(part.toString()) ?? [];
        if (found !== undefined) resolve(found);
      });
    });
    // Refused more than once: a sum of them is logged at the end.
    for (let i = 0; i < 3; i++) await fetch(`http://127.0.0.1:${port}/api/tables`);
    child.stdout.destroy();
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  test('a second one stops it at once', async () => {
    const program = new TestProgram();
    await runIn(program);
    const isOver = new Promise<void>((resolve) => {
      program.on('exit', () => {
        if (program.codes.length === 2) resolve();
      });
    });
    program.emit('SIGINT', 'SIGINT');
    program.emit('SIGINT', 'SIGINT');
    expect(program.codes).toEqual([1]);
    await isOver;
  });

  test('a terminal that closes may say so twice', async () => {
    const program = new TestProgram();
    await runIn(program);
    program.emit('SIGHUP', 'SIGHUP');
    program.emit('SIGHUP', 'SIGHUP');
    await program.ended;
    expect(program.codes).toEqual([0]);
  });

  test('a mistake somewhere does not stop it', async () => {
    const program = new TestProgram();
    const port = await runIn(program);
    program.emit('uncaughtException', new Error('oops'));
    program.emit('unhandledRejection', 'oops');
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    program.emit('SIGTERM', 'SIGTERM');
    await program.ended;
  });
});
