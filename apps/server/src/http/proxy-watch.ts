// Warns once a start when a proxy speaks for visitors and TRUST_PROXY does not say so: with too low a number
// all visitors share one address, with too high a one they can choose theirs.

import type { IncomingMessage } from 'node:http';
import type { Log } from '../log.ts';
import { hopsOf } from './address.ts';
import { isInside } from './inside.ts';

export class ProxyWatch {
  readonly #trusted: number;
  readonly #log: Pick<Log, 'warn'>;
  #warning: string | undefined;

  constructor(trusted: number, log: Pick<Log, 'warn'>) {
    this.#trusted = trusted;
    this.#log = log;
  }

  /** What an operator should know; undefined while all is as it is set. */
  get warning(): string | undefined {
    return this.#warning;
  }

  look(request: IncomingMessage): void {
    if (this.#warning !== undefined) return;
    const hops = hopsOf(request).length;
    if (hops === 0 || !(this.#trusted === 0 || hops < this.#trusted)) return;
    // Out in the world any visitor may write the header.
    if (!isInside(request.socket.remoteAddress ?? '')) return;
    this.#warning =
      this.#trusted === 0
        ? 'a proxy speaks for visitors, but TRUST_PROXY is 0: limits take all of them for one'
        : `${hops} proxies spoke for a visitor, but TRUST_PROXY is ${this.#trusted}: visitors can choose their address`;
    this.#log.warn({ trusted: this.#trusted, hops }, this.#warning);
  }
}
