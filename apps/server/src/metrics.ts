// Collects metrics in Prometheus format: numbers only, without tables, people or addresses.

import type { Entry } from '@tablee/table';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Build } from './build.ts';
import type { Appended } from './store/log-store.ts';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** How a fault comes that no caller caught. */
export const FAULT_KINDS = ['exception', 'rejection'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** What the parts of the server report; everything else they are asked for. */
export interface Meter {
  /** A command or a request was not done; the code says why. */
  refused(way: Way, code: string): void;
  /** Something in a table's own code broke, or its log cannot be played. */
  tableStopped(why: string): void;
  /** A bot broke, and any legal move was made in its place. */
  botBroke(): void;
  /** A bot had no time to think, and answered on the spot. */
  botHurried(): void;
  /** A hint went between servers on one database. */
  hint(way: 'told' | 'heard', kind: string): void;
  /** Hints of another server may have been missed. */
  hintGap(): void;
}

/** `table`: the table itself said no, to a command that reached it. */
type Way = 'connection' | 'http' | 'socket' | 'table';

/**
 * What lies under the table, and minds that are changed: on a quiet server even a number that grows by
 * one would tell of them.
 */
const HUSHED = /^(?:order|cancel|choice|withdraw) /;

const isOpen = ({ text }: Entry): boolean => !HUSHED.test(text);

/** Memory, processor and event loop; shared by all servers in this process. */
let ofProcess: Registry | undefined;
const processRegistry = (): Registry => {
  if (ofProcess === undefined) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
};

/** What a build runs on and with. */
interface Surroundings {
  readonly schema: number;
  readonly node: string;
}

export class Metrics implements Meter {
  readonly #registry = new Registry();
  readonly #http = this.#seconds('tablee_http_seconds', 'How long requests take, by route.', [
    'method',
    'route',
    'status',
  ]);
  readonly #append = this.#seconds(
    'tablee_append_seconds',
    'How long it takes until steps that everybody sees are kept; and whatever was not kept.',
    ['outcome'],
  );
  // Looked up once, not with every move.
  readonly #appends = {
    kept: this.#append.labels('kept'),
    late: this.#append.labels('late'),
    failed: this.#append.labels('failed'),
  };
  readonly #steps = this.#counter(
    'tablee_steps_total',
    'Steps of games, and words about people, that everybody at their table saw.',
  );
  readonly #refused = this.#counter('tablee_refused_total', 'What was not done, and why.', [
    'way',
    'code',
  ]);
  readonly #stopped = this.#counter(
    'tablee_tables_stopped_total',
    'Tables that stand still, and why.',
    ['why'],
  );
  readonly #botFaults = this.#counter(
    'tablee_bot_faults_total',
    'Bots that broke; any legal move was made in their place.',
  );
  readonly #botHurries = this.#counter(
    'tablee_bot_hurries_total',
    'Bots that answered on the spot because no thread had time for them.',
  );
  readonly #hints = this.#counter(
    'tablee_hints_total',
    'Hints between servers on one database, but for those about moves.',
    ['way', 'kind'],
  );
  readonly #gaps = this.#counter('tablee_hint_gaps_total', 'How often hints may have been missed.');

  readonly #unexpected = this.#counter(
    'tablee_unexpected_total',
    'Faults that no caller caught: exceptions, and rejections of promises.',
    ['kind'],
  );

  constructor() {
    // An alarm on a rise sees no rise where a number first appears.
    for (const kind of FAULT_KINDS) this.#unexpected.inc({ kind }, 0);
  }

  #seconds(name: string, help: string, labelNames: readonly string[]): Histogram {
    return new Histogram({ name, help, labelNames, buckets: SECONDS, registers: [this.#registry] });
  }

  #counter(name: string, help: string, labelNames: readonly string[] = []): Counter {
    return new Counter({ name, help, labelNames, registers: [this.#registry] });
  }

  answered(method: string, route: string, status: number, seconds: number): void {
    this.#http.observe({ method, route, status }, seconds);
  }

  refused(way: Way, code: string): void {
    this.#refused.inc({ way, code });
  }

  tableStopped(why: string): void {
    this.#stopped.inc({ why });
  }

  unexpected(kind: FaultKind): void {
    this.#unexpected.inc({ kind });
  }

  botBroke(): void {
    this.#botFaults.inc();
  }

  botHurried(): void {
    this.#botHurries.inc();
  }

  /** Always 1: monitoring joins its labels with other series. */
  describe({ version, commit = 'unknown', schema, node }: Build & Surroundings): void {
    new Gauge({
      name: 'tablee_info',
      help: 'The running build: version, commit, version of the database, Node.',
      labelNames: ['version', 'commit', 'schema', 'node'],
      registers: [this.#registry],
    }).set({ version, commit, schema, node }, 1);
  }

  /** Gauges evaluated on each scrape. */
  watch(what: {
    readonly sockets: () => number;
    readonly tables: () => number;
    readonly halted: () => number;
  }): void {
    const gauge = (name: string, help: string, count: () => number): void => {
      new Gauge({
        name,
        help,
        registers: [this.#registry],
        collect() {
          this.set(count());
        },
      });
    };
    gauge('tablee_sockets', 'Open sockets.', what.sockets);
    gauge('tablee_tables', 'Tables that are open in this process.', what.tables);
    gauge('tablee_tables_halted', 'Open tables that stand still: somebody must look.', what.halted);
  }

  /** Counts public steps, and all failed appends. */
  appended({ entries, outcome, seconds }: Appended): void {
    const steps = entries.reduce((sum, entry) => sum + (isOpen(entry) ? 1 : 0), 0);
    if (steps === 0 && outcome !== 'failed') return;
    this.#appends[outcome].observe(seconds);
    if (outcome === 'kept') this.#steps.inc(steps);
  }

  hint(way: 'told' | 'heard', kind: string): void {
    // Log hints also follow private entries, so counting them would reveal those.
    if (kind !== 'log') this.#hints.inc({ way, kind });
  }

  hintGap(): void {
    this.#gaps.inc();
  }

  text(): Promise<string> {
    return Registry.merge([this.#registry, processRegistry()]).metrics();
  }

  get contentType(): string {
    return this.#registry.contentType;
  }
}
