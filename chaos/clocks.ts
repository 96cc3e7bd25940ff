// Holds the clocks that one pair of eyes is shown against the real time: nobody may lose more of it than
// has passed, whatever the server went through.

import type { People, SeatClock } from '@tablee/wire';

/** What the way of a message and a busy machine may add. */
const SLACK_MS = 4000;

interface Seen extends SeatClock {
  readonly step: number;
  readonly now: number;
}

export class ClockWatch {
  readonly #seen = new Map<number, Seen>();

  /** The seats that lost more than has passed, as sentences. */
  look(people: People, step: number): string[] {
    const now = performance.now();
    const complaints: string[] = [];
    people.seats.forEach(({ clock }, seat) => {
      if (clock === undefined) return;
      const before = this.#seen.get(seat);
      this.#seen.set(seat, { ...clock, step, now });
      if (before === undefined) return;
      const passed = now - before.now + SLACK_MS;
      if (clock.bank < before.bank - passed)
        complaints.push(`seat ${seat}: bank ${before.bank} -> ${clock.bank} in ${passed} ms`);
      const total = ({ bank, move }: SeatClock): number => bank + move;
      const isSameMove = before.step === step && before.isRunning && clock.isRunning;
      if (isSameMove && total(clock) < total(before) - passed)
        complaints.push(`seat ${seat}: ${total(before)} -> ${total(clock)} in ${passed} ms`);
    });
    return complaints;
  }
}
