// Moments at which the table pauses: the last cards of a trick, which fall without a choice, a loss
// of the viewer's own points, and the points of a round. A moment is shown over the table as it was
// before its step.

import type { Seat } from '@tablee/kit';
import type { Moment } from '@tablee/ui/scene.ts';
import type { Event, View } from '../rules/index.ts';
import { pointsOf } from './gains.ts';

const TAKE_MS = 750;
const LAST_TAKE_MS = 950;
/** The viewer's own loss is held longer than the gains and losses of others. */
const LOSS_MS = 1800;
const COUNT_MS = 6000;
const STANDING_MS = 2000;

/** A moment that also knows what the same step told before it. */
export interface BeanMoment extends Moment<Event> {
  readonly told: readonly Event[];
  /** The round has been counted, and the ranking is shown. */
  readonly isCounted?: boolean;
}

/** `seat` is the viewer. */
export function momentsOf(
  events: readonly Event[],
  before: View,
  seat: Seat | null = null,
): readonly BeanMoment[] {
  const endsTrick = events.some((event) => event.kind === 'took' && event.forced);
  const moments: BeanMoment[] = [];
  events.forEach((event, i) => {
    const isLoss =
      event.kind === 'took' && event.seat === seat && pointsOf(before, seat, event.card) < 0;
    const milliseconds = isLoss ? LOSS_MS : timeOf(event, endsTrick, events[i + 1]);
    if (milliseconds === 0) return;
    const told = events.slice(0, i + 1);
    moments.push({ event, milliseconds, told });
    // After the last round the podium shows the ranking.
    if (event.kind === 'scored' && events[i + 1]?.kind !== 'over')
      moments.push({
        event,
        milliseconds: STANDING_MS,
        told,
        isCounted: true,
        isHeld: true,
      });
  });
  return moments;
}

function timeOf(event: Event, endsTrick: boolean, next: Event | undefined): number {
  switch (event.kind) {
    case 'took':
      if (!endsTrick) return 0;
      return next?.kind === 'took' ? TAKE_MS : LAST_TAKE_MS;
    case 'scored':
      return COUNT_MS;
    case 'dealt':
    case 'led':
    case 'revealed':
    case 'marker':
    case 'over':
      return 0;
  }
}

/** What a moment has told so far; others may make moments of their own, without a past. */
export const toldIn = (moment: Moment<Event> | null): readonly Event[] => {
  if (moment === null) return [];
  return 'told' in moment ? (moment as BeanMoment).told : [moment.event];
};

export const isCounted = (moment: Moment<Event>): boolean =>
  'isCounted' in moment && moment.isCounted === true;

/** The table as it stands after the takes of a moment, so that rows grow card by card. */
export function viewAfter(view: View, told: readonly Event[], clone: (view: View) => View): View {
  const takes = told.filter((event) => event.kind === 'took');
  if (takes.length === 0) return view;
  const copy = clone(view);
  for (const { seat, from, card } of takes) {
    copy.addToRows(seat, card);
    copy.lying &= ~(1 << from);
    copy.taker = from;
  }
  return copy;
}
