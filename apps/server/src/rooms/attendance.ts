// One connection at a table: what is said there is done or refused, and what the table says to it goes
// over its line. The room decides who comes and who goes.

import type { Host, Visit } from '@tablee/table';
import type { Command, Reaction, Report, Since, SocketCode } from '@tablee/wire';
import type { RoomDocument } from '../store/document.ts';
import { atTable } from './at-table.ts';
import { personAt } from './changes.ts';
import { pack, packReport, refusalIn, type Line } from './lines.ts';
import type { LiveParts } from './live-parts.ts';
import { cleanTalk, type Talk } from './talk.ts';

/** Somebody's wish to come to a table. */
export interface Entering {
  /** The hash of a token; without one they come as a watcher. */
  readonly token: string | undefined;
  /** What they have seen of the table. */
  readonly since: Since | undefined;
  /** Shows the table to everybody in the room. */
  readonly isScreen: boolean;
  /** Given when it was asked for: different for every one there ever is, later ones are greater. */
  readonly place: string;
}

/** The room around it. */
export interface AttendedRoom {
  readonly parts: Pick<LiveParts, 'metrics' | 'clock' | 'mayTalk' | 'mayReact'>;
  readonly document: () => RoomDocument;
  readonly talk: Talk;
  complain(error: unknown, what: string): void;
  readonly isHere: (attendance: Attendance) => boolean;
  readonly leave: (attendance: Attendance, how: 'lost' | 'left') => void;
  readonly react: (seat: number, what: Reaction) => void;
}

export class Attendance {
  readonly line: Line;
  readonly person: string | undefined;
  /** Null for a watcher. */
  seat: number | null;
  readonly #room: AttendedRoom;
  readonly #entering: Entering;
  #visit: Visit | undefined;

  constructor(room: AttendedRoom, line: Line, entering: Entering, seat: number | null) {
    this.#room = room;
    this.line = line;
    this.#entering = entering;
    this.seat = seat;
    this.person = seat === null ? undefined : personAt(room.document(), seat)?.person;
  }

  /** The hash of the token that it came with. */
  get token(): string | undefined {
    return this.#entering.token;
  }

  get isScreen(): boolean {
    return this.#entering.isScreen;
  }

  get place(): string {
    return this.#entering.place;
  }

  /** Comes to the game, once there is one. */
  sit(host: Host, since?: Since): void {
    const { parts } = this.#room;
    const send = (report: Report): void => {
      const code = refusalIn(report);
      if (code !== undefined) parts.metrics.refused('table', code);
      this.line.send(packReport(report));
    };
    const { seat } = this;
    const guest = { seats: seat === null ? [] : [seat], isPerson: true, send };
    this.#visit = atTable(this.#room.document().id, () =>
      host.join(guest, seat ?? 'watcher', since),
    );
  }

  /** Gets up from the game; who is still in the room stays there. */
  rise(how: 'lost' | 'left'): void {
    this.#visit?.leave(how);
  }

  leave(how: 'lost' | 'left'): void {
    this.#room.leave(this, how);
  }

  receive(command: Command): void {
    const { isHere, document } = this.#room;
    const id = 'id' in command ? command.id : undefined;
    // Who is not here any more, or not yet at a game, has nothing to say.
    if (this.#visit === undefined || !isHere(this)) {
      this.line.fail('enter-first', id);
      return;
    }
    const visit = this.#visit;
    atTable(document().id, () => visit.receive(command)).catch((error: unknown) => {
      // A fault of ours; the log of the table is as it was before.
      this.#room.complain(error, 'a command broke');
      this.line.fail('store', id);
    });
  }

  async say(id: string, text: string): Promise<void> {
    const { document, parts, talk } = this.#room;
    const { line, seat } = this;
    const clean = cleanTalk(text);
    const code = this.#whyNotSay(clean);
    if (code !== undefined || seat === null) {
      line.fail(code ?? 'no-chat', id);
      return;
    }
    const { name } = personAt(document(), seat)!;
    try {
      // By seat: nobody can use up somebody else's ids.
      await talk.say(`${seat}/${id}`, { seat, name, text: clean, at: parts.clock.now() });
      line.send(pack({ kind: 'said', id }));
    } catch (error) {
      this.#room.complain(error, 'a line could not be kept');
      line.fail('store', id);
    }
  }

  react(what: Reaction): void {
    const { parts, react } = this.#room;
    const code = this.#whyNotHeard(parts.mayReact);
    if (code !== undefined || this.seat === null) this.line.fail(code ?? 'no-chat');
    else react(this.seat, what);
  }

  #whyNotSay(text: string): SocketCode | undefined {
    if (!this.#room.document().settings.hasChat) return 'no-chat';
    if (text === '') return 'unreadable';
    return this.#whyNotHeard(this.#room.parts.mayTalk);
  }

  #whyNotHeard(may: (name: string) => boolean): SocketCode | undefined {
    const { isHere, document } = this.#room;
    const { seat } = this;
    if (!isHere(this)) return 'enter-first';
    if (seat === null) return 'no-chat';
    if (personAt(document(), seat)?.isSilenced !== false) return 'silenced';
    return may(`${document().id}/${seat}`) ? undefined : 'too-fast';
  }
}
