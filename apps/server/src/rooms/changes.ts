// Computes changes of a room document as pure functions: the next document, or an error code. The
// caller loads, stores and broadcasts.

import { botIdOf } from '@tablee/bots';
import { cleanName, fail, ok, type GameMeta, type Result } from '@tablee/kit';
import type {
  ApiCode,
  ApiError,
  CreateTable,
  JoinTable,
  OpenScreen,
  RoomSettings,
} from '@tablee/wire';
import { sameSecret, sha256 } from '../secrets.ts';
import type { RoomDocument, SeatDocument } from '../store/document.ts';
import { sitDown } from './names.ts';
import { checkSetup, sheetOf, type SheetPlan } from './setup.ts';

export type Changed = Result<RoomDocument, ApiError>;
export type PersonSeat = Extract<SeatDocument, { kind: 'person' }>;

/** A person taking a seat, with the hash of the token that will hold it. */
export interface Sitter {
  readonly person: string;
  readonly hasAccount: boolean;
  readonly token: string;
}

/** What a host may put into a seat without a player. */
export type Filling =
  | { readonly kind: 'empty' }
  | { readonly kind: 'bot'; readonly name: string; readonly face: number; readonly bot: string };

/** The parts of a game that the set-up of a table needs. */
export interface GameCard {
  readonly meta: GameMeta;
  /** The ids of its bots. */
  readonly bots: readonly string[];
}

export const no = (code: ApiCode, facts: ApiError['facts'] = {}): Result<never, ApiError> =>
  fail({ code, facts });

// ---- lookup

export const seatOfPerson = ({ seats }: RoomDocument, person: string): number =>
  seats.findIndex((seat) => seat.kind === 'person' && seat.person === person);

/** By the hash of its token. Null for a watcher, undefined for a token that holds no seat. */
export function seatOfToken(
  { seats }: RoomDocument,
  token: string | undefined,
): number | null | undefined {
  if (token === undefined) return null;
  const seat = seats.findIndex((one) => one.kind === 'person' && sameSecret(one.token, token));
  return seat < 0 ? undefined : seat;
}

/** The person in the seat that a token holds. */
export const holderOf = (document: RoomDocument, token: string | undefined): string | undefined =>
  token === undefined
    ? undefined
    : personAt(document, seatOfToken(document, sha256(token)) ?? -1)?.person;

export const personAt = ({ seats }: RoomDocument, seat: number): PersonSeat | undefined => {
  const found = seats[seat];
  return found?.kind === 'person' ? found : undefined;
};

export const hasPeople = ({ seats }: RoomDocument): boolean =>
  seats.some(({ kind }) => kind === 'person');

const isFinished = ({ state }: RoomDocument): boolean => state === 'over' || state === 'ended';

const withSeat = (
  document: RoomDocument,
  seat: number,
  by: SeatDocument,
): readonly SeatDocument[] => document.seats.map((old, at) => (at === seat ? by : old));

/** The next person clockwise; of all of them, unless only some will do. */
export function personAfter(
  { seats }: RoomDocument,
  seat: number,
  willDo: (seat: number) => boolean = () => true,
): PersonSeat | undefined {
  for (let i = 1; i < seats.length; i++) {
    const at = (seat + i) % seats.length;
    const next = seats[at]!;
    if (next.kind === 'person' && willDo(at)) return next;
  }
  return undefined;
}

/** The set-up is the host's, and only before the start. */
function mayArrange(document: RoomDocument, by: string): Result<never, ApiError> | undefined {
  if (document.host !== by) return no('not-host');
  return document.state === 'gathering' ? undefined : no('started');
}

// ---- ratings

/** Guests come and go as they like: their ratings could be made up, and others' with them. */
const lacksAccount = (seat: SeatDocument | undefined): boolean =>
  seat?.kind === 'person' && !seat.hasAccount;

/** Bots have no rating. The start checks each player again. */
const hasBots = ({ seats }: RoomDocument): boolean => seats.some(({ kind }) => kind === 'bot');

// ---- coming

function bodyFor(request: Pick<JoinTable, 'name' | 'face'>, sitter: Sitter) {
  const name = cleanName(request.name);
  if (name === '') return no('bad-request', { path: 'name' });
  const { face } = request;
  const seat: PersonSeat = {
    kind: 'person',
    ...sitter,
    name,
    face,
    entropy: '',
    isSilenced: false,
  };
  return ok(seat);
}

function fillingOf(
  filling: Filling,
  bots: readonly string[],
  { isRated }: RoomSettings,
): Result<SeatDocument, ApiError> {
  if (filling.kind === 'empty') return ok({ kind: 'empty' });
  if (isRated) return no('rated-people');
  const name = cleanName(filling.name);
  if (name === '') return no('bad-request', { path: 'name' });
  // A page that was opened before an update may use a name of before.
  const bot = botIdOf(filling.bot);
  if (bot === undefined || !bots.includes(bot))
    return no('bad-setup', { why: 'bot-unknown', bot: filling.bot, known: bots.join(', ') });
  return ok({ ...filling, name, bot });
}

export function newRoom(
  { meta, bots }: GameCard,
  request: CreateTable,
  sitter: Sitter,
  made: Made,
): Changed {
  const first = bodyFor(request, sitter);
  if (!first.ok) return first;
  if (request.settings.isRated && lacksAccount(first.value)) return no('needs-account');
  let seats: readonly SeatDocument[] = [first.value];
  for (const other of request.others) {
    const seat = fillingOf(other, bots, request.settings);
    if (!seat.ok) return seat;
    seats = sitDown([...seats, { kind: 'empty' }], seats.length, seat.value);
  }
  return gathering(meta, { settings: request.settings, seats, host: sitter.person }, made);
}

/** A table opened by a screen, with all seats free. Its first player becomes the host. */
export function newScreenRoom(meta: GameMeta, request: OpenScreen, made: Made): Changed {
  const { settings } = request;
  // Its players make it rated, once they are known.
  if (settings.isRated) return no('needs-account');
  const seats = emptySeats(request.seats);
  const room = gathering(meta, { settings, seats, host: '' }, made);
  return room.ok ? ok({ ...room.value, opened: { settings, seats: request.seats } }) : room;
}

/** What a new table has of its own, whichever way it is made. */
interface Made {
  readonly id: string;
  readonly commit: string;
  readonly now: number;
}

const emptySeats = (count: number): readonly SeatDocument[] =>
  Array.from({ length: count }, () => ({ kind: 'empty' }));

function gathering(
  meta: GameMeta,
  plan: Pick<RoomDocument, 'settings' | 'seats' | 'host'>,
  { id, commit, now }: Made,
): Changed {
  const wrong = checkSetup(meta, plan.seats.length, plan.settings.options);
  if (wrong !== undefined) return fail(wrong);
  return ok({
    id,
    game: meta.id,
    state: 'gathering',
    ...plan,
    commit,
    firstBy: 'draw',
    winners: [],
    kicked: [],
    created: now,
    touched: now,
  });
}

/** A person already seated here gets the same seat again, held by a fresh token. */
export function join(
  document: RoomDocument,
  request: JoinTable,
  sitter: Sitter,
  now: number,
): Changed {
  const body = bodyFor(request, sitter);
  if (!body.ok) return body;
  const own = seatOfPerson(document, sitter.person);
  if (own >= 0) {
    const old = personAt(document, own)!;
    // After the start the sheet fixes the names, and the entropy has been revealed.
    const seats =
      document.state === 'gathering'
        ? sitDown(document.seats, own, {
            ...body.value,
            entropy: old.entropy,
            isSilenced: old.isSilenced,
          })
        : withSeat(document, own, { ...old, token: sitter.token });
    return ok(back({ ...document, seats, touched: now }, own));
  }
  if (document.kicked.includes(sitter.person)) return no('kicked');
  if (document.state !== 'gathering') return no('started');
  if (document.settings.isLocked === true) return no('locked');
  const wanted = request.seat ?? document.seats.findIndex(({ kind }) => kind === 'empty');
  const there = document.seats[wanted];
  if (there === undefined) return no('no-seat');
  if (there.kind !== 'empty') return no('seat-taken', { seat: wanted });
  if (document.settings.isRated && lacksAccount(body.value)) return no('needs-account');
  // A screen opens a table without a player: the first one is the host.
  const host = hasPeople(document) ? document.host : sitter.person;
  const seats = sitDown(document.seats, wanted, body.value);
  return ok({ ...document, seats, host, touched: now });
}

/**
 * Stores the entropy of one browser. It arrives after the join: by then the browser has stored the
 * commitment, so the server cannot have chosen the secret to suit it.
 */
export function throwIn(
  document: RoomDocument,
  person: string,
  entropy: string,
  now: number,
): Changed {
  const seat = seatOfPerson(document, person);
  const there = personAt(document, seat);
  if (there === undefined) return no('not-seated');
  if (document.state !== 'gathering') return no('started');
  if (there.entropy === entropy) return ok(document);
  const seats = withSeat(document, seat, { ...there, entropy });
  return ok({ ...document, seats, touched: now });
}

/** A fresh token for a seat; the one before is void. */
export function renewToken(
  document: RoomDocument,
  seat: number,
  token: string,
  now: number,
): Changed {
  const there = personAt(document, seat);
  if (there === undefined) return no('not-seated');
  const seats = withSeat(document, seat, { ...there, token });
  return ok(back({ ...document, seats, touched: now }, seat));
}

/**
 * A player brings their seat to another device. Where that device already has another seat, that one is
 * free again before the start: a device holds one seat at a table, and the other would stay without a player.
 */
export function moveHere(
  document: RoomDocument,
  move: {
    readonly person: string;
    /** The person already known on this device. */
    readonly here: string | undefined;
    readonly token: string;
    readonly now: number;
  },
): Changed {
  const { person, here, token, now } = move;
  if (seatOfPerson(document, person) < 0) return no('bad-code');
  const hasOther = here !== undefined && here !== person && seatOfPerson(document, here) >= 0;
  const risen =
    hasOther && document.state === 'gathering' ? leave(document, here, now) : ok(document);
  return risen.ok ? renewToken(risen.value, seatOfPerson(risen.value, person), token, now) : risen;
}

// ---- going

/**
 * Leaves a table. Before the start the seat becomes free; later it stays the player's, with or
 * without a bot. Another player becomes host. A gathering table ends with its last player, so that
 * no join races its removal. A table opened by a screen stays open.
 */
export function leave(document: RoomDocument, person: string, now: number): Changed {
  const seat = seatOfPerson(document, person);
  if (seat < 0) return no('not-seated');
  const { left = [] } = document;
  const next = personAfter(document, seat, (other) => !left.includes(other))?.person;
  const isGathering = document.state === 'gathering';
  const host = document.host === person ? (next ?? (isGathering ? '' : person)) : document.host;
  if (!isGathering) return ok(gone({ ...document, host, touched: now }, seat));
  const seats = withSeat(document, seat, { kind: 'empty' });
  const free = { ...document, seats, host, touched: now };
  if (next !== undefined) return ok(free);
  return ok(document.opened === undefined ? abandon(free) : asOpened(free, document.opened));
}

/** As the screen opened it: what the players set up must not keep the next ones out. */
const asOpened = (
  document: RoomDocument,
  { settings, seats }: NonNullable<RoomDocument['opened']>,
): RoomDocument => ({ ...document, settings, seats: emptySeats(seats) });

/** Ends a table that never began. Returns the same document when it has begun. */
export const abandon = (document: RoomDocument): RoomDocument =>
  document.state === 'gathering' ? { ...document, state: 'ended' } : document;

/** Marks a seat as left on purpose. Returns the same document when it is marked already. */
export function gone(document: RoomDocument, seat: number): RoomDocument {
  const { left = [] } = document;
  return left.includes(seat) ? document : { ...document, left: [...left, seat] };
}

/** Unmarks a seat after its player has returned. */
export function back(document: RoomDocument, seat: number): RoomDocument {
  const { left = [] } = document;
  if (!left.includes(seat)) return document;
  return { ...document, left: left.filter((one) => one !== seat) };
}

export function kick(
  document: RoomDocument,
  by: string,
  { seat, locks = false }: { readonly seat: number; readonly locks?: boolean | undefined },
  now: number,
): Changed {
  const refused = mayArrange(document, by);
  if (refused !== undefined) return refused;
  const there = personAt(document, seat);
  if (there === undefined) return no('not-seated', { seat });
  if (there.person === by) return no('bad-request', { seat });
  return ok({
    ...document,
    seats: withSeat(document, seat, { kind: 'empty' }),
    kicked: [...document.kicked, there.person],
    ...(locks ? { settings: { ...document.settings, isLocked: true } } : {}),
    touched: now,
  });
}

// ---- arranging

export function swap(
  document: RoomDocument,
  by: string,
  { a, b }: { readonly a: number; readonly b: number },
  now: number,
): Changed {
  const refused = mayArrange(document, by);
  if (refused !== undefined) return refused;
  const atA = document.seats[a];
  const atB = document.seats[b];
  if (atA === undefined || atB === undefined) return no('no-seat');
  const seats = document.seats.map((seat, at) => (at === a ? atB : at === b ? atA : seat));
  return ok({ ...document, seats, touched: now });
}

export function fill(
  document: RoomDocument,
  by: string,
  { seat, with: filling }: { readonly seat: number; readonly with: Filling },
  bots: readonly string[],
  now: number,
): Changed {
  const refused = mayArrange(document, by);
  if (refused !== undefined) return refused;
  const there = document.seats[seat];
  if (there === undefined) return no('no-seat', { seat });
  if (there.kind === 'person') return no('seat-taken', { seat });
  const filled = fillingOf(filling, bots, document.settings);
  if (!filled.ok) return filled;
  return ok({ ...document, seats: sitDown(document.seats, seat, filled.value), touched: now });
}

export function resize(
  document: RoomDocument,
  by: string,
  seats: number,
  meta: GameMeta,
  now: number,
): Changed {
  const refused = mayArrange(document, by);
  if (refused !== undefined) return refused;
  const kept = keptSeats(document.seats, seats);
  const taken = kept[seats];
  if (taken !== undefined) return no('seat-taken', { seat: taken });
  const { first, ...others } = document.settings.options;
  // If the starting seat no longer exists, the start is drawn by lot.
  const begins = first === undefined ? -1 : kept.indexOf(Number(first));
  const options = begins >= 0 ? { ...others, first: String(begins) } : others;
  const wrong = checkSetup(meta, seats, options);
  if (wrong !== undefined) return fail(wrong);
  return ok({
    ...document,
    settings: { ...document.settings, options },
    seats: Array.from({ length: seats }, (_, at): SeatDocument => {
      const before = kept[at];
      return before === undefined ? { kind: 'empty' } : document.seats[before]!;
    }),
    touched: now,
  });
}

/** The seats that stay when only so many may, in their order. Empty ones go first, from the last one on. */
function keptSeats(seats: readonly SeatDocument[], count: number): readonly number[] {
  const all = seats.map((_, at) => at);
  const empty = all.filter((at) => seats[at]!.kind === 'empty');
  const gone = new Set(empty.slice(Math.max(0, empty.length - Math.max(0, all.length - count))));
  return all.filter((at) => !gone.has(at));
}

export function passHost(document: RoomDocument, by: string, seat: number, now: number): Changed {
  if (document.host !== by) return no('not-host');
  const next = personAt(document, seat);
  if (next === undefined) return no('not-seated', { seat });
  return ok({ ...document, host: next.person, touched: now });
}

/** What has no part in the game may still be changed while it is played. */
export function changeSettings(
  document: RoomDocument,
  by: string,
  settings: RoomSettings,
  meta: GameMeta,
  now: number,
): Changed {
  if (document.host !== by) return no('not-host');
  if (document.state !== 'gathering') {
    const { isPublic, mayWatch, hasChat } = settings;
    const changed = { ...document.settings, isPublic, mayWatch, hasChat };
    if (!isSame(changed, settings)) return no('started');
    return ok({ ...document, settings: changed, touched: now });
  }
  const wrong = checkSetup(meta, document.seats.length, settings.options);
  if (wrong !== undefined) return fail(wrong);
  if (settings.isRated && !document.settings.isRated) {
    if (hasBots(document)) return no('rated-people');
    // Other seated guests can still make an account until the start.
    if (lacksAccount(personAt(document, seatOfPerson(document, by)))) return no('needs-account');
  }
  return ok({ ...document, settings, touched: now });
}

/** Whether two sets of settings are equal, ignoring key order. */
function isSame(a: RoomSettings, b: RoomSettings): boolean {
  const sorted = (value: object): [string, unknown][] =>
    Object.entries(value).sort(([x], [y]) => (x < y ? -1 : 1));
  const text = ({ options, clock, isRated }: RoomSettings): string =>
    JSON.stringify([sorted(options), clock && sorted(clock), isRated]);
  return text(a) === text(b);
}

export function silence(
  document: RoomDocument,
  by: string,
  { seat, isSilenced }: { readonly seat: number; readonly isSilenced: boolean },
  now: number,
): Changed {
  if (document.host !== by) return no('not-host');
  const there = personAt(document, seat);
  if (there === undefined) return no('not-seated', { seat });
  return ok({
    ...document,
    seats: withSeat(document, seat, { ...there, isSilenced }),
    touched: now,
  });
}

// ---- playing

export function start(
  document: RoomDocument,
  by: string,
  { now, ...plan }: SheetPlan & { readonly now: number },
): Changed {
  const refused = mayArrange(document, by);
  if (refused !== undefined) return refused;
  const { seats, settings } = document;
  if (seats.some(({ kind }) => kind === 'empty')) return no('seats-missing');
  if (settings.isRated && hasBots(document)) return no('rated-people');
  if (settings.isRated && seats.some(lacksAccount)) return no('needs-account');
  const sheet = sheetOf(document, plan);
  if (!sheet.ok) return sheet;
  const firstBy = settings.options['first'] === undefined ? 'draw' : 'host';
  return ok({ ...document, state: 'playing', sheet: sheet.value, firstBy, touched: now });
}

/** How a game came to its end. */
export interface Ending {
  readonly state: 'over' | 'ended';
  readonly winners: readonly number[];
  /** Seats that a bot had taken over for good. */
  readonly standIns: readonly number[];
  readonly now: number;
}

/** The same document when its end is known already. */
export function end(
  document: RoomDocument,
  { state, winners, standIns, now }: Ending,
): RoomDocument {
  if (document.state !== 'playing') return document;
  const over: RoomDocument = { ...document, state, winners: [...winners], touched: now };
  return standIns.reduce(gone, over);
}

/** Closes the table for good, by an operator's order. */
export const close = (document: RoomDocument, why: string, now: number): RoomDocument => ({
  ...document,
  state: isFinished(document) ? document.state : 'ended',
  closed: why,
  touched: now,
});

/**
 * Makes the rematch: same players, seats and tokens, the next seat begins. The seat of a player
 * marked as left is empty. Old entropy is dropped because it predates the new commitment; browsers
 * send fresh entropy on joining.
 */
export function rematch(document: RoomDocument, by: string, made: Made): Changed {
  if (!isFinished(document) || document.closed !== undefined) return no('not-over');
  if (seatOfPerson(document, by) < 0) return no('not-seated');
  const { sheet, settings, left = [] } = document;
  const seats = document.seats.map((seat, at): SeatDocument => {
    if (seat.kind !== 'person') return seat;
    // The asking player is here, even if marked as left.
    if (left.includes(at) && seat.person !== by) return { kind: 'empty' };
    return { ...seat, entropy: '' };
  });
  const first = sheet?.options['first'];
  const options =
    first === undefined
      ? settings.options
      : { ...settings.options, first: String((Number(first) + 1) % seats.length) };
  const keepsHost = seats.some((seat) => seat.kind === 'person' && seat.person === document.host);
  return ok({
    id: made.id,
    game: document.game,
    state: 'gathering',
    settings: { ...settings, options },
    seats,
    host: keepsHost ? document.host : by,
    commit: made.commit,
    firstBy: 'draw',
    previous: document.id,
    ...(document.opened === undefined ? {} : { opened: document.opened }),
    winners: [],
    kicked: document.kicked,
    created: made.now,
    touched: made.now,
  });
}
