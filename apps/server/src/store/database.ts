// Declares the database interface. Statements are written once, with $1, $2 … for values, in the
// SQL shared by SQLite and PostgreSQL.

export type Value = string | number | null;
/** Column names as the statement gives them. Whole numbers come back as numbers, never as text. */
export type Row = Readonly<Record<string, Value>>;

/** Types rows by the columns that their statement selects. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- nothing else can say what they are
export const rowsAs = <Columns>(rows: readonly Row[]): readonly Columns[] =>
  rows as readonly unknown[] as readonly Columns[];

export interface Queries {
  query(sql: string, values?: readonly Value[]): Promise<readonly Row[]>;
}

export interface Database extends Queries {
  readonly kind: 'sqlite' | 'postgres';
  /** All of it or nothing. One that lost a race with another node is tried again. */
  transaction<T>(work: (inside: Queries) => Promise<T>): Promise<T>;
  /** Personal data was deleted: within seconds no older copy is left in the files, where they are ours. */
  forgetDeleted?(): void;
  /** Looks after its own files, with every heartbeat. */
  lookAfter?(): Promise<void>;
  close(): Promise<void>;
}

/** The database does not answer, its disk is full, or it is being restarted: try again later. */
export class StoreError extends Error {
  constructor(cause: unknown) {
    super('the store does not answer', { cause });
  }
}
