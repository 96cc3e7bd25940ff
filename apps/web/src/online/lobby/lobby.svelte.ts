// Polls the lobby's tables every few seconds while the list is visible.

import type { Lobby, MyTable } from '@tablee/wire';
import { failureOf, type ApiFailure } from '../../app/api.ts';
import { api } from '../../app/browser.ts';
import { ownTables } from '../../app/own-tables.ts';
import { Poll } from '../poll.ts';

const EVERY_MS = 5000;

export class LobbyList {
  lobby: Lobby | undefined = $state.raw();
  mine: readonly MyTable[] = $state.raw([]);
  /** Why the list could not be had just now. */
  failure: ApiFailure | undefined = $state.raw();
  isLooking = $state(false);
  readonly #poll = new Poll(() => this.#look(), EVERY_MS);

  close(): void {
    this.#poll.end();
  }

  look(): void {
    void this.#poll.now();
  }

  async #look(): Promise<void> {
    this.isLooking = true;
    const mine = ownTables().catch(() => []);
    try {
      [this.lobby, this.mine] = await Promise.all([api.lobby(), mine]);
      this.failure = undefined;
    } catch (error) {
      this.failure = failureOf(error);
    } finally {
      this.isLooking = false;
    }
  }
}
