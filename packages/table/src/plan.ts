// What a host is opened with, and what it gives to whoever comes to its table.

import type { AnyRules, GameMeta } from '@tablee/kit';
import { rulesOf, type Command, type Sheet } from '@tablee/wire';
import { setupOf } from './client.ts';
import type { Halt } from './halt.ts';
import type { Played } from './log-rules.ts';
import type { Outages } from './outages.ts';
import type { Clock, Deal, Eyes, Peer, Store } from './ports.ts';

export interface HostPlan extends Played {
  readonly rules: AnyRules;
  /** As it is kept: under the rules that the table was begun with. */
  readonly sheet: Sheet;
  readonly deal: Deal;
  /** Where pauses come from that nobody may foretell; without it they follow from the table's id. */
  readonly luck?: string;
  /** Moves count as seen when they are made: no seat takes one back. */
  readonly isFinal?: boolean;
}

export interface HostPorts {
  readonly clock: Clock;
  readonly store: Store;
  /** Told after every change, for whoever lists tables or seats bots. */
  readonly onChange?: () => void;
  /** Told once, when the table stands still for good: a fault of ours, and somebody has to look. */
  readonly onHalt?: (halt: Halt) => void;
  /** It stands still already, says the store: nothing is read, and nobody is told again. */
  readonly halt?: Halt | undefined;
  /** When nobody served the table. Without it: from its last entry until it was opened now. */
  readonly outages?: Outages;
  /** Since when people can be heard here and what they do can be kept; now, while that is not so. */
  readonly awakeSince?: () => number;
  /** What a former host of this table left behind, to spare reading all of its entries. */
  readonly snapshot?: string | undefined;
}

export async function setupBy(rules: AnyRules, meta: GameMeta, sheet: Sheet): Promise<Played> {
  if (rulesOf(sheet) === rules.version) return { setup: setupOf(sheet) };
  // Few tables are that old: nobody else loads what reads them.
  const { setupOfOld } = await import('./old-rules.ts');
  return setupOfOld(rules, meta, sheet);
}

/** A client at the table. */
export interface PeerSession extends Peer {
  /** Through whose eyes they look now. */
  eyes: Eyes;
  /**
   * Resolves when the command has been dealt with. `isMeant` is asked before it is written, and again
   * after others wrote first: what is not meant any more is refused.
   */
  receive(command: Command, isMeant?: () => boolean): Promise<void>;
  /** `left`: on purpose; a wire that broke is only `lost`. */
  leave(how?: 'lost' | 'left'): void;
}
