// Takes the page to the next table of a rematch, 8 s after its start. A page opened later, or told
// to stay, stays. A screen always follows.

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
