// Everyone at a table, through whose eyes they look, and what they have seen by now.

import type { Seat } from '@tablee/kit';
import type { Report } from '@tablee/wire';
import type { PeerSession } from './plan.ts';
import type { Eyes } from './ports.ts';

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
