// One measured window at one server: what a move cost it and how long moves took.
import { percentile } from '../../dist/bench/numbers.js';

/** More than this (p99) and it is the machine that is measured. */
const LATE_MS = 20;

/** Games must not end within a window; two rounds of the ready queue are allowed for. */
const movesEach = ({ rate, seconds }, tables) => Math.ceil((2 * rate * seconds) / tables) + 8;

/** Plays as fast as it goes for a moment, so that everything has been compiled. */
export const warmUp = async (fleet, seconds) => {
  await fleet.rush({ seconds });
};

/**
 * Plays at a rate and says what a move cost the server's process, everything that it did meanwhile
 * included. The first second is not counted.
 */
export const measureWindow = async (fleet, { rate, seconds, tables = fleet.tables }) => {
  if (tables === fleet.tables) {
    await fleet.renew(movesEach({ rate, seconds: seconds + 1 }, tables.length));
    tables = fleet.tables;
  }
  await fleet.play({ rate, seconds: 1, tables });
  const before = await fleet.server.usage();
  const own = process.cpuUsage();
  const start = performance.now();
  const window = await fleet.play({ rate, seconds, tables });
  const after = await fleet.server.usage();
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

export const latencies = (values) => ({
  p50: percentile(values, 50),
  p95: percentile(values, 95),
  p99: percentile(values, 99),
  max: percentile(values, 100),
});

/** What the process does when nobody plays, in milliseconds of processor time a second. */
export const measureIdle = async (server, seconds, pause) => {
  const before = await server.usage();
  await pause(seconds * 1000);
  const after = await server.usage();
  return (after.cpu - before.cpu) / 1000 / seconds;
};

/** Complaints about a window that should not be believed. */
export const doubts = (name, { starved, errors, moves, late }) => {
  const words = Object.entries(errors).map(([what, count]) => `${count} × ${what}`);
  if (starved > moves / 50) words.push(`${starved} moves could not be sent in time`);
  if (late > LATE_MS) words.push(`sending was late by ${Math.round(late)} ms: the machine is busy`);
  return words.map((word) => `${name}: ${word}`);
};
