// What is worth stopping for. A moment carries what it needs to be shown alone, for the table under
// it is still the one from before the step: so events that belong together become one moment.

import type { Seat } from '@tablee/kit';
import type { Moment } from '@tablee/ui/scene.ts';
import type { Event, View } from '../rules/index.ts';

type Kind<Name extends Event['kind']> = Extract<Event, { readonly kind: Name }>;

/** A turn's income with what the others paid. */
export interface IncomeShown extends Kind<'income'> {
  readonly from: readonly { readonly seat: Seat; readonly amount: number }[];
}
/** A special card with what it destroyed. */
export interface PlayedShown extends Kind<'played'> {
  readonly destroyed: Kind<'destroyed'> | undefined;
}
/** The fists, with the seat that gets the card. */
export interface FistsShown extends Kind<'fists'> {
  readonly sold: Kind<'sold'> | undefined;
}
/** The count of a challenge with the cards of all players. */
export interface FlowersShown extends Kind<'flowers'> {
  readonly shown: Kind<'shown'>['cards'];
}
/** The second card of a turn with what it starts. */
export interface TurnedShown extends Kind<'turned'> {
  readonly starts: 'kept' | 'auction' | 'bluff' | 'challenge';
}

export const isIncome = (event: Event): event is IncomeShown =>
  event.kind === 'income' && 'from' in event;
export const isPlayed = (event: Event): event is PlayedShown =>
  event.kind === 'played' && 'destroyed' in event;
export const isFists = (event: Event): event is FistsShown =>
  event.kind === 'fists' && 'sold' in event;
export const isFlowers = (event: Event): event is FlowersShown =>
  event.kind === 'flowers' && 'shown' in event;
export const isTurned = (event: Event): event is TurnedShown =>
  event.kind === 'turned' && 'starts' in event;

/** All fists are empty: there is nothing to count. */
export const isEmptyHanded = (event: Event): boolean =>
  event.kind === 'fists' && event.bids.every(({ amount }) => amount === 0);

/** What deserves the whole stage; everything else is a note over the middle. */
export const isGreat = (event: Event): boolean =>
  (event.kind === 'fists' && !isEmptyHanded(event)) ||
  event.kind === 'flowers' ||
  event.kind === 'bankrupt' ||
  event.kind === 'owes' ||
  event.kind === 'over' ||
  (isPlayed(event) && event.destroyed !== undefined);

/** At normal pace. */
const MILLISECONDS = {
  income: 900,
  stopped: 1100,
  owes: 1700,
  bankrupt: 2200,
  played: 1300,
  destroyed: 1800,
  reshuffled: 900,
  turned: 1000,
  selling: 1000,
  fists: 2400,
  'empty fists': 1000,
  sold: 1200,
  unsold: 900,
  flowers: 2600,
  chain: 4600,
} as const;

export function momentsOf(events: readonly Event[], _before: View): readonly Moment<Event>[] {
  return events.flatMap((event, i): Moment<Event>[] => {
    const rest = events.slice(i + 1);
    switch (event.kind) {
      case 'income':
        return [shown(incomeOf(event, rest), MILLISECONDS.income)];
      case 'played': {
        const destroyed = find(rest, 'destroyed');
        const time = destroyed === undefined ? MILLISECONDS.played : MILLISECONDS.destroyed;
        const together: PlayedShown = { ...event, destroyed };
        return [shown(together, time)];
      }
      case 'turned':
        return [shown(turnedOf(event, rest), MILLISECONDS.turned)];
      case 'fists': {
        const together: FistsShown = { ...event, sold: find(rest, 'sold') };
        return [shown(together, MILLISECONDS[isEmptyHanded(event) ? 'empty fists' : 'fists'])];
      }
      case 'flowers': {
        const together: FlowersShown = { ...event, shown: find(events, 'shown')?.cards ?? [] };
        return [shown(together, MILLISECONDS.flowers)];
      }
      case 'sold':
      case 'unsold':
        // The open fists have told it already.
        return events.some(({ kind }) => kind === 'fists')
          ? []
          : [shown(event, MILLISECONDS[event.kind])];
      case 'stopped':
      case 'owes':
      case 'bankrupt':
      case 'reshuffled':
      case 'selling':
        return [shown(event, MILLISECONDS[event.kind])];
      case 'turn':
      case 'paid':
      case 'laid':
      case 'started':
      case 'destroyed':
      case 'drew':
      case 'kept':
      case 'auction':
      case 'bid':
      case 'passed':
      case 'challenge':
      case 'shown':
      case 'stop-ended':
        return [];
      case 'over':
        // A winner with the whole chain shows it once more, card by card.
        return event.reason === 'chain' ? [shown(event, MILLISECONDS.chain)] : [];
    }
  });
}

const shown = (event: Event, milliseconds: number): Moment<Event> => ({ event, milliseconds });

const find = <Name extends Event['kind']>(
  events: readonly Event[],
  name: Name,
): Kind<Name> | undefined => events.find((event): event is Kind<Name> => event.kind === name);

/** A step can hold only one income, so all that is paid to that seat belongs to it. */
function incomeOf(event: Kind<'income'>, rest: readonly Event[]): IncomeShown {
  const from = rest.flatMap((other) =>
    other.kind === 'paid' && other.to === event.seat
      ? [{ seat: other.seat, amount: other.amount }]
      : [],
  );
  return { ...event, from };
}

function turnedOf(event: Kind<'turned'>, rest: readonly Event[]): TurnedShown {
  const auction = find(rest, 'auction');
  const starts =
    auction !== undefined
      ? auction.form === 'bluff'
        ? 'bluff'
        : 'auction'
      : find(rest, 'kept') !== undefined
        ? 'kept'
        : 'challenge';
  return { ...event, starts };
}
