// Subscribes this browser to push messages and hands the subscription to the server. The browser
// asks for permission only after the player turns the switch.

import type { Lang } from '@tablee/kit';
import { bytesOf, pushStandIn, type PushStand, type Subscription } from './push-stand.ts';

/** An iPad says that it is a Mac; no Mac has a screen to touch. */
const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

/** Private windows may refuse even to be asked. */
const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator
    ? navigator.serviceWorker.getRegistration().catch(() => undefined)
    : undefined;

export async function pushStand(): Promise<PushStand> {
  const canPush =
    'PushManager' in globalThis &&
    'Notification' in globalThis &&
    (await registration()) !== undefined;
  return pushStandIn({
    canPush,
    permission: 'Notification' in globalThis ? Notification.permission : 'default',
    isApple: isApple(),
    isOnHomeScreen: matchMedia('(display-mode: standalone)').matches,
  });
}

function textOf(subscription: PushSubscription, lang: Lang): Subscription {
  const { endpoint, keys } = subscription.toJSON();
  const p256dh = keys?.['p256dh'];
  const auth = keys?.['auth'];
  if (endpoint === undefined || p256dh === undefined || auth === undefined)
    throw new Error('the browser gave an address without its keys');
  return { endpoint, p256dh, auth, lang };
}

const isSameKey = (one: ArrayBuffer | null, other: Uint8Array): boolean => {
  if (one === null) return false;
  const bytes = new Uint8Array(one);
  return bytes.length === other.length && bytes.every((byte, i) => byte === other[i]);
};

export const isAllowed = (): boolean =>
  'Notification' in globalThis && Notification.permission === 'granted';

/**
 * Call it from a tap: the browser asks its owner here. Undefined when the owner says no.
 */
export async function subscribe(serverKey: string, lang: Lang): Promise<Subscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const worker = await navigator.serviceWorker.ready;
  const applicationServerKey = bytesOf(serverKey);
  const before = await worker.pushManager.getSubscription();
  // A subscription works only with the server key it was created for, and that key may have
  // changed.
  if (before && !isSameKey(before.options.applicationServerKey, applicationServerKey))
    await before.unsubscribe();
  return textOf(
    await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }),
    lang,
  );
}

/** Unsubscribes the browser; returns the old endpoint, so that the server can delete it. */
export async function unsubscribe(): Promise<string | undefined> {
  const found = await (await registration())?.pushManager.getSubscription();
  if (!found) return undefined;
  await found.unsubscribe();
  return found.endpoint;
}
