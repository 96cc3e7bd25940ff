// The table's voice: says to everyone what their own eyes may see, the whole table to who comes and then
// only what is new. Keeps for every pair of eyes the view that was last shown to them.

import { assert, type Seat } from '@tablee/kit';
import { changesOf, type People, type Report, type Sheet, type Since } from '@tablee/wire';
import type { Ledger } from './ledger.ts';
import type { PeerSession } from './plan.ts';
import type { Eyes } from './ports.ts';
import { sceneOf, viewOf, waitingOf, type Bell, type Scene } from './reports.ts';

/** Every session at a table, through whose eyes it looks, and what it has seen by now. */
export class Audience {
  readonly #sessions = new Set<PeerSession>();
  /** Through whose eyes people have looked, and after how many steps the last time. */
  readonly #looks = new Map<Eyes, number>();
  /** Who is connected to other servers. */
  #elsewhere: readonly Seat[] = [];
  #watchersElsewhere = 0;
  readonly #isFinal: boolean;

  /** `isFinal`: moves count as seen when they are made. */
  constructor(isFinal = false) {
    this.#isFinal = isFinal;
  }

  get size(): number {
    return this.#sessions.size;
  }

  add(session: PeerSession): void {
    this.#sessions.add(session);
  }

  /** Who asked for something and left before it was heard is not here. */
  has(session: PeerSession): boolean {
    return this.#sessions.has(session);
  }

  /** Whether they were here. */
  delete(session: PeerSession): boolean {
    return this.#sessions.delete(session);
  }

  hasEyes(eyes: Eyes): boolean {
    for (const session of this.#sessions) if (session.eyes === eyes) return true;
    return false;
  }

  clear(): void {
    this.#sessions.clear();
  }

  /** Who is connected to other servers, after so many steps. */
  setElsewhere(seats: readonly Seat[], watchers: number, steps: number): void {
    this.#elsewhere = seats;
    this.#watchersElsewhere = watchers;
    this.#noteElsewhere(steps);
  }

  get watchers(): number {
    let count = this.#watchersElsewhere;
    for (const { isPerson, eyes } of this.#sessions) if (isPerson && eyes === 'watcher') count += 1;
    return count;
  }

  /** These eyes may have seen the table after so many steps. */
  suppose(eyes: Eyes, steps: number): void {
    this.#looks.set(eyes, steps);
  }

  noteLook({ isPerson, seats, eyes }: PeerSession, steps: number): void {
    // Several people at one device, and nobody's eyes: there a curtain hangs.
    const isCurtain = eyes === 'watcher' && seats.length > 1;
    if (isPerson && !isCurtain) this.#looks.set(eyes, steps);
  }

  noteAll(steps: number): void {
    for (const session of this.#sessions) this.noteLook(session, steps);
    this.#noteElsewhere(steps);
  }

  /** Whoever is connected there sees what is seen here. */
  #noteElsewhere(steps: number): void {
    for (const seat of this.#elsewhere) this.#looks.set(seat, steps);
    if (this.#watchersElsewhere > 0) this.#looks.set('watcher', steps);
  }

  /** Whether people have seen the last of so many steps through other eyes than this seat's. */
  isSeenBesides(seat: Seat, steps: number): boolean {
    if (this.#isFinal) return true;
    for (const [eyes, seen] of this.#looks) if (eyes !== seat && seen >= steps) return true;
    return false;
  }

  each(run: (session: PeerSession) => void): void {
    for (const session of this.#sessions) run(session);
  }

  /** One report for each pair of eyes, however many look through them. */
  tellEach(reportFor: (eyes: Eyes) => Report | undefined): void {
    // By place: the watchers', then the seats'. Null where there is nothing to say.
    const made: (Report | null)[] = [];
    for (const session of this.#sessions) {
      const { eyes } = session;
      const place = eyes === 'watcher' ? 0 : eyes + 1;
      let report = made[place];
      if (report === undefined) made[place] = report = reportFor(eyes) ?? null;
      if (report !== null) session.send(report);
    }
  }

  tellAll(report: Report): void {
    for (const session of this.#sessions) session.send(report);
  }
}

export interface HeraldPlan {
  readonly sheet: () => Sheet;
  readonly ledger: Ledger;
  readonly now: () => number;
  readonly bell: () => Bell | undefined;
  /** Only tables online say who is here. */
  readonly people: () => People | undefined;
  readonly isFinal: boolean | undefined;
}

/** Only ever read before the next view is packed: one for all tables. */
const scratch: number[] = [];

/** What eyes are shown of the game itself, whenever they come between two steps. */
type Sight = Pick<Extract<Report, { kind: 'table' }>, 'told' | 'notes' | 'view'>;

/** Watchers come with so many different pasts at a time; more of them are not worth keeping. */
const PASTS_MAX = 8;

export class Herald {
  readonly audience: Audience;
  readonly #plan: HeraldPlan;
  /**
   * What is on the other end of every wire with these eyes: all of them hear of the same steps, and who
   * comes is shown the table as it is.
   */
  readonly #shown = new Map<Eyes, number[]>();
  /**
   * All watchers see the same, and many may come at once: by the step from which on they are told. Held
   * weakly: a table between two steps would keep the whole game a second time.
   */
  readonly #watched = new Map<number, WeakRef<Sight>>();
  /** What that was of: only what everybody may know, so that nobody hears of more by a slower answer. */
  #watchedAt = '';

  constructor(plan: HeraldPlan) {
    this.#plan = plan;
    this.audience = new Audience(plan.isFinal);
  }

  /** The whole table for one client, or what is new since they last looked. */
  look(session: PeerSession, since?: Since): void {
    const { ledger, sheet, people } = this.#plan;
    const { eyes } = session;
    const { steps } = ledger.log;
    this.audience.noteLook(session, steps);
    const hasSeen = since?.undone === ledger.undone && since.step <= steps;
    const from = hasSeen ? since.step : 0;
    const here = people();
    const sight = eyes === 'watcher' ? this.#watchersSight(from) : this.#sightOf(eyes, from);
    this.#shown.set(eyes, sight.view.slice());
    session.send({
      kind: 'table',
      sheet: sheet(),
      ...sight,
      from,
      undone: ledger.undone,
      ...(here === undefined ? {} : { people: here }),
      step: steps,
      eyes,
      waiting: waitingOf(this.#scene(), eyes),
    });
  }

  #sightOf(eyes: Eyes, from: number): Sight {
    const { ledger } = this.#plan;
    const told = ledger.toldTo(eyes, from);
    return { told, notes: [...ledger.company.notes], view: viewOf(ledger, eyes) };
  }

  /** Made once for everybody who comes to watch before something happens. */
  #watchersSight(from: number): Sight {
    const { log, undone, company } = this.#plan.ledger;
    const at = `${log.steps} ${undone} ${company.notes.length}`;
    if (at !== this.#watchedAt) this.#watched.clear();
    this.#watchedAt = at;
    const known = this.#watched.get(from)?.deref();
    if (known !== undefined) return known;
    if (this.#watched.size >= PASTS_MAX) this.#watched.clear();
    const sight = this.#sightOf('watcher', from);
    this.#watched.set(from, new WeakRef(sight));
    return sight;
  }

  lookAll(): void {
    this.audience.noteAll(this.#plan.ledger.log.steps);
    this.audience.each((session) => {
      this.look(session);
    });
  }

  /** Nobody looks through these eyes any more: what they saw need not be kept. */
  forget(eyes: Eyes): void {
    if (!this.audience.hasEyes(eyes)) this.#shown.delete(eyes);
  }

  tellStep(step: number): void {
    if (this.#watched.size > 0) this.#watched.clear();
    const { ledger } = this.#plan;
    const { steps } = ledger.log;
    this.audience.noteAll(steps);
    const scene = this.#scene();
    const open = ledger.eventsOf(step, 'watcher');
    this.audience.tellEach((eyes) => ({
      kind: 'step',
      events: ledger.isInsider(step, eyes) ? ledger.eventsOf(step, eyes) : open,
      changes: this.#changesFor(eyes),
      step: steps,
      eyes,
      waiting: waitingOf(scene, eyes),
    }));
  }

  /** Two views of the same eyes: there is nothing in it that those eyes may not see. */
  #changesFor(eyes: Eyes): number[] {
    const shown = this.#shown.get(eyes);
    assert(shown !== undefined, 'whoever hears of a step has seen the table');
    const changes = changesOf(shown, viewOf(this.#plan.ledger, eyes, scratch));
    // In place: a fresh copy for everybody with every step is what the garbage collector would do all day.
    const [length] = changes as [number];
    if (shown.length !== length) shown.length = length;
    for (let i = 1; i < changes.length; i += 2) shown[changes[i]!] = changes[i + 1]!;
    return changes;
  }

  /** To everyone, or to one seat alone. */
  tellWaiting(only?: Eyes): void {
    const scene = this.#scene();
    const { steps } = this.#plan.ledger.log;
    const made: Extract<Report, { kind: 'waiting' }>[] = [];
    this.audience.tellEach((eyes) => {
      if (only !== undefined && eyes !== only) return undefined;
      const waiting = waitingOf(scene, eyes);
      const known = made.find((one) => one.waiting === waiting);
      if (known !== undefined) return known;
      const report = { kind: 'waiting', step: steps, waiting } as const;
      made.push(report);
      return report;
    });
  }

  #scene(): Scene {
    const { ledger, bell, now } = this.#plan;
    const { steps } = ledger.log;
    const isSeenBesides = (seat: Seat): boolean => this.audience.isSeenBesides(seat, steps);
    return sceneOf(ledger, { isSeenBesides, bell: bell(), now });
  }
}
