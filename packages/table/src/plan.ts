// Defines the options and ports of a host, and the session it gives to a client.

import type { AnyRules, GameMeta } from '@tablee/kit';
import { rulesOf, type Command, type Sheet } from '@tablee/wire';
import { setupOf } from './client.ts';
import type { Halt } from './halt.ts';
import type { Played } from './log-rules.ts';
import type { Outages } from './outages.ts';
import type { Clock, Deal, Eyes, Peer, Store } from './ports.ts';

export interface HostPlan extends Played {
  readonly rules: AnyRules;
  /** As stored: under the rules that the table began with. */
  readonly sheet: Sheet;
  readonly deal: Deal;
  /** Secret seed of the delays of standing orders; the table's id by default, which is public. */
  readonly luck?: string;
  /** Moves count as seen at once, so that undo is refused. */
  readonly isFinal?: boolean;
}

export interface HostPorts {
  readonly clock: Clock;
  readonly store: Store;
  /** Called after every change, to list tables and seat bots. */
  readonly onChange?: () => void;
  /** Called once when the table halts, for the operator. */
  readonly onHalt?: (halt: Halt) => void;
  /** The halt that the store has noted: the log is not read, and `onHalt` is not called again. */
  readonly halt?: Halt | undefined;
  /** Times without a server for this table; by default from its last entry until now. */
  readonly outages?: Outages;
  /** Since when clients can connect and entries can be stored; now, while they cannot. */
  readonly awakeSince?: () => number;
  /** Snapshot by an earlier host of this table, so that only newer entries are read. */
  readonly snapshot?: string | undefined;
}

export async function setupBy(rules: AnyRules, meta: GameMeta, sheet: Sheet): Promise<Played> {
  if (rulesOf(sheet) === rules.version) return { setup: setupOf(sheet) };
  // Load the upgrade code only for tables under older rules, which are few.
  const { setupOfOld } = await import('./old-rules.ts');
  return setupOfOld(rules, meta, sheet);
}

/** A client at the table. */
export interface PeerSession extends Peer {
  /** The present viewer. */
  eyes: Eyes;
  /**
   * Resolves when the command has been answered. `isMeant` is checked before each append attempt; a
   * command that is no longer meant is refused.
   */
  receive(command: Command, isMeant?: () => boolean): Promise<void>;
  /** `left`: on purpose; `lost`: the connection broke. */
  leave(how?: 'lost' | 'left'): void;
}
