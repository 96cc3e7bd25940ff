// Runs the chat of one table: stores each line first, then broadcasts in stored order on all
// servers.

import type { ChatLine } from '@tablee/wire';
import type { Cluster } from '../cluster/cluster.ts';
import type { ChatStore } from '../store/chat-store.ts';
import { packTalk, type Packed } from './lines.ts';

/** As many as the store gives at once. */
const KEPT_MAX = 200;

export interface TalkPlan {
  readonly table: string;
  readonly chat: ChatStore;
  readonly cluster: Pick<Cluster, 'tell'>;
  /** New lines, in order. */
  readonly tell: (lines: readonly ChatLine[]) => void;
}

/** Control characters and what turns the direction of text around; joiners of emoji stay. */
const UNSEEMLY = /[\p{Cc}\p{Cs}\p{Co}\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029\ufeff]+/gu;

/** Cleans chat text: one line of plain text, possibly empty. */
export const cleanTalk = (text: string): string =>
  text.replace(UNSEEMLY, ' ').replace(/\s+/gu, ' ').trim();

export class Talk {
  readonly #plan: TalkPlan;
  #lines: ChatLine[] | undefined;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(plan: TalkPlan) {
    this.#plan = plan;
  }

  /** What was said so far, the last of it; read before the first one comes in. */
  async packed(): Promise<Packed> {
    if (this.#lines === undefined) await this.#inLine(() => this.#read());
    return packTalk(this.#lines ?? []);
  }

  /** Resolves when it is kept and told. */
  say(command: string, line: Omit<ChatLine, 'n'>): Promise<void> {
    const { table, chat, cluster } = this.#plan;
    return this.#inLine(async () => {
      const kept = await chat.say(table, command, line);
      cluster.tell({ kind: 'chat', table });
      const last = this.#lines?.at(-1)?.n;
      // Unless it is the next one it was told before, or stands behind others that were not.
      if (last !== undefined && kept.n === last + 1) this.#add([kept]);
      else await this.#read();
    });
  }

  /** Something was said elsewhere. */
  catchUp(): Promise<void> {
    return this.#lines === undefined ? Promise.resolve() : this.#inLine(() => this.#read());
  }

  /** Reloads lines that may have been blanked, for sessions that join from now on. */
  renew(): Promise<void> {
    const { table, chat } = this.#plan;
    if (this.#lines === undefined) return Promise.resolve();
    return this.#inLine(async () => {
      const lines = await chat.lines(table, 0);
      const last = this.#lines?.at(-1)?.n ?? -1;
      this.#lines = lines.filter(({ n }) => n <= last);
      this.#add(lines.filter(({ n }) => n > last));
    });
  }

  async #read(): Promise<void> {
    const { table, chat } = this.#plan;
    const last = this.#lines?.at(-1)?.n;
    const lines = await chat.lines(table, last === undefined ? 0 : last + 1);
    if (this.#lines === undefined) this.#lines = [...lines];
    else this.#add(lines);
  }

  #add(lines: readonly ChatLine[]): void {
    if (lines.length === 0) return;
    this.#lines = [...(this.#lines ?? []), ...lines].slice(-KEPT_MAX);
    this.#plan.tell(lines);
  }

  #inLine(job: () => Promise<void>): Promise<void> {
    const next = this.#queue.then(job);
    // Only the caller gets the error; the jobs behind it still run.
    this.#queue = next.catch(() => undefined);
    return next;
  }
}
