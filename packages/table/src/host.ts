// The host of one table, online and offline alike: takes commands one after the other, asks the
// rules, keeps the entry in the store, and only then plays it and tells everyone what they may know.

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

/** How long after a failure of the store the table's own steps are tried again. */
const RETRY_MS = 1000;
/** Comings and goings of one moment are told together. */
const PEOPLE_MS = 200;

/** How often a command that came second is tried. */
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
  /** There is more to be read: whoever seems to think has perhaps moved long ago. */
  #isReading = false;
  /** Who is to have their seat back as soon as that can be kept. */
  readonly #returning = new Set<Seat>();
  readonly #refusals = new Refusals();
  readonly #jobs = new Jobs({
    isOver: () => this.#closed || this.#halt !== undefined,
    onFault: (error) => this.fault(error),
  });
  readonly #voters = (): Seat[] => votersOf(this.#ledger, this.#presence, this.#ports.clock.now());
  /** What a command is answered by. */
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

  /** Opens a table as the store has it, and draws what is to be drawn. */
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

  /** Why nothing happens here any more. */
  get halt(): Halt | undefined {
    return this.#halt;
  }

  /** How many guests are here. */
  get guests(): number {
    return this.#audience.size;
  }

  /** How many entries of the store are played. */
  get length(): number {
    return this.#ledger.length;
  }

  /** Ended by agreement before the end. */
  get isEnded(): boolean {
    return this.company.isEnded;
  }

  /** Votes, pauses, and for whom a bot plays. */
  get company(): Company {
    return this.#ledger.company;
  }

  /** The people whom the table waits for. */
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

  /** When the table has to do something even if nobody comes; null when it can rest. */
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

  /** What a seat has in mind of the game so far; `before` is what it had when it was last asked. */
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
        // What a person said before the wire broke was said; a bot that got up has no say any more.
        await this.#jobs.add(() =>
          isHere || isPerson ? this.#receive(session, command, isMeant) : undefined,
        );
        if (this.#halt === undefined || command.kind === 'sit') return;
        const { id } = command;
        // What was written before it stood still is done.
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
    // Who has seen more than this host comes from another one, which was quicker.
    if (since === undefined || since.step <= this.#ledger.log.steps) enter();
    else
      void this.#jobs.add(async () => {
        const isNews = await this.#readOn();
        enter();
        if (isNews === true) await this.#goOnAndSay();
      });
    return session;
  }

  /** Somebody else may have written: what they wrote counts. */
  refresh(): Promise<void> {
    return this.#jobs.add(async () => {
      if (!(await this.#catchUp())) return;
      await this.#goOnAndSay();
    });
  }

  /** Somebody is to be called otherwise from now on; what they were called is shown to nobody. */
  renew(sheet: Sheet): void {
    const isSame = JSON.stringify(sheet.players) === JSON.stringify(this.#plan.sheet.players);
    if (isSame || this.#closed) return;
    this.#plan = { ...this.#plan, sheet };
    this.#herald.lookAll();
  }

  /** Nobody could be heard here for a while: windows open anew, and what others wrote is read first. */
  woke(): void {
    // They may have looked meanwhile, on another server.
    if (this.#isOnline) this.#supposeLooks();
    this.#presence.woke(this.#ports.clock.now());
    this.#timetable.set();
    void this.#jobs.add(async () => {
      if ((await this.#readOn()) === true) await this.#goOnAndSay();
      this.#herald.tellWaiting();
      this.#tellPeople();
    });
  }

  /** Who is connected to this table on other servers, and who was to one that is lost. */
  hearElsewhere(seats: readonly Seat[], watchers: number, lost?: readonly Seat[]): void {
    this.#audience.setElsewhere(seats, watchers, this.#ledger.log.steps);
    this.#presence.setElsewhere(seats, this.#ports.clock.now(), lost);
    this.#timetable.set();
    this.#peopleSoon();
  }

  /**
   * Something in the table's own code broke. What it would do next could be wrong, and be believed: it
   * stands still, as its log has it, until somebody has looked.
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

  /** Nothing happens any more: no bell rings, nobody is told anything. */
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
    // It may come out that we slept: that counts before anything is answered.
    this.#ports.clock.now();
    const refuse = (refused: Refused): void => {
      session.send({ kind: 'refused', id, refused });
    };
    // For one's own seats also while one looks through nobody's eyes: that shows less, not more.
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

  /** Why a command was not done; undefined once it is. */
  async #do(
    session: PeerSession,
    command: Deed,
    isMeant: () => boolean,
  ): Promise<Refused | undefined> {
    const by = nameOf(command);
    // Somebody else may write first, on another server: a choice beside theirs is still a choice.
    let hasRead = false;
    for (let tries = 0; tries < TRIES; tries++) {
      if (!isMeant()) return tableRefusal('stale', { step: this.#ledger.log.steps });
      const answer = answerTo(this.#situation, command);
      if (isRefused(answer)) {
        // Somebody elsewhere may have done something that makes it right, taken something back, or done
        // this very thing: nothing is refused by a host that may be behind.
        if (!hasRead) {
          hasRead = true;
          if ((await this.#readOn()) === undefined) return tableRefusal('store');
          if (this.#ledger.done.has(by)) return undefined;
          continue;
        }
        // The table first: what comes after it is about it.
        if (answer.kind === 'table' && answer.code === 'stale') this.#herald.look(session);
        return answer;
      }
      if ((await this.#keep([{ what: answer, by }])) === 'failed') return tableRefusal('store');
      // What somebody else wrote may be this very command, sent there before.
      if (this.#ledger.done.has(by)) return undefined;
    }
    return tableRefusal('store');
  }

  #sit(session: PeerSession, { eyes, since }: Extract<Command, { kind: 'sit' }>): void {
    this.#go(session, 'lost');
    // Nobody sees through eyes that are not theirs, whatever they ask for.
    session.eyes = eyes === 'watcher' || session.seats.includes(eyes) ? eyes : 'watcher';
    this.#come(session);
    this.#herald.look(session, since);
  }

  // ---- the game goes on

  /** Store first, then play, then tell. */
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
      // Nobody knows what became of them.
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
    // Cleared away in the meantime: it stays away.
    this.close();
    return 'failed';
  }

  /** Reads what somebody else wrote; true if there was something. */
  async #catchUp(): Promise<boolean> {
    const { store } = this.#ports;
    const theirs = await fromStore(store.entries(this.plan.sheet.id, this.#ledger.length));
    this.#takeAll(theirs.map((entry) => ({ entry, step: undefined })));
    // Their people may have looked already.
    if (theirs.length > 0) this.#supposeLooks();
    return theirs.length > 0;
  }

  /** The same; undefined when it cannot be read now. */
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

  /** Whether all are to hear whose time runs. `isOpened`: a choice is seen at once, not told. */
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
      // What lies under the table, and a changed mind, are nobody else's business.
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

  /** Draws what is to be drawn, opens sealed choices once all are in, counts votes. */
  async #goOn(first = this.#ownDoing()): Promise<void> {
    for (let what = first; what !== undefined; what = this.#ownDoing())
      if ((await this.#keep([{ what }])) === 'failed') return;
    this.#timetable.considerOrders();
  }

  /**
   * Nobody knows what became of an entry, and nobody re-sends what the table itself does: it looks
   * again, and does what is still to be done.
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

  /** Whoever comes back has their seat back at once. */
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

  /** Who goes may have been the only one against it. */
  async #countAgain(): Promise<void> {
    const { length } = this.#ledger;
    await this.#goOn();
    if (this.#ledger.length > length) this.#ports.onChange?.();
  }

  // ---- telling

  /** What was seen before this host came is not known: every person may have looked. */
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
