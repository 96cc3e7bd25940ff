// Holds a page's session at an online table: connection, seats, chat, and the game once it has
// started.

import { Wire, type Heard, type LinkState } from '@tablee/table';
import type {
  Command,
  HaltWhy,
  JoinTable,
  Note,
  People,
  Report,
  Room,
  RoomSeat,
  Sheet,
  Since,
} from '@tablee/wire';
import { go } from '../app/router.svelte.ts';
import { loadGame, type LoadedGame } from '../table/open.ts';
import { TableSession } from '../table/session.svelte.ts';
import { brokenPromise } from './witness.ts';
import { ApiFailure, failureOf, type Changes } from '../app/api.ts';
import { api, browserWire, originsForOthers, person } from '../app/browser.ts';
import { witnesses } from './witness.ts';
import { arrivedReport, leftOf } from './clock.ts';
import { handView } from './hand-view.svelte.ts';
import { Talk } from './table/talk.svelte.ts';

/** Wait this long for a lost screen to return before phones change their layout. */
const SCREEN_GONE_MS = 8000;
/** Polling interval at a table that admits no watchers. */
const POLL_MS = 4000;

export class RoomSession {
  readonly table: string;
  /** This page is a shared screen: it takes no seat, even if this browser holds one. */
  readonly isScreen: boolean;
  readonly #wire: Wire;

  link: LinkState = $state.raw({ kind: 'connecting' });
  /** Undefined until it is known. */
  room: Room | undefined = $state.raw();
  /** This player's seat; null for a watcher or before sitting down. */
  seat: number | null = $state(null);
  /** The player's seat by the server's list, while this browser has no token for it. */
  ownSeat: number | null = $state(null);
  /** Before the start: connected seats; undefined until the server reports them. */
  here: readonly number[] | undefined = $state.raw();
  /** Somewhere a screen shows the table. */
  hasScreen = $state(false);
  /** Screens among the watchers. */
  screens = $state(0);
  /** Why the table cannot be shown. */
  failure: ApiFailure | undefined = $state.raw();

  /** Why the table is halted, even before the first full table. */
  halted: HaltWhy | undefined = $state();
  people: People | undefined = $state.raw();
  /** When `people` was right, by `performance.now()`. */
  peopleAt = $state(0);
  notes: readonly Note[] = $state.raw([]);
  readonly talk: Talk;
  /** The game, from the first report on. */
  session: TableSession | undefined = $state.raw();

  /** A request of this page is pending. */
  isBusy = $state(false);
  /** Why the last request failed. */
  complaint: ApiFailure | undefined = $state.raw();

  /** How the table breaks its commitment. */
  betrayal: ReturnType<typeof brokenPromise> = $state.raw();
  #throwing: Promise<void> | undefined;

  #game: Promise<LoadedGame | undefined> | undefined;
  #reports: Report[] = [];
  #isClosed = false;
  #isLooking = false;
  /** The next `open` takes the seat back from another device. */
  #wantsBack = false;
  #timers: readonly (() => void)[] = [];

  readonly me: Extract<RoomSeat, { kind: 'person' }> | undefined = $derived.by(() => {
    const own = this.seat === null ? undefined : this.room?.seats[this.seat];
    return own?.kind === 'person' ? own : undefined;
  });
  readonly isHost = $derived(this.me?.isHost === true);

  constructor(table: string, isScreen = false) {
    this.table = table;
    this.isScreen = isScreen;
    this.#wire = new Wire(
      {
        table,
        token: () => this.#token(),
        isScreen,
        since: () => this.#seenAlready(),
        hear: (answer) => this.#hear(answer),
        resend: () => this.session?.client.resend(),
        sayAgain: () => this.talk.sayAgain(),
        changed: (state) => this.#changed(state),
      },
      browserWire,
    );
    this.talk = new Talk(this, (message) => this.#wire.send(message));
    addEventListener('online', this.#backOnline);
  }

  // ---- coming and going

  /** Opens the table, as its player if this browser holds a seat, else as a visitor. */
  async open(): Promise<void> {
    this.failure = undefined;
    if (this.#token() !== undefined) {
      this.#wire.start();
      return;
    }
    try {
      this.#take(await api.room(this.table));
    } catch (error) {
      this.failure = failureOf(error);
      return;
    }
    if (this.#isClosed) return;
    const finding = this.#findOwnSeat();
    if (this.#wantsBack) {
      this.#wantsBack = false;
      await finding;
      await this.sitAgain();
      // Without a seat the page may still watch.
      if (this.seat !== null || this.#isOver()) return;
    }
    if (this.room?.settings.mayWatch === true) this.#wire.start();
    else this.#lookIn();
  }

  /** Takes the seat back after another device has played it. */
  retake(): void {
    this.#wantsBack = true;
    void this.open();
  }

  /** Rejoins the player's seat while another device holds its token. */
  async sitAgain(): Promise<void> {
    const own = this.ownSeat === null ? undefined : this.room?.seats[this.ownSeat];
    if (own?.kind === 'person') await this.sitDown({ name: own.name, face: own.face });
  }

  async sitDown(who: Pick<JoinTable, 'name' | 'face' | 'seat'>): Promise<void> {
    await this.#busily(async () => {
      const { room, seat, token } = await api.join(this.table, who);
      person.keepToken(this.table, token);
      this.#take(room);
      this.seat = seat;
      if (!this.#isOver()) this.#wire.start();
    });
  }

  /** Joins with a token that now holds a seat. */
  takeSeat(token: string): void {
    person.keepToken(this.table, token);
    if (!this.#isClosed) this.#wire.start();
  }

  /** Leaves on purpose, so that the others need not wait. Resolves with success. */
  leave(): Promise<boolean> {
    return this.#busily(async () => {
      if (this.seat !== null) await api.leave(this.table);
      // Before the start the chair is free again; later it can be taken back.
      if (this.room?.state === 'gathering') person.dropToken(this.table);
      this.#wire.quit();
    });
  }

  /**
   * Creates the next table or joins it; players keep their seats. Any seated person may call it.
   */
  rematch(): Promise<boolean> {
    return this.#busily(async () => {
      const { room, token } = await api.rematch(this.table);
      person.keepToken(room.id, token);
      handView.carryOver(this.table, room.id);
      go(`/t/${room.id}`);
    });
  }

  /** After the seat moves to another device, this page becomes the screen. */
  becomesScreen = false;

  /** Does not go on to the next table with the others. */
  staysHere = false;

  /** Goes to the next table after another player's rematch. */
  follow(): void {
    const next = this.room?.next;
    if (next === undefined) return;
    if (this.isScreen) {
      go(`/t/${next}/screen`, 'replace');
      return;
    }
    handView.carryOver(this.table, next);
    person.carryOver(this.table, next);
    go(`/t/${next}`);
  }

  /** A one-time link that moves this seat to another device. It is secret. */
  async seatLink(): Promise<{ readonly href: string; readonly expires: number }> {
    const [{ code, expires }, [origin]] = await Promise.all([
      api.moveSeat(this.table),
      originsForOthers(),
    ]);
    return { href: `${origin}/seat#${code}`, expires };
  }

  /** Opens the table again after a failure without network. */
  readonly #backOnline = (): void => {
    const code = this.failure?.code;
    if (code === 'no-network' || code === 'no-answer') void this.open();
  };

  /** The page is closed; the seat is kept. */
  close(): void {
    this.#isClosed = true;
    removeEventListener('online', this.#backOnline);
    this.#wire.stop();
    for (const cancel of this.#timers) cancel();
    this.session?.close();
  }

  #token(): string | undefined {
    return this.isScreen ? undefined : person.tokenOf(this.table);
  }

  /** Checked after each await. */
  #isOver(): boolean {
    return this.#isClosed;
  }

  /** Starts the game after this browser's entropy is in. */
  async begin(): Promise<void> {
    await this.#throwing;
    await this.change('start', {});
  }

  /** Changes the room and applies the answer. Resolves with success. */
  change<What extends keyof Changes>(what: What, body: Changes[What]): Promise<boolean> {
    return this.#busily(async () => this.#take(await api.change(this.table, what, body)));
  }

  async #busily(deed: () => Promise<void>): Promise<boolean> {
    this.isBusy = true;
    this.complaint = undefined;
    try {
      await deed();
      return true;
    } catch (error) {
      this.complaint = failureOf(error);
      return false;
    } finally {
      this.isBusy = false;
    }
  }

  /** The seat's clock at this moment of `performance.now()`; undefined without one. */
  clockOf(seat: number, now: number): ReturnType<typeof leftOf> | undefined {
    const clock = this.people?.seats[seat]?.clock;
    return clock === undefined ? undefined : leftOf(clock, Math.max(0, now - this.peopleAt));
  }

  // ---- reports of the connection

  #changed(state: LinkState): void {
    this.here = undefined;
    // The server reports screens again after a reconnect, if there are any.
    if (state.kind === 'online') this.#hearScreens(0);
    const isRefused = state.kind === 'refused';
    if (isRefused && state.why === 'bad-token') {
      // Another device has taken the seat, or a rematch dropped it: open the table again without a
      // token.
      person.dropToken(this.table);
      this.seat = null;
      queueMicrotask(() => void this.open());
      return;
    }
    const mayLookIn = this.isScreen || this.room?.state === 'gathering';
    if (isRefused && state.why === 'no-watching' && mayLookIn) {
      this.#lookIn();
      return;
    }
    if (isRefused && (state.why === 'kicked' || state.why === 'left')) {
      person.dropToken(this.table);
      this.seat = null;
    }
    this.link = state;
  }

  #hear(answer: Heard): void {
    switch (answer.kind) {
      case 'room':
        this.seat = answer.seat;
        if (answer.seat !== null) person.noteSeat(this.table, answer.seat);
        this.#take(answer.room, true);
        return;
      case 'here':
        this.here = answer.seats;
        return;
      case 'screens':
        this.#hearScreens(answer.count);
        return;
      case 'report':
        this.#hearReport(arrivedReport(answer.report, this.#wire.latency));
        return;
      case 'chat':
      case 'said':
      case 'reaction':
      case 'failed':
        this.talk.hear(answer);
    }
  }

  #hearScreens(count: number): void {
    this.screens = count;
    if (count > 0) this.hasScreen = true;
    else this.#later(SCREEN_GONE_MS, () => (this.hasScreen = this.screens > 0));
  }

  /** A room from an older answer does not undo a newer one. */
  #take(room: Room, isFromLine = false): void {
    const known = this.room;
    if (known !== undefined && room.touched < known.touched) return;
    if (!isFromLine && this.seat !== null) {
      const own = this.me?.person;
      const seat = room.seats.findIndex((one) => one.kind === 'person' && one.person === own);
      if (own !== undefined) this.seat = seat === -1 ? null : seat;
    }
    this.room = room;
    this.#throwIn(room);
    // Preload the game, so that the table shows as soon as it starts.
    this.#loadGame(room.game).catch(() => undefined);
  }

  /**
   * Stores the commitment before it sends entropy, so that the server cannot fit one to the other.
   */
  #throwIn({ state, commit }: Room): void {
    if (state !== 'gathering' || this.seat === null || this.#throwing !== undefined) return;
    const seen = witnesses.see(this.table, commit);
    if (seen.isIn) return;
    this.#throwing = api.change(this.table, 'entropy', { entropy: seen.entropy }).then(
      () => witnesses.confirm(seen),
      () => {
        // Retried with the next room message; the other players' entropy counts without it.
        this.#throwing = undefined;
      },
    );
  }

  /** Compares the sheet with the commitment and entropy that this browser stored. */
  #compare({ commit, entropy = [] }: Sheet): void {
    const seen = witnesses.of(this.table);
    const shown = { commit, entropy: entropy.map(({ hex }) => hex) };
    this.betrayal = seen && brokenPromise(seen, shown);
  }

  // ---- the game

  #hearReport(report: Report): void {
    this.#note(report);
    if (this.session !== undefined) {
      this.session.client.take(report);
      return;
    }
    // Reports before the full table belong to an earlier one: drop them.
    if (report.kind === 'table') this.#reports = [];
    this.#reports.push(report);
    if (report.kind === 'table') void this.#openGame(report.sheet.game);
  }

  /** Loads the game once; a failed load is retried by the next call. */
  #loadGame(id: string): Promise<LoadedGame | undefined> {
    this.#game ??= loadGame(id).catch((error: unknown) => {
      this.#game = undefined;
      throw error;
    });
    return this.#game;
  }

  async #openGame(id: string): Promise<void> {
    let game: LoadedGame | undefined;
    try {
      game = await this.#loadGame(id);
    } catch {
      // The game exists; a part of it failed to load.
      this.failure = new ApiFailure('broken');
      return;
    }
    if (this.#isClosed || this.session !== undefined) return;
    if (this.failure?.code === 'broken') this.failure = undefined;
    if (game === undefined) {
      this.failure = new ApiFailure('no-such-game');
      return;
    }
    const session = new TableSession({
      ...game,
      send: (command: Command) => this.#wire.send({ kind: 'command', command }),
    });
    for (const report of this.#reports) session.client.take(report);
    this.#reports = [];
    this.session = session;
  }

  /** Only for the same viewer: a watcher that has just sat down has not received its own cards. */
  #seenAlready(): Since | undefined {
    const client = this.session?.client;
    const eyes = this.#token() === undefined ? 'watcher' : this.seat;
    return client !== undefined && client.glimpse?.eyes === eyes ? client.since : undefined;
  }

  /** Applies the parts of a report that concern people, notes and halts. */
  #note(report: Report): void {
    if (report.kind === 'halted') this.halted = report.why;
    else if (report.kind === 'table') {
      this.halted = undefined;
      this.#compare(report.sheet);
      this.notes = report.notes;
      if (report.people !== undefined) this.#meet(report.people);
    } else if (report.kind === 'people') this.#meet(report.people);
    else if (report.kind === 'note') this.notes = [...this.notes, report.note];
  }

  #meet(people: People): void {
    this.people = people;
    this.peopleAt = performance.now();
  }

  // ---- without a seat on this page

  async #findOwnSeat(): Promise<void> {
    this.ownSeat = null;
    if (person.key === undefined) return;
    try {
      const me = await api.me();
      const isOwn = (seat: RoomSeat) => seat.kind === 'person' && seat.person === me.person;
      const found = this.room?.seats.findIndex(isOwn) ?? -1;
      this.ownSeat = found === -1 ? null : found;
    } catch {
      // The server does not know this key, so it has no seat.
    }
  }

  #lookIn(): void {
    this.#wire.stop();
    this.link = { kind: 'online' };
    if (this.#isLooking) return;
    this.#isLooking = true;
    const look = async (): Promise<void> => {
      this.#isLooking = !this.#isClosed && this.seat === null;
      if (!this.#isLooking) return;
      try {
        this.#take(await api.room(this.table));
        this.link = { kind: 'online' };
        // A shared screen reconnects by itself: no person reloads it.
        if (this.isScreen && this.room?.settings.mayWatch === true) {
          this.#isLooking = false;
          this.#wire.start();
          return;
        }
      } catch (error) {
        const failure = failureOf(error);
        if (failure.code === 'no-such-table') this.failure = failure;
        else this.link = { kind: 'offline', why: 'lost' };
      }
      this.#later(POLL_MS, () => void look());
    };
    this.#later(POLL_MS, () => void look());
  }

  #later(milliseconds: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.#timers = this.#timers.filter((one) => one !== cancel);
      act();
    }, milliseconds);
    const cancel = () => clearTimeout(timer);
    this.#timers = [...this.#timers, cancel];
  }
}
