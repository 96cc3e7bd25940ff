// Runs the game of an open room: its table host, bots, reminders and stored result. A change goes
// to the store first, then to the other servers.

import type { Minds } from '@tablee/bots';
import { ok, placesOf, type Outcome, type Secret } from '@tablee/kit';
import { findGame } from '@tablee/registry';
import { BotSeats, Host, type Halt } from '@tablee/table';
import { errorFacts } from '../log.ts';
import { PEOPLE_LEVEL, type Finished, type FinishedSeat } from '../people/results.ts';
import { freeze } from './frozen.ts';
import { end } from './changes.ts';
import type { RoomDocument } from '../store/document.ts';
import type { Change } from './keeping.ts';
import type { LiveParts } from './live-parts.ts';
import type { RoomsPlan } from './ports.ts';
import { Reminders, type Asked, type Here } from './reminders.ts';
import { Rest } from './rest.ts';
import { planTable } from './table-plan.ts';

/** After so many new entries a snapshot is worth its price. */
const SNAPSHOT_ENTRIES = 200;

/** The room around the game. */
export interface PlayRoom {
  readonly document: RoomDocument;
  isHere(seat: number): boolean;
  /** Whether the room has no connection on any server. */
  isDeserted(): boolean;
  /** Something happened in the game. */
  changed(): void;
  /** Changes the document. */
  change(change: Change): Promise<unknown>;
  complain(error: unknown, what: string): void;
}

interface Opened {
  readonly host: Host;
  readonly botSeats: BotSeats;
  readonly savedLength: number;
  readonly rest: Rest;
}

type Ending = { readonly state: 'over'; readonly outcome: Outcome } | { readonly state: 'ended' };

export class Play {
  readonly host: Host;
  readonly #parts: RoomsPlan;
  readonly #room: PlayRoom;
  readonly #botSeats: BotSeats;
  readonly #reminders: Reminders;
  readonly #here: Here;
  readonly #rest: Rest;
  #savedLength: number;
  #isSaving = false;
  #isFinishing = false;
  #refreshing: Promise<void> | undefined;
  #mustRefreshAgain = false;

  private constructor(
    parts: RoomsPlan,
    room: PlayRoom,
    { host, botSeats, savedLength, rest }: Opened,
  ) {
    this.#parts = parts;
    this.#room = room;
    this.host = host;
    this.#botSeats = botSeats;
    this.#savedLength = savedLength;
    this.#rest = rest;
    this.#reminders = new Reminders(parts.people);
    this.#here = { isHere: (seat) => room.isHere(seat), now: () => parts.clock.now() };
  }

  /** Opens the game of a table that has started. */
  static async open(
    parts: LiveParts,
    room: PlayRoom,
    secret: Secret,
    isFrozen: boolean,
  ): Promise<Play> {
    const { store, clock, settings } = parts;
    const { id, sheet } = room.document;
    if (sheet === undefined) throw new Error('a table that has started has a sheet');
    const plan = await (parts.planTable ?? planTable)(sheet, secret, mindsOf(parts, room));
    const { rules, setup, choose, botSeed: seed } = plan;
    const snapshot = await store.logs.snapshot(id);
    let follow = (): void => undefined;
    // Players may be reconnecting from a server that is cut off: no deadline fires before they had
    // time to.
    const opened = clock.now();
    const host = await Host.open(plan, {
      clock,
      store: parts.entries,
      outages: store.heartbeat.outages,
      awakeSince: () => Math.max(opened, store.heartbeat.awakeSince),
      snapshot: snapshot?.data,
      onChange: () => follow(),
      onHalt: (halt) => stopped(parts, room, halt),
      halt: isFrozen ? { why: 'fault', length: 0, error: undefined } : undefined,
    });
    const pace = (): number => settings.botPace;
    const onFault = (error: unknown): void => {
      parts.metrics.botBroke();
      room.complain(error, 'a bot broke');
    };
    const rest = new Rest({ host, clock, isDeserted: () => room.isDeserted() });
    const botSeats = new BotSeats({
      ...{ host, rules, setup, choose, seed, clock, pace, onFault },
      isResting: () => rest.isNow,
    });
    const play = new Play(parts, room, {
      host,
      botSeats,
      rest,
      savedLength: snapshot?.length ?? 0,
    });
    follow = () => play.follow();
    return play;
  }

  /** After every change, and once at the beginning. */
  follow(): void {
    this.#botSeats.follow();
    this.#reminders.follow(this.host.awaited, this.#here);
    if (this.host.length - this.#savedLength >= SNAPSHOT_ENTRIES) void this.saveSnapshot();
    this.#room.changed();
    this.#finishSoon();
  }

  /** About once a second. */
  tick(): void {
    if (this.#rest.hasChanged()) this.#botSeats.follow();
    if (this.#reminders.isWaiting) this.#reminders.send(this.#asked(), false);
    this.#finishSoon();
  }

  /** When the table must act without a player; null while it rests. */
  get due(): number | null {
    return this.#rest.isNow ? null : this.host.due;
  }

  /** Whether the game is over, stored or not. */
  get isOver(): boolean {
    return this.#ending !== undefined;
  }

  /** It stands still on every server, or is about to. */
  get isFrozen(): boolean {
    return this.host.halt?.why === 'fault';
  }

  get isFinishing(): boolean {
    return this.#isFinishing;
  }

  /** Puts a bot into the seat of a leaving player. Resolves when the entry is stored. */
  async standIn(seat: number, id: string): Promise<void> {
    // A peer that is no person, so that it does not count as present.
    const visit = this.host.join({ seats: [seat], isPerson: false, send: () => undefined }, seat);
    try {
      await visit.receive({ kind: 'stand-in', id, seat, who: seat });
    } finally {
      visit.leave();
    }
  }

  /** Others may have written; hints that come meanwhile are answered by one more look. */
  refresh(): void {
    if (this.#refreshing !== undefined) {
      this.#mustRefreshAgain = true;
      return;
    }
    this.#refreshing = this.host
      .refresh()
      .catch((error: unknown) => this.#room.complain(error, 'a table could not be refreshed'))
      .finally(() => {
        this.#refreshing = undefined;
        if (!this.#mustRefreshAgain) return;
        this.#mustRefreshAgain = false;
        this.refresh();
      });
  }

  /** Only saves time at the next opening: where it fails, nothing is lost. */
  async saveSnapshot(): Promise<void> {
    // What broke half way is not worth keeping.
    if (this.host.halt !== undefined) return;
    if (this.#isSaving || this.host.length === this.#savedLength) return;
    this.#isSaving = true;
    const { length, data } = this.host.snapshot();
    try {
      await this.#parts.store.logs.saveSnapshot(this.#room.document.id, length, data);
      this.#savedLength = length;
    } catch (error) {
      this.#room.complain(error, 'a snapshot could not be saved');
    } finally {
      this.#isSaving = false;
    }
  }

  /** Puts it away. Resolves when what is worth keeping is kept. */
  async close(): Promise<void> {
    this.#reminders.send(this.#asked(), true);
    const saved = this.saveSnapshot();
    this.#botSeats.close();
    this.host.close();
    await saved;
  }

  #asked(): Asked {
    return {
      document: this.#room.document,
      step: this.host.log.steps,
      ...this.#here,
    };
  }

  get #ending(): Ending | undefined {
    if (this.host.halt !== undefined) return undefined;
    const { pending } = this.host.log;
    if (pending.kind === 'over') return { state: 'over', outcome: pending.outcome };
    return this.host.isEnded ? { state: 'ended' } : undefined;
  }

  #finishSoon(): void {
    const ending = this.#ending;
    if (ending !== undefined) void this.#finish(ending);
  }

  /**
   * Stores the result, then the document. After a crash in between, the next open repeats both
   * writes; the result insert is idempotent.
   */
  async #finish(ending: Ending): Promise<void> {
    const { document } = this.#room;
    if (this.#isFinishing || document.state !== 'playing') return;
    this.#isFinishing = true;
    const { people, clock } = this.#parts;
    const now = clock.now();
    const standIns = this.host.people.seats.flatMap(({ standIn }, seat) =>
      standIn === 'sits' ? [seat] : [],
    );
    const winners = ending.state === 'over' ? ending.outcome.winners : [];
    try {
      if (ending.state === 'over')
        await people.keepResult(finishedOf(document, this.host, ending.outcome, now));
      await this.#room.change((fresh) =>
        ok(end(fresh, { state: ending.state, winners, standIns, now })),
      );
    } catch (error) {
      this.#room.complain(error, 'an end could not be written down');
    } finally {
      this.#isFinishing = false;
    }
  }
}

/** Said aloud once, and noted for all servers; where that fails now, the next one to open it does it. */
function stopped(
  { log, metrics, store, clock, cluster }: RoomsPlan,
  room: PlayRoom,
  halt: Halt,
): void {
  const { id } = room.document;
  const { why, length, error } = halt;
  metrics.tableStopped(why);
  log.error({ table: id, why, entry: length, ...errorFacts(error) }, 'a table stands still');
  room.changed();
  if (why !== 'fault') return;
  freeze(store.database, id, halt, clock.now()).then(
    () => cluster.tell({ kind: 'room', table: id }),
    (cause: unknown) => log.error(errorFacts(cause), 'that a table stands still was not kept'),
  );
}

/** The tables of one host take turns among themselves: many of them are thought about like one. */
const mindsOf = ({ thinkers, botHurried }: LiveParts, room: PlayRoom): Minds | undefined =>
  thinkers && {
    think: (errand) => thinkers.think(errand, room.document.host),
    complain: botHurried,
  };

/** What is kept of a finished game. */
function finishedOf(document: RoomDocument, host: Host, outcome: Outcome, at: number): Finished {
  const { everMoved, everGotUp, standIns } = host.company;
  const places = placesOf(outcome, findGame(document.game)?.meta.counts);
  const seats = document.seats.map((seat, place): FinishedSeat => {
    const isPerson = seat.kind === 'person';
    return {
      person: isPerson ? seat.person : null,
      name: seat.kind === 'empty' ? '' : seat.name,
      level: seat.kind === 'bot' ? seat.bot : PEOPLE_LEVEL,
      place: places[place]!,
      hasWon: outcome.winners.includes(place),
      ...(isPerson && !everMoved.has(place) ? { wasAbsent: true } : {}),
      ...(isPerson && (everGotUp.has(place) || standIns.get(place) === 'sits')
        ? { gotUp: true }
        : {}),
    };
  });
  const { id, game, settings } = document;
  return { table: id, game, isRated: settings.isRated, at, seats };
}
