// Reads entries that other servers may have appended. With PostgreSQL each hint ends here, so reads
// of one moment are batched.

import type { Entry } from '@tablee/table';
import type { Database, Row } from './database.ts';
import { Batch } from './batch.ts';
import { PostgresDatabase } from './postgres.ts';

interface Question {
  readonly table: string;
  readonly from: number;
}

export type ReadEntries = (table: string, from: number) => Promise<readonly Entry[]>;

const READS_MAX = 200;

const ONE = 'select at, command, text from entries where room = $1 and n >= $2 order by n';

const MANY = `
  select asked.place, entries.at, entries.command, entries.text
    from unnest($1::integer[], $2::text[], $3::integer[]) as asked (place, room, since)
    join entries on entries.room = asked.room and entries.n >= asked.since
    order by asked.place, entries.n`;

const entryOf = (row: Row): Entry => ({
  text: String(row['text']),
  ...(row['command'] === null ? {} : { by: String(row['command']) }),
  at: Number(row['at']),
});

const readMany = async (
  database: PostgresDatabase,
  questions: readonly Question[],
): Promise<readonly Entry[][]> => {
  const rows = await database.prepared('read', MANY, [
    questions.map((_, place) => place),
    questions.map(({ table }) => table),
    questions.map(({ from }) => from),
  ]);
  const answers: Entry[][] = questions.map(() => []);
  for (const row of rows) answers[Number(row['place'])]!.push(entryOf(row));
  return answers;
};

export const readsOf = (database: Database): ReadEntries => {
  if (!(database instanceof PostgresDatabase))
    return async (table, from) => (await database.query(ONE, [table, from])).map(entryOf);
  const batch = new Batch<Question, readonly Entry[]>({
    most: READS_MAX,
    ask: (questions) => readMany(database, questions),
  });
  return (table, from) => batch.ask({ table, from });
};
