// (b), (c) and (d) on one of our servers with a large crowd: how long moves take beside thousands of idle
// sockets, whether a move costs the same however many tables live, and what idle tables and watchers weigh.
import { pause } from '../../../scripts/luck.ts';
import { columns, median, rounded } from '../../numbers.ts';
import { Fleet } from '../fleet.ts';
import { MOVES_PER_GAME, SEATS } from '../peers/game.ts';
import { doubts, measureWindow, warmUp } from '../measure.ts';
import type { Found, Measured, Say } from '../measure.ts';
import { makeOurTable, openOurTable, openWatcher } from '../our-table.ts';
import { many } from '../web.ts';
import { usageOf } from '../house.ts';
import type { House, Running } from '../house.ts';

interface Weight {
  readonly rss: number;
  readonly heap: number;
}

/** Tables without people are put away after ten seconds. */
const PUT_AWAY_MS = 13_000;
/** Servers report joining players in batches, a little later. */
const SETTLE_MS = 1500;
/** Long enough for the last socket to be gone, too short for the tables to be put away. */
const DESERTED_MS = 5000;
/** The middle of a game: a table keeps every move, and twenty would make it look small. */
const PLAYED_MOVES = MOVES_PER_GAME / 2;
/** Rushes of 1.5 s; a busy machine stops sooner and says after how many moves. */
const RUSHES_MAX = 60;

const weigh = async (server: Running, settle = SETTLE_MS): Promise<Weight> => {
  await pause(settle);
  const { rss, heapUsed, external } = await usageOf(server, true);
  return { rss, heap: heapUsed + external };
};

/** Until every table has about so many moves behind it, or for as long as one would wait. */
const playFor = async (fleet: Fleet, movesEach: number): Promise<number> => {
  let moves = 0;
  for (let tries = 0; tries < RUSHES_MAX && moves < movesEach * fleet.tables.length; tries++)
    moves += (await fleet.rush({ seconds: 1.5 })).moves;
  return moves;
};

const perOne = (more: Weight, less: Weight, count: number): Weight => ({
  heap: Math.round((more.heap - less.heap) / count),
  rss: Math.round((more.rss - less.rss) / count),
});

/** (b) */
export const measureLatency = async (
  fleet: Fleet,
  { movers, rate, seconds }: { movers: number; rate: number; seconds: number },
): Promise<Found> => {
  const tables = fleet.tables.slice(0, movers / SEATS);
  const window = await measureWindow(fleet, { rate, seconds, tables });
  const idle = (fleet.tables.length - tables.length) * SEATS + fleet.watchers.length;
  const line = (name: string, { p50, p95, p99, max }: Measured['own']): (string | number)[] => [
    name,
    ...[p50, p95, p99, max].map((v) => rounded(v)),
  ];
  return {
    doubts: doubts('latency', window),
    text: [
      `${rate} moves/s by ${tables.length * SEATS} sockets, ${idle} idle ones beside them; ` +
        `server ${Math.round(100 * window.load)} %, players ${Math.round(100 * window.clientLoad)} % ` +
        `of a core; sending was late by ${rounded(window.late)} ms (p99)`,
      columns([
        ['ms', 'p50', 'p95', 'p99', 'max'],
        line('until one’s own answer', window.own),
        line('until all four are told', window.all),
      ]),
    ].join('\n'),
    result: {
      rate,
      playing: tables.length * SEATS,
      idle,
      ownP99: rounded(window.own.p99),
      allP99: rounded(window.all.p99),
      ownP50: rounded(window.own.p50),
      allP50: rounded(window.all.p50),
      microsecondsPerMove: rounded(window.cpuPerMove),
    },
  };
};

interface FlatnessPlan {
  readonly rate: number;
  readonly seconds: number;
  readonly passes: number;
  readonly small: readonly number[];
  readonly warm: number;
}

/** (c) Small servers beside the large one, all played at the same rate in turns. */
export const measureFlatness = async (
  house: House,
  large: Fleet,
  { rate, seconds, passes, small, warm }: FlatnessPlan,
): Promise<Found> => {
  const fleets: { count: number; fleet: Fleet; windows: Measured[] }[] = [];
  for (const count of small) {
    const fleet = new Fleet(await house.startOurs(`small-${count}`), openOurTable);
    await fleet.grow(count);
    // Games at few tables are short: several of them until everything has been compiled.
    for (let i = 0; i < (count < 50 ? 6 : 1); i++) {
      await fleet.renew(200);
      await warmUp(fleet, count < 50 ? warm / 4 : warm);
    }
    fleets.push({ count, fleet, windows: [] });
  }
  fleets.push({ count: large.tables.length, fleet: large, windows: [] });
  for (let pass = 0; pass < passes; pass++)
    for (const { fleet, windows } of fleets)
      windows.push(await measureWindow(fleet, { rate, seconds }));
  for (const { fleet } of fleets) {
    if (fleet === large) continue;
    fleet.close();
    await house.stop(fleet.server);
  }
  const first = fleets[0]!;
  const lines = fleets.map(({ count, windows }) => ({
    count,
    cost: median(windows.map(({ cpuPerMove }) => cpuPerMove)),
    ratio: median(windows.map((one, i) => one.cpuPerMove / first.windows[i]!.cpuPerMove)),
  }));
  return {
    doubts: fleets.flatMap(({ count, windows }) =>
      windows.flatMap((one) => doubts(`${count} tables`, one)),
    ),
    text: columns([
      ['tables', 'µs/move', `× ${first.count} tables`],
      ...lines.map(({ count, cost, ratio }) => [count, Math.round(cost), rounded(ratio, 2)]),
    ]),
    result: Object.fromEntries(
      lines.map(({ count, cost, ratio }) => [
        count,
        { microsecondsPerMove: rounded(cost), ratio: rounded(ratio, 2) },
      ]),
    ),
  };
};

/** (d) On a server of its own: empty, with its tables, with watchers, deserted, put away. */
export const measureMemory = async (
  house: House,
  { tables, watchers }: { readonly tables: number; readonly watchers: number },
  say: Say,
): Promise<Found> => {
  const server = await house.startOurs('memory');
  const fleet = new Fleet(server, openOurTable);
  // What only the first tables need is in memory before anything is weighed.
  await fleet.grow(20);
  await warmUp(fleet, 1);
  fleet.close();
  const made = await many(tables, (i) => makeOurTable(server.port, 1_000_000 + i));
  await pause(PUT_AWAY_MS);
  const empty = await weigh(server);
  await many(tables, (i) => made[i]!.enter([server.port]));
  const seated = await weigh(server);
  fleet.adopt(made);
  const moves = await playFor(fleet, PLAYED_MOVES);
  const played = await weigh(server);
  const wires = await many(watchers, (i) => openWatcher(server.port, made[i % tables]!.id));
  const watched = await weigh(server);
  for (const wire of wires) wire.stop();
  fleet.close();
  const deserted = await weigh(server, DESERTED_MS);
  await pause(PUT_AWAY_MS);
  const after = await weigh(server);
  await house.stop(server);
  say(`${tables} tables and ${watchers} watchers have come and gone`);
  const found = {
    tableWithNobody: perOne(deserted, after, tables),
    tableWithFourSockets: perOne(seated, empty, tables),
    tableInPlay: perOne(played, empty, tables),
    move: perOne(played, seated, moves),
    watcher: perOne(watched, played, watchers),
    leftBehindPerTable: perOne(after, empty, tables),
  };
  const kilo = (bytes: number): number => rounded(bytes / 1024);
  const line = (name: string, { heap, rss }: Weight): (string | number)[] => [
    name,
    kilo(heap),
    kilo(rss),
  ];
  // A process does not give back what it once had: on the way down only the heap says something.
  const lineOfHeap = (name: string, { heap }: Weight): (string | number)[] => [
    name,
    kilo(heap),
    '',
  ];
  return {
    doubts: [],
    text: columns([
      ['kB each', 'heap and buffers', 'whole process'],
      line('open table just dealt, four idle sockets', found.tableWithFourSockets),
      line(`open table after ${Math.round(moves / tables)} moves, four sockets`, found.tableInPlay),
      lineOfHeap('the same, nobody there', found.tableWithNobody),
      lineOfHeap('a move that was made', found.move),
      line('watcher', found.watcher),
      lineOfHeap('left behind by a table put away', found.leftBehindPerTable),
    ]),
    result: { tables, watchers, bytes: found },
  };
};
