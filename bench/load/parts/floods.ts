// (f) How long other clients wait while one client floods the server with its most expensive requests. The limits
// are those that a server has without settings.
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { playDay } from '@tablee/bots';
import { findGame } from '@tablee/registry';

import { pause } from '../../../scripts/luck.ts';
import { columns, percentile } from '../../numbers.ts';
import { ask } from '../floods/flood.ts';
import type { Answer, Question } from '../floods/flood.ts';
import { plant } from '../floods/plant.ts';
import type { Planted } from '../floods/plant.ts';
import type { Found, Say } from '../measure.ts';
import { usageOf } from '../house.ts';
import type { House, Running } from '../house.ts';

export interface FloodsPlan {
  readonly passes: number;
  /** 1 for the floods as they were reported, less for a quick look. */
  readonly scale: number;
}

interface Flood {
  readonly name: string;
  readonly questions: (pass: number) => readonly Question[];
  /** What is wrong with an answer that was given. */
  readonly judge?: (answer: Answer) => string | undefined;
}

const PINGER = path.join(import.meta.dirname, '..', 'floods', 'pinger.js');
const QUIET_MS = 3000;
const BETWEEN_MS = 1000;
const EXPORTERS = 30;
/** The longest that others may wait. */
const P99_MS = 250;
const WORST_MS = 1000;
const GAMES = ['nicht-die-bohne', 'chicoree'];
/** Nothing is limited but by what a server has without settings; visitors come through a proxy. */
const USUAL_LIMITS = {
  ...Object.fromEntries(
    [
      ...['MAX_SOCKETS', 'MAX_SOCKETS_PER_ADDRESS', 'MAX_TABLES_PER_ADDRESS'],
      ...['MAX_GUESTS_PER_ADDRESS', 'RATE_MESSAGES', 'RATE_ENTERS', 'RATE_READS', 'RATE_WRITES'],
      ...['RATE_RECORDS', 'RATE_EXPORTS', 'RATE_CODES'],
    ].map((name) => [name, '']),
  ),
  TRUST_PROXY: '1',
};

class Others {
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  static async at(port: number): Promise<Others> {
    const child = fork(PINGER, [String(port)]);
    // Without it nothing is measured.
    child.once('exit', (code) => {
      if (code !== 0) process.exit(1);
    });
    await once(child, 'message');
    return new Others(child);
  }

  /** What their pings took while something else went on. */
  async during(work: () => Promise<unknown>): Promise<readonly number[]> {
    await this.#tell('begin');
    await work();
    return this.#tell('end');
  }

  async #tell(what: 'begin' | 'end'): Promise<readonly number[]> {
    this.#child.send(what);
    const [times] = (await once(this.#child, 'message')) as [readonly number[]];
    return times;
  }

  close(): void {
    this.#child.disconnect();
  }
}

/** A different one for each flood and pass: no allowance is used up before it begins. */
let addresses = 0;
const newAddress = (): string => {
  addresses += 1;
  return `198.51.${100 + (addresses >> 8)}.${addresses & 255}`;
};

const same = (count: number, question: Omit<Question, 'from'>): Question[] => {
  const from = newAddress();
  return Array.from({ length: count }, () => ({ ...question, from }));
};

/** Today's deal, played to its last line but one: it fails there, after all the work. */
const failingRecord = async (game: string): Promise<{ path: string; body: string }> => {
  const day = new Date().toISOString().slice(0, 10);
  const { record } = await playDay(findGame(game)!, day, ({ rules, state, seat, step }) =>
    rules.moveAt(state, seat, (step * 7 + 1) % rules.count(state, seat)),
  );
  const lines = record.trimEnd().split('\n').slice(0, -1);
  return {
    path: `/api/days/${game}/${day}`,
    body: JSON.stringify({ record: `${lines.join('\n')}\n` }),
  };
};

const isWhole = ({ tables, moves }: Planted, { text }: Answer): boolean => {
  const data = JSON.parse(text) as { readonly tables: readonly { readonly moves: unknown[] }[] };
  const found = data.tables.reduce((sum, table) => sum + table.moves.length, 0);
  return data.tables.length === tables && found === moves;
};

const floodsOf = async (planted: Planted, passes: number, scale: number): Promise<Flood[]> => {
  const many = (count: number): number => Math.max(2, Math.round(count * scale));
  const { keys } = planted;
  const alone = keys.slice(0, passes);
  const crowd = keys.slice(passes);
  const exports = { method: 'GET', path: '/api/me/export' } as const;
  const judge = (answer: Answer): string | undefined =>
    isWhole(planted, answer) ? undefined : 'an export is not whole';
  const handIns = await Promise.all(GAMES.map((game) => failingRecord(game)));
  return [
    // The cost of the connections alone, without any answer.
    {
      name: `${many(1150)} probes (floor)`,
      questions: () => same(many(1150), { method: 'GET', path: '/healthz' }),
    },
    {
      name: `${many(300)} exports by one person`,
      questions: (pass) => same(many(300), { ...exports, key: alone[pass]! }),
      judge,
    },
    {
      name: `${EXPORTERS} exports by ${EXPORTERS} people`,
      questions: (pass) =>
        crowd
          .slice(pass * EXPORTERS, (pass + 1) * EXPORTERS)
          .map((key) => ({ ...exports, key, from: newAddress() })),
      judge,
    },
    {
      name: `${many(1150)} lobbies`,
      questions: () => same(many(1150), { method: 'GET', path: '/api/tables' }),
    },
    {
      name: `${many(1150)} lists of own tables`,
      questions: () => same(many(1150), { method: 'GET', path: '/api/me/tables', key: keys[0]! }),
    },
    ...handIns.map((handIn, i): Flood => ({
      name: `${many(120)} hand-ins (${GAMES[i]!})`,
      questions: () => same(many(120), { method: 'POST', ...handIn, key: keys[0]! }),
    })),
  ];
};

interface Outcome {
  readonly name: string;
  readonly quiet: readonly number[];
  readonly times: readonly number[];
  readonly seconds: number;
  /** Processor time of the server during one flood. */
  readonly cpu: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly doubts: readonly string[];
}

const measure = async (
  server: Running,
  others: Others,
  { name, questions, judge }: Flood,
  passes: number,
): Promise<Outcome> => {
  const [quiet, times, doubts] = [[] as number[], [] as number[], [] as string[]];
  const statuses: Record<string, number> = {};
  let [milliseconds, cpu] = [0, 0];
  for (let pass = 0; pass < passes; pass++) {
    await pause(BETWEEN_MS);
    quiet.push(...(await others.during(() => pause(QUIET_MS))));
    const asked = questions(pass);
    const answers: Answer[] = [];
    const flood = async (): Promise<void> => {
      const began = performance.now();
      answers.push(...(await Promise.all(asked.map((question) => ask(server.port, question)))));
      milliseconds += performance.now() - began;
    };
    const { cpu: before } = await usageOf(server);
    times.push(...(await others.during(flood)));
    cpu += (await usageOf(server)).cpu - before;
    for (const answer of answers) {
      const { status, again } = answer;
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status === 200 && judge?.(answer) !== undefined) doubts.push(judge(answer)!);
      if (status === 429 && again === undefined) doubts.push('a 429 does not say when');
    }
  }
  if (percentile(times, 99) > P99_MS || percentile(times, 100) > WORST_MS)
    doubts.push('other clients waited too long');
  const named = [...new Set(doubts)].map((doubt) => `${name}: ${doubt}`);
  const seconds = milliseconds / passes / 1000;
  return { name, quiet, times, seconds, cpu: cpu / passes / 1e6, statuses, doubts: named };
};

export const measureFloods = async (
  house: House,
  { passes, scale }: FloodsPlan,
  say: Say,
): Promise<Found> => {
  const data = path.join(house.folder, 'data-flooded');
  mkdirSync(data, { recursive: true });
  const planted = await plant(path.join(data, 'tablee.db'), {
    people: passes * (1 + EXPORTERS),
    tables: 120,
    entries: 59_000,
    lobby: 100,
  });
  say('120 long tables with 59 000 entries, a lobby of 200');
  const server = await house.startOurs('flooded', USUAL_LIMITS);
  const others = await Others.at(server.port);
  const outcomes: Outcome[] = [];
  for (const flood of await floodsOf(planted, passes, scale)) {
    outcomes.push(await measure(server, others, flood, passes));
    say(flood.name);
  }
  others.close();
  await house.stop(server);
  const ms = (values: readonly number[], percent: number): number =>
    Math.round(percentile(values, percent));
  return {
    doubts: outcomes.flatMap(({ doubts }) => doubts),
    text: columns([
      [
        'others’ ping, ms',
        'quiet p50',
        'p99',
        'worst',
        'flood p50',
        'p99',
        'worst',
        's',
        'cpu s',
        'answers',
      ],
      ...outcomes.map(({ name, quiet, times, seconds, cpu, statuses }) => [
        name,
        ...[50, 99, 100].map((percent) => ms(quiet, percent)),
        ...[50, 99, 100].map((percent) => ms(times, percent)),
        seconds.toFixed(1),
        cpu.toFixed(2),
        Object.entries(statuses)
          .map(([status, count]) => `${count} × ${status}`)
          .join(', '),
      ]),
    ]),
    result: Object.fromEntries(
      outcomes.map(({ name, quiet, times, seconds, cpu, statuses }) => [
        name,
        {
          quiet: { p50: ms(quiet, 50), p99: ms(quiet, 99), worst: ms(quiet, 100) },
          flood: { p50: ms(times, 50), p99: ms(times, 99), worst: ms(times, 100) },
          ...{ seconds, cpu, statuses, pings: times.length },
        },
      ]),
    ),
  };
};
