// Builds the reports for one viewer at a time. All game information for clients passes here.

import { askedSeats, type Seat } from '@tablee/kit';
import { rulesOf, type People, type Sheet, type Waiting } from '@tablee/wire';
import type { Ledger } from './ledger.ts';
import type { HostPlan } from './plan.ts';
import type { Eyes } from './ports.ts';
import type { Presence } from './presence.ts';
import { undoFor, type SeenBesides } from './undo.ts';

/** The countdown of an open window. */
export interface Bell {
  readonly due: number;
  readonly of: number;
}

/** The state that all viewers share at one moment. */
export interface Scene {
  readonly ledger: Ledger;
  readonly isSeenBesides: SeenBesides;
  readonly seats: Seat[];
  /** The seats of these that have chosen. */
  readonly chosen: Seat[];
  readonly bell: Waiting['bell'];
  /** Shared waiting states for viewers without own choice or order, one per `undo` value. */
  readonly alike: Waiting[];
}

export function sceneOf(
  ledger: Ledger,
  {
    isSeenBesides,
    bell,
    now,
  }: { isSeenBesides: SeenBesides; bell: Bell | undefined; now: () => number },
): Scene {
  const seats = [...askedSeats(ledger.log.pending)];
  return {
    ledger,
    isSeenBesides,
    seats,
    chosen: seats.filter((seat) => ledger.choices.has(seat)),
    bell: bell && { left: Math.max(0, bell.due - now()), of: bell.of },
    alike: [],
  };
}

/** A table's sheet for clients: under the rules it is played by. */
export const shownSheet = ({ rules, setup, sheet }: HostPlan): Sheet =>
  rulesOf(sheet) === rules.version
    ? sheet
    : { ...sheet, rules: rules.version, options: setup.options };

/** The packed view of a viewer; written into `into` if given. */
export function viewOf({ rules, log }: Ledger, eyes: Eyes, into?: number[]): number[] {
  return rules.pack(rules.view(log.state, eyes), into);
}

export function waitingOf(scene: Scene, eyes: Eyes): Waiting {
  const { ledger, isSeenBesides, seats, chosen, bell, alike } = scene;
  const { log, choices, rules, company } = ledger;
  const undo = eyes === 'watcher' ? 'nothing' : undoFor(ledger, eyes, isSeenBesides);
  const hasOwn = eyes !== 'watcher' && (choices.has(eyes) || company.orders.has(eyes));
  const known = hasOwn ? undefined : alike.find((one) => one.undo === undo);
  if (known !== undefined) return known;
  const waiting: Waiting = { kind: log.pending.kind, seats, chosen, undo };
  if (bell !== undefined) waiting.bell = bell;
  if (!hasOwn) {
    alike.push(waiting);
    return waiting;
  }
  if (choices.has(eyes)) waiting.own = rules.notation.format(choices.get(eyes));
  const order = company.orders.get(eyes);
  if (order !== undefined) waiting.order = order;
  return waiting;
}

/** Presence, clocks and votes; the same for all viewers. */
export function peopleOf(
  ledger: Ledger,
  presence: Presence,
  { now, watchers }: { readonly now: number; readonly watchers: number },
): People {
  const { company, clocks, setup } = ledger;
  const isRunning = !company.isEnded && ledger.log.pending.kind !== 'over';
  const seats = Array.from({ length: setup.seats }, (_, seat): People['seats'][number] => {
    const isPerson = ledger.isPerson(seat);
    const standIn = company.standIns.get(seat);
    const state = isPerson ? presence.of(seat, now) : 'here';
    return {
      presence: state,
      mayStandIn: isRunning && state === 'gone' && standIn === undefined && ledger.isAsked(seat),
      ...(standIn === undefined ? {} : { standIn }),
      ...(clocks === undefined || !isPerson ? {} : { clock: clocks.at(seat, now) }),
    };
  });
  return {
    seats,
    watchers,
    voters: votersOf(ledger, presence, now),
    votes: { pause: sorted(company.votes.pause), end: sorted(company.votes.end) },
    isPaused: company.isPaused,
    isEnded: company.isEnded,
  };
}

/**
 * The voters on a pause or an end: the people who are here. In rated games and games over days, all
 * people except those that got up themselves.
 */
export function votersOf(ledger: Ledger, presence: Presence, now: number): Seat[] {
  const { company, setup } = ledger;
  const isAsked = (seat: Seat): boolean =>
    ledger.needsAll
      ? !company.gotUp.has(seat)
      : presence.of(seat, now) !== 'gone' && company.standIns.get(seat) !== 'sits';
  return Array.from({ length: setup.seats }, (_, seat) => seat).filter(
    (seat) => ledger.isPerson(seat) && isAsked(seat),
  );
}

const sorted = (seats: Iterable<Seat>): Seat[] => [...seats].sort((a, b) => a - b);
