// Moves a seat with an unreachable player to another device: the device asks, and a player at the
// table answers. Pure functions that return the next document or an error code.

import { ok, type Result } from '@tablee/kit';
import type { ApiError, SeatAnswer } from '@tablee/wire';
import { sameSecret } from '../secrets.ts';
import type { RoomDocument, SeatRequest } from '../store/document.ts';
import { back, no, personAt, seatOfPerson, type Changed } from './changes.ts';

/** So long the players have for an answer. */
const OPEN_MS = 90_000;
/** After a no the table is left alone for a while. */
const QUIET_MS = 60_000;
/** Older ones are of no interest to the table. */
const REPLACED_MAX = 20;

const isOpen = ({ end, until }: SeatRequest, now: number): boolean =>
  end === undefined && now < until;

/** Why no other device can ever ask for this seat. */
function whyNever(document: RoomDocument, seat: number): Result<never, ApiError> | undefined {
  const { state, settings } = document;
  if (personAt(document, seat) === undefined) return no('no-seat');
  if (state === 'gathering') return no('not-started');
  // Correspondence games leave time to return, and rating points belong to the account.
  const isOwners = settings.isRated || settings.clock?.kind === 'correspondence';
  return state === 'playing' && !isOwners ? undefined : no('owner-only');
}

export interface SeatWish {
  readonly seat: number;
  /** The person ids of the asking device: from its key, and from the seat that it holds. */
  readonly persons: readonly (string | undefined)[];
  readonly from: string | undefined;
  /** The hash of the token that shall hold the seat. */
  readonly token: string;
}

/** A player of this table may not ask: the same player could agree. */
export function ask(document: RoomDocument, wish: SeatWish, now: number): Changed {
  const { seat, persons, from, token } = wish;
  const never = whyNever(document, seat);
  if (never !== undefined) return never;
  const known = persons.filter((one) => one !== undefined);
  if (known.some((one) => document.kicked.includes(one))) return no('kicked');
  if (known.some((one) => seatOfPerson(document, one) >= 0)) return no('owner-only');
  const { request } = document;
  if (request !== undefined && isOpen(request, now)) return no('seat-asked');
  if (request?.end === 'refused' && now < request.until)
    return no('too-fast', { seconds: Math.ceil((request.until - now) / 1000) });
  const asked = { seat, token, until: now + OPEN_MS, ...(from !== undefined && { from }) };
  return ok({ ...document, request: asked, touched: now });
}

export interface Vouching {
  readonly seat: number;
  readonly agrees: boolean;
  /** The seat of the answering player. */
  readonly by: number;
  /** The person id of the answering device, as in the request. */
  readonly from: string | undefined;
  /** How many steps have been played. */
  readonly step: number;
}

/** With a yes the seat is held by the token that was asked for, and by no other one. */
export function answer(document: RoomDocument, vouching: Vouching, now: number): Changed {
  const { seat, agrees, by, from, step } = vouching;
  const { request, left = [], replaced = [] } = document;
  if (request === undefined || !isOpen(request, now) || request.seat !== seat)
    return no('not-asked');
  if (personAt(document, by) === undefined || by === seat || left.includes(by))
    return no('not-seated');
  if (agrees && from !== undefined && from === request.from) return no('owner-only');
  if (!agrees)
    return ok({
      ...document,
      request: { ...request, until: now + QUIET_MS, end: 'refused' },
      touched: now,
    });
  const never = whyNever(document, seat);
  if (never !== undefined) return never;
  const { request: _, ...rest } = document;
  const seats = document.seats.map((one, at) =>
    at === seat && one.kind === 'person' ? { ...one, token: request.token } : one,
  );
  const all = [...replaced, { seat, by, step }].slice(-REPLACED_MAX);
  return ok(back({ ...rest, seats, replaced: all, touched: now }, seat));
}

/** It ends without an answer. The same document when it has ended. */
export function endRequest(
  document: RoomDocument,
  end: 'back' | 'late',
  now: number,
): RoomDocument {
  const { request } = document;
  if (request === undefined || request.end !== undefined) return document;
  return { ...document, request: { ...request, end }, touched: now };
}

/** Whether it waits for an answer that comes too late. */
export const isOverdue = ({ request }: RoomDocument, now: number): boolean =>
  request !== undefined && request.end === undefined && now >= request.until;

/** What has come of it, by the hash of the token. */
export function answerTo(document: RoomDocument, token: string, now: number): SeatAnswer {
  const { request, seats } = document;
  if (seats.some((one) => one.kind === 'person' && sameSecret(one.token, token))) return 'granted';
  if (request === undefined || !sameSecret(request.token, token)) return 'late';
  return request.end ?? (now < request.until ? 'asked' : 'late');
}
