// Faults that no caller catches: counted, logged within bounds, and the end of a server that has too many.
import { EventEmitter, once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';

import { atTable } from '../src/rooms/at-table.ts';
import { run } from '../src/run.ts';
import { Unexpected } from '../src/unexpected.ts';
import { HandClock } from './rooms-clock.ts';
import { BOT, closePages, Page } from './rooms-page.ts';
import { startPlanted, type Planted } from './unexpected-plant.ts';

const MINUTE = 60_000;
const TOKEN = 'a-token-of-some-length';
const START = 1_000 * MINUTE;

describe('a fault that no caller catches', () => {
  const open = (lastEnd = -Infinity) => {
    const clock = new HandClock(START);
    const said: (readonly [string, unknown])[] = [];
    const write = (facts: object, msg: string): void => void said.push([msg, facts]);
    const unexpected = vi.fn<(kind: string) => void>();
    const halt = vi.fn<(table: string) => boolean>(() => true);
    const ended = vi.fn<() => void>();
    const kept: number[] = [];
    const faults = new Unexpected({
      clock,
      log: { info: write, warn: write, error: write },
      metrics: { unexpected },
      halt,
      lastEnd,
      keepEnd: (at) => Promise.resolve(void kept.push(at)),
    });
    faults.onEnd(ended);
    const take = (times: number): void => {
      for (let i = 0; i < times; i++) faults.take('exception', new Error('oops'));
    };
    return { clock, said, unexpected, halt, ended, kept, faults, take };
  };

  test('is counted; the log has one line per kind and ten seconds', async () => {
    const { clock, said, unexpected, faults, take } = open();
    take(20);
    faults.take('rejection', 'oops');
    expect(unexpected).toHaveBeenCalledTimes(21);
    const line = (kind: string, unsaid: number): unknown => [
      'unexpected',
      expect.objectContaining({ kind, unsaid }),
    ];
    expect(said).toEqual([line('exception', 0), line('rejection', 0)]);
    await clock.advance(10_000);
    expect(said.slice(2)).toEqual([line('exception', 18)]);
  });

  test('ends the server once there are more than thirty within a minute', async () => {
    const { clock, ended, kept, take } = open();
    take(30);
    await clock.advance(MINUTE + 1);
    take(30);
    await clock.advance(1);
    expect(ended).not.toHaveBeenCalled();
    take(5);
    await clock.advance(0);
    expect(ended).toHaveBeenCalledOnce();
    expect(kept).toEqual([START + MINUTE + 2]);
  });

  test('ends no server that ended for that within ten minutes, and then it does', async () => {
    const { clock, said, ended, take } = open(START - 4 * MINUTE);
    take(1000);
    await clock.advance(0);
    expect(ended).not.toHaveBeenCalled();
    expect(said.map(([msg]) => msg)).toEqual([
      'unexpected',
      'too many unexpected faults, also after a restart: the server goes on',
    ]);
    await clock.advance(6 * MINUTE);
    take(31);
    await clock.advance(0);
    expect(ended).toHaveBeenCalledOnce();
  });

  test('halts the table where it arose, and is counted only where that is of no use', async () => {
    const { clock, said, halt, ended, faults, take } = open();
    // The first one makes the server follow what is done where.
    take(1);
    const atOne = (): void => atTable('one', () => take(100));
    atOne();
    await clock.advance(0);
    expect(halt).toHaveBeenCalledWith('one', expect.any(Error));
    expect(ended).not.toHaveBeenCalled();
    await clock.advance(20_000);
    expect(said.at(-1)).toEqual(['unexpected', expect.objectContaining({ table: 'one' })]);
    halt.mockReturnValue(false);
    atOne();
    await clock.advance(0);
    expect(ended).toHaveBeenCalledOnce();
    faults.close();
  });
});

describe('a server', () => {
  let folder: string;
  let environment: Record<string, string>;
  let planted: Planted | undefined;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'tablee-unexpected-'));
    await mkdir(path.join(folder, 'site'));
    await writeFile(path.join(folder, 'site', 'index.html'), '<p>page</p>');
    await writeFile(path.join(folder, 'table'), '');
    environment = {
      PORT: '0',
      HOST: '127.0.0.1',
      DATA: path.join(folder, 'data'),
      SITE: path.join(folder, 'site'),
      METRICS_TOKEN: TOKEN,
      BOT_PACE: '0',
    };
  });
  afterEach(async () => {
    closePages();
    planted?.stop();
    await planted?.ended;
    planted = undefined;
    await rm(folder, { recursive: true, force: true });
  });

  test('counts faults for Prometheus, and ends with 1 after sending its sockets away', async () => {
    const program = Object.assign(new EventEmitter(), {
      exit: (code: number) => void program.emit('exit', code),
    });
    const exit = once(program, 'exit');
    let port = 0;
    await run({ ...environment, LOG_LEVEL: 'silent' }, (_, found) => (port = found), program);
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`);
    await once(socket, 'open');
    const said: string[] = [];
    socket.on('message', (data: Buffer) => said.push(data.toString()));
    const closed = once(socket, 'close');
    const headers = { authorization: `Bearer ${TOKEN}` };
    const numbers = async (): Promise<string> =>
      (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text();
    expect(await numbers()).toContain('tablee_unexpected_total{kind="exception"} 0');
    for (let i = 0; i < 15; i++) {
      program.emit('uncaughtException', new Error('oops'));
      program.emit('unhandledRejection', 'oops');
    }
    const metrics = await numbers();
    expect(metrics).toContain('tablee_unexpected_total{kind="exception"} 15');
    expect(metrics).toContain('tablee_unexpected_total{kind="rejection"} 15');
    program.emit('uncaughtException', new Error('oops'));
    expect((await closed)[0]).toBe(1012);
    expect(said.at(-1)).toContain('"restart"');
    expect(await exit).toEqual([1]);
  });

  test('whose table breaks it ends once; the next start halts the table, a third one goes on', async () => {
    const count = (msg: string): number => planted!.lines.filter((line) => line.msg === msg).length;
    const begin = async (): Promise<Planted> => (planted = await startPlanted(folder, environment));

    const first = await begin();
    const [anna, bea] = [new Page(first, 'Anna'), new Page(first, 'Bea')];
    for (const page of [anna, bea]) {
      await page.create({ game: 'chicoree', others: [BOT] });
      await page.enter();
      await page.wish('start');
      await page.first('report', ({ report }) => report.kind === 'table');
    }
    await writeFile(path.join(folder, 'table'), anna.table);
    expect(await first.ended).toBe(1);
    expect(count('unexpected')).toBeGreaterThan(0);
    expect(count('unexpected')).toBeLessThan(5);
    expect(count('too many unexpected faults: the server ends')).toBe(1);
    expect(count('a table stands still')).toBe(0);
    await anna.first('restart');
    bea.close();

    environment['PORT'] = String(first.port);
    const second = await begin();
    await anna.first('report', ({ report }) => report.kind === 'halted');
    // The log comes by a pipe of its own.
    await second.said('a table stands still');
    expect(second.lines.find(({ msg }) => msg === 'a table stands still')?.table).toBe(anna.table);
    const again = new Page(second, 'Bea', bea.key);
    await again.join(bea.table);
    await again.enter();
    await again.first('report', ({ report }) => report.kind === 'table');
    again.command({ kind: 'vote', id: 'one', seat: 0, what: 'end' });
    await again.first('report', ({ report }) => report.kind === 'done');
    second.stop();
    expect(await second.ended).toBe(0);

    const third = await begin();
    const eve = new Page(third, 'Eve');
    await eve.watch(anna.table);
    await eve.first('report', ({ report }) => report.kind === 'halted');
    third.stop();
    expect(await third.ended).toBe(0);
    expect(count('unexpected')).toBe(0);
  });
});
