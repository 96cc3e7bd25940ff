// Declares what the rooms depend on: stores, people, clock and randomness.

import type { Clock } from '@tablee/table';
import type { Thinkers } from '../bots/thinkers.ts';
import type { Cluster } from '../cluster/cluster.ts';
import type { HeavyQueue } from '../http/heavy.ts';
import type { Log } from '../log.ts';
import type { Meter } from '../metrics.ts';
import type { Newcomer, Person } from '../people/keys.ts';
import type { Reminder } from '../people/push.ts';
import type { Finished } from '../people/results.ts';
import type { Standing } from '../people/standing.ts';
import type { Settings } from '../settings.ts';
import type { Heartbeat } from '../store/heartbeat.ts';
import type { Appended } from '../store/log-store.ts';
import type { OpenStore } from '../store/open-store.ts';
import type { planTable } from './table-plan.ts';

export interface RoomsStore extends Pick<OpenStore, 'database' | 'logs' | 'rooms' | 'chat'> {
  /** Knows when no server ran, and since when this one is there. */
  readonly heartbeat: Pick<Heartbeat, 'outages' | 'awakeSince' | 'known' | 'onWake'>;
}

/** What the rooms ask about people, and tell them. */
export interface RoomsPeople {
  /** With `create` an unknown key becomes a new guest's. */
  personOf(key: string, create?: Newcomer): Promise<Person | undefined>;
  /** Kept once, however often it is told. */
  keepResult(finished: Finished): Promise<unknown>;
  /** Whether a person with an account may play rated, or what is missing. */
  standing(person: string): Promise<Standing>;
  /** At most once for the same step. Never throws. */
  remind(person: string, reminder: Reminder): Promise<unknown>;
}

export interface RoomsPlan {
  readonly store: RoomsStore;
  readonly cluster: Cluster;
  readonly people: RoomsPeople;
  /** Its `now` is milliseconds since 1970. */
  readonly clock: Clock;
  /** This many unpredictable bytes. */
  readonly random: (bytes: number) => Uint8Array;
  readonly settings: Pick<Settings, 'botPace' | 'keep'>;
  /** Whether a person is blocked. */
  readonly isBlocked?: (person: string) => boolean;
  /** Replaces the plan that follows from a table's sheet and secret. */
  readonly planTable?: typeof planTable;
  /** Shared with everything else that answers long requests. */
  readonly heavy?: HeavyQueue;
  /** Where bots think that need a while. */
  readonly thinkers?: Pick<Thinkers, 'think'>;
  readonly log: Log;
  readonly metrics: Meter;
  /** Called after every append. */
  readonly onAppend?: (append: Appended) => void;
}
