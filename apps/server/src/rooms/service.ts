// Provides all operations on rooms to HTTP routes, sockets, and the server's own jobs.

import { cleanName, commitment, fail, ok, type Result, type Secret } from '@tablee/kit';
import { findGame, type GameEntry } from '@tablee/registry';
import type {
  ApiError,
  CreateTable,
  JoinTable,
  Keep,
  OpenScreen,
  Room,
  RoomSettings,
  SeatAnswer,
  Seated,
} from '@tablee/wire';
import { ApiFault } from '../http/errors.ts';
import { Buckets } from '../http/buckets.ts';
import { HeavyQueue } from '../http/heavy.ts';
import { type Looks, type Person } from '../people/keys.ts';
import { drawLetters, newSecret, sameSecret, sha256 } from '../secrets.ts';
import * as changes from './changes.ts';
import { roomOf, type RoomDocument } from '../store/document.ts';
import { dueAtRest, UNBEGUN_DAYS } from './due.ts';
import { faultOf } from './keeping.ts';
import { Lists } from './lists.ts';
import { LiveRooms } from './live-rooms.ts';
import type { RoomsPlan } from './ports.ts';
import { Records } from './records.ts';
import * as replacing from './replacing.ts';
import { makeSeatCode, useSeatCode, type SeatCode } from './seat-codes.ts';
import { Retention, type LastSweep } from './retention.ts';
import type { Session } from './session.ts';
import { Sweeper } from './sweeper.ts';

/** The identity of a request: a person's key, the token of a seat, or both. */
export interface Asker {
  readonly key?: string | undefined;
  readonly token?: string | undefined;
  /** Throws when too many new people come from an address. */
  readonly admit?: () => void;
  /** Counts a new table; throws where the address has made too many. */
  readonly countTable?: () => void;
}

const ASKS_SECONDS = 60;
const ID_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 10;
/** A move may race with closing a table; so many lost races are a fault. */
const STOP_TRIES = 20;

/** Placeholder for a caller without a person: a refused request creates none. */
const NOBODY: changes.Sitter = { person: '', hasAccount: false, token: '' };

export type RoomsService = Rooms;
export const openRooms = (plan: RoomsPlan): RoomsService => new Rooms(plan);

class Rooms {
  readonly #plan: RoomsPlan;
  readonly #live: LiveRooms;
  readonly #sweeper: Sweeper;
  readonly #retention: Retention;
  readonly #records: Records;
  readonly #lists: Lists;
  /** By table: limits requests for a seat to its players. */
  readonly #mayAskSeats = new Buckets({ size: 4, perSecond: 1 / ASKS_SECONDS });
  /** By table: the rematch that is being made of it. */
  readonly #rematches = new Map<string, Promise<unknown>>();

  constructor(plan: RoomsPlan) {
    this.#plan = plan;
    this.#live = new LiveRooms(plan);
    this.#sweeper = new Sweeper(plan, this.#live);
    this.#retention = new Retention(plan, this.#live);
    this.#lists = new Lists({
      rooms: plan.store.rooms,
      clock: plan.clock,
      broke: (error, table) => this.#live.complain(error, 'a table could not be listed', table),
    });
    this.#records = new Records(plan.store, plan.heavy ?? new HeavyQueue());
  }

  /** How many tables are open in this process. */
  get openTables(): number {
    return this.#live.count;
  }

  /** The days for which untouched data is kept. */
  get keep(): Keep {
    const { usual: unbegun, slow: unbegunSlow } = UNBEGUN_DAYS;
    return { ...this.#plan.settings.keep, unbegun, unbegunSlow };
  }

  /** Halts a table after an internal error. Returns false if it is not open or already halted. */
  fault(table: string, error: unknown): boolean {
    return this.#live.fault(table, error);
  }

  /** How many of them stand still. */
  get haltedTables(): number {
    return this.#live.halted;
  }

  /** Closes all rooms. The gateway tells the sockets. */
  async close(): Promise<void> {
    await this.#sweeper.close();
    await this.#retention.close();
    await this.#live.close();
  }

  // ---- looking

  async room(id: string): Promise<Room> {
    return roomOf(await this.#find(id));
  }

  /** JSON, like everything that lists tables. */
  lobby(): Promise<Buffer> {
    return this.#lists.lobby();
  }

  async mine({ key }: Asker): Promise<Buffer> {
    const person = key === undefined ? undefined : await this.#plan.people.personOf(key);
    if (person === undefined) return Buffer.from('[]');
    return this.#lists.mine(person.id, ({ room, seat, awaited }) =>
      (this.#live.get(room.id)?.host?.awaited ?? awaited).includes(seat),
    );
  }

  record(id: string, asker: string): Promise<string> {
    return this.#records.of(id, asker);
  }

  // ---- sitting down

  async create(asker: Asker, request: CreateTable): Promise<Seated> {
    const { store, clock } = this.#plan;
    const entry = gameOf(request.game);
    const card = { meta: entry.meta, bots: Object.keys(await entry.bots()) };
    const token = newSecret(this.#plan);
    const secret = this.#newSecret();
    const made = { id: this.#newId(), commit: commitment(secret), now: clock.now() };
    const known = await this.#known(asker);
    // Checked before a new person is created for it.
    if (known === undefined) done(changes.newRoom(card, request, NOBODY, made));
    const sitter = this.#sitter(known ?? (await this.#person(asker, request)), token);
    const document = done(changes.newRoom(card, request, sitter, made));
    if (request.settings.isRated) await this.#mustBeKnown(sitter.person);
    await store.rooms.create(document, secret, dueAtRest(document, undefined, made.now));
    return { room: roomOf(document), seat: 0, token };
  }

  /** A table for a screen. The browser that opens it gets no chair, and no person is made for it. */
  async openScreen(request: OpenScreen): Promise<Room> {
    const { store, clock } = this.#plan;
    const { meta } = gameOf(request.game);
    const secret = this.#newSecret();
    const made = { id: this.#newId(), commit: commitment(secret), now: clock.now() };
    const document = done(changes.newScreenRoom(meta, request, made));
    await store.rooms.create(document, secret, dueAtRest(document, undefined, made.now));
    return roomOf(document);
  }

  async join(asker: Asker, id: string, request: JoinTable): Promise<Seated> {
    const before = await this.#find(id);
    const now = this.#plan.clock.now();
    const known = await this.#known(asker);
    // Checked before a new person is created for it.
    if (known === undefined) done(changes.join(before, request, NOBODY, now));
    const token = newSecret(this.#plan);
    const sitter = this.#sitter(known ?? (await this.#person(asker, request)), token);
    if (before.settings.isRated && changes.seatOfPerson(before, sitter.person) < 0) {
      done(changes.join(before, request, sitter, now));
      await this.#mustBeKnown(sitter.person);
    }
    const { document } = await this.#live.change(id, (fresh) =>
      changes.join(fresh, request, sitter, now),
    );
    return seated(document, sitter.person, token);
  }

  /** Goes to the rematch, which the first request creates. */
  async rematch(asker: Asker, id: string): Promise<Seated> {
    const { store } = this.#plan;
    const old = await this.#find(id);
    const by = await this.#actor(asker, old);
    const next = old.next === undefined ? undefined : await store.rooms.find(old.next);
    if (changes.seatOfPerson(old, by) < 0) throw new ApiFault('not-seated');
    if (next !== undefined) return this.#follow(asker, old, next.document, by);
    const underWay = this.#rematches.get(id);
    if (underWay === undefined) {
      const made = this.#makeRematch(asker, old, by).finally(() => this.#rematches.delete(id));
      this.#rematches.set(id, made);
      return made;
    }
    // All players press within a second: the others take what the first one makes, and pay for no table.
    await underWay.catch(() => undefined);
    return this.rematch(asker, id);
  }

  async #makeRematch(asker: Asker, old: RoomDocument, by: string): Promise<Seated> {
    const { store } = this.#plan;
    const { id } = old;
    const secret = this.#newSecret();
    const now = this.#plan.clock.now();
    const made = { id: this.#newId(), commit: commitment(secret), now };
    const document = done(changes.rematch(old, by, made));
    asker.countTable?.();
    await store.rooms.create(document, secret, dueAtRest(document, undefined, now));
    // All players go to the same rematch: a request that loses the race deletes its own.
    const { document: after } = await this.#live.change(id, (fresh) =>
      ok(fresh.next === old.next ? { ...fresh, next: made.id } : fresh),
    );
    if (after.next === made.id) return this.#follow(asker, old, document, by);
    await store.rooms.remove(made.id);
    return this.#follow(asker, old, await this.#find(after.next ?? ''), by);
  }

  /** Gives a person a seat at the rematch: their own, or a free one. */
  async #follow(
    { token }: Asker,
    old: RoomDocument,
    next: RoomDocument,
    person: string,
  ): Promise<Seated> {
    const seat = changes.personAt(next, changes.seatOfPerson(next, person));
    if (token !== undefined && seat !== undefined && sameSecret(seat.token, sha256(token)))
      return seated(next, person, token);
    const fresh = newSecret(this.#plan);
    const { hasAccount, name, face } = changes.personAt(old, changes.seatOfPerson(old, person))!;
    const sitter = { person, hasAccount, token: sha256(fresh) };
    const now = this.#plan.clock.now();
    const { document } = await this.#live.change(next.id, (there) => {
      const at = changes.seatOfPerson(there, person);
      if (at >= 0) return changes.renewToken(there, at, sitter.token, now);
      return changes.join(there, { name, face }, sitter, now);
    });
    return seated(document, person, fresh);
  }

  /** Adds the entropy of the caller's browser to the draws. */
  throwIn(asker: Asker, id: string, { entropy }: { readonly entropy: string }): Promise<Room> {
    return this.#arrange(asker, id, (fresh, by, now) => changes.throwIn(fresh, by, entropy, now));
  }

  /** Makes a code that moves the caller's seat to another device. */
  async moveSeat(asker: Asker, id: string): Promise<SeatCode> {
    const document = await this.#find(id);
    const person = await this.#actor(asker, document);
    const seat = changes.seatOfPerson(document, person);
    if (seat < 0) throw new ApiFault('not-seated');
    return makeSeatCode(this.#plan, id, { seat, person });
  }

  async claim({ key }: Pick<Asker, 'key'>, code: string): Promise<Seated> {
    const here = await this.#known({ key });
    const found = await useSeatCode(this.#plan, code);
    if (found === undefined) throw new ApiFault('bad-code');
    const { room, person } = found;
    this.#admit(person);
    const token = newSecret(this.#plan);
    const now = this.#plan.clock.now();
    const { document } = await this.#live.change(room, (fresh) =>
      changes.moveHere(fresh, { person, here: here?.id, token: sha256(token), now }),
    );
    return seated(document, person, token);
  }

  // ---- another device, where the one before is out of reach

  /** A token that will hold the seat once a player at the table agrees. */
  async askSeat(asker: Asker, id: string, seat: number): Promise<{ readonly token: string }> {
    const holder = changes.holderOf(await this.#find(id), asker.token);
    const persons = [(await this.#known(asker))?.id, holder];
    const room = await this.#live.open(id);
    await room?.ready();
    if (room?.isOut(seat) === false) throw new ApiFault('seat-held');
    if (!this.#mayAskSeats.take(id)) throw new ApiFault('too-fast', { seconds: ASKS_SECONDS });
    const token = newSecret(this.#plan);
    const now = this.#plan.clock.now();
    const wish = { seat, persons, from: await this.#traceOf(asker), token: sha256(token) };
    await this.#live.change(id, (fresh) => replacing.ask(fresh, wish, now));
    return { token };
  }

  /** What has come of it so far. */
  async seatAnswer({ token }: Asker, id: string): Promise<{ readonly state: SeatAnswer }> {
    const document = await this.#find(id);
    const state = replacing.answerTo(document, sha256(token ?? ''), this.#plan.clock.now());
    return { state };
  }

  /** A player at the table says whether it is them. */
  async vouch(
    asker: Asker,
    id: string,
    { seat, agrees }: { readonly seat: number; readonly agrees: boolean },
  ): Promise<Room> {
    const found = await this.#find(id);
    const by = changes.seatOfPerson(found, await this.#actor(asker, found));
    const now = this.#plan.clock.now();
    const room = await this.#live.open(id);
    await room?.ready();
    const step = room?.host?.log.steps ?? 0;
    const vouching = { seat, agrees, by, from: await this.#traceOf(asker), step };
    const { document } = await this.#live.change(id, (fresh) =>
      replacing.answer(fresh, vouching, now),
    );
    return roomOf(document);
  }

  /** Tells whether two requests come from the same person, or the same unknown browser. */
  async #traceOf(asker: Asker): Promise<string | undefined> {
    const trace = (await this.#known(asker))?.id ?? asker.key;
    return trace === undefined ? undefined : sha256(trace);
  }

  // ---- getting up

  async leave(asker: Asker, id: string): Promise<Room> {
    const document = await this.#find(id);
    return this.leaveFor(id, await this.#actor(asker, document));
  }

  /** Leaves a seat: before the start it becomes free, later a bot plays on. */
  async leaveFor(id: string, person: string): Promise<Room> {
    const before = await this.#find(id);
    const seat = changes.seatOfPerson(before, person);
    if (seat >= 0 && before.state === 'playing')
      await (
        await this.#live.open(id)
      )?.standIn(seat, `leave-${newSecret(this.#plan)}`.slice(0, 40));
    const now = this.#plan.clock.now();
    const { document } = await this.#live.change(id, (fresh) => changes.leave(fresh, person, now));
    // A table that a screen opened stays without people, until it has not been shown for long.
    const isGathering = document.state === 'gathering';
    if (!isGathering && !changes.hasPeople(document)) await this.#live.remove(id);
    else if (!isGathering) {
      this.#live.get(id)?.vacate(seat);
      this.#plan.cluster.tell({ kind: 'seat', table: id, seat, place: '' });
    }
    return roomOf(document);
  }

  // ---- the host's wishes

  kick(
    asker: Asker,
    id: string,
    wish: { readonly seat: number; readonly locks?: boolean | undefined },
  ): Promise<Room> {
    return this.#arrange(asker, id, (fresh, by, now) => changes.kick(fresh, by, wish, now));
  }

  swap(asker: Asker, id: string, pair: { readonly a: number; readonly b: number }): Promise<Room> {
    return this.#arrange(asker, id, (fresh, by, now) => changes.swap(fresh, by, pair, now));
  }

  async fill(
    asker: Asker,
    id: string,
    wish: { readonly seat: number; readonly with: changes.Filling },
  ): Promise<Room> {
    const bots = Object.keys(await gameOf((await this.#find(id)).game).bots());
    return this.#arrange(asker, id, (fresh, by, now) => changes.fill(fresh, by, wish, bots, now));
  }

  resize(asker: Asker, id: string, { seats }: { readonly seats: number }): Promise<Room> {
    return this.#arrange(asker, id, (fresh, by, now) =>
      changes.resize(fresh, by, seats, gameOf(fresh.game).meta, now),
    );
  }

  passHost(asker: Asker, id: string, { seat }: { readonly seat: number }): Promise<Room> {
    return this.#arrange(asker, id, (fresh, by, now) => changes.passHost(fresh, by, seat, now));
  }

  async changeSettings(asker: Asker, id: string, settings: RoomSettings): Promise<Room> {
    const before = await this.#find(id);
    const becomesRated = settings.isRated && !before.settings.isRated;
    const newcomer = becomesRated ? await this.#newcomerAt(before) : undefined;
    return this.#arrange(asker, id, (fresh, by, now) =>
      unless(newcomer, changes.changeSettings(fresh, by, settings, gameOf(fresh.game).meta, now)),
    );
  }

  silence(
    asker: Asker,
    id: string,
    wish: { readonly seat: number; readonly isSilenced: boolean },
  ): Promise<Room> {
    return this.#arrange(asker, id, (fresh, by, now) => changes.silence(fresh, by, wish, now));
  }

  async start(asker: Asker, id: string): Promise<Room> {
    const secret = await this.#plan.store.rooms.secret(id);
    if (secret === undefined) throw new ApiFault('no-such-table');
    const before = await this.#find(id);
    const newcomer = before.settings.isRated ? await this.#newcomerAt(before) : undefined;
    const game = gameOf(before.game);
    const { version: rules } = await game.rules();
    const room = await this.#arrange(asker, id, (fresh, by, now) =>
      unless(newcomer, changes.start(fresh, by, { meta: game.meta, rules, secret, now })),
    );
    // Open the table: it must deal and run its bots, even without a socket.
    await (await this.#live.open(id))?.wake();
    return room;
  }

  async #arrange(
    asker: Asker,
    id: string,
    wish: (document: RoomDocument, by: string, now: number) => changes.Changed,
  ): Promise<Room> {
    const known = await this.#known(asker);
    const now = this.#plan.clock.now();
    const { document } = await this.#live.change(id, (fresh) => {
      const by = changes.holderOf(fresh, asker.token) ?? known?.id;
      if (by === undefined) return changes.no('not-seated');
      return this.#isBlocked(by) ? changes.no('blocked') : wish(fresh, by, now);
    });
    return roomOf(document);
  }

  // ---- sockets and the house

  enter(session: Session): ReturnType<LiveRooms['enter']> {
    return this.#live.enter(session);
  }

  isShutOut(session: Session): boolean {
    return this.#live.isShutOut(session);
  }

  /** Reads the document again after another module changed it. */
  async tableChanged(id: string): Promise<void> {
    this.#plan.cluster.tell({ kind: 'room', table: id });
    await this.#live.get(id)?.read();
  }

  // ---- operator

  lastSweep(): Promise<LastSweep> {
    return this.#retention.last();
  }

  beginSweep(): void {
    this.#retention.begin();
  }

  /** Closes a table for good: dismisses its sessions and keeps the record of the game. */
  async closeTable(id: string, why: string): Promise<void> {
    await this.#stopGame(id);
    const now = this.#plan.clock.now();
    await this.#live.change(id, (fresh) => ok(changes.close(fresh, why, now)));
    this.#live.get(id)?.remove('closed');
    await this.#plan.store.rooms.note(id, null, [], 0);
  }

  /** Takes a table away, with everything of it. */
  async removeTable(id: string): Promise<void> {
    await this.closeTable(id, 'removed');
    await this.#live.remove(id);
  }

  /** Ends the game as if all players had agreed. A halted table gets no entry. */
  async #stopGame(id: string): Promise<void> {
    const { store, clock } = this.#plan;
    for (let tries = 0; tries < STOP_TRIES; tries++) {
      const stored = await store.rooms.find(id);
      if (stored?.document.state !== 'playing') return;
      const entry = { text: 'ended', at: clock.now() };
      if (!(await this.#live.entries.append(id, stored.length, [entry]))) continue;
      this.#live.get(id)?.hear({ kind: 'log', table: id }, '');
      return;
    }
  }

  // ---- identity

  /** Throws if an account is too new for rated games on this server. */
  async #mustBeKnown(person: string): Promise<void> {
    const why = await this.#whyNew(person);
    if (why !== undefined) throw faultOf(why);
  }

  async #whyNew(person: string, more: ApiError['facts'] = {}): Promise<ApiError | undefined> {
    const { isOpen, ...facts } = await this.#plan.people.standing(person);
    return isOpen ? undefined : { code: 'needs-games', facts: { ...facts, ...more } };
  }

  /**
   * The refusal for the first account too new for a rated game. Guests get `needs-account` instead.
   */
  async #newcomerAt({ seats }: RoomDocument): Promise<ApiError | undefined> {
    for (const seat of seats) {
      if (seat.kind !== 'person' || !seat.hasAccount) continue;
      const why = await this.#whyNew(seat.person, { name: seat.name });
      if (why !== undefined) return why;
    }
    return undefined;
  }

  #isBlocked(person: string): boolean {
    return this.#plan.isBlocked?.(person) === true;
  }

  #admit(person: string): void {
    if (this.#isBlocked(person)) throw new ApiFault('blocked');
  }

  async #find(id: string): Promise<RoomDocument> {
    const stored = await this.#plan.store.rooms.find(id);
    if (stored === undefined) throw new ApiFault('no-such-table');
    return stored.document;
  }

  /** The person of a key, if the server knows it. */
  async #known({ key }: Asker): Promise<Person | undefined> {
    if (key === undefined) return undefined;
    const person = await this.#plan.people.personOf(key);
    if (person !== undefined) this.#admit(person.id);
    return person;
  }

  /** The same; an unknown key becomes a new guest's. */
  async #person(asker: Asker, { name, face }: Looks): Promise<Person> {
    if (asker.key === undefined) throw new ApiFault('no-key');
    const looks = { name: cleanName(name), face, admit: asker.admit };
    const person = await this.#plan.people.personOf(asker.key, looks);
    if (person === undefined) throw new ApiFault('bad-key');
    this.#admit(person.id);
    return person;
  }

  /** The acting person at a table: the holder of the token's seat, or the owner of the key. */
  async #actor(asker: Asker, document: RoomDocument): Promise<string> {
    const person = changes.holderOf(document, asker.token) ?? (await this.#known(asker))?.id;
    if (person === undefined) throw new ApiFault('not-seated');
    this.#admit(person);
    return person;
  }

  #sitter({ id, hasAccount }: Person, token: string): changes.Sitter {
    return { person: id, hasAccount, token: sha256(token) };
  }

  #newId(): string {
    return drawLetters(this.#plan, ID_LETTERS, ID_LENGTH);
  }

  #newSecret(): Secret {
    const hex = (bytes: number): string => Buffer.from(this.#plan.random(bytes)).toString('hex');
    return { seed: hex(32), salt: hex(16) };
  }
}

function gameOf(id: string): GameEntry {
  const game = findGame(id);
  if (game === undefined) throw new ApiFault('no-such-game');
  return game;
}

function seated(document: RoomDocument, person: string, token: string): Seated {
  const seat = changes.seatOfPerson(document, person);
  if (seat < 0) throw new ApiFault('not-seated');
  return { room: roomOf(document), seat, token };
}

/** What else is wrong is said first. */
const unless = (why: ApiError | undefined, changed: changes.Changed): changes.Changed =>
  changed.ok && why !== undefined ? fail(why) : changed;

function done(changed: Result<RoomDocument, ApiError>): RoomDocument {
  if (!changed.ok) throw faultOf(changed.error);
  return changed.value;
}
