// Runs a table's timers: closes open windows, flags seats without time left, and carries out
// standing orders.

import type { Seat } from '@tablee/kit';
import type { Alarms } from './alarms.ts';
import { Deadlines } from './deadlines.ts';
import type { Draft, Ledger } from './ledger.ts';
import { orderDelay, orderDrafts } from './orders.ts';
import type { HostPlan, HostPorts } from './plan.ts';
import type { Kept } from './ports.ts';
import type { Presence } from './presence.ts';
import type { Bell } from './reports.ts';

/** The ports of the host. */
export interface TimetablePlan {
  readonly ledger: Ledger;
  readonly plan: Pick<HostPlan, 'luck' | 'sheet'>;
  readonly ports: HostPorts;
  readonly presence: Presence;
  readonly alarms: Alarms;
  /** Whether moves count now. */
  readonly isGoing: () => boolean;
  readonly keep: (drafts: readonly Draft[]) => Promise<Kept>;
  /** Appends the table's own next entries and reports the change. */
  readonly goOn: () => Promise<void>;
  readonly tellWaiting: () => void;
}

export class Timetable {
  readonly #table: TimetablePlan;
  readonly #deadlines: Deadlines;
  #bell: (Bell & { readonly step: number }) | undefined;
  /** When this host reached the present step, by its own clock. */
  #stepAt: number;

  constructor(table: TimetablePlan) {
    const { ledger, ports, presence } = table;
    this.#table = table;
    this.#deadlines = new Deadlines(ledger, ports, presence);
    // After a clock set back, a future `stepAt` would keep the window open for too long.
    this.#stepAt = Math.min(ledger.stepAt, ports.clock.now());
  }

  get bell(): Bell | undefined {
    return this.#bell;
  }

  /** When the first window closes or clock runs out; undefined if none will. */
  get due(): number | undefined {
    const dues = [this.#bell?.due, this.#deadlines.flag()].filter((due) => due !== undefined);
    return dues.length === 0 ? undefined : Math.min(...dues);
  }

  /** Call after the table has come to another step. */
  stepped(): void {
    this.#stepAt = this.#table.ports.clock.now();
  }

  set(): void {
    const { alarms, isGoing, ports } = this.#table;
    this.#startBell();
    const flag = isGoing() ? this.#deadlines.flag() : undefined;
    if (flag === undefined) alarms.cancel('flag');
    else alarms.after('flag', flag - ports.clock.now(), () => this.#flag());
  }

  #startBell(): void {
    const { alarms, isGoing, ledger, ports } = this.#table;
    const bell = isGoing() ? this.#deadlines.bell(this.#stepAt) : undefined;
    if (bell === undefined) {
      this.#bell = undefined;
      alarms.cancel('bell');
      return;
    }
    const { steps: step } = ledger.log;
    const isSet = this.#bell?.due === bell.due && this.#bell.step === step;
    if (isSet && alarms.has('bell')) return;
    this.#bell = { ...bell, step };
    alarms.after('bell', bell.due - ports.clock.now(), () => this.#ring(step));
  }

  async #ring(step: number): Promise<void> {
    const { alarms, isGoing, ledger, ports, keep, goOn, tellWaiting } = this.#table;
    // A bid that was queued before the bell counts and gets its own bell.
    if (ledger.log.steps !== step || !isGoing()) return;
    // A gap may have been detected in the meantime: then the window restarts.
    this.#startBell();
    if (this.#bell!.due > ports.clock.now()) {
      tellWaiting();
      return;
    }
    alarms.cancel('bell');
    if ((await keep([{ what: { kind: 'bell' } }])) !== 'failed') await goOn();
  }

  /** Time is up: a bot makes the move. */
  async #flag(): Promise<void> {
    const { ports, keep } = this.#table;
    const drafts = this.#deadlines.flags(ports.clock.now());
    if (drafts.length > 0 && (await keep(drafts)) === 'failed') return;
    this.set();
    ports.onChange?.();
  }

  considerOrders(): void {
    const { alarms, isGoing, ledger, plan } = this.#table;
    if (!isGoing()) return;
    const { steps } = ledger.log;
    for (const seat of ledger.company.orders.keys()) {
      const delay = orderDelay(ledger, plan, seat, this.#bell?.of);
      const name = `order ${seat} ${steps}`;
      if (delay === undefined || alarms.has(name)) continue;
      alarms.after(name, delay, () => this.#carryOut(seat, steps));
    }
  }

  async #carryOut(seat: Seat, step: number): Promise<void> {
    const { isGoing, ledger, keep, goOn } = this.#table;
    if (ledger.log.steps !== step || !isGoing()) return;
    const drafts = orderDrafts(ledger, seat);
    if (drafts.length > 0 && (await keep(drafts)) !== 'failed') await goOn();
  }
}
