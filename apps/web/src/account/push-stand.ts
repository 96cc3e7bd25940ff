// Decides whether this browser can receive push messages, and describes its subscription.

import type { Lang } from '@tablee/kit';

/** Obstacles to push messages that the player can remove. */
export const PUSH_OBSTACLES = ['home-screen', 'denied'] as const;
export type PushObstacle = (typeof PUSH_OBSTACLES)[number];

export interface PushSurroundings {
  /** The browser has a service worker and the Push API. */
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

/** Data that the server needs to send this browser a push message. */
export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly lang: Lang;
}

/** Fingerprint of a subscription: it goes to the server again when this changes. */
export const howOf = ({ lang, endpoint }: Subscription): string => `${lang} ${endpoint}`;

/** The server's key as a browser wants it. */
export const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
