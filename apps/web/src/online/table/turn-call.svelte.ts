// Signals the player's turn: a dot on the window's icon, a badge on the app's icon, a soft sound.
// The room sets the window's title.

import { sound } from '../../table/sounds.ts';
import dotted from './turn.svg?url';

/** Skip the sound when the same player is asked again within this time. */
const PAUSE_MS = 1500;

interface Badged {
  setAppBadge?(count: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

/** Call in a component: follows the player's turn while it is mounted. */
export function callTurns(isAsked: () => boolean): void {
  let askedUntil = -Infinity;
  $effect(() => {
    if (!isAsked()) return;
    if (performance.now() - askedUntil > PAUSE_MS) sound('turn');
    const takeOff = putOn();
    return () => {
      askedUntil = performance.now();
      takeOff();
    };
  });
}

function putOn(): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const usual = icon?.href;
  if (icon !== null) icon.href = dotted;
  badge((app) => app.setAppBadge?.(1));
  return () => {
    if (icon !== null && usual !== undefined) icon.href = usual;
    badge((app) => app.clearAppBadge?.());
  };
}

/** Only installed apps have one, and not everywhere. */
function badge(act: (app: Badged) => Promise<void> | undefined): void {
  act(navigator)?.catch(() => undefined);
}
