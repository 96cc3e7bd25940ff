// Runs one table, online and offline: checks commands in order and appends entries to the store. An
// entry is played and broadcast only after the store has kept it.

import type { AnyMemory, Seat } from '@tablee/kit';
import type { Command, People, Refused, Sheet, Since } from '@tablee/wire';
import { Alarms } from './alarms.ts';
import type { Company } from './company.ts';
import { fromStore, haltBy, unlessStoreFails, type Halt } from './halt.ts';
import { Herald, type Audience } from './herald.ts';
import { Jobs } from './jobs.ts';
import { writtenAt, type Draft, type Ledger, type Recalled, type Written } from './ledger.ts';
import { RULES } from './log-rules.ts';
import { openTable } from './opening.ts';
import { ownDoing } from './own-doing.ts';
import type { HostPlan, HostPorts, PeerSession } from './plan.ts';
import type { Eyes, Peer, Kept } from './ports.ts';
import { Presence } from './presence.ts';
import { Refusals } from './refusals.ts';
import { peopleOf, shownSheet, votersOf } from './reports.ts';
import { Timetable } from './timetable.ts';
import {
  answerTo,
  isRefused,
  nameOf,
  tableRefusal,
  type Deed,
  type Situation,
} from './commands.ts';

/** Delay before the table's own steps are retried after a store failure. */
const RETRY_MS = 1000;
/** Presence changes within this time go out in one report. */
const PEOPLE_MS = 200;

/** Attempts of a command while other servers append first. */
const TRIES = 20;

export class Host {
  #plan: HostPlan;
  readonly #ports: HostPorts;
  readonly #herald: Herald;
  readonly #audience: Audience;
  readonly #alarms: Alarms;
  readonly #ledger: Ledger;
  readonly #presence: Presence;
  readonly #timetable: Timetable;
  readonly #isOnline: boolean;
  readonly #seats: readonly Seat[];
  /** More entries of this batch follow, so that presence and waiting state are outdated. */
  #isReading = false;
  /** Seats to give back to their players as soon as the store accepts the entry. */
  readonly #returning = new Set<Seat>();
  readonly #refusals = new Refusals();
  readonly #jobs = new Jobs({
    isOver: () => this.#closed || this.#halt !== undefined,
    onFault: (error) => this.fault(error),
  });
  readonly #voters = (): Seat[] => votersOf(this.#ledger, this.#presence, this.#ports.clock.now());
  /** The state that commands are checked against. */
  readonly #situation: Situation;
  #closed = false;
  #halt: Halt | undefined;

  private constructor(plan: HostPlan, ports: HostPorts, ledger: Ledger) {
    this.#plan = plan;
    this.#ports = ports;
    this.#alarms = new Alarms(ports.clock, (job) => this.#jobs.add(job));
    this.#ledger = ledger;
    this.#presence = new Presence(plan.setup.seats, ports.clock.now(), ledger.isOverDays);
    this.#timetable = new Timetable({
      ...{ ledger, plan, ports, presence: this.#presence, alarms: this.#alarms },
      isGoing: () => this.#isGoing(),
      keep: (drafts) => this.#keep(drafts),
      goOn: () => this.#goOnAndSay(),
      tellWaiting: () => this.#herald.tellWaiting(),
    });
    this.#isOnline = plan.sheet.mode === 'online';
    this.#seats = Array.from({ length: plan.setup.seats }, (_, seat) => seat);
    this.#herald = new Herald({
      sheet: () => shownSheet(this.plan),
      ledger,
      now: () => ports.clock.now(),
      bell: () => this.#timetable.bell,
      people: () => (this.#isOnline && !this.#isReading ? this.people : undefined),
      isFinal: plan.isFinal,
    });
    this.#audience = this.#herald.audience;
    this.#situation = {
      ledger,
      isSeenBesides: (seat) => this.#audience.isSeenBesides(seat, ledger.log.steps),
      people: () => this.people,
    };
    this.#supposeLooks();
  }

  /** Opens a table from the store and plays its own pending steps, such as draws. */
  static async open(plan: HostPlan, ports: HostPorts): Promise<Host> {
    const { ledger, outages, halt } = await openTable(plan, ports);
    const host = new Host(plan, { ...ports, outages }, ledger);
    if (halt !== undefined) host.#stop(halt);
    await host.#jobs.add(async () => {
      await host.#goOn();
      host.#timetable.set();
    });
    return host;
  }

  get plan(): HostPlan {
    return this.#plan;
  }

  get log(): Ledger['log'] {
    return this.#ledger.log;
  }

  /** Why this table is halted; undefined while it runs. */
  get halt(): Halt | undefined {
    return this.#halt;
  }

  /** The number of sessions, bots included. */
  get guests(): number {
    return this.#audience.size;
  }

  /** The number of log entries played so far. */
  get length(): number {
    return this.#ledger.length;
  }

  /** Ended by agreement before the end. */
  get isEnded(): boolean {
    return this.company.isEnded;
  }

  /** Votes, pauses and stand-ins. */
  get company(): Company {
    return this.#ledger.company;
  }

  /** The seats of people that the table waits for. */
  get awaited(): readonly Seat[] {
    if (!this.#isGoing()) return [];
    const ledger = this.#ledger;
    return this.#seats.filter(
      (seat) =>
        ledger.isPerson(seat) &&
        ledger.isAsked(seat) &&
        ledger.company.standIns.get(seat) !== 'sits',
    );
  }

  /** When the table must act even without a client; null when it can rest. */
  get due(): number | null {
    const now = this.#ports.clock.now();
    if (!this.#isGoing()) return null;
    if (this.#ledger.log.pending.kind === 'chance') return now;
    const { bell, due } = this.#timetable;
    if (bell === undefined && this.#seats.some((seat) => this.#ledger.isServed(seat))) return now;
    return due ?? null;
  }

  get people(): People {
    return peopleOf(this.#ledger, this.#presence, {
      now: this.#ports.clock.now(),
      watchers: this.#audience.watchers,
    });
  }

  /** A bot's memory of the game for a seat, continued from `before`, the last result. */
  recall(memory: AnyMemory, seat: Seat, before?: Recalled): Recalled {
    return this.#ledger.recall(memory, seat, before);
  }

  snapshot(): { readonly length: number; readonly data: string } {
    return { length: this.#ledger.length, data: this.#ledger.snapshot() };
  }

  join(peer: Peer, eyes: Eyes, since?: Since): PeerSession {
    let isHere = true;
    const { seats, isPerson } = peer;
    const session: PeerSession = {
      ...{ seats, isPerson },
      send: (report) => peer.send(report),
      eyes,
      receive: async (command, isMeant) => {
        // A person's command counts even after a disconnect; a bot that left runs no command.
        await this.#jobs.add(() =>
          isHere || isPerson ? this.#receive(session, command, isMeant) : undefined,
        );
        if (this.#halt === undefined || command.kind === 'sit') return;
        const { id } = command;
        // A command that was written before the halt is done.
        if (this.#ledger.done.has(nameOf(command))) peer.send({ kind: 'done', id });
        else peer.send({ kind: 'refused', id, refused: tableRefusal('halted') });
      },
      leave: (how = 'lost') => {
        isHere = false;
        if (!this.#audience.delete(session)) return;
        this.#herald.forget(session.eyes);
        this.#go(session, how);
      },
    };
    const enter = (): void => {
      if (!isHere) return;
      if (this.#halt !== undefined) {
        peer.send({ kind: 'halted', why: this.#halt.why });
        return;
      }
      this.#audience.add(session);
      try {
        this.#come(session);
        this.#herald.look(session, since);
      } catch (error) {
        this.fault(error);
      }
    };
    // The client has seen later steps on another server: read the log before sending the table.
    if (since === undefined || since.step <= this.#ledger.log.steps) enter();
    else
      void this.#jobs.add(async () => {
        const isNews = await this.#readOn();
        enter();
        if (isNews === true) await this.#goOnAndSay();
      });
    return session;
  }

  /** Reads and plays the entries that other servers appended. */
  refresh(): Promise<void> {
    return this.#jobs.add(async () => {
      if (!(await this.#catchUp())) return;
      await this.#goOnAndSay();
    });
  }

  /** Replaces the sheet after a player's rename and sends the table to all viewers again. */
  renew(sheet: Sheet): void {
    const isSame = JSON.stringify(sheet.players) === JSON.stringify(this.#plan.sheet.players);
    if (isSame || this.#closed) return;
    this.#plan = { ...this.#plan, sheet };
    this.#herald.lookAll();
  }

  /** Call after a gap of this clock: restarts open windows and reads other servers' entries. */
  woke(): void {
    // Players may have looked in the meantime, on another server.
    if (this.#isOnline) this.#supposeLooks();
    this.#presence.woke(this.#ports.clock.now());
    this.#timetable.set();
    void this.#jobs.add(async () => {
      if ((await this.#readOn()) === true) await this.#goOnAndSay();
      this.#herald.tellWaiting();
      this.#tellPeople();
    });
  }

  /** Sets the seats on other servers; `lost` are the seats of a server that went down. */
  hearElsewhere(seats: readonly Seat[], watchers: number, lost?: readonly Seat[]): void {
    this.#audience.setElsewhere(seats, watchers, this.#ledger.log.steps);
    this.#presence.setElsewhere(seats, this.#ports.clock.now(), lost);
    this.#timetable.set();
    this.#peopleSoon();
  }

  /**
   * Halts the table after an internal error, because its next step could be wrong. The log stays as
   * it is for diagnosis.
   */
  fault(error: unknown): void {
    if (this.#closed || this.#halt !== undefined) return;
    this.#stop(haltBy(error, this.#ledger.length));
  }

  #stop(halt: Halt): void {
    this.#halt = halt;
    this.#alarms.close();
    this.#audience.tellAll({ kind: 'halted', why: halt.why });
    if (halt !== this.#ports.halt) this.#ports.onHalt?.(halt);
  }

  /** Cancels all timers and drops all sessions. */
  close(): void {
    this.#closed = true;
    this.#alarms.close();
    this.#audience.clear();
  }

  // ---- commands

  async #receive(session: PeerSession, command: Command, isMeant = () => true): Promise<void> {
    if (command.kind === 'sit') {
      if (this.#audience.has(session)) this.#sit(session, command);
      return;
    }
    const { id, seat } = command;
    // Reading the clock detects a gap, which must be handled before the command is answered.
    this.#ports.clock.now();
    const refuse = (refused: Refused): void => {
      session.send({ kind: 'refused', id, refused });
    };
    // A client may also act for its own seats while it looks as a watcher: a watcher sees less.
    const isSeen = session.eyes === seat || session.eyes === 'watcher';
    if (!session.seats.includes(seat) || !isSeen) {
      refuse(tableRefusal('not-yours'));
      return;
    }
    if (this.#ledger.done.has(nameOf(command))) {
      session.send({ kind: 'done', id });
      return;
    }
    const before = this.#refusals.of(session, id);
    if (before !== undefined) {
      refuse(before);
      return;
    }
    const { length } = this.#ledger;
    const refused = await this.#do(session, command, isMeant);
    if (refused === undefined) session.send({ kind: 'done', id });
    else {
      this.#refusals.keep(session, id, refused);
      refuse(refused);
    }
    if (this.#ledger.length === length) return;
    await this.#goOnAndSay();
  }

  /** Runs a command. Returns why it was refused, or undefined once it is done. */
  async #do(
    session: PeerSession,
    command: Deed,
    isMeant: () => boolean,
  ): Promise<Refused | undefined> {
    const by = nameOf(command);
    // Another server may append first; retry, because a sealed choice stays valid next to
    // another one.
    let hasRead = false;
    for (let tries = 0; tries < TRIES; tries++) {
      if (!isMeant()) return tableRefusal('stale', { step: this.#ledger.log.steps });
      const answer = answerTo(this.#situation, command);
      if (isRefused(answer)) {
        // Before refusing, read the log once: newer entries may make the command legal or already
        // contain it.
        if (!hasRead) {
          hasRead = true;
          if ((await this.#readOn()) === undefined) return tableRefusal('store');
          if (this.#ledger.done.has(by)) return undefined;
          continue;
        }
        // Send the table before the refusal, because the refusal refers to it.
        if (answer.kind === 'table' && answer.code === 'stale') this.#herald.look(session);
        return answer;
      }
      if ((await this.#keep([{ what: answer, by }])) === 'failed') return tableRefusal('store');
      // Another server may have appended this same command.
      if (this.#ledger.done.has(by)) return undefined;
    }
    return tableRefusal('store');
  }

  #sit(session: PeerSession, { eyes, since }: Extract<Command, { kind: 'sit' }>): void {
    this.#go(session, 'lost');
    // A requested viewer that the peer does not own becomes `watcher`.
    session.eyes = eyes === 'watcher' || session.seats.includes(eyes) ? eyes : 'watcher';
    this.#come(session);
    this.#herald.look(session, since);
  }

  // ---- the game goes on

  /** Appends to the store, then plays, then broadcasts. */
  async #keep(drafts: readonly Draft[]): Promise<Kept> {
    const { clock, store } = this.#ports;
    if (this.#closed) return 'failed';
    const at = Math.max(clock.now(), this.#ledger.at);
    const written = writtenAt(this.#ledger, drafts, at);
    const entries = written.map(({ entry }) => entry);
    const { length } = this.#ledger;
    let isKept: boolean | undefined;
    try {
      isKept = await store.append(this.plan.sheet.id, length, entries);
    } catch {
      // The append may or may not have succeeded.
    }
    if (isKept === true) {
      this.#takeAll(written);
      return 'kept';
    }
    if (isKept === undefined || (await this.#readOn()) === undefined) {
      this.#lookAgain();
      return 'failed';
    }
    if (this.#ledger.length > length) return 'behind';
    // The table was deleted in the meantime.
    this.close();
    return 'failed';
  }

  /** Reads and plays entries that other servers appended; true if there were any. */
  async #catchUp(): Promise<boolean> {
    const { store } = this.#ports;
    const theirs = await fromStore(store.entries(this.plan.sheet.id, this.#ledger.length));
    this.#takeAll(theirs.map((entry) => ({ entry, step: undefined })));
    // Players on those servers may have looked already.
    if (theirs.length > 0) this.#supposeLooks();
    return theirs.length > 0;
  }

  /** Like `#catchUp`, but returns undefined when the store fails. */
  #readOn(): Promise<boolean | undefined> {
    return unlessStoreFails(this.#catchUp());
  }

  #takeAll(written: readonly Written[]): void {
    const isNews = written.map((one, i) => {
      const next = written[i + 1]?.entry.text;
      this.#isReading = next !== undefined;
      return this.#take(one, next?.startsWith('sealed ') === true);
    });
    if (isNews.includes(true)) this.#tellPeople();
  }

  /**
   * Plays one entry and broadcasts it; true if the people report has changed. `isOpened`: the next
   * entry opens this choice, so the choice itself is not reported.
   */
  #take({ entry, step }: Written, isOpened: boolean): boolean {
    const ledger = this.#ledger;
    const { steps } = ledger.log;
    const { undone, stepAt } = ledger;
    const chosen = ledger.choices.size;
    const notes = ledger.company.notes.length;
    ledger.take(entry, step);
    if (ledger.log.steps !== steps || ledger.stepAt !== stepAt) this.#timetable.stepped();
    this.#timetable.set();
    if (ledger.undone !== undone) this.#herald.lookAll();
    else if (ledger.log.steps > steps) this.#herald.tellStep(steps);
    else {
      const [word = '', seat = ''] = entry.text.split(' ', 2);
      const isOrder = word === 'order' || word === 'cancel';
      if (isOpened || word === RULES) return false;
      // Standing orders and changed choices are private: report them to their seat only.
      if (isOrder || (word === 'choice' && ledger.choices.size === chosen)) {
        this.#herald.tellWaiting(Number(seat));
        return false;
      }
      this.#herald.tellWaiting();
      if (word !== 'choice' && word !== 'withdraw') this.#peopleSoon();
    }
    for (const note of ledger.company.notes.slice(notes))
      this.#audience.tellAll({ kind: 'note', note });
    if (ledger.clocks !== undefined) return true;
    if (!this.#presence.isFull && this.#presence.hasGone(this.#ports.clock.now()))
      this.#peopleSoon();
    return this.#isReading && ledger.undone !== undone;
  }

  async #goOnAndSay(): Promise<void> {
    const what = this.#ownDoing();
    if (what === undefined) this.#timetable.considerOrders();
    else await this.#goOn(what);
    this.#ports.onChange?.();
  }

  /** Appends the table's own entries: draws, opened sealed choices, and agreed votes. */
  async #goOn(first = this.#ownDoing()): Promise<void> {
    for (let what = first; what !== undefined; what = this.#ownDoing())
      if ((await this.#keep([{ what }])) === 'failed') return;
    this.#timetable.considerOrders();
  }

  /**
   * Retries after a failed append: reads the log, because the entry may have been kept. Clients
   * re-send only their own commands, so that the table must redo its own steps.
   */
  #lookAgain(): void {
    this.#alarms.after('retry', RETRY_MS, async () => {
      if ((await this.#readOn()) === undefined) {
        this.#lookAgain();
        return;
      }
      for (const seat of this.#returning) await this.#giveBack(seat);
      this.#timetable.set();
      await this.#goOnAndSay();
    });
  }

  #ownDoing(): Draft['what'] | undefined {
    return ownDoing(this.#ledger, this.plan, this.#voters);
  }

  // ---- people

  #come({ isPerson, eyes }: PeerSession): void {
    if (!isPerson) return;
    if (eyes !== 'watcher') {
      this.#presence.come(eyes);
      if (this.#isOnline && this.#ledger.company.standIns.get(eyes) === 'sits')
        void this.#jobs.add(() => this.#giveBack(eyes));
    }
    this.#peopleSoon();
  }

  #go({ isPerson, eyes }: PeerSession, how: 'lost' | 'left'): void {
    if (!isPerson) return;
    if (eyes !== 'watcher') this.#presence.go(eyes, this.#ports.clock.now(), how);
    this.#peopleSoon();
  }

  /** Ends the stand-in of a player that came back. */
  async #giveBack(seat: Seat): Promise<void> {
    this.#returning.add(seat);
    while (this.#ledger.company.standIns.get(seat) === 'sits' && !this.#isOver())
      if ((await this.#keep([{ what: `back ${seat}` }])) === 'failed') return;
    this.#returning.delete(seat);
    this.#ports.onChange?.();
  }

  #peopleSoon(): void {
    if (!this.#isOnline || this.#closed || this.#alarms.has('people')) return;
    this.#alarms.after('people', PEOPLE_MS, async () => {
      this.#tellPeople();
      await this.#countAgain();
    });
  }

  /** Counts votes again after a presence change: the player that left may have been against. */
  async #countAgain(): Promise<void> {
    const { length } = this.#ledger;
    await this.#goOn();
    if (this.#ledger.length > length) this.#ports.onChange?.();
  }

  // ---- telling

  /** Assumes that every person has seen the table: looks on another host are unknown here. */
  #supposeLooks(): void {
    for (const seat of this.#seats)
      if (this.#ledger.isPerson(seat)) this.#audience.suppose(seat, this.#ledger.log.steps);
  }

  #tellPeople(): void {
    if (!this.#isOnline) return;
    this.#audience.tellAll({ kind: 'people', people: this.people });
    const now = this.#ports.clock.now();
    const change = this.#presence.nextChange(now);
    if (change === undefined || this.#isOver()) this.#alarms.cancel('presence');
    else
      this.#alarms.after('presence', change - now, () => {
        this.#tellPeople();
        return this.#countAgain();
      });
  }

  #isOver(): boolean {
    return this.#ledger.company.isEnded || this.#ledger.log.pending.kind === 'over';
  }

  /** Whether moves count now. */
  #isGoing(): boolean {
    return this.#halt === undefined && !this.#isOver() && !this.company.isPaused;
  }
}
