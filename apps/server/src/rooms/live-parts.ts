// What an open table is made with, and what it gives to a socket that comes to it.

import type { Visit } from '@tablee/table';
import type { Command, Reaction, Since } from '@tablee/wire';
import type { Change } from './keeping.ts';
import type { Line } from './lines.ts';
import type { RoomsPlan } from './ports.ts';

/** What a room needs of the house of rooms around it. */
export interface LiveParts extends RoomsPlan {
  /** Changes the document of a table, and tells whoever has it open. */
  readonly change: (id: string, change: Change) => Promise<unknown>;
  /** A bot had no time to think: at a table of whoever has many that may be all of them. */
  readonly botHurried: (error: unknown) => void;
  readonly mayTalk: (name: string) => boolean;
  readonly mayReact: (name: string) => boolean;
}

/** Somebody's wish to come to a table. */
export interface Entering {
  /** The hash of a token; without one they come as a watcher. */
  readonly token: string | undefined;
  /** What they have seen of the table. */
  readonly since: Since | undefined;
  /** Given when it was asked for: different for every one there ever is, later ones are greater. */
  readonly place: string;
}

/** A socket's place at the table. */
export interface Chair {
  readonly line: Line;
  /** The hash of the token that it came with. */
  readonly token: string | undefined;
  readonly person: string | undefined;
  readonly place: string;
  /** Null for a watcher. */
  seat: number | null;
  visit: Visit | undefined;
}

/** What a socket can do at the table. */
export interface Attendance {
  receive(command: Command): void;
  say(id: string, text: string): void;
  react(what: Reaction): void;
  leave(how: 'lost' | 'left'): void;
}
