// Derives the people of an online table for its components: names, clocks, presence and votes by
// seat. One object per table, passed on by context.

import type { Seat } from '@tablee/kit';
import type { RoomSeat, SeatPeople, Vote } from '@tablee/wire';
import { getContext, setContext } from 'svelte';
import { handView } from '../hand-view.svelte.ts';
import type { RoomSession } from '../room.svelte.ts';
import type { Guise, Telling } from '../../table/guise.ts';
import type { TableSession } from '../../table/session.svelte.ts';
import { sayTable } from './say.ts';
import { faceOf, type ClockFace } from './time.ts';

type PersonSeat = Extract<RoomSeat, { kind: 'person' }>;

/** Rounds after which the notice about a bot's moves expires. */
const NEWS_ROUNDS = 2;

/** Often enough for seconds that jump at the right moment. */
const TICK_MS = 250;
const SLOW_TICK_MS = 20_000;

export class Company {
  readonly online: RoomSession;
  readonly session: TableSession;
  #now = $state(performance.now());

  constructor(online: RoomSession, session: TableSession) {
    this.online = online;
    this.session = session;
  }

  /** Call in a component: updates the clocks while it is mounted. */
  followClocks(): void {
    $effect(() => {
      const { clock } = this;
      const isMoving = this.online.people?.seats.some((seat) => seat.clock?.isRunning === true);
      this.#now = performance.now();
      if (clock === undefined || isMoving !== true) return;
      const pace = clock.kind === 'live' ? TICK_MS : SLOW_TICK_MS;
      const timer = setInterval(() => (this.#now = performance.now()), pace);
      return () => clearInterval(timer);
    });
  }

  /** Adds seat marks to the table and the notes about people to its log. */
  showAt(SeatMark: Guise['SeatMark']): void {
    const tellings = () => this.tellings;
    this.session.guise = {
      SeatMark,
      noteOn: (seat) => this.noteOn(seat),
      say: (note) => this.sayNote(note),
      get notes() {
        return tellings();
      },
    };
  }

  readonly isPlaying: boolean = $derived.by(
    () => !this.session.isOver && this.online.people?.isEnded !== true,
  );
  readonly isPaused: boolean = $derived.by(
    () => this.isPlaying && this.online.people?.isPaused === true,
  );

  get clock() {
    return this.session.client.glimpse?.sheet.clock;
  }
  readonly seat: Seat | null = $derived.by(() => this.online.seat);
  /** A shared screen shows the table, so this device may show only the hand. */
  readonly mayBeHand: boolean = $derived.by(
    () => this.seat !== null && this.online.hasScreen && this.session.plan.ui.hasModes === true,
  );
  readonly isHand: boolean = $derived.by(() => this.mayBeHand && handView.of(this.online.table));
  /** Watchers without the screens. */
  readonly watchers: number = $derived.by(() =>
    Math.max(0, (this.online.people?.watchers ?? 0) - this.online.screens),
  );
  readonly isWatching: boolean = $derived.by(() => this.online.seat === null);

  /** A watcher may be a player on another device. */
  readonly mayRejoin: boolean = $derived.by(() => {
    const { room, people, isScreen } = this.online;
    if (isScreen || room === undefined || !this.isWatching) return false;
    const { isRated, clock } = room.settings;
    if (isRated || clock?.kind === 'correspondence') return false;
    return room.seats.some(
      ({ kind }, seat) => kind === 'person' && people?.seats[seat]?.presence === 'gone',
    );
  });

  nameOf(seat: Seat): string {
    return this.session.names[seat] ?? '';
  }

  personAt(seat: Seat): PersonSeat | undefined {
    const one = this.online.room?.seats[seat];
    return one?.kind === 'person' ? one : undefined;
  }

  stateOf(seat: Seat): SeatPeople | undefined {
    return this.personAt(seat) === undefined ? undefined : this.online.people?.seats[seat];
  }

  /** What stands beside the name; undefined while there is nothing to say. */
  signOf(seat: Seat): 'away' | 'gone' | 'sits' | 'flag' | undefined {
    const state = this.stateOf(seat);
    if (state === undefined) return undefined;
    if (state.standIn !== undefined) return state.standIn;
    return state.presence === 'here' ? undefined : state.presence;
  }

  noteOn(seat: Seat): string | undefined {
    const sign = this.signOf(seat);
    return sign === undefined ? undefined : sayTable().state[sign];
  }

  faceOf(seat: Seat): ClockFace | undefined {
    const { clock } = this;
    const left = this.online.clockOf(seat, this.#now);
    if (clock === undefined || left === undefined) return undefined;
    return faceOf(left, clock.kind, sayTable().clock);
  }

  /**
   * What a bot did at this player's seat before the player came back; undefined if nothing. Built
   * from this seat's own events, like the log.
   */
  readonly playedByBot: { readonly key: string; readonly lines: readonly string[] } | undefined =
    $derived.by(() => {
      const { seat, session } = this;
      const own = this.online.notes.filter((note) => note.seat === seat);
      const back = own.findLast(({ kind }) => kind === 'back');
      if (seat === null || back === undefined || this.signOf(seat) === 'sits') return undefined;
      if (session.step > back.step + NEWS_ROUNDS * session.names.length) return undefined;
      const gone = own.slice(0, own.indexOf(back)).findLast(({ kind }) => kind === 'stand-in');
      const lines = gone === undefined ? [] : session.concerning(seat, gone.step, back.step);
      return lines.length === 0 ? undefined : { key: `played ${back.step}`, lines };
    });

  /** Notes about the people, in order of their steps. */
  readonly tellings: readonly Telling[] = $derived.by(() => {
    const moved = (this.online.room?.replaced ?? []).map(
      (one) => ({ kind: 'replaced', ...one }) as const,
    );
    return [...this.online.notes, ...moved].sort((a, b) => a.step - b.step);
  });

  sayNote(note: Telling): string {
    const { kind, seat } = note;
    if (kind === 'replaced')
      return sayTable().replace.done(this.nameOf(note.seat), this.nameOf(note.by));
    return sayTable().note(kind, seat === undefined ? undefined : this.nameOf(seat));
  }

  /** Seats that have not agreed yet, without the player's own. */
  missingFor(what: Vote): readonly Seat[] {
    const { people } = this.online;
    const votes = people?.votes[what] ?? [];
    return (people?.voters ?? []).filter((seat) => !votes.includes(seat) && seat !== this.seat);
  }

  get isRated(): boolean {
    return this.session.client.glimpse?.sheet.isRated === true;
  }
}

const KEY = Symbol('company');

export const keepCompany = (company: Company): Company => setContext(KEY, company);
export const company = (): Company => getContext<Company>(KEY);
