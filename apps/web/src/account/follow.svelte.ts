// Keeps the device's settings in step with the account, and the language of its push messages in
// step with the site, while the page is open.

import { LANGS, type Lang } from '@tablee/kit';
import { MOTIONS, PACES, THEMES } from '../app/choices.ts';
import { api, person } from '../app/browser.ts';
import { adopt, chosen, settings } from '../app/settings.svelte.ts';
import { changeMe, isUnknown, keepSubscription, pushKey } from './requests.ts';
import { agree, agreed, called } from '../app/signed-in.ts';
import { howOf } from './push-stand.ts';
import { isAllowed, subscribe } from './push.ts';
import { pack, Sync, unpack, type Choices } from './sync.ts';

/** Settings that follow the account. Sound stays per device. */
const FOLLOWING: Choices = {
  lang: LANGS,
  theme: THEMES,
  pace: PACES,
  motion: MOTIONS,
  oneTap: [true, false],
  aids: [true, false],
  banter: [true, false],
};

export const sync = new Sync({
  pack: () => pack({ ...chosen() }, FOLLOWING),
  unpack: (me) => adopt(unpack(me, FOLLOWING)),
  agreed,
  agree,
  send: changeMe,
  fetch: () => api.me(),
  isUnknown,
  later(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
});

/**
 * Sends the server the push subscription again after a change: of the site's language, or of the
 * endpoint, which a browser may replace at any time.
 */
async function followCalls(lang: Lang): Promise<void> {
  const before = called();
  if (before === undefined || person.key === undefined || !isAllowed()) return;
  try {
    const key = await pushKey();
    const subscription = key === null ? undefined : await subscribe(key, lang);
    if (subscription === undefined || howOf(subscription) === before) return;
    await keepSubscription(subscription);
  } catch {
    // Tried again with the next page.
  }
}

let isFollowing = false;

/** However often it is called, it begins once. */
export function follow(): void {
  if (isFollowing) return;
  isFollowing = true;
  void sync.meet();
  addEventListener('online', () => void sync.meet());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void sync.meet();
  });
  $effect.root(() => {
    $effect(() => sync.changed());
    $effect(() => void followCalls(settings.lang));
  });
}
