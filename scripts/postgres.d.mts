// The types of the PostgreSQL for tests, for whoever starts it from TypeScript.

export interface Postgres {
  /** Of a database on it; the user may create others. */
  readonly url: string;
  /** Where its files are; undefined for a server that was there before. */
  readonly dataFolder: string | undefined;
  /** Ends it and takes its files away. */
  stop(): Promise<void>;
  /** Ends it in order and starts it again, same address; also after `kill`. */
  restart(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

/**
 * `isOwn` asks for a server that may be killed, whatever TEST_DATABASE_URL says; `settings` (`name=value`)
 * are for one of our own.
 */
export declare function startPostgres(plan?: {
  readonly isOwn?: boolean;
  readonly settings?: readonly string[];
}): Promise<Postgres>;
