// Reduces a puzzle's record to what its seat could see: the last view and the events before it.
// Nothing else of the record reaches the page.

import { askedSeats, type Seat } from '@tablee/kit';
import type { SceneWaiting } from '@tablee/ui/scene.ts';
import { chaptersOf } from '../replay/chapters.ts';
import type { Film } from '../app/film.ts';

export interface Sight {
  readonly seats: number;
  readonly view: unknown;
  readonly waiting: SceneWaiting<unknown>;
  /** Points of earlier rounds stand beside those of this one. */
  readonly hasTotals: boolean;
  /** By step, from the first. */
  readonly heard: readonly (readonly unknown[])[];
}

export function sightOf(film: Film, seat: Seat): Sight {
  const { last } = film;
  const pending = film.pendingAt(last);
  const seats = askedSeats(pending);
  return {
    seats: film.open.setup.seats,
    view: film.sightAt(last, seat),
    waiting: { kind: pending.kind, seats, chosen: [], own: undefined, bell: undefined },
    hasTotals: chaptersOf(film).filter(({ kind }) => kind === 'round').length > 1,
    heard: Array.from({ length: last }, (_, step) => film.eventsAt(step + 1, seat)),
  };
}
