// Sends hints between servers over PostgreSQL NOTIFY. Hints may be lost; a server that missed some
// is told and reads again.

import { randomBytes } from 'node:crypto';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { SILENT_MS, type Heartbeat, type NodeRow } from '../store/heartbeat.ts';
import { groupsOf, LETTER_BYTES, readLetter, textsOf, writeLetter } from './hint-letters.ts';
import { LastingClient } from './lasting-client.ts';
import type { Hint } from './cluster.ts';

export interface Bus {
  /** Sent together with others of the same moment, after what was appended before is on the disk. */
  tell(hint: Hint): void;
  /** `node`: the server that sent it; never this one. */
  listen(hear: (hint: Hint, node: string) => void): void;
  /** Hints may have been missed: open tables must be read again. */
  onGap(run: () => void): void;
  /** A server is silent: its connections count as lost. */
  onLost(run: (node: string) => void): void;
  close(): Promise<void>;
}

const CHANNEL = 'tablee';
const SEND = `select pg_notify('${CHANNEL}', letter) from unnest($1::text[]) as letter`;
/** Every NOTIFY takes a lock on the whole cluster: many hints share one. */
const GATHER_MS = 20;
/** More than this many unsent hints are not worth keeping: the others must read again anyway. */
const HINTS_MAX = 20_000;
/** How long after a failure the same letters are tried again. */
const RETRY_MS = 200;
/** What a letter has around the node's name and the hints, at most. */
const ENVELOPE_BYTES = 120;

interface Neighbour {
  run: string;
  number: number;
  /** When it was last heard of, on our own clock. */
  heard: number;
  seen: number;
}

export class PostgresBus implements Bus {
  readonly #node: string;
  readonly #run = randomBytes(6).toString('hex');
  readonly #neighbours = new Map<string, Neighbour>();
  readonly #hear: ((hint: Hint, node: string) => void)[] = [];
  readonly #gap: (() => void)[] = [];
  readonly #lost: ((node: string) => void)[] = [];
  readonly #now: () => number;
  #sender!: LastingClient;
  #listener!: LastingClient;
  #waiting: Hint[] = [];
  #unsent: string[] = [];
  #number = 0;
  #sending: Promise<void> | undefined;
  #lastSent = 0;
  #lastBeat: number;
  #wasOpen = false;
  #isClosed = false;

  private constructor(node: string, now: () => number) {
    this.#node = node;
    this.#now = now;
    this.#lastBeat = now();
  }

  static async open(
    url: string,
    node: string,
    heartbeat: Heartbeat,
    now: () => number = Date.now,
  ): Promise<PostgresBus> {
    const bus = new PostgresBus(node, now);
    bus.#listener = await LastingClient.open({
      url,
      greeting: `listen ${CHANNEL}`,
      onNotice: (payload) => bus.#receive(payload),
      onOpen: () => bus.#listening(),
    });
    try {
      // A hint that a crash of the database swallows is no loss: it need not wait for the disk.
      bus.#sender = await LastingClient.open({ url, greeting: 'set synchronous_commit = off' });
    } catch (error) {
      await bus.#listener.close();
      throw error;
    }
    heartbeat.onBeat((nodes) => bus.#beat(nodes, heartbeat.hasNamesake));
    return bus;
  }

  tell(hint: Hint): void {
    if (this.#isClosed) return;
    this.#waiting.push(hint);
    this.#sending ??= this.#sendAll();
  }

  listen(hear: (hint: Hint, node: string) => void): void {
    this.#hear.push(hear);
  }

  onGap(run: () => void): void {
    this.#gap.push(run);
  }

  onLost(run: (node: string) => void): void {
    this.#lost.push(run);
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await this.#listener.close();
    await this.#sending;
    // What is on its way goes out; the others need not wait to notice that we are gone.
    const late = this.#unsent;
    this.#unsent = [];
    this.#fold();
    await this.#deliver([...late, ...this.#unsent, this.#letter([], true)]);
    await this.#sender.close();
  }

  // ---- speaking

  /** At once when it has been quiet, else with everything else of the next moment. */
  async #sendAll(): Promise<void> {
    let pause = this.#lastSent + GATHER_MS - performance.now();
    while (this.#waiting.length + this.#unsent.length > 0 && !this.#isClosed) {
      await (pause > 0 ? setTimeout(pause) : setImmediate());
      this.#fold();
      const isSent = await this.#deliver(this.#unsent);
      if (isSent) this.#unsent = [];
      this.#lastSent = performance.now();
      pause = isSent ? GATHER_MS : RETRY_MS;
    }
    this.#sending = undefined;
  }

  /** Makes letters of what waits; not before the ones before are gone, so that they stay few. */
  #fold(): void {
    if (this.#unsent.length > 0) return;
    if (this.#waiting.length > HINTS_MAX) {
      // The missing number tells the others.
      this.#waiting = [];
      this.#number += 1;
    }
    const texts = textsOf(this.#waiting);
    this.#waiting = [];
    const room = LETTER_BYTES - ENVELOPE_BYTES - Buffer.byteLength(JSON.stringify(this.#node));
    this.#unsent = groupsOf(texts, room)
      .map((group) => this.#letter(group))
      .filter((letter) => Buffer.byteLength(letter) <= LETTER_BYTES);
  }

  #envelope(): { readonly node: string; readonly run: string; readonly number: number } {
    return { node: this.#node, run: this.#run, number: this.#number };
  }

  #letter(texts: readonly string[], isLast = false): string {
    this.#number += 1;
    return writeLetter(this.#envelope(), texts, isLast);
  }

  /** Letters that may have arrived are sent again with the same numbers. */
  async #deliver(letters: readonly string[]): Promise<boolean> {
    if (letters.length === 0) return true;
    try {
      await this.#sender.query(SEND, [letters]);
      return true;
    } catch {
      // The caller decides whether to resend, or to leave the hint to the check for lost ones.
      return false;
    }
  }

  // ---- listening

  #listening(): void {
    if (this.#wasOpen) this.#miss();
    this.#wasOpen = true;
  }

  #miss(): void {
    for (const run of this.#gap) run();
  }

  #receive(payload: string): void {
    const letter = readLetter(payload);
    // By its run: two servers may have been given one name.
    if (letter === undefined || letter.run === this.#run) return;
    const { node, run, number, hints, isLast } = letter;
    const known = this.#neighbours.get(node);
    const isSameRun = known?.run === run;
    if (isSameRun && number <= known.number) return;
    this.#neighbours.set(node, { run, number, heard: this.#now(), seen: known?.seen ?? 0 });
    if (isSameRun && number > known.number + 1) this.#miss();
    for (const hint of hints) for (const hear of this.#hear) hear(hint, node);
    if (isLast) this.#lose(node);
  }

  // ---- live servers

  #beat(nodes: readonly NodeRow[], hasNamesake: boolean): void {
    const now = this.#now();
    const wasAway = now - this.#lastBeat > SILENT_MS;
    this.#lastBeat = now;
    for (const { id, seen } of nodes) {
      const known = this.#neighbours.get(id);
      if (id === this.#node) {
        if (hasNamesake && known !== undefined) known.heard = now;
        continue;
      }
      // A row from before we came says nothing yet; one that changes does.
      if (known === undefined) this.#neighbours.set(id, { run: '', number: 0, heard: 0, seen });
      else if (known.seen !== seen) {
        if (known.seen !== 0) known.heard = now;
        known.seen = seen;
      }
    }
    if (wasAway) this.#comeBack(now);
    else this.#loseSilent(now);
  }

  /** We were stopped or cut off: others may have thought us lost, and could not reach us. */
  #comeBack(now: number): void {
    for (const neighbour of this.#neighbours.values())
      if (neighbour.heard > 0) neighbour.heard = now;
    this.#miss();
  }

  #loseSilent(now: number): void {
    for (const [node, { heard }] of this.#neighbours)
      if (heard > 0 && now - heard > SILENT_MS) this.#lose(node);
  }

  #lose(node: string): void {
    const known = this.#neighbours.get(node);
    if (known === undefined || known.heard === 0) return;
    known.heard = 0;
    for (const run of this.#lost) run(node);
  }
}
