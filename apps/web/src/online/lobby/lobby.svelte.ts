// The tables of the house as the lobby lists them, looked at again every few seconds while somebody sees
// the list.

import type { Lobby, MyTable } from '@tablee/wire';
import { failureOf, type ApiFailure } from '../../app/api.ts';
import { api, person } from '../../app/browser.ts';

const EVERY_MS = 5000;

export class LobbyList {
  lobby: Lobby | undefined = $state.raw();
  mine: readonly MyTable[] = $state.raw([]);
  /** Why the list could not be had just now. */
  failure: ApiFailure | undefined = $state.raw();
  isLooking = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  readonly #shown = (): void => {
    if (document.visibilityState === 'visible') void this.look();
  };

  open(): void {
    document.addEventListener('visibilitychange', this.#shown);
    void this.look();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#shown);
  }

  async look(): Promise<void> {
    clearTimeout(this.#timer);
    this.isLooking = true;
    const mine = person.key === undefined ? Promise.resolve([]) : api.myTables().catch(() => []);
    try {
      [this.lobby, this.mine] = await Promise.all([api.lobby(), mine]);
      this.failure = undefined;
    } catch (error) {
      this.failure = failureOf(error);
    } finally {
      this.isLooking = false;
    }
    if (this.#isClosed || document.visibilityState !== 'visible') return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.look(), EVERY_MS);
  }
}
