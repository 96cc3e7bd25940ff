// Whole games by bots, played through the host as tables online are, in memory: how many entries each
// edition leaves behind, how large they are, and what everybody at the table is told.
import { gzipSync } from 'node:zlib';
import { BOT_IDS } from '@tablee/bots';
import type { AnyBot } from '@tablee/bots';
import { commitment, resolveSetup, secretFrom } from '@tablee/kit';
import type { Secret } from '@tablee/kit';
import { findGame, GAMES } from '@tablee/registry';
import { Host, openLedger, recordOf, SeatBot } from '@tablee/table';
import type { Guest } from '@tablee/table';
import { HandClock, MemoryStore } from '@tablee/table/testing';
import type { Player, Sheet } from '@tablee/wire';

import type * as Plans from '../../apps/server/dist/rooms/table-plan.js';
import { built } from '../built.ts';
import type { Found, Say } from '../load/measure.ts';
import { columns, mean, median, percentile, rounded, sum } from '../numbers.ts';

const { planTable } = await built<typeof Plans>('rooms/table-plan.js');

const SEATS = 4;
/** As a server lets them, unless it is told otherwise. */
const PACE_MS = 900;
/** People's commands carry the name of their page, which is about so long. */
const PAGE = 'm8x2k4v1qz7h';

/** Counts the bytes of everything it is told, as a socket would carry them. */
interface Heard {
  bytes: number;
  messages: number;
}

const listener = (): { readonly heard: Heard; readonly guest: Guest } => {
  const heard: Heard = { bytes: 0, messages: 0 };
  const send: Guest['send'] = (report) => {
    heard.bytes += Buffer.byteLength(JSON.stringify({ kind: 'report', entering: 1, report }));
    heard.messages += 1;
  };
  return { heard, guest: { seats: [], isPerson: true, send } };
};

const planOf = async (
  id: string,
  seed: string,
  bot: string,
): Promise<{ secret: Secret; plan: Awaited<ReturnType<typeof planTable>> }> => {
  const { meta } = findGame(id)!;
  const secret = secretFrom(seed);
  const setup = resolveSetup(meta, SEATS, { first: '0' }, () => 0);
  if (!setup.ok) throw new Error(`no such table: ${JSON.stringify(setup.error)}`);
  const players = Array.from({ length: SEATS }, (_, seat): Player => ({
    kind: 'bot',
    name: `P${seat}`,
    face: seat,
    bot,
  }));
  const { options } = setup.value;
  const sheet: Sheet = {
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
const timed =
  (choose: AnyBot, times: number[]): AnyBot =>
  (view, seat, rng) => {
    const began = process.cpuUsage();
    const move = choose(view, seat, rng);
    const { user, system } = process.cpuUsage(began);
    times.push((user + system) / 1000);
    return move;
  };

/** An entry as it is kept. */
export interface Written {
  readonly text: string;
  readonly by: string | undefined;
  readonly at: number;
}

interface Played {
  readonly entries: readonly Written[];
  readonly record: string;
  readonly heard: Heard;
  readonly times: readonly number[];
}

const REGULAR = 'habitue';

/** Regulars sit everywhere; where `thinker` is given it has the first seat and is timed. */
export const playGame = async (id: string, seed: string, thinker?: string): Promise<Played> => {
  const { plan, secret } = await planOf(id, seed, REGULAR);
  const clock = new HandClock(Date.UTC(2026, 0, 1));
  const store = new MemoryStore();
  const host = await Host.open(plan, { clock, store });
  const watcher = listener();
  host.join(watcher.guest, 'watcher');
  const levels: Readonly<Record<string, AnyBot>> = await findGame(id)!.bots();
  const times: number[] = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const isThinker = seat === 0 && thinker !== undefined;
    const choose = isThinker ? timed(levels[thinker]!, times) : levels[REGULAR]!;
    const { rules, setup, botSeed: own } = plan;
    new SeatBot({ rules, setup, seat, choose, seed: own, clock, pace: () => PACE_MS }).join(host);
  }
  const began = clock.now();
  while (host.log.pending.kind !== 'over')
    if (!(await clock.next())) throw new Error('a game that does not go on');
  const kept = store.all(plan.sheet.id);
  const entries = kept.map(({ text, by, at }, n) => ({
    text,
    by: by === undefined ? undefined : `${by.split('/')[0]!}/${PAGE}-${n}`,
    at: (at ?? began) - began,
  }));
  const { log } = openLedger(plan, kept);
  const record = recordOf({ sheet: plan.sheet, log, secret, firstBy: 'draw' });
  host.close();
  return { entries, record: record ?? '', heard: watcher.heard, times };
};

interface Line {
  readonly rows: number;
  readonly moves: number;
  readonly bytesPerRow: number;
  readonly recordBytes: number;
  readonly recordZipped: number;
  readonly toldPerMove: number;
  readonly toldBytesPerMove: number;
}

interface Thinking {
  readonly decisions: number;
  readonly mean: number;
  readonly median: number;
  readonly p99: number;
}

const bytesOf = (entries: readonly Written[]): number =>
  sum(entries.map(({ text, by = '' }) => Buffer.byteLength(text + by)));

const lineOf = async (id: string, count: number): Promise<Line> => {
  const games: Played[] = [];
  for (let i = 0; i < count; i++) games.push(await playGame(id, `scale/${i}`));
  const mid = (of: (game: Played) => number): number => median(games.map(of));
  const moves = ({ entries }: Played): number =>
    entries.filter(({ by }) => by !== undefined).length;
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

const thinking = async (id: string, level: string, games: number): Promise<Thinking> => {
  const times: number[] = [];
  for (let i = 0; i < games; i++) times.push(...(await playGame(id, `think/${i}`, level)).times);
  return {
    decisions: times.length,
    mean: rounded(mean(times), 3),
    median: rounded(median(times), 3),
    p99: rounded(percentile(times, 99), 1),
  };
};

/** What games of each edition leave behind, and what one decision of each level costs. */
export const weighGames = async (
  { games, thinkers }: { readonly games: number; readonly thinkers: number },
  say: Say,
): Promise<Found> => {
  const levels = BOT_IDS.filter((one) => one !== 'random');
  const result: Record<string, Line & { thinking: Record<string, Thinking> }> = {};
  for (const { meta } of GAMES) {
    const line = await lineOf(meta.id, games);
    const thoughts: Record<string, Thinking> = {};
    for (const level of levels) thoughts[level] = await thinking(meta.id, level, thinkers);
    result[meta.id] = { ...line, thinking: thoughts };
    say(`${meta.id}: ${games} games`);
  }
  const text = columns([
    [
      `${SEATS} seats`,
      ...['rows', 'moves', 'bytes/row', 'record', 'zipped', 'told/move', 'bytes/move'],
      ...levels.map((level) => `${level} ms`),
    ],
    ...Object.entries(result).map(([id, line]) => [
      id,
      ...[line.rows, line.moves, line.bytesPerRow].map((value) => rounded(value)),
      ...[line.recordBytes, line.recordZipped, line.toldPerMove].map((value) => rounded(value)),
      rounded(line.toldBytesPerMove, 0),
      ...Object.values(line.thinking).map((thought) => thought.mean),
    ]),
  ]);
  return { text, result };
};
