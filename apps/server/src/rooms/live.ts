// Runs one room that is open in this process: its connections, its chat, and its game once started.
// Document changes go through `parts.change`.

import { ok } from '@tablee/kit';
import type { Host } from '@tablee/table';
import {
  REACTIONS,
  type ChatLine,
  type Reaction,
  type SocketAnswer,
  type SocketCode,
} from '@tablee/wire';
import type { Connected, Hint, Peers, SharedTable } from '../cluster/cluster.ts';
import type { RoomMark, StoredRoom } from '../store/stores.ts';
import { atTable } from './at-table.ts';
import { back, gone, personAt, seatOfPerson, seatOfToken } from './changes.ts';
import { roomOf, type RoomDocument } from '../store/document.ts';
import { canNoteWait, dueAtRest, dueWhileOpen } from './due.ts';
import { HostWatch } from './host-watch.ts';
import type { Change } from './keeping.ts';
import type { LiveParts } from './live-parts.ts';
import { pack, roomWriter, type Packed } from './lines.ts';
import { Play, type PlayRoom } from './play.ts';
import { endRequest, isOverdue } from './replacing.ts';
import type { Session, SessionRoom } from './session.ts';
import { Talk } from './talk.ts';

/** Close a room that has had no connection and no event for this long. */
const IDLE_MS = 10_000;
/** Keep a room open if it has work due within this time. */
const SOON_MS = 30_000;
/** Interval between notes of activity while a player is connected. */
const LIVES_MS = 60_000;
const NOTE_MS = 1000;
/** Further screens at one table count as watchers. */
const SCREENS_MAX = 8;
const LATE_NOTE_MS = 10_000;

export class LiveRoom implements SharedTable, SessionRoom {
  readonly id: string;
  readonly parts: LiveParts;
  readonly #present = new Set<Session>();
  readonly #peers: Peers;
  readonly talk: Talk;
  readonly #hostWatch = new HostWatch();
  #stored: StoredRoom;
  #writeRoom: (seat: number | null) => Packed;
  #play: Play | undefined;
  #opening: Promise<void> | undefined;
  #reading: Promise<void> | undefined;
  #mustReadAgain = false;
  #isClosed = false;
  #isRemoved = false;
  /** The note in the store, read by the lists of tables, is out of date. */
  #isDirty = true;
  /** The number of screens last broadcast here. */
  #screens = 0;
  /** A throttled broadcast of the number of screens is pending. */
  #owesScreens = false;
  #noted: number;
  #lived: number;
  #stirred: number;

  constructor(parts: LiveParts, stored: StoredRoom) {
    const now = parts.clock.now();
    this.parts = parts;
    this.#peers = parts.cluster.newPeers();
    this.#stored = stored;
    this.id = stored.document.id;
    this.#writeRoom = roomWriter(roomOf(stored.document));
    this.#stirred = now;
    this.#noted = this.#lived = now;
    this.talk = new Talk({
      table: this.id,
      chat: parts.store.chat,
      cluster: parts.cluster,
      tell: (lines) => this.#tellTalk(lines),
    });
    this.#tellPresence(true);
  }

  get document(): RoomDocument {
    return this.#stored.document;
  }

  /** How many sockets are here. */
  get sockets(): number {
    return this.#present.size;
  }

  /** The table does not exist any more. */
  get isRemoved(): boolean {
    return this.#isRemoved;
  }

  /** Undefined while no game is open. */
  get host(): Host | undefined {
    return this.#play?.host;
  }

  /** The connections on this server. */
  get #connected(): Required<Connected> {
    const present = [...this.#present];
    const watchers = present.filter(({ seat }) => seat === null);
    return {
      seats: present.flatMap(({ seat }) => seat ?? []),
      watchers: watchers.length,
      screens: watchers.filter(({ isScreen }) => isScreen).length,
    };
  }

  /** Whether this seat has a connection, on any server. */
  isHere(seat: number): boolean {
    for (const session of this.#present) if (session.seat === seat) return true;
    return this.#peers.has(seat);
  }

  /**
   * Whether the player of a seat is out of reach. Without a socket here this server cannot know for how
   * long; a server where the player is connected ends what other devices ask for.
   */
  isOut(seat: number): boolean {
    if (this.isHere(seat)) return false;
    if (personAt(this.document, seat) === undefined) return true;
    return this.#present.size === 0 || this.host?.people.seats[seat]?.presence !== 'here';
  }

  /** Whether the room has no connection on any server. */
  get isDeserted(): boolean {
    return this.#present.size === 0 && this.#peers.isEmpty;
  }

  /** Resolves when the game, if there is one, is open. Rejects when it cannot be opened now. */
  async ready(): Promise<void> {
    if (this.document.sheet === undefined || this.#play !== undefined || this.#isClosed) return;
    this.#opening ??= atTable(this.id, () => this.#openPlay()).finally(() => {
      this.#opening = undefined;
    });
    await this.#opening;
  }

  // ---- coming and going

  /** Why the session did not come; undefined once it is here. */
  async enter(session: Session): Promise<SocketCode | 'put-away' | 'hung-up' | undefined> {
    const { token } = session;
    const { since } = session.request;
    // The hint of a change on another server may not have arrived yet.
    if (seatOfToken(this.document, token) === undefined) await this.read();
    await this.ready();
    // The client may have seen, or chosen, more on another server. Read the log first so that its
    // table never goes back. If the log cannot be read, the join fails.
    const hasSeenMore = since !== undefined && since.step > (this.#play?.host.log.steps ?? 0);
    if (hasSeenMore || this.parts.cluster.hasOthers) await this.#play?.host.refresh();
    const { hasChat, mayWatch } = this.document.settings;
    const talk = hasChat ? await this.talk.packed() : undefined;
    if (this.#isRemoved) return 'no-such-table';
    if (this.#isClosed) return 'put-away';
    const seat = seatOfToken(this.document, token);
    if (seat === undefined) return 'bad-token';
    if (seat === null && !mayWatch) return 'no-watching';
    // The page may have closed or gone to another table meanwhile: taking the seat now would close
    // its other connection.
    if (!session.isOpen) return 'hung-up';
    session.enter(this, seat);
    this.#present.add(session);
    session.send(this.#writeRoom(seat));
    if (talk !== undefined) session.send(talk);
    if (this.#play !== undefined) session.sit(this.#play.host, since);
    if (seat !== null) this.#takeSeat(seat);
    this.#stir();
    this.#tellPresence(false, session);
    return undefined;
  }

  has(session: Session): boolean {
    return this.#present.has(session);
  }

  #takeSeat(seat: number): void {
    this.#settleSeat(seat);
    if (this.document.left?.includes(seat) === true)
      this.#change((document) => ok(back(document, seat)));
    this.#endRequest();
  }

  /**
   * Of all connections to a seat the one counts that was asked for last, however long a server
   * took to let the others in. `heard`: of one elsewhere, which hears in turn of a later one here.
   */
  #settleSeat(seat: number, heard = ''): void {
    const all = [...this.#present].filter((one) => one.seat === seat);
    const last = all.reduce((latest, { place }) => (place > latest ? place : latest), heard);
    for (const one of all) if (one.place < last) this.#dismiss(one, { kind: 'moved' });
    if (last > heard) this.parts.cluster.tell({ kind: 'seat', table: this.id, seat, place: last });
  }

  /** Ends a pending request for a seat once its player is connected again. */
  #endRequest(): void {
    const { request } = this.document;
    if (request === undefined || request.end !== undefined || !this.isHere(request.seat)) return;
    const now = this.parts.clock.now();
    this.#change((fresh) =>
      ok(fresh.request?.token === request.token ? endRequest(fresh, 'back', now) : fresh),
    );
  }

  #dismiss(session: Session, answer: SocketAnswer, how: 'lost' | 'left' = 'lost'): void {
    if (!this.#present.delete(session)) return;
    session.dismiss(answer, how);
    this.#stir();
  }

  leave(session: Session, how: 'lost' | 'left'): void {
    if (!this.#present.delete(session)) return;
    this.#stir();
    this.#tellPresence(false);
    const { seat } = session;
    if (how === 'lost' || seat === null || this.document.state === 'gathering') return;
    // In correspondence games a closed page is normal; at other tables it means leaving.
    if (this.document.settings.clock?.kind === 'correspondence') return;
    this.#change((document) => ok(this.isHere(seat) ? document : gone(document, seat)));
  }

  /** Puts a bot into the seat of a player leaving for good. */
  async standIn(seat: number, command: string): Promise<void> {
    await this.ready();
    await this.#play?.standIn(seat, command);
  }

  /** Closes the sessions of a seat that was left. */
  vacate(seat: number): void {
    for (const session of [...this.#present])
      if (session.seat === seat) this.#dismiss(session, { kind: 'out', why: 'left' }, 'left');
    this.#tellPresence(false);
  }

  // ---- broadcasts

  react(seat: number, what: Reaction): void {
    this.#tellAll({ kind: 'reaction', seat, what });
    this.parts.cluster.tell({ kind: 'reaction', table: this.id, seat, what });
  }

  #tellAll(answer: SocketAnswer): void {
    const packed = pack(answer);
    for (const session of this.#present) session.send(packed);
  }

  #tellTalk(lines: readonly ChatLine[]): void {
    if (this.document.settings.hasChat) this.#tellAll({ kind: 'chat', lines: [...lines] });
  }

  // ---- the document

  /** Takes a document just stored by this server, or read from the store. */
  take(stored: StoredRoom): void {
    if (this.#isClosed || stored.revision <= this.#stored.revision) return;
    this.#stored = { ...stored, isFrozen: this.#stored.isFrozen };
    this.#writeRoom = roomWriter(roomOf(stored.document));
    this.#isDirty = true;
    this.#stir();
    this.#renewNames();
    for (const session of [...this.#present]) this.#reseat(session);
    for (const session of this.#present) session.send(this.#writeRoom(session.seat));
    this.#endRequest();
    this.#tellHere();
    this.#tellScreens();
    void this.wake();
  }

  /**
   * After a person is deleted the document no longer names them: renew the sheet and the chat from
   * the store.
   */
  #renewNames(): void {
    const { sheet } = this.document;
    if (sheet !== undefined) this.#play?.host.renew(sheet);
    this.#inBackground(this.talk.renew());
  }

  /** Moves a session to its seat after a document change, or dismisses it with the reason. */
  #reseat(session: Session): void {
    const { kicked, settings } = this.document;
    const seat = seatOfToken(this.document, session.token);
    if (seat === null && !settings.mayWatch)
      this.#dismiss(session, { kind: 'failed', code: 'no-watching' });
    if (seat !== undefined) {
      session.seat = seat;
      return;
    }
    // The token holds nothing any more: a fresh one does, or the seat is not theirs any more.
    const person = session.person ?? '';
    if (seatOfPerson(this.document, person) >= 0) this.#dismiss(session, { kind: 'moved' });
    else this.#dismiss(session, { kind: 'out', why: kicked.includes(person) ? 'kicked' : 'left' });
  }

  /** Reads the document again. */
  async read(): Promise<void> {
    if (this.#reading !== undefined) {
      this.#mustReadAgain = true;
      await this.#reading;
      return;
    }
    this.#reading = this.#readNow().finally(() => {
      this.#reading = undefined;
    });
    await this.#reading;
  }

  async #readNow(): Promise<void> {
    const stored = await this.parts.store.rooms.find(this.id);
    if (stored === undefined || stored.document.closed !== undefined)
      this.remove(stored && 'closed');
    else {
      this.take(stored);
      if (stored.isFrozen !== (this.#play?.isFrozen ?? this.#stored.isFrozen))
        await this.#openAgain(stored);
      else if (this.#play !== undefined && stored.length > this.#play.host.length)
        this.#play.refresh();
    }
    if (!this.#mustReadAgain) return;
    this.#mustReadAgain = false;
    await this.#readNow();
  }

  /** It stands still now, or does not any more: here, too. */
  async #openAgain({ isFrozen }: StoredRoom): Promise<void> {
    this.#stored = { ...this.#stored, isFrozen };
    const play = this.#play;
    this.#play = undefined;
    await play?.close();
    await this.ready();
  }

  /** Dismisses all sessions: the table is deleted or closed. */
  remove(why: 'removed' | 'closed' = 'removed'): void {
    this.#isRemoved = true;
    for (const session of [...this.#present]) this.#dismiss(session, { kind: 'out', why });
  }

  #change(change: Change): void {
    this.parts.change(this.id, change).catch((error: unknown) => {
      this.complain(error, 'a table could not be changed');
    });
  }

  // ---- the game

  async #openPlay(): Promise<void> {
    const secret = await this.parts.store.rooms.secret(this.id);
    if (secret === undefined) throw new Error('a table that has started has a secret');
    const play = await Play.open(this.parts, this.#playRoom(), secret, this.#stored.isFrozen);
    if (this.#isClosed) {
      await play.close();
      return;
    }
    this.#play = play;
    // The document may have changed while it was opened.
    this.#renewNames();
    this.#hearElsewhere();
    for (const session of this.#present) session.sit(play.host);
    play.follow();
  }

  #playRoom(): PlayRoom {
    const document = (): RoomDocument => this.document;
    return {
      get document() {
        return document();
      },
      isHere: (seat) => this.isHere(seat),
      isDeserted: () => this.isDeserted,
      changed: () => {
        this.#isDirty = true;
        this.#stir();
      },
      change: (change) => this.parts.change(this.id, change),
      complain: (error, what) => this.complain(error, what),
    };
  }

  /** Opens the game, if there is one; where that fails now it is tried again every second. */
  async wake(): Promise<void> {
    try {
      await this.ready();
    } catch (error) {
      this.complain(error, 'a table could not be opened');
    }
  }

  // ---- other servers

  hear(hint: Hint, node: string): void {
    switch (hint.kind) {
      case 'log':
        this.#play?.refresh();
        return;
      case 'room':
        this.#inBackground(this.read());
        return;
      case 'chat':
        this.#inBackground(this.talk.catchUp());
        return;
      case 'reaction': {
        const what = REACTIONS.find((known) => known === hint.what);
        if (what !== undefined) this.#tellAll({ kind: 'reaction', seat: hint.seat, what });
        return;
      }
      case 'presence':
        this.#peers.hear(node, hint);
        this.#hearElsewhere();
        if (hint.ask) this.#tellPresence(false);
        return;
      case 'seat':
        // A seat is played from another server now; without a place it was left.
        if (hint.place === '') this.vacate(hint.seat);
        else this.#settleSeat(hint.seat, hint.place);
        return;
    }
  }

  /**
   * Reads everything again after missed hints. After a sleep of this process no player is counted
   * as gone.
   */
  catchUp(hasSlept = false): void {
    if (hasSlept) this.#hostWatch.forgive();
    if (hasSlept) this.#play?.host.woke();
    else this.#play?.refresh();
    this.#inBackground(this.read());
    this.#inBackground(this.talk.catchUp());
    this.#tellPresence(true);
  }

  /** The revision and log length of a quiet room with connections, for the check for lost hints. */
  quietMark(now: number): RoomMark | undefined {
    if (this.#present.size === 0 || now - this.#stirred < NOTE_MS) return undefined;
    return { revision: this.#stored.revision, length: this.#play?.host.length ?? Infinity };
  }

  lose(node: string): void {
    const lost = this.#peers.lose(node);
    if (lost !== undefined) this.#hearElsewhere(lost.seats);
  }

  #hearElsewhere(lost: readonly number[] = []): void {
    const { seats, watchers } = this.#peers.all;
    this.#play?.host.hearElsewhere(seats, watchers, lost);
    this.#tellHere();
    this.#tellScreens();
  }

  #tellPresence(ask: boolean, fresh?: Session): void {
    this.parts.cluster.tell({ kind: 'presence', table: this.id, ...this.#connected, ask });
    this.#tellHere();
    this.#tellScreens(fresh);
  }

  /** Sends a new session the number of screens already present. */
  #tellScreens(fresh?: Session): void {
    const open = this.#connected.screens + this.#peers.all.screens;
    const count = Math.min(open, SCREENS_MAX);
    const isNews = count !== this.#screens;
    this.#owesScreens = isNews && !this.parts.mayTellScreens(this.id);
    if (isNews && !this.#owesScreens) {
      this.#screens = count;
      this.#tellAll({ kind: 'screens', count });
    } else if (this.#screens > 0) fresh?.send(pack({ kind: 'screens', count: this.#screens }));
  }

  /** While people gather; later the game says it with what else it knows of them. */
  #tellHere(): void {
    const { state, seats } = this.document;
    if (state !== 'gathering') return;
    const here = [...seats.keys()].filter((seat) => this.isHere(seat));
    this.#tellAll({ kind: 'here', seats: here });
  }

  // ---- time

  /** About once a second. */
  tick(now: number): void {
    if (this.#isClosed || this.#isRemoved) return;
    if (this.#play === undefined) void this.wake();
    this.#play?.tick();
    if (this.#owesScreens) this.#tellScreens();
    this.#considerHost(now);
    if (isOverdue(this.document, now)) this.#change((one) => ok(endRequest(one, 'late', now)));
    const lives = this.#present.size > 0 && now - this.#lived >= LIVES_MS;
    if (lives) this.#lived = now;
    if (lives || (this.#isDirty && now - this.#noted >= this.#patience()))
      this.#inBackground(this.#note(now, lives ? now : 0));
  }

  /** How long a note may be late. */
  #patience(): number {
    return canNoteWait(this.#play, (seat) => this.isHere(seat)) ? LATE_NOTE_MS : NOTE_MS;
  }

  /** Handles a due time from the store. */
  async look(): Promise<void> {
    await this.ready();
    await this.#note(this.parts.clock.now());
  }

  #considerHost(now: number): void {
    const { host } = this.document;
    const next = this.#hostWatch.successor(this.document, (seat) => this.isHere(seat), now);
    if (next === undefined) return;
    this.#change((fresh) => ok(fresh.host === host ? { ...fresh, host: next.person } : fresh));
  }

  /** Whether it can be put away. */
  mayClose(now: number): boolean {
    if (this.#isRemoved) return true;
    if (this.#present.size > 0 || now - this.#stirred < IDLE_MS) return false;
    if (this.#opening !== undefined || this.#play?.isFinishing === true) return false;
    if (this.document.state !== 'playing') return true;
    const due = this.#play?.due ?? null;
    return this.#play !== undefined && (due === null || due > now + SOON_MS);
  }

  /** Closes the room; no message is sent any more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const noted = this.#isRemoved ? undefined : this.#noteAtRest();
    const closed = this.#play?.close();
    this.#present.clear();
    this.#tellPresence(false);
    await Promise.all([noted, closed]);
  }

  /**
   * `touched` is public: private actions (standing orders, sealed choices) must not update it, not
   * even indirectly.
   */
  #note(now: number, touched = 0): Promise<void> {
    this.#isDirty = false;
    this.#noted = now;
    const { rooms } = this.parts.store;
    const host = this.#play?.host;
    // Another server may play it by newer rules: keep that server's note.
    if (host?.halt !== undefined) return rooms.postpone(this.id, now);
    const due = dueWhileOpen(this.document, this.#play, now);
    return rooms.note(this.id, due, host?.awaited ?? [], touched);
  }

  async #noteAtRest(): Promise<void> {
    const { store, clock } = this.parts;
    const host = this.#play?.host;
    if (this.document.state === 'playing' && (host === undefined || host.halt !== undefined))
      return;
    const due = dueAtRest(this.document, this.#play, clock.now());
    // If this fails, the due time of the last note opens the table again.
    await store.rooms.note(this.id, due, host?.awaited ?? [], 0).catch(() => undefined);
  }

  /** Halts the game of this table after an internal error. */
  fault(error: unknown): void {
    this.complain(error, 'a table broke');
    try {
      this.#play?.host.fault(error);
    } catch (worse) {
      this.complain(worse, 'a table could not be halted');
    }
  }

  complain(error: unknown, what: string): void {
    this.parts.complaints.make(error, what, { table: this.id });
  }

  #stir(): void {
    this.#stirred = this.parts.clock.now();
  }

  #inBackground(job: Promise<unknown>): void {
    job.catch((error: unknown) => {
      this.#isDirty = true;
      this.complain(error, 'the store did not answer');
    });
  }
}
