// Whether somebody can be called here when it is their turn, and what a server needs for it.

import type { Lang } from '@tablee/kit';

/** Why nobody can be called here, where there is something to do about it. */
export const PUSH_OBSTACLES = ['home-screen', 'denied'] as const;
export type PushObstacle = (typeof PUSH_OBSTACLES)[number];

export interface PushSurroundings {
  /** The site is kept on the device, and the browser can be called. */
  readonly canPush: boolean;
  readonly permission: 'default' | 'denied' | 'granted';
  readonly isApple: boolean;
  readonly isOnHomeScreen: boolean;
}

/** `unable`: nothing to offer; then nothing is shown. */
export type PushStand = 'able' | 'unable' | PushObstacle;

export function pushStandIn(around: PushSurroundings): PushStand {
  // Apple's phones call only what lies on the home screen, and say so by not having it elsewhere.
  if (around.isApple && !around.isOnHomeScreen) return 'home-screen';
  if (!around.canPush) return 'unable';
  return around.permission === 'denied' ? 'denied' : 'able';
}

/** What the server needs to call this browser. */
export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly lang: Lang;
}

/** Enough to see whether the server has to be told anew. */
export const howOf = ({ lang, endpoint }: Subscription): string => `${lang} ${endpoint}`;

/** The server's key as a browser wants it. */
export const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
