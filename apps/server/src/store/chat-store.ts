// Stores chat lines, numbered from 0 without gaps, each command once.

import type { ChatLine } from '@tablee/wire';
import { rowsAs, StoreError, type Database } from './database.ts';

const LINES_MAX = 200;
const TRIES_MAX = 50;

export type ChatStore = Pick<SqlChatStore, keyof SqlChatStore>;

export class SqlChatStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The line with its number; the same one again for a command that was kept before. */
  async say(table: string, command: string, line: Omit<ChatLine, 'n'>): Promise<ChatLine> {
    for (let tries = 0; tries < TRIES_MAX; tries += 1) {
      const n = await this.#add(table, command, line);
      if (n !== undefined) return { n, ...line };
      const [kept] = rowsAs<ChatLine>(
        await this.#database.query(
          'select n, seat, name, text, at from chat where room = $1 and command = $2',
          [table, command],
        ),
      );
      if (kept !== undefined) return kept;
      // Another server took the number: retry.
    }
    throw new StoreError(new Error('no number was free'));
  }

  /** From line `from` on, at most the last ones. */
  async lines(table: string, from: number): Promise<readonly ChatLine[]> {
    const rows = await this.#database.query(
      `select n, seat, name, text, at from chat where room = $1 and n >= $2
        order by n desc limit ${LINES_MAX}`,
      [table, from],
    );
    return rowsAs<ChatLine>(rows).toReversed();
  }

  /** Two at once count to the same number, and one of them is told to count again. */
  async #add(
    table: string,
    command: string,
    { seat, name, text, at }: Omit<ChatLine, 'n'>,
  ): Promise<number | undefined> {
    const [row] = await this.#database.query(
      `insert into chat (room, n, seat, name, text, command, at)
        select cast($1 as text), coalesce(max(n) + 1, 0), cast($2 as integer), cast($3 as text),
            cast($4 as text), cast($5 as text), cast($6 as bigint)
          from chat where room = $1
          having not exists (select 1 from chat where room = $1 and command = $5)
        on conflict (room, n) do nothing returning n`,
      [table, seat, name, text, command, at],
    );
    return row && Number(row['n']);
  }
}
