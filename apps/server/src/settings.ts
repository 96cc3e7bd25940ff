// Every setting of the server: read from the environment once, checked, and listed in one table that
// the documentation is held against. A wrong one stops the start with a sentence that names it.

import { randomBytes } from 'node:crypto';
import { availableParallelism, hostname } from 'node:os';
import path from 'node:path';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Keys that a browser's push service knows this server by. */
export interface Vapid {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Whom a push service may write to: `mailto:` or an address of the web. */
  readonly subject: string;
}

export interface Settings {
  readonly port: number;
  /** How many of the next ports are tried when it is taken; none when somebody asked for this one. */
  readonly portTries: number;
  readonly host: string;
  /** The folder of the embedded database. */
  readonly data: string;
  /** PostgreSQL; without it the embedded database in `data`. */
  readonly databaseUrl: string | undefined;
  /** How browsers reach the site, without a slash at the end. */
  readonly publicOrigin: string | undefined;
  /** How many proxies stand before this server. */
  readonly trustProxy: number;
  readonly logLevel: LogLevel;
  readonly nodeName: string;
  readonly vapid: Vapid | undefined;
  readonly metricsToken: string | undefined;
  readonly adminToken: string | undefined;
  /** The built site; ours where nothing is said. */
  readonly site: string | undefined;
  readonly maxSockets: number;
  readonly maxSocketsPerAddress: number;
  /** New tables within an hour. */
  readonly maxTablesPerAddress: number;
  /** The same, for guests who were never here before. */
  readonly maxGuestsPerAddress: number;
  /** Requests of one address within a minute. */
  readonly rateReads: number;
  readonly rateWrites: number;
  /** The same, for records of finished games. */
  readonly rateRecords: number;
  /** Attempts with a code or a passkey of one address within a minute. */
  readonly rateCodes: number;
  /** How often sockets of one address may come to a table within a minute. */
  readonly rateEnters: number;
  /** Messages of one socket within a second. */
  readonly rateMessages: number;
  /** For how many days what nobody has touched is kept; 0: for ever. */
  readonly keep: { readonly finished: number; readonly deserted: number; readonly guests: number };
  /** Milliseconds a bot takes for a decision. */
  readonly botPace: number;
  /** In how many threads bots think. */
  readonly botThreads: number;
}

interface Note {
  readonly name: string;
  /** What it may be, to be read after "must be". */
  readonly may: string;
  /** What it is when it is not set, in words. */
  readonly otherwise: string;
  readonly about: string;
}

export const DEFAULT_PORT = 8080;
const PORT_TRIES = 20;

/** The one list. */
export const SETTINGS = [
  {
    name: 'PORT',
    may: 'a whole number from 0 to 65535 (0: any free one)',
    otherwise: `${DEFAULT_PORT}, or the next free one`,
    about: 'The port of the site, its interface and its sockets.',
  },
  {
    name: 'HOST',
    may: 'an address or a name of this machine',
    otherwise: '0.0.0.0',
    about: 'Where to listen; 127.0.0.1 for this machine only.',
  },
  {
    name: 'DATA',
    may: 'a folder that can be written to',
    otherwise: './data',
    about: 'The folder of the embedded database. It is all that needs a backup.',
  },
  {
    name: 'DATABASE_URL',
    may: 'an address that begins with postgres:// or postgresql://',
    otherwise: 'the embedded database in DATA',
    about: 'A PostgreSQL database, which several servers may share.',
  },
  {
    name: 'PUBLIC_ORIGIN',
    may: 'an origin like https://cards.example (no path)',
    otherwise: 'the Host header of each request',
    about: 'How browsers reach the site. Needed for passkeys behind a proxy, and for HSTS.',
  },
  {
    name: 'TRUST_PROXY',
    may: 'a whole number from 0 to 10',
    otherwise: '0',
    about: 'How many proxies stand before the server; addresses are read from X-Forwarded-For.',
  },
  {
    name: 'LOG_LEVEL',
    may: `one of ${LOG_LEVELS.join(', ')}`,
    otherwise: 'info (npm start: warn)',
    about: 'From which level on the server writes its log, one JSON object a line.',
  },
  {
    name: 'NODE_NAME',
    may: '1 to 40 letters, digits, dots or hyphens',
    otherwise: 'the name of the machine and something random',
    about: 'The name of this server in logs; several on one database must differ.',
  },
  {
    name: 'VAPID_PUBLIC',
    may: '87 letters of URL-safe base64',
    otherwise: 'no notifications',
    about: 'The public key for notifications. All three VAPID settings, or none.',
  },
  {
    name: 'VAPID_PRIVATE',
    may: '43 letters of URL-safe base64',
    otherwise: 'no notifications',
    about: 'The private key for notifications.',
  },
  {
    name: 'VAPID_SUBJECT',
    may: 'an address that begins with mailto: or https://',
    otherwise: 'no notifications',
    about: 'Whom a push service may write to when something is wrong.',
  },
  {
    name: 'METRICS_TOKEN',
    may: '16 to 200 visible characters',
    otherwise: 'there is no /metrics',
    about: 'What /metrics wants to see as a bearer token.',
  },
  {
    name: 'ADMIN_TOKEN',
    may: '16 to 200 visible characters',
    otherwise: 'nobody looks after it from outside',
    about: 'What the command admin shows the server it looks after; see HOSTING.md.',
  },
  {
    name: 'SITE',
    may: 'a folder with a built site',
    otherwise: 'the site of this checkout',
    about: 'The pages to serve.',
  },
  {
    name: 'MAX_SOCKETS',
    may: 'a whole number from 1 to 1000000',
    otherwise: '20000',
    about: 'How many sockets may be open at a time.',
  },
  {
    name: 'MAX_SOCKETS_PER_ADDRESS',
    may: 'a whole number from 1 to 1000000',
    otherwise: '200',
    about: 'The same, for one address: a school or a company may share one.',
  },
  {
    name: 'MAX_TABLES_PER_ADDRESS',
    may: 'a whole number from 0 to 1000000 (0: no limit)',
    otherwise: '120',
    about: 'New tables of one address within an hour.',
  },
  {
    name: 'MAX_GUESTS_PER_ADDRESS',
    may: 'a whole number from 0 to 1000000 (0: no limit)',
    otherwise: '300',
    about: 'New guests of one address within an hour; a school that comes at once may share one.',
  },
  {
    name: 'RATE_READS',
    may: 'a whole number from 0 to 1000000 (0: no limit)',
    otherwise: '1200',
    about: 'Questions to the interface of one address within a minute.',
  },
  {
    name: 'RATE_WRITES',
    may: 'a whole number from 0 to 1000000 (0: no limit)',
    otherwise: '600',
    about: 'Changes through the interface of one address within a minute.',
  },
  {
    name: 'RATE_RECORDS',
    may: 'a whole number from 0 to 1000000 (0: no limit)',
    otherwise: '120',
    about: 'Records of finished games that one address may ask for within a minute.',
  },
  {
    name: 'RATE_CODES',
    may: 'a whole number from 0 to 1000000 (0: no limit)',
    otherwise: '30',
    about: 'Attempts with a code or a passkey of one address within a minute.',
  },
  {
    name: 'RATE_ENTERS',
    may: 'a whole number from 0 to 1000000 (0: no limit)',
    otherwise: '600',
    about: 'How often sockets of one address may come to a table within a minute.',
  },
  {
    name: 'RATE_MESSAGES',
    may: 'a whole number from 1 to 10000',
    otherwise: '20',
    about: 'Messages of one socket within a second.',
  },
  {
    name: 'KEEP_FINISHED',
    may: 'a whole number from 0 to 36500 (0: for ever)',
    otherwise: '365',
    about: 'Days that a finished table is kept, with its moves and its talk.',
  },
  {
    name: 'KEEP_DESERTED',
    may: 'a whole number from 0 to 36500 (0: for ever)',
    otherwise: '90',
    about: 'Days that a table is kept that was never finished, after its last move.',
  },
  {
    name: 'KEEP_GUESTS',
    may: 'a whole number from 0 to 36500 (0: for ever)',
    otherwise: '180',
    about:
      'Days that a guest without an account and without a table is kept after their last visit.',
  },
  {
    name: 'BOT_PACE',
    may: 'a whole number from 0 to 60000',
    otherwise: '900',
    about: 'Milliseconds that a bot takes for a decision.',
  },
  {
    name: 'BOT_THREADS',
    may: 'a whole number from 1 to 256',
    otherwise: 'one less than the machine has cores, at least 1',
    about: 'In how many threads the bots of the two upper levels think.',
  },
] as const satisfies readonly Note[];

type Name = (typeof SETTINGS)[number]['name'];
export type Environment = Readonly<Record<string, string | undefined>>;

/** Values that nobody should find on a screen or in a log. */
const SECRET: ReadonlySet<Name> = new Set([
  'DATABASE_URL',
  'VAPID_PRIVATE',
  'METRICS_TOKEN',
  'ADMIN_TOKEN',
]);

/** One line for each setting that is not as it may be. */
export class SettingsError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'SettingsError';
    this.problems = problems;
  }
}

/** Reads one after the other and remembers what was wrong. */
class Reader {
  readonly problems: string[] = [];
  readonly #environment: Environment;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  /** What is set to nothing is not set: so a line can be emptied in a file of settings. */
  has(name: Name): boolean {
    return (this.#environment[name] ?? '') !== '';
  }

  /** Undefined when it is not set, or wrong. */
  read<T>(name: Name, understand: (text: string) => T | undefined): T | undefined {
    const text = this.#environment[name] ?? '';
    if (text === '') return undefined;
    const value = understand(text);
    if (value === undefined) this.#complain(name, text);
    return value;
  }

  text(name: Name, shape: RegExp): string | undefined {
    return this.read(name, (text) => (shape.test(text) ? text : undefined));
  }

  whole(name: Name, least: number, most: number, otherwise: number): number {
    const value = this.read(name, (text) => {
      const number = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
      return number >= least && number <= most ? number : undefined;
    });
    return value ?? otherwise;
  }

  #complain(name: Name, text: string): void {
    const { may } = SETTINGS.find((one) => one.name === name)!;
    const shown = SECRET.has(name) ? 'what it is set to' : JSON.stringify(text.slice(0, 100));
    this.problems.push(`${name} must be ${may}, not ${shown}.`);
  }
}

const addressOf = (text: string): URL | undefined => {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
};

const originIn = (text: string): string | undefined => {
  const address = addressOf(text);
  if (address === undefined || !/^https?:$/.test(address.protocol)) return undefined;
  const isBare = [address.origin, `${address.origin}/`].includes(text.toLowerCase());
  return isBare ? address.origin : undefined;
};

const postgresIn = (text: string): string | undefined => {
  const address = addressOf(text);
  return address !== undefined && /^postgres(?:ql)?:$/.test(address.protocol) ? text : undefined;
};

const levelIn = (text: string): LogLevel | undefined => LOG_LEVELS.find((level) => level === text);

const VAPID_NAMES = ['VAPID_PUBLIC', 'VAPID_PRIVATE', 'VAPID_SUBJECT'] as const;

const readVapid = (reader: Reader): Vapid | undefined => {
  const publicKey = reader.text('VAPID_PUBLIC', /^[\w-]{87}$/);
  const privateKey = reader.text('VAPID_PRIVATE', /^[\w-]{43}$/);
  const subject = reader.text('VAPID_SUBJECT', /^(?:mailto:|https:\/\/)\S{3,200}$/);
  const missing = VAPID_NAMES.filter((name) => !reader.has(name));
  if (missing.length > 0 && missing.length < VAPID_NAMES.length)
    reader.problems.push(`${missing.join(' and ')} must be set, too: all three VAPID_… or none.`);
  if (publicKey === undefined || privateKey === undefined || subject === undefined)
    return undefined;
  return { publicKey, privateKey, subject };
};

/** Servers that are copies of each other must not have the same name by chance. */
const newName = (): string =>
  `${hostname()
    .replace(/[^\w.-]/g, '-')
    .slice(0, 30)}-${randomBytes(4).toString('hex')}`;

const TOKEN = /^[\x21-\x7e]{16,200}$/;
const MANY = 1_000_000;
const CENTURY_DAYS = 36_500;

/** Throws a SettingsError that names every wrong setting. */
export const readSettings = (environment: Environment): Settings => {
  const reader = new Reader(environment);
  const settings: Settings = {
    port: reader.whole('PORT', 0, 65_535, DEFAULT_PORT),
    portTries: reader.has('PORT') ? 0 : PORT_TRIES,
    host: reader.text('HOST', /^[\w.:%-]{1,253}$/) ?? '0.0.0.0',
    data: path.resolve(reader.text('DATA', /./) ?? 'data'),
    databaseUrl: reader.read('DATABASE_URL', postgresIn),
    publicOrigin: reader.read('PUBLIC_ORIGIN', originIn),
    trustProxy: reader.whole('TRUST_PROXY', 0, 10, 0),
    logLevel: reader.read('LOG_LEVEL', levelIn) ?? 'info',
    nodeName: reader.text('NODE_NAME', /^[\w.-]{1,40}$/) ?? newName(),
    vapid: readVapid(reader),
    metricsToken: reader.text('METRICS_TOKEN', TOKEN),
    adminToken: reader.text('ADMIN_TOKEN', TOKEN),
    site: reader.read('SITE', (text) => path.resolve(text)),
    maxSockets: reader.whole('MAX_SOCKETS', 1, MANY, 20_000),
    maxSocketsPerAddress: reader.whole('MAX_SOCKETS_PER_ADDRESS', 1, MANY, 200),
    maxTablesPerAddress: reader.whole('MAX_TABLES_PER_ADDRESS', 0, MANY, 120),
    maxGuestsPerAddress: reader.whole('MAX_GUESTS_PER_ADDRESS', 0, MANY, 300),
    rateReads: reader.whole('RATE_READS', 0, MANY, 1200),
    rateWrites: reader.whole('RATE_WRITES', 0, MANY, 600),
    rateRecords: reader.whole('RATE_RECORDS', 0, MANY, 120),
    rateCodes: reader.whole('RATE_CODES', 0, MANY, 30),
    rateEnters: reader.whole('RATE_ENTERS', 0, MANY, 600),
    rateMessages: reader.whole('RATE_MESSAGES', 1, 10_000, 20),
    keep: {
      finished: reader.whole('KEEP_FINISHED', 0, CENTURY_DAYS, 365),
      deserted: reader.whole('KEEP_DESERTED', 0, CENTURY_DAYS, 90),
      guests: reader.whole('KEEP_GUESTS', 0, CENTURY_DAYS, 180),
    },
    botPace: reader.whole('BOT_PACE', 0, 60_000, 900),
    botThreads: reader.whole('BOT_THREADS', 1, 256, Math.max(1, availableParallelism() - 1)),
  };
  if (reader.problems.length > 0) throw new SettingsError(reader.problems);
  return settings;
};

/** The table of docs/SETTINGS.md. */
export const settingsTable = (): string =>
  [
    '| Setting | What it may be | Without it | What it is for |',
    '| --- | --- | --- | --- |',
    ...SETTINGS.map(
      ({ name, may, otherwise, about }) => `| \`${name}\` | ${may} | ${otherwise} | ${about} |`,
    ),
    '',
  ].join('\n');
