// Sends reports to viewers: the full table on join, then events and a view diff per step. Keeps the
// last view sent to each viewer as the base of the next diff.

import { assert, type Seat } from '@tablee/kit';
import { changesOf, type People, type Report, type Sheet, type Since } from '@tablee/wire';
import type { Ledger } from './ledger.ts';
import type { PeerSession } from './plan.ts';
import type { Eyes } from './ports.ts';
import { sceneOf, viewOf, waitingOf, type Bell, type Scene } from './reports.ts';

/** The sessions of a table, and the last step that each viewer has seen. */
export class Audience {
  readonly #sessions = new Set<PeerSession>();
  /** The number of steps that people had last seen, by viewer. */
  readonly #looks = new Map<Eyes, number>();
  /** Seats that are connected to other servers. */
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

  /** False for a session that left while its command was queued. */
  has(session: PeerSession): boolean {
    return this.#sessions.has(session);
  }

  /** Whether the session was here. */
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

  /** Sets the seats and watchers on other servers; `steps` is how far the table is. */
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

  /** Assumes that this viewer has seen the table after `steps` steps. */
  suppose(eyes: Eyes, steps: number): void {
    this.#looks.set(eyes, steps);
  }

  noteLook({ isPerson, seats, eyes }: PeerSession, steps: number): void {
    // A client with several seats that looks as a watcher shows the curtain.
    const isCurtain = eyes === 'watcher' && seats.length > 1;
    if (isPerson && !isCurtain) this.#looks.set(eyes, steps);
  }

  noteAll(steps: number): void {
    for (const session of this.#sessions) this.noteLook(session, steps);
    this.#noteElsewhere(steps);
  }

  /** Viewers on other servers see the same steps as viewers here. */
  #noteElsewhere(steps: number): void {
    for (const seat of this.#elsewhere) this.#looks.set(seat, steps);
    if (this.#watchersElsewhere > 0) this.#looks.set('watcher', steps);
  }

  /** Whether a person has seen the last of `steps` steps as another viewer than this seat. */
  isSeenBesides(seat: Seat, steps: number): boolean {
    if (this.#isFinal) return true;
    for (const [eyes, seen] of this.#looks) if (eyes !== seat && seen >= steps) return true;
    return false;
  }

  each(run: (session: PeerSession) => void): void {
    for (const session of this.#sessions) run(session);
  }

  /** Builds one report per viewer and sends it to each session of that viewer. */
  tellEach(reportFor: (eyes: Eyes) => Report | undefined): void {
    // Index 0 is the watchers' report, then the seats'. Null: nothing to send.
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
  /** Set for online tables only. */
  readonly people: () => People | undefined;
  readonly isFinal: boolean | undefined;
}

/** Shared by all tables: it is read before the next view is packed. */
const scratch: number[] = [];

/** The part of a `table` report that stays the same between two steps. */
type Sight = Pick<Extract<Report, { kind: 'table' }>, 'told' | 'notes' | 'view'>;

/** Cached watcher reports, one per `from` step. More distinct values at a time are rare. */
const PASTS_MAX = 8;

export class Herald {
  readonly audience: Audience;
  readonly #plan: HeraldPlan;
  /**
   * The packed view that every session of a viewer holds. A joining session gets the full table,
   * and all sessions of a viewer get the same steps.
   */
  readonly #shown = new Map<Eyes, number[]>();
  /**
   * Cached watcher reports by their `from` step, for many watchers that join at once. Held weakly:
   * a strong reference would keep a second copy of the whole game between two steps.
   */
  readonly #watched = new Map<number, WeakRef<Sight>>();
  /** Cache key. Built from public facts only, so that a cache miss reveals nothing by its delay. */
  #watchedAt = '';

  constructor(plan: HeraldPlan) {
    this.#plan = plan;
    this.audience = new Audience(plan.isFinal);
  }

  /** Sends one client the table, with the events since its last look. */
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

  /** The watchers' report, cached until the table changes. */
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

  /** Drops the last view of a viewer without sessions. */
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

  /** Diffs two views of the same viewer, so that it contains only what this viewer may see. */
  #changesFor(eyes: Eyes): number[] {
    const shown = this.#shown.get(eyes);
    assert(shown !== undefined, 'whoever hears of a step has seen the table');
    const changes = changesOf(shown, viewOf(this.#plan.ledger, eyes, scratch));
    // Update in place: a copy per viewer and step dominated GC time.
    const [length] = changes as [number];
    if (shown.length !== length) shown.length = length;
    for (let i = 1; i < changes.length; i += 2) shown[changes[i]!] = changes[i + 1]!;
    return changes;
  }

  /** Sends the waiting state to all viewers, or to `only`. */
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
