// A table on a server, as this page has it: the line to it, who sits there, the talk, and the game
// itself once it is played.

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

/** A screen that has just gone may be on its way back: phones do not change at once. */
const SCREEN_GONE_MS = 8000;
/** Where one may not watch, one looks in from time to time. */
const POLL_MS = 4000;

export class RoomSession {
  readonly table: string;
  /** Shows the table to everybody in the room: nobody sits here, whatever seat this browser holds. */
  readonly isScreen: boolean;
  readonly #wire: Wire;

  link: LinkState = $state.raw({ kind: 'connecting' });
  /** Undefined until it is known. */
  room: Room | undefined = $state.raw();
  /** One's own seat; null for who only watches or has not sat down yet. */
  seat: number | null = $state(null);
  /** Sits here as far as the server knows, though this browser has no token for the seat. */
  ownSeat: number | null = $state(null);
  /** While people gather: the seats of those who are connected; undefined until that is known. */
  here: readonly number[] | undefined = $state.raw();
  /** Somewhere a screen shows the table. */
  hasScreen = $state(false);
  /** How many of those who watch are screens. */
  screens = $state(0);
  /** Why there is nothing to show. */
  failure: ApiFailure | undefined = $state.raw();

  /** Why nothing happens here any more, be it that one has seen the table or not. */
  halted: HaltWhy | undefined = $state();
  people: People | undefined = $state.raw();
  /** When `people` was right, by `performance.now()`. */
  peopleAt = $state(0);
  notes: readonly Note[] = $state.raw([]);
  readonly talk: Talk;
  /** The game, from the first report on. */
  session: TableSession | undefined = $state.raw();

  /** A deed of one's own is under way at the server. */
  isBusy = $state(false);
  /** Why the last deed was not done. */
  complaint: ApiFailure | undefined = $state.raw();

  /** The table does not play by what it had bound itself to. */
  betrayal: ReturnType<typeof brokenPromise> = $state.raw();
  #throwing: Promise<void> | undefined;

  #game: Promise<LoadedGame | undefined> | undefined;
  #reports: Report[] = [];
  #isClosed = false;
  #isLooking = false;
  /** Somebody has asked for the seat here already. */
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

  /** Comes to the table: as its player where this browser holds a seat, else to have a look. */
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
      // Where that cannot be, one may still look on.
      if (this.seat !== null || this.#isOver()) return;
    }
    if (this.room?.settings.mayWatch === true) this.#wire.start();
    else this.#lookIn();
  }

  /** The seat was played elsewhere; now it is played here again. */
  retake(): void {
    this.#wantsBack = true;
    void this.open();
  }

  /** Takes the seat that is one's own, though another device holds its token. */
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

  /** Comes with a token that holds a seat by now. */
  takeSeat(token: string): void {
    person.keepToken(this.table, token);
    if (!this.#isClosed) this.#wire.start();
  }

  /** On purpose: the others need not wait. Resolves with whether it was done. */
  leave(): Promise<boolean> {
    return this.#busily(async () => {
      if (this.seat !== null) await api.leave(this.table);
      // Before the start the chair is free again; later it can be taken back.
      if (this.room?.state === 'gathering') person.dropToken(this.table);
      this.#wire.quit();
    });
  }

  /** Goes on to the next table, where everyone keeps their seat. Any seated person may ask for it. */
  rematch(): Promise<boolean> {
    return this.#busily(async () => {
      const { room, token } = await api.rematch(this.table);
      person.keepToken(room.id, token);
      handView.carryOver(this.table, room.id);
      go(`/t/${room.id}`);
    });
  }

  /** Once the seat has gone to another device, this one shows the table. */
  becomesScreen = false;

  /** Does not go on to the next table with the others. */
  staysHere = false;

  /** To the next table, which somebody else has asked for. */
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

  /** A link that brings this seat to another device, once; it must not be shown to others. */
  async seatLink(): Promise<{ readonly href: string; readonly expires: number }> {
    const [{ code, expires }, [origin]] = await Promise.all([
      api.moveSeat(this.table),
      originsForOthers(),
    ]);
    return { href: `${origin}/seat#${code}`, expires };
  }

  /** The network is back: what failed without it is asked for again. */
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

  /** Asked after something was waited for. */
  #isOver(): boolean {
    return this.#isClosed;
  }

  /** Begins the game, with one's own bytes in its draws. */
  async begin(): Promise<void> {
    await this.#throwing;
    await this.change('start', {});
  }

  /** Whatever comes of it is seen here; resolves with whether it was done. */
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

  // ---- what the line tells

  #changed(state: LinkState): void {
    this.here = undefined;
    // Whoever comes back is told of screens again, where there are any.
    if (state.kind === 'online') this.#hearScreens(0);
    const isRefused = state.kind === 'refused';
    if (isRefused && state.why === 'bad-token') {
      // Another device has the seat by now, or a rematch did not keep it: come back as anybody would.
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
    // So that the cards are on the table as soon as it starts.
    this.#loadGame(room.game).catch(() => undefined);
  }

  /** First the commitment is kept here, then the own bytes go there: it cannot have been made to suit them. */
  #throwIn({ state, commit }: Room): void {
    if (state !== 'gathering' || this.seat === null || this.#throwing !== undefined) return;
    const seen = witnesses.see(this.table, commit);
    if (seen.isIn) return;
    this.#throwing = api.change(this.table, 'entropy', { entropy: seen.entropy }).then(
      () => witnesses.confirm(seen),
      () => {
        // Asked again with the next word of the table; without it the others' bytes still count.
        this.#throwing = undefined;
      },
    );
  }

  /** Whether the table is played as it had bound itself to. */
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
    // What came before the whole table belongs to no table.
    if (report.kind === 'table') this.#reports = [];
    this.#reports.push(report);
    if (report.kind === 'table') void this.#openGame(report.sheet.game);
  }

  /** What could not be fetched is fetched again the next time. */
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
      // Not that there is no such game: a part of it could not be fetched.
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

  /** Only for the same eyes: who has just sat down has not seen their own cards. */
  #seenAlready(): Since | undefined {
    const client = this.session?.client;
    const eyes = this.#token() === undefined ? 'watcher' : this.seat;
    return client !== undefined && client.glimpse?.eyes === eyes ? client.since : undefined;
  }

  /** What is to be known besides the game itself. */
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

  // ---- for who has no seat here

  async #findOwnSeat(): Promise<void> {
    this.ownSeat = null;
    if (person.key === undefined) return;
    try {
      const me = await api.me();
      const isOwn = (seat: RoomSeat) => seat.kind === 'person' && seat.person === me.person;
      const found = this.room?.seats.findIndex(isOwn) ?? -1;
      this.ownSeat = found === -1 ? null : found;
    } catch {
      // Nobody knows this key yet: then it has no seat either.
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
        // Nobody sits before a screen to load it again.
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
