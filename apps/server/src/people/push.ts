// Sends "it is your turn" by Web Push to subscribed browsers. A server without VAPID keys sends
// none and says so.

import webpush from 'web-push';
import type { Lang } from '@tablee/kit';
import type { subscribeSchema } from '@tablee/wire';
import type * as v from 'valibot';
import { ApiFault } from '../http/errors.ts';
import type { Row } from '../store/database.ts';
import type { Vapid } from '../settings.ts';
import type { House } from './house.ts';
import type { Person } from './keys.ts';
import { deliver, pushAddress } from './push-delivery.ts';
import { reminderText } from './push-texts.ts';

/** A player's turn. `step`: the number of steps so far; without it the table's log is counted. */
export interface Reminder {
  readonly table: string;
  readonly game: string;
  readonly step?: number;
}

/** Browsers of one person; the oldest makes room for a new one. */
const SUBSCRIPTIONS_MAX = 10;
/** What was not delivered after a day is no news any more. */
const LIFE_S = 86_400;
const REMEMBER_MS = 60 * 86_400_000;
const P256DH_BYTES = 65;
const AUTH_BYTES = 16;
const TOPIC_MAX = 32;
const GONE = [404, 410];

const byteLength = (text: string): number => Buffer.from(text, 'base64url').length;

export async function subscribe(
  house: House,
  { id: person }: Person,
  { endpoint, p256dh, auth, lang }: v.InferOutput<typeof subscribeSchema>,
): Promise<void> {
  const { database, settings, clock } = house;
  if (settings.push === undefined) throw new ApiFault('no-push');
  const url = pushAddress(endpoint, settings.mayPushLocally === true);
  const areKeys = byteLength(p256dh) === P256DH_BYTES && byteLength(auth) === AUTH_BYTES;
  if (url === undefined || !areKeys) throw new ApiFault('bad-request');
  await database.transaction(async (inside) => {
    // A browser has one endpoint for all its users: the last subscriber gets it.
    await inside.query(
      `insert into subscriptions (endpoint, person, p256dh, auth, lang, created)
       values ($1, $2, $3, $4, $5, $6) on conflict (endpoint) do update set
       person = excluded.person, p256dh = excluded.p256dh, auth = excluded.auth,
       lang = excluded.lang, created = excluded.created`,
      [url.href, person, p256dh, auth, lang, clock.now()],
    );
    const all = await inside.query(
      `select endpoint from subscriptions where person = $1 order by created desc, endpoint`,
      [person],
    );
    for (const row of all.slice(SUBSCRIPTIONS_MAX))
      await inside.query(`delete from subscriptions where endpoint = $1`, [row['endpoint']!]);
  });
}

/** No more reminders to this browser. */
export async function unsubscribe(
  house: House,
  { id: person }: Person,
  endpoint: string,
): Promise<void> {
  const href = URL.canParse(endpoint) ? new URL(endpoint).href : endpoint;
  await house.database.query(`delete from subscriptions where endpoint = $1 and person = $2`, [
    href,
    person,
  ]);
}

/** Reminds a person at most once per turn; returns the number of browsers. Never throws. */
export async function remind(house: House, person: string, reminder: Reminder): Promise<number> {
  const { push: vapid } = house.settings;
  if (vapid === undefined) return 0;
  try {
    const rows = await house.database.query(
      `select endpoint, p256dh, auth, lang from subscriptions where person = $1`,
      [person],
    );
    if (rows.length === 0 || !(await claim(house, person, reminder))) return 0;
    const sent = await Promise.all(rows.map((row) => sendTo(house, vapid, row, reminder)));
    return sent.filter(Boolean).length;
  } catch (error) {
    // A reminder is a courtesy: the table goes on without it.
    house.complain?.(error, 'a reminder could not be sent');
    return 0;
  }
}

/** Claims a reminder, since another server may be about to send it. */
async function claim(
  { database, clock }: House,
  person: string,
  { table, step }: Reminder,
): Promise<boolean> {
  const now = clock.now();
  await database.query(`delete from challenges where expires <= $1`, [now]);
  const [room] =
    step === undefined
      ? await database.query(`select length from logs where room = $1`, [table])
      : [{ length: step }];
  const [first] = await database.query(
    `insert into challenges (challenge, purpose, person, expires) values ($1, 'remind', $2, $3)
     on conflict (challenge) do nothing returning challenge`,
    [`remind ${person} ${table} ${String(room?.length)}`, person, now + REMEMBER_MS],
  );
  return first !== undefined;
}

async function sendTo(
  house: House,
  vapid: Vapid,
  row: Row,
  { table, game }: Reminder,
): Promise<boolean> {
  const { database, settings } = house;
  const endpoint = String(row['endpoint']);
  const lang = row['lang'] as Lang;
  try {
    const request = webpush.generateRequestDetails(
      { endpoint, keys: { p256dh: String(row['p256dh']), auth: String(row['auth']) } },
      JSON.stringify({ table, game, lang, ...reminderText(game, lang) }),
      {
        vapidDetails: vapid,
        TTL: LIFE_S,
        urgency: 'normal',
        // A newer reminder of the same table takes the place of one that still waits.
        topic: table.slice(0, TOPIC_MAX),
      },
    );
    const status = await deliver(request, settings.mayPushLocally === true);
    if (GONE.includes(status))
      await database.query(`delete from subscriptions where endpoint = $1`, [endpoint]);
    return status >= 200 && status < 300;
  } catch (error) {
    house.complain?.(error, 'a reminder could not be sent');
    return false;
  }
}
