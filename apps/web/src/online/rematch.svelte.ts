// Everyone goes on to the next table together, once they have seen how this one ended; who comes to an
// old one later, or wants to stay, stays there. A screen always goes along.

import type { RoomSession } from './room.svelte.ts';

const SEEN_MS = 8000;

/** Call in a component. */
export function followRematch(session: RoomSession): void {
  let wasOpen = session.isScreen;
  const room = $derived(session.room);
  const next = $derived(room?.next);
  $effect(() => {
    if (room !== undefined && next === undefined) wasOpen = true;
    if (next === undefined || !wasOpen) return;
    const timer = setTimeout(() => {
      if (!session.staysHere) session.follow();
    }, SEEN_MS);
    return () => clearTimeout(timer);
  });
}
