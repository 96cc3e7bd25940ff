// Whether a table rests: nobody has been there for a while, and nobody has a turn to come. Bots would
// play for nobody; they go on where it was for whoever comes back.

import type { Clock, Host } from '@tablee/table';

const FORSAKEN_MS = 60_000;

export interface RestPlan {
  readonly host: Host;
  readonly clock: Clock;
  /** Whether nobody is connected, on any server. */
  readonly isDeserted: () => boolean;
}

export class Rest {
  readonly #plan: RestPlan;
  /** Since when nobody has been there, as was last looked. */
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

  /** About once a second: whether it is not any more as it was. */
  hasChanged(): boolean {
    const { clock, isDeserted } = this.#plan;
    this.#desertedAt = isDeserted() ? (this.#desertedAt ?? clock.now()) : undefined;
    const isSo = this.isNow;
    const hasChanged = isSo !== this.#wasSo;
    this.#wasSo = isSo;
    return hasChanged;
  }
}

/** All seats are bots', or people's who have let a bot sit in until they come back. */
const isLeftToBots = ({ plan, company }: Host): boolean =>
  plan.sheet.players.every(
    ({ kind }, seat) => kind === 'bot' || company.standIns.get(seat) === 'sits',
  );
