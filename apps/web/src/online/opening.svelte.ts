// Opens an online table with the usual settings and goes there.

import type { GameMeta } from '@tablee/kit';
import { Attempt } from '@tablee/ui/attempt.svelte.ts';
import type { RoomSettings } from '@tablee/wire';
import { ahead, go } from '../app/router.svelte.ts';
import { settings } from '../app/settings.svelte.ts';
import { usualSeats } from '../offline/setup.ts';
import { failureOf, type ApiFailure } from '../app/api.ts';
import { api, person } from '../app/browser.ts';
import { fitName } from './seating.ts';

/** Whether a name is stored. */
export const hasName = (): boolean => fitName(settings.name) !== '';

/** Private tables default to a short game, public ones to a whole game. */
const usualSettings = ({ quick }: GameMeta, isPublic: boolean): RoomSettings => ({
  options: isPublic ? {} : (quick?.options ?? {}),
  isPublic,
  mayWatch: true,
  hasChat: true,
  isRated: false,
  clock: null,
});

export class Opening extends Attempt<ApiFailure> {
  constructor() {
    super(failureOf);
  }

  open(meta: GameMeta, isPublic: boolean): Promise<boolean> {
    return this.run(async () => {
      ahead.fetch('t');
      const { room, token } = await api.create({
        game: meta.id,
        name: fitName(settings.name),
        face: settings.face,
        settings: usualSettings(meta, isPublic),
        others: Array.from({ length: usualSeats(meta) - 1 }, () => ({ kind: 'empty' as const })),
      });
      person.keepToken(room.id, token);
      go(`/t/${room.id}`);
    });
  }

  /** This device shows the table; its player sits down with a phone, like the others. */
  openScreen(meta: GameMeta): Promise<boolean> {
    return this.run(async () => {
      ahead.fetch('t');
      const { id } = await api.openScreen({
        game: meta.id,
        settings: usualSettings(meta, false),
        // Open with all chairs: the host can start with empty ones.
        seats: meta.seats.max,
      });
      go(`/t/${id}/screen`);
    });
  }
}
