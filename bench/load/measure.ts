// Measures one window at one server: CPU time per move, and latency of moves.
import { pause } from '../../scripts/luck.ts';
import { percentile } from '../numbers.ts';
import type { Fleet } from './fleet.ts';
import type { Table } from './table.ts';
import { usageOf } from './house.ts';
import type { Running } from './house.ts';

/** What a part of the benchmark has found, for people and for programs. */
export interface Found {
  readonly text: string;
  readonly result: unknown;
  readonly doubts?: readonly string[];
}

export type Say = (text: string) => void;

interface Latencies {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

export interface Measured {
  readonly moves: number;
  readonly cpuPerMove: number;
  readonly systemShare: number;
  readonly load: number;
  readonly clientLoad: number;
  readonly starved: number;
  readonly errors: Readonly<Record<string, number>>;
  readonly own: Latencies;
  readonly all: Latencies;
  readonly late: number;
}

/** More than this (p99) and it is the machine that is measured. */
const LATE_MS = 20;

/** Games must not end within a window; two rounds of the ready queue are allowed for. */
const movesEach = (rate: number, seconds: number, tables: number): number =>
  Math.ceil((2 * rate * seconds) / tables) + 8;

/** Plays as fast as it goes for a moment, so that everything has been compiled. */
export const warmUp = async (fleet: Fleet, seconds: number): Promise<void> => {
  await fleet.rush({ seconds });
};

/**
 * Plays at a rate and says what a move cost the server's process, everything that it did meanwhile
 * included. The first second is not counted.
 */
export const measureWindow = async (
  fleet: Fleet,
  plan: { readonly rate: number; readonly seconds: number; readonly tables?: readonly Table[] },
): Promise<Measured> => {
  const { rate, seconds } = plan;
  if (plan.tables === undefined)
    await fleet.renew(movesEach(rate, seconds + 1, fleet.tables.length));
  const { tables = fleet.tables } = plan;
  await fleet.play({ rate, seconds: 1, tables });
  const before = await usageOf(fleet.server);
  const own = process.cpuUsage();
  const start = performance.now();
  const window = await fleet.play({ rate, seconds, tables });
  const after = await usageOf(fleet.server);
  const { user, system } = process.cpuUsage(own);
  const took = performance.now() - start;
  const moves = window.all.length;
  return {
    moves,
    cpuPerMove: (after.cpu - before.cpu) / moves,
    systemShare: (after.system - before.system) / (after.cpu - before.cpu),
    load: (after.cpu - before.cpu) / 1000 / took,
    clientLoad: (user + system) / 1000 / took,
    starved: window.starved,
    errors: Object.fromEntries(window.errors),
    own: latencies(window.own),
    all: latencies(window.all),
    late: percentile(window.late, 99),
  };
};

export const latencies = (values: readonly number[]): Latencies => ({
  p50: percentile(values, 50),
  p95: percentile(values, 95),
  p99: percentile(values, 99),
  max: percentile(values, 100),
});

/** CPU time of an idle process, in milliseconds a second. */
export const measureIdle = async (server: Running, seconds: number): Promise<number> => {
  const before = await usageOf(server);
  await pause(seconds * 1000);
  const after = await usageOf(server);
  return (after.cpu - before.cpu) / 1000 / seconds;
};

/** Complaints about a window that should not be believed. */
export const doubts = (name: string, { starved, errors, moves, late }: Measured): string[] => {
  const words = Object.entries(errors).map(([what, count]) => `${count} × ${what}`);
  if (starved > moves / 50) words.push(`${starved} moves could not be sent in time`);
  if (late > LATE_MS) words.push(`sending was late by ${Math.round(late)} ms: the machine is busy`);
  return words.map((word) => `${name}: ${word}`);
};
