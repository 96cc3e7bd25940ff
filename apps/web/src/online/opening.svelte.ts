// One tap, one table online: opens it with what is usual, and goes there.

import type { GameMeta } from '@tablee/kit';
import { ahead, go } from '../router.svelte.ts';
import { settings } from '../settings.svelte.ts';
import { usualSeats } from '../setup/setup.ts';
import { failureOf, type ApiFailure } from './api.ts';
import { api, person } from './browser.ts';
import { fitName } from './seating.ts';

/** Whether somebody has ever said what they are called. */
export const hasName = (): boolean => fitName(settings.name) !== '';

export class Opening {
  isBusy = $state(false);
  failure: ApiFailure | undefined = $state.raw();

  async open(meta: GameMeta, isPublic: boolean): Promise<void> {
    // A second tap must not open a second table.
    if (this.isBusy) return;
    this.isBusy = true;
    this.failure = undefined;
    ahead.fetch('t');
    try {
      const { room, token } = await api.create({
        game: meta.id,
        name: fitName(settings.name),
        face: settings.face,
        settings: {
          // Friends begin with a short game; whoever looks for players wants a whole one.
          options: isPublic ? {} : (meta.quick?.options ?? {}),
          isPublic,
          mayWatch: true,
          hasChat: true,
          isRated: false,
          clock: null,
        },
        others: Array.from({ length: usualSeats(meta) - 1 }, () => ({ kind: 'empty' as const })),
      });
      person.keepToken(room.id, token);
      go(`/t/${room.id}`);
    } catch (error) {
      this.failure = failureOf(error);
    } finally {
      this.isBusy = false;
    }
  }
}
