// Updates a room document optimistically: read, change, write if the revision is unchanged, else
// retry.

import type { Result } from '@tablee/kit';
import type { ApiError } from '@tablee/wire';
import { ApiFault } from '../http/errors.ts';
import type { RoomStore } from '../store/room-store.ts';
import type { StoredRoom } from '../store/stores.ts';
import type { RoomDocument } from '../store/document.ts';

/** More than there are seats and hosts that could want something at the same moment. */
const TRIES = 30;

export type Change = (document: RoomDocument) => Result<RoomDocument, ApiError>;

export const faultOf = ({ code, facts, rule }: ApiError): ApiFault =>
  new ApiFault(code, facts, rule);

/** The room as it is afterwards. The change may return the very same document to change nothing. */
export async function changeRoom(
  rooms: RoomStore,
  id: string,
  change: Change,
): Promise<{ readonly stored: StoredRoom; readonly isChanged: boolean }> {
  for (let tries = 0; tries < TRIES; tries++) {
    const stored = await rooms.find(id);
    if (stored === undefined) throw new ApiFault('no-such-table');
    const next = change(stored.document);
    if (!next.ok) throw faultOf(next.error);
    const document = next.value;
    if (document === stored.document) return { stored, isChanged: false };
    if (await rooms.change(id, stored.revision, document))
      return { stored: { ...stored, revision: stored.revision + 1, document }, isChanged: true };
  }
  throw new ApiFault('store');
}
