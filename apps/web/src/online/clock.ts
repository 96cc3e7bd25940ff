// Lists the clocks of online tables and computes the time left on a running one.

import type { ClockPlan, People, Report, SeatClock, Waiting } from '@tablee/wire';

const MINUTE = 60;
const DAY = 86_400;

export type ClockKind = 'none' | ClockPlan['kind'];
export const CLOCK_KINDS: readonly ClockKind[] = ['none', 'live', 'correspondence'];

/** From fast to slow. */
export const LIVE: readonly Extract<ClockPlan, { kind: 'live' }>[] = [
  { kind: 'live', bank: 2 * MINUTE, move: 10 },
  { kind: 'live', bank: 5 * MINUTE, move: 15 },
  { kind: 'live', bank: 10 * MINUTE, move: 30 },
  { kind: 'live', bank: 20 * MINUTE, move: 60 },
];

export const DAYS: readonly number[] = [1, 2, 3, 5, 7];
export const daysOf = ({ move }: { readonly move: number }): number =>
  Math.max(1, Math.round(move / DAY));
export const byDays = (days: number): ClockPlan => ({
  kind: 'correspondence',
  move: days * DAY,
});

const USUAL_LIVE = LIVE[1]!;
const USUAL_DAYS = 3;

export const kindOf = (clock: ClockPlan | null): ClockKind => clock?.kind ?? 'none';

/** The usual clock of a kind. */
export function usualClock(kind: ClockKind): ClockPlan | null {
  switch (kind) {
    case 'none':
      return null;
    case 'live':
      return USUAL_LIVE;
    case 'correspondence':
      return byDays(USUAL_DAYS);
  }
}

/** What is left after so many milliseconds: a move has its own time first, then the bank pays. */
export function leftOf(clock: SeatClock, elapsed: number): SeatClock {
  if (!clock.isRunning) return clock;
  const beyond = Math.max(0, elapsed - clock.move);
  return {
    ...clock,
    move: Math.max(0, clock.move - elapsed),
    bank: Math.max(0, clock.bank - beyond),
  };
}

/** Corrects the clocks of a report by the latency of its transfer. */
export const arrived = (people: People, latency: number): People => ({
  ...people,
  seats: people.seats.map((seat) =>
    seat.clock === undefined ? seat : { ...seat, clock: leftOf(seat.clock, latency) },
  ),
});

const onTheWay = (waiting: Waiting, latency: number): Waiting =>
  waiting.bell === undefined
    ? waiting
    : { ...waiting, bell: { ...waiting.bell, left: Math.max(0, waiting.bell.left - latency) } };

/** The same for a whole report: the bell's time also ran during the transfer. */
export function arrivedReport(report: Report, latency: number): Report {
  switch (report.kind) {
    case 'table':
      return {
        ...report,
        waiting: onTheWay(report.waiting, latency),
        ...(report.people === undefined ? {} : { people: arrived(report.people, latency) }),
      };
    case 'step':
    case 'waiting':
      return { ...report, waiting: onTheWay(report.waiting, latency) };
    case 'people':
      return { ...report, people: arrived(report.people, latency) };
    case 'note':
    case 'halted':
    case 'done':
    case 'refused':
      return report;
  }
}
