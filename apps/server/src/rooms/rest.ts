// Pauses a table that only bots are playing after a minute without connections. It resumes when a
// connection opens.

import type { Clock, Host } from '@tablee/table';

const FORSAKEN_MS = 60_000;

export interface RestPlan {
  readonly host: Host;
  readonly clock: Clock;
  /** Whether the table has no connection on any server. */
  readonly isDeserted: () => boolean;
}

export class Rest {
  readonly #plan: RestPlan;
  /** Since when the table has had no connection, as of the last check. */
  #desertedAt: number | undefined;
  #wasSo = false;

  constructor(plan: RestPlan) {
    this.#plan = plan;
  }

  get isNow(): boolean {
    const { host, clock, isDeserted } = this.#plan;
    if (this.#desertedAt === undefined || !isDeserted()) return false;
    return clock.now() - this.#desertedAt >= FORSAKEN_MS && isLeftToBots(host);
  }

  /** Whether the state has changed since the last call; called about once a second. */
  hasChanged(): boolean {
    const { clock, isDeserted } = this.#plan;
    this.#desertedAt = isDeserted() ? (this.#desertedAt ?? clock.now()) : undefined;
    const isSo = this.isNow;
    const hasChanged = isSo !== this.#wasSo;
    this.#wasSo = isSo;
    return hasChanged;
  }
}

/** Whether each seat is a bot's, or has a stand-in until its player returns. */
const isLeftToBots = ({ plan, company }: Host): boolean =>
  plan.sheet.players.every(
    ({ kind }, seat) => kind === 'bot' || company.standIns.get(seat) === 'sits',
  );
