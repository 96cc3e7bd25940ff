// Logs refusals by limits: the first at once, then at most one line a minute per limit and address.

import { hashOf, type Log } from '../log.ts';

const QUIET_MS = 60_000;
/** A flood from more addresses is summed up per limit, so that memory and log stay bounded. */
const ADDRESSES_MAX = 100;
const OTHERS = 'others';

interface Count {
  /** Refusals since the last line. */
  times: number;
  timer: NodeJS.Timeout;
}

export class Limited {
  readonly #log: Pick<Log, 'warn'>;
  readonly #counts = new Map<string, Count>();

  constructor(log: Pick<Log, 'warn'>) {
    this.#log = log;
  }

  /** Counts one refusal of an address, as limits spell it. */
  note(limit: string, address: string): void {
    const own = `${limit} ${address}`;
    const isKept = this.#counts.has(own) || this.#counts.size < ADDRESSES_MAX;
    const name = isKept ? own : `${limit} ${OTHERS}`;
    const count = this.#counts.get(name);
    if (count === undefined) {
      this.#counts.set(name, { times: 0, timer: this.#rest(name) });
      this.#write(name, 1);
    } else count.times += 1;
  }

  /** Writes what is still counted. */
  close(): void {
    for (const [name, { times, timer }] of this.#counts) {
      clearTimeout(timer);
      if (times > 0) this.#write(name, times);
    }
    this.#counts.clear();
  }

  #rest(name: string): NodeJS.Timeout {
    return setTimeout(() => this.#sumUp(name), QUIET_MS).unref();
  }

  #sumUp(name: string): void {
    const count = this.#counts.get(name);
    if (count === undefined) return;
    if (count.times === 0) {
      this.#counts.delete(name);
      return;
    }
    this.#write(name, count.times);
    count.times = 0;
    count.timer = this.#rest(name);
  }

  #write(name: string, times: number): void {
    const [limit = '', address = ''] = name.split(' ', 2);
    const from = address === OTHERS ? OTHERS : hashOf(address);
    this.#log.warn({ limit, from, times }, 'limited');
  }
}
