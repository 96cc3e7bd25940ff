// Counts and logs uncaught errors, halts the table that caused one, and ends the server if they go
// on. A restart takes two seconds and loses nothing.

import type { Clock } from '@tablee/table';
import type { Log } from './log.ts';
import type { FaultKind, Metrics } from './metrics.ts';
import { followWork, tableAtWork } from './rooms/at-table.ts';
import { Complaints } from './rooms/complaints.ts';

const MINUTE_MS = 60_000;
/** The server ends at the next fault within a minute. */
const FAULTS_MAX = 30;
/** A server that ended so recently because of faults goes on instead: another start would not help. */
const AGAIN_MS = 600_000;
/** After an end because of faults, starts follow work at once for so long. */
const FOLLOW_MS = 3_600_000;

export interface UnexpectedPlan {
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'unexpected'>;
  /** False where the table is not open here, or stands still already. */
  readonly halt: (table: string, error: unknown) => boolean;
  /** When a server of this house last ended because of faults. */
  readonly lastEnd: number;
  /** Keeps that it ends now. Never rejects. */
  readonly keepEnd: (at: number) => Promise<void>;
}

export class Unexpected {
  readonly #plan: UnexpectedPlan;
  /** A kind that floods the log leaves no other kind out. */
  readonly #complaints: Readonly<Record<FaultKind, Complaints>>;
  /** When the last ones were. */
  #recent: number[] = [];
  /** It is known what becomes of the server. */
  #isSettled = false;
  #end: () => void = () => undefined;

  constructor(plan: UnexpectedPlan) {
    this.#plan = plan;
    this.#complaints = { exception: new Complaints(plan), rejection: new Complaints(plan) };
    if (plan.clock.now() - plan.lastEnd < FOLLOW_MS) followWork();
  }

  /** Called once, when the server is to end. */
  onEnd(end: () => void): void {
    this.#end = end;
  }

  take(kind: FaultKind, error: unknown): void {
    const { metrics, halt } = this.#plan;
    const table = tableAtWork();
    // The next one may be known by its table.
    followWork();
    metrics.unexpected(kind);
    const where = table === undefined ? {} : { table };
    this.#complaints[kind].make(error, 'unexpected', { kind, ...where });
    if (table === undefined || !halt(table, error)) this.#count();
  }

  close(): void {
    for (const complaints of Object.values(this.#complaints)) complaints.close();
  }

  #count(): void {
    const { clock, lastEnd, log, keepEnd } = this.#plan;
    const now = clock.now();
    this.#recent = [...this.#recent.slice(-FAULTS_MAX), now];
    const [first = now] = this.#recent;
    if (this.#recent.length <= FAULTS_MAX || now - first > MINUTE_MS || this.#isSettled) return;
    this.#isSettled = true;
    if (now - lastEnd < AGAIN_MS) {
      log.error({}, 'too many unexpected faults, also after a restart: the server goes on');
      clock.after(lastEnd + AGAIN_MS - now, () => {
        this.#isSettled = false;
      });
      return;
    }
    log.error({}, 'too many unexpected faults: the server ends');
    void keepEnd(now).then(() => this.#end());
  }
}
