// What can be measured while the server runs, in the format that Prometheus reads. Numbers only: no
// table, no person, no address.

import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Bus, LogStore } from './store/stores.ts';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** What the parts of the server report; everything else they are asked for. */
export interface Meter {
  /** A command or a request was not done; the code says why. */
  refused(way: 'http' | 'socket', code: string): void;
}

/** Memory, processor, event loop: the same for whatever runs in this process. */
let ofProcess: Registry | undefined;
const processRegistry = (): Registry => {
  if (ofProcess === undefined) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
};

/** A histogram with its labels filled in. */
interface Watch {
  readonly observe: (seconds: number) => void;
}

export class Metrics implements Meter {
  readonly #registry = new Registry();
  readonly #http = new Histogram({
    name: 'tablee_http_seconds',
    help: 'How long requests take, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [this.#registry],
  });
  readonly #append = new Histogram({
    name: 'tablee_append_seconds',
    help: 'How long it takes until moves are kept.',
    labelNames: ['outcome'],
    buckets: SECONDS,
    registers: [this.#registry],
  });
  readonly #entries = new Counter({
    name: 'tablee_entries_total',
    help: 'Entries kept in the logs of tables: moves, deals, sealed choices, words about people.',
    registers: [this.#registry],
  });
  readonly #moves = new Counter({
    name: 'tablee_moves_total',
    help: 'Commands of seats that were kept, those of bots included.',
    registers: [this.#registry],
  });
  readonly #refused = new Counter({
    name: 'tablee_refused_total',
    help: 'What was not done, and why.',
    labelNames: ['way', 'code'],
    registers: [this.#registry],
  });
  readonly #hints = new Counter({
    name: 'tablee_hints_total',
    help: 'Hints between servers on one database.',
    labelNames: ['way', 'kind'],
    registers: [this.#registry],
  });
  readonly #gaps = new Counter({
    name: 'tablee_hint_gaps_total',
    help: 'How often hints may have been missed.',
    registers: [this.#registry],
  });

  answered(method: string, route: string, status: number, seconds: number): void {
    this.#http.observe({ method, route, status }, seconds);
  }

  refused(way: 'http' | 'socket', code: string): void {
    this.#refused.inc({ way, code });
  }

  /** Counted when somebody looks. */
  watch(what: { readonly sockets: () => number; readonly tables: () => number }): void {
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
  }

  /** The same store, with a stop watch. */
  timed(store: LogStore): LogStore {
    // Looked up once, not with every move.
    const kept: Watch = this.#append.labels('kept');
    const late: Watch = this.#append.labels('late');
    const failed: Watch = this.#append.labels('failed');
    return {
      append: async (table, at, entries) => {
        const start = performance.now();
        const stop = (watch: Watch): void => watch.observe((performance.now() - start) / 1000);
        try {
          const isKept = await store.append(table, at, entries);
          stop(isKept ? kept : late);
          if (isKept) this.#count(entries);
          return isKept;
        } catch (error) {
          stop(failed);
          throw error;
        }
      },
      entries: (table, from) => store.entries(table, from),
      snapshot: (table) => store.snapshot(table),
      saveSnapshot: (table, length, data) => store.saveSnapshot(table, length, data),
    };
  }

  /** The same bus, with its hints counted. */
  counted(bus: Bus): Bus {
    const moves = this.#hints.labels('told', 'log');
    return {
      tell: (hint) => {
        if (hint.kind === 'log') moves.inc();
        else this.#hints.inc({ way: 'told', kind: hint.kind });
        bus.tell(hint);
      },
      listen: (hear) => {
        bus.listen((hint, node) => {
          this.#hints.inc({ way: 'heard', kind: hint.kind });
          hear(hint, node);
        });
      },
      onGap: (run) => {
        bus.onGap(() => {
          this.#gaps.inc();
          run();
        });
      },
      onLost: (run) => bus.onLost(run),
      close: () => bus.close(),
    };
  }

  text(): Promise<string> {
    return Registry.merge([this.#registry, processRegistry()]).metrics();
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  #count(entries: readonly { readonly by?: string }[]): void {
    this.#entries.inc(entries.length);
    for (const { by } of entries) if (by !== undefined) this.#moves.inc();
  }
}
