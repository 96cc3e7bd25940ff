// Hints between servers on one PostgreSQL: they arrive together, in order and once, and whoever may
// have missed some is told.

import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PostgresBus } from '../src/cluster/bus.ts';
import { alone, type Hint } from '../src/cluster/cluster.ts';
import { Heartbeat, SILENT_MS } from '../src/store/heartbeat.ts';
import { groupsOf, readLetter, textsOf, writeLetter } from '../src/cluster/hint-letters.ts';
import { migrate } from '../src/store/migrate.ts';
import { PostgresDatabase } from '../src/store/postgres.ts';
import { askServer, freshPostgres } from './postgres.ts';
import { timeOf } from './store-house.ts';
import { WAIT } from './wait.ts';

const log = (table: string): Hint => ({ kind: 'log', table });
const reaction = (what: string): Hint => ({ kind: 'reaction', table: 'a', seat: 1, what });

/** Cuts every connection that listens, or every one that has just sent. */
const cut = (url: string, last: string): Promise<unknown[]> =>
  askServer(
    url,
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like '${last}%' and pid <> pg_backend_pid()`,
  );

interface Node {
  readonly bus: PostgresBus;
  readonly heartbeat: Heartbeat;
  readonly heard: [Hint, string][];
  readonly lost: string[];
  gaps: number;
}

describe('the bus', () => {
  let url: string;
  let database: PostgresDatabase;
  let now = 1_000_000;
  const open: Node[] = [];
  /** What goes over the wire, as somebody sees it who listens, too. */
  const wire: string[] = [];
  let spy: pg.Client;

  const node = async (name: string): Promise<Node> => {
    const clock = (): number => now;
    const heartbeat = await Heartbeat.start(database, name, timeOf(clock));
    const bus = await PostgresBus.open(url, name, heartbeat, clock);
    const one: Node = { bus, heartbeat, heard: [], lost: [], gaps: 0 };
    bus.listen((hint, from) => one.heard.push([hint, from]));
    bus.onGap(() => (one.gaps += 1));
    bus.onLost((who) => one.lost.push(who));
    open.push(one);
    return one;
  };

  beforeAll(async () => {
    url = await freshPostgres();
    database = new PostgresDatabase(url);
    await migrate(database);
    spy = new pg.Client({ connectionString: url });
    await spy.connect();
    spy.on('error', () => undefined);
    spy.on('notification', ({ payload }) => wire.push(payload ?? ''));
    await spy.query('listen tablee');
  });
  afterAll(async () => {
    await spy.end();
    await database.close();
  });
  beforeEach(() => {
    wire.length = 0;
  });
  afterEach(async () => {
    for (const one of open.splice(0)) {
      await one.bus.close();
      await one.heartbeat.close();
    }
    await database.query('delete from nodes');
  });

  it('tells the others and not oneself, in order', async () => {
    const [a, b, c] = [await node('a'), await node('b'), await node('c')];
    const hints: Hint[] = [
      log('t1'),
      { kind: 'presence', table: 't1', seats: [0, 2], watchers: 1, ask: true },
      { kind: 'seat', table: 't1', seat: 0, place: 'p' },
      { kind: 'room', table: 'été "x"' },
    ];
    for (const hint of hints) a.bus.tell(hint);
    const expected = hints.map((hint) => [hint, 'a']);
    await vi.waitFor(() => expect([b.heard, c.heard]).toEqual([expected, expected]), WAIT);
    expect(a.heard).toEqual([]);
    expect(b.gaps + c.gaps).toBe(0);
  });

  it('sends what belongs to one moment together, and "look there" once', async () => {
    const [a, b] = [await node('a'), await node('b')];
    for (let index = 0; index < 30; index += 1) {
      a.bus.tell(log(`t${index % 10}`));
      a.bus.tell(reaction('bravo'));
    }
    await vi.waitFor(() => expect(b.heard).toHaveLength(10 + 30), WAIT);
    await vi.waitFor(() => expect(wire).toHaveLength(1), WAIT);
  });

  it('splits what is too long for one letter', async () => {
    const [a, b] = [await node('a'), await node('b')];
    const tables = Array.from({ length: 1000 }, (_, index) => `tisch-ß-${index}`);
    for (const table of tables) a.bus.tell(log(table));
    await vi.waitFor(() => expect(b.heard).toHaveLength(1000), WAIT);
    expect(b.heard.map(([hint]) => hint.table)).toEqual(tables);
    expect(b.gaps).toBe(0);
    await vi.waitFor(() => expect(wire.length).toBeGreaterThan(1), WAIT);
    for (const letter of wire) expect(Buffer.byteLength(letter)).toBeLessThan(8000);
  });

  it('says that hints were missed when one of them fits into no letter', async () => {
    const [a, b] = [await node('a'), await node('b')];
    a.bus.tell(log('before'));
    await vi.waitFor(() => expect(b.heard).toHaveLength(1), WAIT);
    a.bus.tell(reaction('x'.repeat(9000)));
    a.bus.tell(log('after'));
    await vi.waitFor(() => expect(b.heard).toHaveLength(2), WAIT);
    expect(b.gaps).toBe(1);
  });

  it('says that hints may have been missed when the listening connection was cut', async () => {
    const [a, b] = [await node('a'), await node('b')];
    await cut(url, 'listen tablee');
    await vi.waitFor(() => expect([a.gaps, b.gaps]).toEqual([1, 1]), WAIT);
    a.bus.tell(log('after'));
    await vi.waitFor(() => expect(b.heard).toEqual([[log('after'), 'a']]), WAIT);
  });

  it('sends again what it could not send, and nothing twice', async () => {
    const [a, b] = [await node('a'), await node('b')];
    const tables = Array.from({ length: 40 }, (_, index) => `t${index}`);
    for (const table of tables) {
      a.bus.tell(log(table));
      if (table === 't10' || table === 't25') await cut(url, 'select pg_notify');
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    await vi.waitFor(() => expect(b.heard).toHaveLength(40), WAIT);
    expect(b.heard.map(([hint]) => hint.table)).toEqual(tables);
  });

  it('notices at once who goes, and after a while who is silent', async () => {
    const [a, b, c] = [await node('a'), await node('b'), await node('c')];
    b.bus.tell(log('x'));
    await vi.waitFor(() => expect(a.heard).toHaveLength(1), WAIT);
    await c.bus.close();
    await vi.waitFor(() => expect([a.lost, b.lost]).toEqual([['c'], ['c']]), WAIT);
    // b lives on as long as its row changes …
    for (let beats = 0; beats < 4; beats += 1) {
      now += 2000;
      await b.heartbeat.beat();
      await a.heartbeat.beat();
    }
    expect(a.lost).toEqual(['c']);
    // … and is lost when it does not.
    await b.heartbeat.close();
    for (let beats = 0; beats < 5; beats += 1) {
      now += 2000;
      await a.heartbeat.beat();
    }
    expect(a.lost).toEqual(['c', 'b']);
    now += 2000;
    await a.heartbeat.beat();
    expect(a.lost).toEqual(['c', 'b']);
    expect(a.gaps).toBe(0);
  });

  it('blames nobody when it was away itself, and reads again', async () => {
    const [a, b] = [await node('a'), await node('b')];
    b.bus.tell(log('x'));
    await vi.waitFor(() => expect(a.heard).toHaveLength(1), WAIT);
    now += SILENT_MS * 2;
    await a.heartbeat.beat();
    expect([a.gaps, a.lost]).toEqual([1, []]);
    now += 2000;
    await a.heartbeat.beat();
    expect([a.gaps, a.lost]).toEqual([1, []]);
  });

  it('hears a server of the same name that starts again', async () => {
    const [a, b] = [await node('a'), await node('b')];
    for (let index = 0; index < 3; index += 1) {
      a.bus.tell(log(`old${index}`));
      await vi.waitFor(() => expect(b.heard).toHaveLength(index + 1), WAIT);
    }
    await a.bus.close();
    const again = await node('a');
    again.bus.tell(log('new'));
    await vi.waitFor(() => expect(b.heard.at(-1)).toEqual([log('new'), 'a']), WAIT);
  });

  it('carries hints between two servers of one name, and notices when one of them is gone', async () => {
    const [one, two] = [await node('same'), await node('same')];
    one.bus.tell(log('x'));
    two.bus.tell(log('y'));
    await vi.waitFor(() => expect(one.heard).toEqual([[log('y'), 'same']]), WAIT);
    await vi.waitFor(() => expect(two.heard).toEqual([[log('x'), 'same']]), WAIT);
    for (let beats = 0; beats < 4; beats += 1) {
      now += 1000;
      await one.heartbeat.beat();
      now += 1000;
      await two.heartbeat.beat();
    }
    expect([one.heartbeat.hasNamesake, two.heartbeat.hasNamesake]).toEqual([true, true]);
    expect([one.lost, two.lost]).toEqual([[], []]);
    for (let beats = 0; beats < 5; beats += 1) {
      now += 2000;
      await one.heartbeat.beat();
    }
    expect(one.heartbeat.hasNamesake).toBe(false);
    expect(one.lost).toEqual(['same']);
  });

  it('is deaf to whatever else is said on its channel', async () => {
    const [a, b] = [await node('a'), await node('b')];
    await askServer(
      url,
      `select pg_notify('tablee', 'hello')`,
      `select pg_notify('tablee', '[1]')`,
      `select pg_notify('tablee', 'null')`,
      `select pg_notify('tablee', '{"node":"z","run":"r","number":1,"hints":[{"kind":"new"},null]}')`,
    );
    a.bus.tell(log('x'));
    await vi.waitFor(() => expect(b.heard).toEqual([[log('x'), 'a']]), WAIT);
  });
});

describe('letters', () => {
  it('hold what fits, counted in bytes', () => {
    expect(groupsOf(['aa', 'bb', 'cc'], 6)).toEqual([['aa', 'bb'], ['cc']]);
    expect(groupsOf(['éé', 'bb'], 6)).toEqual([['éé'], ['bb']]);
    expect(groupsOf(['a', 'far too long', 'b'], 4)).toEqual([['a'], ['far too long'], ['b']]);
    expect(groupsOf([], 4)).toEqual([]);
  });

  it('come back as they were written', () => {
    const from = { node: 'a "b"', run: 'r', number: 7 };
    const hints = [log('a'), log('b'), log('a'), reaction('x'), reaction('x')];
    expect(readLetter(writeLetter(from, textsOf(hints)))).toEqual({
      ...from,
      isLast: false,
      hints: [log('a'), log('b'), reaction('x'), reaction('x')],
    });
    expect(readLetter(writeLetter(from, [], true))).toEqual({ ...from, isLast: true, hints: [] });
  });

  it('are not needed by a server on its own', () => {
    const hear = vi.fn();
    const cluster = alone();
    cluster.serve({ get: hear, each: hear, broke: hear });
    cluster.tell({ kind: 'log', table: 'a' });
    cluster.tick(0);
    expect(hear).not.toHaveBeenCalled();
    const places = Array.from({ length: 12 }, () => cluster.newPlace());
    expect(places).toEqual([...places].sort());
    expect(new Set(places).size).toBe(12);
  });
});
