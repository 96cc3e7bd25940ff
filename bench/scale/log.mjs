// (1) Whether a log with many million entries is written and read as fast as one that holds only the tables
// which play: both are measured in turns, by the store's own functions. Then what dividing it would bring.
import { mkdtempSync } from 'node:fs';
import path from 'node:path';

import { columns, median, rounded } from '../../dist/bench/numbers.js';
import { built, newDatabase, openPatient, partsOf, sizeOf, startCluster } from './databases.mjs';
import { divide, fillPostgres, fillSqlite, meanLength, nameOf, templates } from './fill.mjs';

const { SqlChatStore } = await built('store', 'chat-store.js');
const { GroupLogStore } = await built('store', 'log-store.js');
const { migrate } = await built('store', 'migrate.js');
const { PostgresDatabase } = await built('store', 'postgres.js');
const { SqlRoomStore } = await built('store', 'room-store.js');
const { SqliteDatabase } = await built('store', 'sqlite.js');

/** Tables that play while everything else lies there. */
const LIVE = 200;
const PARTS = 16;
const LOOKS = 200;

/** A store with the tables that play, and those that have been played. */
const openLog = async (name, database, tables) => {
  const log = {
    name,
    database,
    tables,
    logs: new GroupLogStore(database),
    rooms: new SqlRoomStore(database),
    chat: new SqlChatStore(database),
    lengths: new Map(),
    passes: [],
  };
  for (let i = 0; i < LIVE; i++) {
    const id = `live${i}`;
    await log.rooms.create(liveDocument(id), { seed: '', salt: '' }, null);
    log.lengths.set(id, 0);
  }
  return log;
};

const liveDocument = (id) => ({
  id,
  game: 'nicht-die-bohne',
  state: 'playing',
  settings: { isPublic: false, mayWatch: true },
  seats: [],
  kicked: [],
  created: Date.now(),
  touched: Date.now(),
});

const append = async ({ logs, lengths }, id) => {
  const at = lengths.get(id);
  const entry = { text: `${at % 4} take 2`, by: `${at % 4}/m8x2k4v1qz7h-${at}`, at: Date.now() };
  if (!(await logs.append(id, at, [entry]))) throw new Error('somebody else wrote');
  lengths.set(id, at + 1);
};

const timed = async (job) => {
  const began = performance.now();
  await job();
  return performance.now() - began;
};

/** What the server asks for before it opens a table. */
const openTable = async ({ rooms, logs, chat }, id) => {
  if ((await rooms.find(id)) === undefined) throw new Error(`no table ${id}`);
  await rooms.secret(id);
  await logs.snapshot(id);
  await logs.entries(id);
  await chat.lines(id, 0);
};

/** One pass: a table that plays alone, all that play at once, and tables that are opened. */
const measure = async (log, { seconds }) => {
  const ids = [...log.lengths.keys()];
  const alone = [];
  for (let i = 0; i < LOOKS; i++) alone.push(await timed(() => append(log, ids[0])));
  let kept = 0;
  const until = performance.now() + seconds * 1000;
  const rush = async (id) => {
    while (performance.now() < until) {
      await append(log, id);
      kept += 1;
    }
  };
  const took = await timed(() => Promise.all(ids.map(rush)));
  const opened = [];
  for (let i = 0; i < LOOKS; i++) {
    const id = nameOf(Math.floor(Math.random() * log.tables));
    opened.push(await timed(() => openTable(log, id)));
  }
  log.passes.push({
    alone: median(alone),
    perSecond: (kept * 1000) / took,
    opened: median(opened),
  });
};

const inTurns = async (logs, { passes, seconds }) => {
  for (const log of logs) await measure(log, { seconds: Math.min(1, seconds) });
  for (const log of logs) log.passes = [];
  for (let pass = 0; pass < passes; pass++) for (const log of logs) await measure(log, { seconds });
};

/** Pass by pass: both had the same machine then. */
const ratio = (log, first, of) =>
  rounded(median(log.passes.map((pass, i) => pass[of] / first.passes[i][of])), 2);

const compared = (logs) => {
  const [first] = logs;
  return logs.map((log) => ({
    name: log.name,
    rows: log.rows,
    ...Object.fromEntries(
      ['alone', 'perSecond', 'opened'].map((of) => [
        of,
        rounded(median(log.passes.map((pass) => pass[of])), 2),
      ]),
    ),
    ratios: Object.fromEntries(
      ['alone', 'perSecond', 'opened'].map((of) => [of, ratio(log, first, of)]),
    ),
  }));
};

const textOf = (lines) =>
  columns([
    ['', 'entries', 'append ms', '×', 'appends/s', '×', 'open ms', '×'],
    ...lines.map(({ name, rows, alone, perSecond, opened, ratios }) => [
      name,
      rows,
      alone,
      ratios.alone,
      Math.round(perSecond),
      ratios.perSecond,
      opened,
      ratios.opened,
    ]),
  ]);

// ---- how much is read

/** Says how much of the database each statement touches instead of how long it takes. */
class Counting extends PostgresDatabase {
  blocks = 0;
  plans = [];
  planning = [];

  async prepared(name, sql, values) {
    const [row] = await this.query(`explain (analyze, buffers, format json) ${sql}`, values);
    const [{ Plan: plan, 'Planning Time': time }] = Object.values(row)[0];
    this.blocks = plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    this.plans.push(JSON.stringify(plan));
    this.planning.push(time);
    return [];
  }
}

const blocksOf = async (url, { lengths, tables }) => {
  const counting = new Counting(url);
  const logs = new GroupLogStore(counting);
  const ids = [...lengths.keys()];
  const appended = [];
  const read = [];
  for (let i = 0; i < 50; i++) {
    const at = lengths.get(ids[i]);
    await logs.append(ids[i], at, [{ text: '0 take 2', by: '0/m8x2k4v1qz7h-1', at: Date.now() }]);
    lengths.set(ids[i], at + 1);
    appended.push(counting.blocks);
    await logs.entries(nameOf(Math.floor(Math.random() * tables)));
    read.push(counting.blocks);
  }
  const scans = counting.plans.filter((plan) =>
    /"Node Type":"Seq Scan","Parent Relationship":"[A-Z][a-z]+"[^}]*"Relation Name":"(?:entries|logs|rooms)/.test(
      plan,
    ),
  ).length;
  await counting.close();
  const planning = rounded(median(counting.planning), 2);
  return { append: median(appended), read: median(read), scans, planning };
};

/** How often remembered statements were planned anew, and how often not, on one connection. */
const plansOf = (database) =>
  database.query('select name, generic_plans, custom_plans from pg_prepared_statements');

// ---- parts of it

/** Tables that are taken away as retention does, and what putting the room in order takes then. */
const measureSweep = async (log, url) => {
  const count = Math.min(500, Math.floor(log.tables / 10));
  const times = [];
  for (let i = 0; i < count; i++)
    times.push(await timed(() => log.rooms.remove(nameOf(log.tables - 1 - i))));
  const patient = openPatient(url);
  const vacuums = [];
  for (const name of await partsOf(url, 'entries'))
    vacuums.push(await timed(() => patient.query(`vacuum ${name}`)));
  await patient.close();
  return {
    remove: rounded(median(times), 2),
    vacuum: Math.round(vacuums.reduce((sum, one) => sum + one, 0)),
    longestVacuum: Math.round(Math.max(...vacuums)),
  };
};

const bytesPerRow = async (url, rows) => {
  const { heap, index } = await sizeOf(url, 'entries');
  return { heap: rounded(heap / rows), index: rounded(index / rows) };
};

const fillNew = async (cluster, games, { name, title, rows, parts = 0, isLive }, say) => {
  const url = await newDatabase(cluster, name);
  const patient = openPatient(url);
  if (parts > 0) await divide(patient, parts);
  const began = performance.now();
  const tables = await fillPostgres(patient, games, { rows, isLive }, say);
  const [{ n }] = await patient.query('select count(*) as n from entries');
  await patient.close();
  const seconds = Math.round((performance.now() - began) / 1000);
  say(`${title}: ${n} entries of ${tables} tables in ${seconds} s`);
  const log = await openLog(title, new PostgresDatabase(url), tables);
  return { ...log, rows: n, url, bytes: await bytesPerRow(url, n), fillSeconds: seconds };
};

/** What logs that were filled cost in turns, on the disk, and in what else is looked at; closes them. */
const measured = async (logs, turns, lookAt) => {
  await inTurns(logs, turns);
  const lines = compared(logs);
  for (const [i, log] of logs.entries())
    lines[i] = {
      ...lines[i],
      bytes: log.bytes,
      blocks: await blocksOf(log.url, log),
      ...(await lookAt(log)),
    };
  for (const { database } of logs) await database.close();
  return lines;
};

/** A log of many millions against one of the few tables that play. */
export const measureLog = async (house, { rows, small, passes, seconds }, say) => {
  const cluster = await startCluster(house);
  const games = await templates();
  const make = (plan) => fillNew(cluster, games, plan, say);
  const logs = [
    await make({ name: 'log_small', title: 'only what plays', rows: small }),
    await make({ name: 'log_large', title: 'everything ever played', rows }),
  ];
  const lines = await measured(logs, { passes, seconds }, async ({ database, fillSeconds }) => ({
    plans: await plansOf(database),
    fillSeconds,
  }));
  await cluster.stop();
  const [, large] = lines;
  const text = `${textOf(lines)}
blocks touched by an append: ${lines.map(({ blocks }) => blocks.append).join(' and ')}, by reading a \
game of ${Math.round(meanLength(games))} entries: ${lines.map(({ blocks }) => blocks.read).join(' and ')}; \
bytes per entry on the disk: ${large.bytes.heap} and ${large.bytes.index} of its key`;
  return { text, result: lines };
};

/** The same log whole and in parts by table; a key that grew with the log in both. */
export const measureParts = async (house, { rows, passes, seconds }, say) => {
  const cluster = await startCluster(house);
  const games = await templates();
  const make = (plan) => fillNew(cluster, games, { ...plan, rows, isLive: true }, say);
  const whole = await make({ name: 'log_whole', title: 'whole' });
  const divided = await make({ name: 'log_parts', title: `${PARTS} parts`, parts: PARTS });
  const logs = [whole, divided];
  const lines = await measured(logs, { passes, seconds }, (log) => measureSweep(log, log.url));
  await cluster.stop();
  const swept = lines.map(
    ({ name, remove, vacuum, longestVacuum, bytes }) =>
      `${name}: ${remove} ms to take a table away, vacuum ${vacuum} ms, ${longestVacuum} ms at most at a ` +
      `time; ${bytes.heap} + ${bytes.index} bytes per entry`,
  );
  return { text: [textOf(lines), ...swept].join('\n'), result: lines };
};

/** A file with many entries against one with the few tables that play. */
export const measureFile = async (house, { rows, small, passes, seconds }, say) => {
  const games = await templates();
  const logs = [];
  for (const [title, count] of [
    ['only what plays', small],
    ['everything ever played', rows],
  ]) {
    const folder = mkdtempSync(path.join(house.folder, 'file-'));
    const database = await SqliteDatabase.open(path.join(folder, 'tablee.db'));
    await migrate(database);
    const began = performance.now();
    const tables = await fillSqlite(database, games, { rows: count });
    say(`SQLite, ${title}: in ${Math.round((performance.now() - began) / 1000)} s`);
    const [{ n }] = await database.query('select sum(length) as n from logs');
    const [{ bytes: all }] = await database.query(
      'select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()',
    );
    const bytes = all / n;
    logs.push({ ...(await openLog(title, database, tables)), rows: n, bytes });
  }
  await inTurns(logs, { passes, seconds });
  const lines = compared(logs).map((line, i) => ({ ...line, bytes: rounded(logs[i].bytes) }));
  for (const { database } of logs) await database.close();
  return {
    text: `${textOf(lines)}\n${lines[1].bytes} bytes per entry, all included`,
    result: lines,
  };
};
