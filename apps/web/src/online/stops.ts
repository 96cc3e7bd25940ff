// Words why an online table is not shown.

import { settings } from '../app/settings.svelte.ts';
import { HALTED } from '../table/texts/halted.ts';
import type { RoomSession } from './room.svelte.ts';
import { sayFailure, sayOnline } from './say.ts';

export interface StopWords {
  readonly title: string;
  readonly text: string;
}

/** Halted by the server, or by this page because it lacks the table's rules. */
export const haltOf = (session: RoomSession) => session.halted ?? session.session?.halted;

/** Undefined where nothing is in the way. Read inside a component it follows what it reads. */
export function stopOf(session: RoomSession): StopWords | undefined {
  const { failure, link } = session;
  const { stops } = sayOnline();
  if (failure !== undefined)
    return failure.code === 'no-such-table' || failure.code === 'kicked'
      ? stops[failure.code]
      : { title: sayFailure(failure), text: '' };
  if (link.kind === 'moved') return stops.moved;
  if (link.kind === 'refused') return stops[link.why];
  if (session.complaint?.code === 'kicked') return stops.kicked;
  const halted = haltOf(session);
  if (halted === undefined) return undefined;
  const { title, text, online = text } = HALTED[settings.lang][halted];
  return { title, text: online };
}
