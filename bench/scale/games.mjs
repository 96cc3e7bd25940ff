// Whole games by bots, played through the host as tables online are, in memory: how many entries each
// edition leaves behind, how large they are, and what everybody at the table is told.
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { BOT_IDS } from '@tablee/bots';
import { commitment, resolveSetup, secretFrom } from '@tablee/kit';
import { findGame, GAMES } from '@tablee/registry';
import { Host, openLedger, recordOf, SeatBot } from '@tablee/table';

import { ROOT } from '../../scripts/setup.mjs';
import { columns, median, percentile, rounded } from '../../dist/bench/numbers.js';

const { planTable } = await import(
  path.join(ROOT, 'apps', 'server', 'dist', 'rooms', 'table-plan.js')
);

export const SEATS = 4;
/** As a server lets them, unless it is told otherwise. */
const PACE_MS = 900;
/** People's commands carry the name of their page, which is about so long. */
const PAGE = 'm8x2k4v1qz7h';

/** Time that passes as soon as everything has happened that follows from the moment before. */
class QuickClock {
  #now = Date.UTC(2026, 0, 1);
  #waiting = new Set();

  now() {
    return this.#now;
  }

  after(milliseconds, run) {
    const timer = { due: this.#now + milliseconds, run };
    this.#waiting.add(timer);
    return { cancel: () => this.#waiting.delete(timer) };
  }

  async next() {
    let [first] = this.#waiting;
    if (first === undefined) throw new Error('a game that does not go on');
    for (const timer of this.#waiting) if (timer.due < first.due) first = timer;
    this.#waiting.delete(first);
    this.#now = Math.max(this.#now, first.due);
    first.run();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const memoryStore = () => {
  const kept = [];
  return {
    kept,
    append: async (_table, at, entries) => at === kept.length && kept.push(...entries) > at,
    entries: async (_table, from = 0) => kept.slice(from),
  };
};

/** Counts the bytes of everything it is told, as a socket would carry them. */
const listener = () => {
  const heard = { bytes: 0, messages: 0 };
  const send = (report) => {
    heard.bytes += Buffer.byteLength(JSON.stringify({ kind: 'report', entering: 1, report }));
    heard.messages += 1;
  };
  return { heard, guest: { seats: [], isPerson: true, send } };
};

const planOf = async (id, seed, bot) => {
  const { meta } = findGame(id);
  const secret = secretFrom(seed);
  const setup = resolveSetup(meta, SEATS, { first: '0' }, () => 0);
  if (!setup.ok) throw new Error(`no such table: ${JSON.stringify(setup.error)}`);
  const players = Array.from({ length: SEATS }, (_, seat) => ({
    kind: 'bot',
    name: `P${seat}`,
    face: seat,
    bot,
  }));
  const { options } = setup.value;
  const sheet = {
    id: seed,
    game: id,
    mode: 'online',
    players,
    commit: commitment(secret),
    options,
  };
  return { secret, plan: await planTable(sheet, secret) };
};

/** The choice of one bot on this very thread, each one timed. */
const timed = (choose, times) => (view, seat, rng) => {
  const began = process.cpuUsage();
  const move = choose(view, seat, rng);
  const { user, system } = process.cpuUsage(began);
  times.push((user + system) / 1000);
  return move;
};

/** `bot` sits everywhere; where `thinker` is given it has the first seat and is timed. */
export const playGame = async (id, seed, { bot = 'habitue', thinker } = {}) => {
  const { plan, secret } = await planOf(id, seed, bot);
  const clock = new QuickClock();
  const store = memoryStore();
  const host = await Host.open(plan, { clock, store });
  const watcher = listener();
  host.join(watcher.guest, 'watcher');
  const levels = await findGame(id).bots();
  const times = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const isThinker = seat === 0 && thinker !== undefined;
    const choose = isThinker ? timed(levels[thinker], times) : levels[bot];
    const { rules, setup, botSeed: own } = plan;
    new SeatBot({ rules, setup, seat, choose, seed: own, clock, pace: () => PACE_MS }).join(host);
  }
  const began = clock.now();
  while (host.log.pending.kind !== 'over') await clock.next();
  const entries = store.kept.map(({ text, by, at }, n) => ({
    text,
    by: by === undefined ? undefined : `${by.split('/')[0]}/${PAGE}-${n}`,
    at: (at ?? began) - began,
  }));
  const { log } = openLedger(plan, store.kept);
  const record = recordOf({ sheet: plan.sheet, log, secret, firstBy: 'draw' });
  host.close();
  return { entries, record, heard: watcher.heard, times, ms: clock.now() - began };
};

const bytesOf = (entries) =>
  entries.reduce((sum, { text, by = '' }) => sum + Buffer.byteLength(text + by), 0);

const lineOf = async (id, count) => {
  const games = [];
  for (let i = 0; i < count; i++) games.push(await playGame(id, `scale/${i}`));
  const mid = (of) => median(games.map(of));
  const moves = ({ entries }) => entries.filter(({ by }) => by !== undefined).length;
  return {
    rows: mid(({ entries }) => entries.length),
    moves: mid(moves),
    bytesPerRow: mid(({ entries }) => bytesOf(entries) / entries.length),
    recordBytes: mid(({ record }) => record.length),
    recordZipped: mid(({ record }) => gzipSync(record).length),
    toldPerMove: mid((game) => game.heard.messages / moves(game)),
    toldBytesPerMove: mid((game) => game.heard.bytes / moves(game)),
  };
};

const thinking = async (id, level, games) => {
  const times = [];
  for (let i = 0; i < games; i++)
    times.push(...(await playGame(id, `think/${i}`, { thinker: level })).times);
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  return {
    decisions: times.length,
    mean: rounded(mean, 3),
    median: rounded(median(times), 3),
    p99: rounded(percentile(times, 99), 1),
  };
};

/** What games of each edition leave behind, and what one decision of each level costs. */
export const weighGames = async ({ games, thinkers }, say) => {
  const result = {};
  for (const { meta } of GAMES) {
    const line = await lineOf(meta.id, games);
    line.thinking = {};
    for (const level of BOT_IDS.filter((one) => one !== 'random'))
      line.thinking[level] = await thinking(meta.id, level, thinkers);
    result[meta.id] = line;
    say(`${meta.id}: ${games} games`);
  }
  const cells = (id, line) => [
    id,
    ...['rows', 'moves', 'bytesPerRow', 'recordBytes', 'recordZipped', 'toldPerMove'].map((name) =>
      rounded(line[name]),
    ),
    rounded(line.toldBytesPerMove, 0),
    ...Object.values(line.thinking).map(({ mean }) => mean),
  ];
  const levels = Object.keys(Object.values(result)[0].thinking);
  const text = columns([
    [
      `${SEATS} seats`,
      ...['rows', 'moves', 'bytes/row', 'record', 'zipped', 'told/move', 'bytes/move'],
      ...levels.map((level) => `${level} ms`),
    ],
    ...Object.entries(result).map(([id, line]) => cells(id, line)),
  ]);
  return { text, result };
};
