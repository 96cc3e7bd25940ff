// Runs one page's session in a room, from the join request to its end: executes the page's messages
// and sends it those of room and game. The room admits and dismisses sessions.

import type { Host, PeerSession } from '@tablee/table';
import type {
  Command,
  Reaction,
  Report,
  Since,
  SocketAnswer,
  SocketCode,
  SocketRequest,
} from '@tablee/wire';
import { sha256 } from '../secrets.ts';
import type { RoomDocument } from '../store/document.ts';
import { atTable } from './at-table.ts';
import { personAt } from './changes.ts';
import { pack, packReport, refusalIn, type Packed } from './lines.ts';
import type { LiveParts } from './live-parts.ts';
import { cleanTalk, type Talk } from './talk.ts';

export type EnterRequest = Omit<Extract<SocketRequest, { kind: 'enter' }>, 'kind'>;

/** What a page calls its message, so that it can match the answer. */
export interface MessageName {
  readonly id?: string;
  readonly entering?: number;
}

/** The connection to the page. */
export interface SessionConnection {
  readonly isOpen: boolean;
  send(packed: Packed): void;
  /** Something was not done. */
  fail(code: SocketCode, name: MessageName): void;
}

/** The room that the session is in. */
export interface SessionRoom {
  readonly parts: Pick<LiveParts, 'metrics' | 'clock' | 'mayTalk' | 'mayReact'>;
  readonly document: RoomDocument;
  readonly talk: Talk;
  complain(error: unknown, what: string): void;
  has(session: Session): boolean;
  leave(session: Session, how: 'lost' | 'left'): void;
  react(seat: number, what: Reaction): void;
}

export class Session {
  readonly request: EnterRequest;
  /** The hash of the token that the page came with; undefined for a watcher. */
  readonly token: string | undefined;
  /** Given when the page asked to come: different for every session there ever is, later ones are greater. */
  place = '';
  person: string | undefined;
  /** Null for a watcher. */
  seat: number | null = null;
  readonly #connection: SessionConnection;
  #room: SessionRoom | undefined;
  #game: PeerSession | undefined;
  #isOver = false;

  constructor(connection: SessionConnection, request: EnterRequest) {
    this.#connection = connection;
    this.request = request;
    this.token = request.token === undefined ? undefined : sha256(request.token);
  }

  get isScreen(): boolean {
    return this.request.isScreen === true;
  }

  /** Whether the page hears of this table, or still waits to. */
  get isOpen(): boolean {
    return !this.#isOver && this.#connection.isOpen;
  }

  /** Whether the page is at the table. */
  get isIn(): boolean {
    return this.#room?.has(this) === true;
  }

  enter(room: SessionRoom, seat: number | null): void {
    this.#room = room;
    this.seat = seat;
    this.person = seat === null ? undefined : personAt(room.document, seat)?.person;
  }

  /** Comes to the game, once there is one. */
  sit(host: Host, since?: Since): void {
    const { parts, document } = this.#room!;
    const send = (report: Report): void => {
      const code = refusalIn(report);
      if (code !== undefined) parts.metrics.refused('table', code);
      this.send(packReport(report));
    };
    const { seat } = this;
    const peer = { seats: seat === null ? [] : [seat], isPerson: true, send };
    this.#game = atTable(document.id, () => host.join(peer, seat ?? 'watcher', since));
  }

  /** Drops messages after the session's end: the page would take them for the next room's. */
  send(packed: Packed): void {
    if (!this.#isOver) this.#connection.send(packed);
  }

  fail(code: SocketCode, id?: string): void {
    const { entering } = this.request;
    if (!this.#isOver)
      this.#connection.fail(code, { ...(id === undefined ? {} : { id }), entering });
  }

  /** The room sends the page away; `answer` says why. */
  dismiss(answer: SocketAnswer, how: 'lost' | 'left'): void {
    this.#game?.leave(how);
    this.send(pack(answer));
    this.#isOver = true;
  }

  /** The page goes. */
  leave(how: 'lost' | 'left'): void {
    this.#isOver = true;
    this.#game?.leave(how);
    this.#room?.leave(this, how);
  }

  receive(command: Command): void {
    const room = this.#room;
    const game = this.#game;
    const id = 'id' in command ? command.id : undefined;
    if (room === undefined || game === undefined || !this.isIn) {
      this.#refuse('enter-first', id);
      return;
    }
    atTable(room.document.id, () => game.receive(command)).catch((error: unknown) => {
      // A fault of ours; the log of the table is as it was before.
      room.complain(error, 'a command broke');
      this.fail('store', id);
    });
  }

  async say(id: string, text: string): Promise<void> {
    const { seat } = this;
    const clean = cleanTalk(text);
    const code = this.#whyNotSay(clean);
    if (code !== undefined || seat === null) {
      this.#refuse(code ?? 'no-chat', id);
      return;
    }
    const room = this.#room!;
    const { document, parts, talk } = room;
    const { name } = personAt(document, seat)!;
    try {
      // Ids are per seat, so that no player can use up another's.
      await talk.say(`${seat}/${id}`, { seat, name, text: clean, at: parts.clock.now() });
      this.send(pack({ kind: 'said', id }));
    } catch (error) {
      room.complain(error, 'a line could not be kept');
      this.fail('store', id);
    }
  }

  react(what: Reaction): void {
    const code = this.#whyNotHeard('mayReact');
    if (code !== undefined || this.seat === null) this.#refuse(code ?? 'no-chat');
    else this.#room!.react(this.seat, what);
  }

  /** Also of a session that is over. */
  #refuse(code: SocketCode, id?: string): void {
    this.#connection.fail(code, {
      ...(id === undefined ? {} : { id }),
      entering: this.request.entering,
    });
  }

  #whyNotSay(text: string): SocketCode | undefined {
    if (this.#room?.document.settings.hasChat === false) return 'no-chat';
    return text === '' ? 'unreadable' : this.#whyNotHeard('mayTalk');
  }

  #whyNotHeard(may: 'mayTalk' | 'mayReact'): SocketCode | undefined {
    const room = this.#room;
    const { seat } = this;
    if (room === undefined || !this.isIn) return 'enter-first';
    if (seat === null) return 'no-chat';
    if (personAt(room.document, seat)?.isSilenced !== false) return 'silenced';
    return room.parts[may](`${room.document.id}/${seat}`) ? undefined : 'too-fast';
  }
}
