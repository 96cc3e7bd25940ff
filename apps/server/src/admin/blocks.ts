// Keeps temporary blocks of addresses and people. Each server caches all in memory and rereads them
// every few seconds, so that a check costs nothing.

import type { Clock } from '@tablee/table';
import type { Log } from '../log.ts';
import { Rounds } from '../rooms/rounds.ts';
import { rowsAs, type Database } from '../store/database.ts';

export const BLOCK_KINDS = ['address', 'person'] as const;
type BlockKind = (typeof BLOCK_KINDS)[number];

export interface Block {
  readonly kind: BlockKind;
  /** A counted address, or a person's public id. */
  readonly who: string;
  /** The operator's own note. */
  readonly why: string;
  /** In milliseconds since 1970. */
  readonly created: number;
  readonly expires: number;
}

export interface BlocksPlan {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
}

/** How long another server may take to hear of one. */
const READ_MS = 2000;

const nameOf = (kind: BlockKind, who: string): string => `${kind} ${who}`;

export class Blocks {
  readonly #plan: BlocksPlan;
  readonly #changed: (() => void)[] = [];
  #blocks: ReadonlyMap<string, Block> = new Map();
  #rounds: Rounds | undefined;

  private constructor(plan: BlocksPlan) {
    this.#plan = plan;
  }

  static async open(plan: BlocksPlan): Promise<Blocks> {
    const blocks = new Blocks(plan);
    await blocks.#read();
    // While the database is away the list stays as it was.
    const round = (): Promise<void> => blocks.#read();
    const what = 'blocks could not be read';
    blocks.#rounds = new Rounds({ ...plan, round, every: READ_MS, what });
    return blocks;
  }

  has(kind: BlockKind, who: string): boolean {
    const block = this.#blocks.get(nameOf(kind, who));
    return block !== undefined && block.expires > this.#plan.clock.now();
  }

  get all(): readonly Block[] {
    return [...this.#blocks.values()];
  }

  /** Called after a new block, which may cover open connections. */
  onChange(run: () => void): void {
    this.#changed.push(run);
  }

  /** Adds a block; an existing one gets the new time. */
  async add({ kind, who, why, created, expires }: Block): Promise<void> {
    await this.#plan.database.query(
      `insert into blocks (kind, who, why, created, expires) values ($1, $2, $3, $4, $5)
        on conflict (kind, who) do update set why = excluded.why, expires = excluded.expires`,
      [kind, who, why, created, expires],
    );
    await this.#read();
  }

  /** False when there was none. */
  async lift(kind: BlockKind, who: string): Promise<boolean> {
    const lifted = await this.#plan.database.query(
      'delete from blocks where kind = $1 and who = $2 returning who',
      [kind, who],
    );
    await this.#read();
    return lifted.length > 0;
  }

  async close(): Promise<void> {
    await this.#rounds?.close();
  }

  async #read(): Promise<void> {
    const { database, clock } = this.#plan;
    const rows = await database.query(
      `select kind, who, why, created, expires from blocks where expires > $1
        order by created, kind, who`,
      [clock.now()],
    );
    const before = this.#blocks;
    this.#blocks = new Map(
      rowsAs<Block>(rows).map((block) => [nameOf(block.kind, block.who), block]),
    );
    const isNews = [...this.#blocks.keys()].some((name) => !before.has(name));
    if (isNews) for (const run of this.#changed) run();
  }
}
