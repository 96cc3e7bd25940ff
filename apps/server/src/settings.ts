// Declares all server settings in one table, and reads them from the environment once. A test
// compares the documentation with it. A wrong setting stops the start with an error that names it.

import { randomBytes } from 'node:crypto';
import { availableParallelism, hostname } from 'node:os';
import { isIP } from 'node:net';
import path from 'node:path';

import { misspeltIn } from './misspelt.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

const RATED_FOR = ['known', 'accounts'] as const;

interface Setting {
  /** What it may be, to be read after "must be". */
  readonly may: string;
  /** The default, in words. */
  readonly otherwise: string;
  readonly about: string;
  /** The value must appear on no screen and in no log. */
  readonly isSecret?: true;
  /** Undefined for a text that it may not be. */
  readonly read: (text: string) => unknown;
  /** The default; undefined without this. */
  readonly usual?: () => unknown;
}

const shaped =
  (shape: RegExp) =>
  (text: string): string | undefined =>
    shape.test(text) ? text : undefined;

const whole = (least: number, most: number, usual: number, zero?: string) => ({
  may: `a whole number from ${least} to ${most}${zero === undefined ? '' : ` (0: ${zero})`}`,
  otherwise: String(usual),
  read: (text: string): number | undefined => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
    return number >= least && number <= most ? number : undefined;
  },
  usual: () => usual,
});

const MANY = 1_000_000;
const CENTURY_DAYS = 36_500;
const limit = (usual: number) => whole(0, MANY, usual, 'no limit');
const days = (usual: number) => whole(0, CENTURY_DAYS, usual, 'for ever');

const token = (otherwise: string) => ({
  may: '16 to 200 visible characters',
  otherwise,
  isSecret: true as const,
  read: shaped(/^[\x21-\x7e]{16,200}$/),
});

const addressOf = (text: string): URL | undefined =>
  URL.canParse(text) ? new URL(text) : undefined;

const originIn = (text: string): string | undefined => {
  const address = addressOf(text);
  if (address === undefined || !/^https?:$/.test(address.protocol)) return undefined;
  const isBare = [address.origin, `${address.origin}/`].includes(text.toLowerCase());
  return isBare ? address.origin : undefined;
};

/** Addresses of one network. */
export interface Network {
  readonly address: string;
  readonly bits: number;
  readonly family: 'ipv4' | 'ipv6';
}

const networkIn = (text: string): Network | undefined => {
  const [, address = '', prefix] = /^([^/%]+)(?:\/(\d{1,3}))?$/.exec(text.trim()) ?? [];
  const version = isIP(address);
  if (version === 0) return undefined;
  const [family, most] = version === 4 ? (['ipv4', 32] as const) : (['ipv6', 128] as const);
  const bits = prefix === undefined ? most : Number(prefix);
  return bits >= NETWORK_BITS && bits <= most ? { address, bits, family } : undefined;
};

const networksIn = (text: string): readonly Network[] | undefined => {
  const networks = text.split(',').map(networkIn);
  return networks.includes(undefined) ? undefined : (networks as Network[]);
};

const postgresIn = (text: string): string | undefined =>
  /^postgres(?:ql)?:$/.test(addressOf(text)?.protocol ?? '') ? text : undefined;

/** Servers that are copies of each other must not have the same name by chance. */
const newName = (): string =>
  `${hostname()
    .replace(/[^\w.-]/g, '-')
    .slice(0, 30)}-${randomBytes(4).toString('hex')}`;

/** A larger network is a typing error: it would trust a good part of the world. */
const NETWORK_BITS = 8;
const DEFAULT_PORT = 8080;
const PORT_TRIES = 20;
const NO_PUSH = 'no notifications';

/** The one list. */
export const SETTINGS = {
  PORT: {
    ...whole(0, 65_535, DEFAULT_PORT, 'any free one'),
    otherwise: `${DEFAULT_PORT}, or the next free one`,
    about: 'The port of the site, its interface and its sockets.',
  },
  HOST: {
    may: 'an address or a name of this machine',
    otherwise: '0.0.0.0',
    about:
      'Where to listen: 127.0.0.1 for this machine only, 0.0.0.0 for every IPv4 address, :: for IPv6 and IPv4.',
    read: shaped(/^[\w.:%-]{1,253}$/),
    usual: () => '0.0.0.0',
  },
  DATA: {
    may: 'a folder that can be written to',
    otherwise: './data',
    about:
      'The folder of the embedded database, not inside of SITE. It is all that needs a backup.',
    read: (text: string) => path.resolve(text),
    usual: () => path.resolve('data'),
  },
  DATABASE_URL: {
    may: 'an address that begins with postgres:// or postgresql://',
    otherwise: 'the embedded database in DATA',
    about: 'A PostgreSQL database, which several servers may share.',
    isSecret: true,
    read: postgresIn,
  },
  DATABASE_CONNECTIONS: {
    ...whole(2, 1000, 10),
    about: 'How many connections to PostgreSQL this server opens, besides two for hints.',
  },
  PUBLIC_ORIGIN: {
    may: 'an origin like https://cards.example (no path)',
    otherwise: 'the Host header of each request',
    about: 'How browsers reach the site. Needed for passkeys behind a proxy, and for HSTS.',
    read: originIn,
  },
  TRUST_PROXY: {
    ...whole(0, 10, 0),
    about: 'How many proxies stand before the server; addresses are read from X-Forwarded-For.',
  },
  LOG_LEVEL: {
    may: `one of ${LOG_LEVELS.join(', ')}`,
    otherwise: 'info (npm start: warn)',
    about: 'From which level on the server writes its log, one JSON object a line.',
    read: (text: string) => LOG_LEVELS.find((level) => level === text),
    usual: () => 'info' as const,
  },
  NODE_NAME: {
    may: '1 to 40 letters, digits, dots or hyphens',
    otherwise: 'the name of the machine and something random',
    about: 'The name of this server in logs; several on one database must differ.',
    read: shaped(/^[\w.-]{1,40}$/),
    usual: newName,
  },
  VAPID_PUBLIC: {
    may: '87 letters of URL-safe base64',
    otherwise: NO_PUSH,
    about: 'The public key for notifications. All three VAPID settings, or none.',
    read: shaped(/^[\w-]{87}$/),
  },
  VAPID_PRIVATE: {
    may: '43 letters of URL-safe base64',
    otherwise: NO_PUSH,
    about: 'The private key for notifications.',
    isSecret: true,
    read: shaped(/^[\w-]{43}$/),
  },
  VAPID_SUBJECT: {
    may: 'an address that begins with mailto: or https://',
    otherwise: NO_PUSH,
    about: 'Whom a push service may write to when something is wrong.',
    read: shaped(/^(?:mailto:|https:\/\/)\S{3,200}$/),
  },
  METRICS_TOKEN: {
    ...token('there is no /metrics'),
    about: 'What /metrics wants to see as a bearer token.',
  },
  ADMIN_TOKEN: {
    ...token('nobody looks after it from outside'),
    about: 'What the command admin shows the server it looks after; see HOSTING.md.',
  },
  SITE: {
    may: 'a folder with a built site',
    otherwise: 'the site of this checkout',
    about: 'The pages to serve.',
    read: (text: string) => path.resolve(text),
  },
  SHARED_ADDRESSES: {
    may: 'addresses or networks with commas between, like 203.0.113.7,2001:db8::/56',
    otherwise: 'no address has higher limits',
    about: 'Trusted addresses that many people share: every limit per address is 20 times as high.',
    read: networksIn,
    usual: (): readonly Network[] => [],
  },
  MAX_SOCKETS: { ...whole(1, MANY, 20_000), about: 'How many sockets may be open at a time.' },
  MAX_SOCKETS_PER_ADDRESS: {
    ...whole(1, MANY, 1000),
    about: 'The same, for one address: a club or a school may share one.',
  },
  MAX_CONNECTIONS_PER_ADDRESS: {
    ...limit(2000),
    about:
      'Plain connections of one address; not counted with TRUST_PROXY, where all are those of the proxy.',
  },
  MAX_UNREAD_MB: {
    ...whole(1, 65_536, 128),
    about:
      'Megabytes that all sockets together may leave unread; beyond it those with most are closed.',
  },
  MAX_TABLES_PER_ADDRESS: { ...limit(500), about: 'New tables of one address within an hour.' },
  MAX_GUESTS_PER_ADDRESS: {
    ...limit(500),
    about: 'New guests of one address within an hour; a school that comes at once may share one.',
  },
  MAX_DAYS_PER_ADDRESS: {
    ...limit(6),
    about: 'Results of the deal of the day of one address that count for others within a day.',
  },
  RATE_READS: {
    ...limit(1200),
    about: 'Questions to the interface of one address within a minute.',
  },
  RATE_WRITES: {
    ...limit(1200),
    about: 'Changes through the interface of one address within a minute.',
  },
  RATE_RECORDS: {
    ...limit(300),
    about: 'Records of finished games that one address may ask for within a minute.',
  },
  RATE_EXPORTS: {
    ...limit(10),
    about:
      'Exports of a person’s data that one address may ask for within a minute. With a limit, one person exports once in 20 seconds.',
  },
  RATE_CODES: {
    ...limit(30),
    about: 'Failed attempts with a code or a passkey of one address within a minute.',
  },
  RATE_ENTERS: {
    ...limit(2000),
    about: 'How often sockets of one address may come to a table within a minute.',
  },
  RATE_MESSAGES: { ...whole(1, 10_000, 20), about: 'Messages of one socket within a second.' },
  RATED_FOR: {
    may: `one of ${RATED_FOR.join(', ')}`,
    otherwise: 'known',
    about:
      'Who may play rated: accounts that have played here for a while (see TOGETHER.md), or all accounts.',
    read: (text: string) => RATED_FOR.find((who) => who === text),
    usual: () => 'known' as const,
  },
  KEEP_FINISHED: {
    ...days(365),
    about: 'Days that a finished table is kept, with its moves and its talk.',
  },
  KEEP_DESERTED: {
    ...days(90),
    about: 'Days that a table that was never finished is kept after its last move.',
  },
  KEEP_GUESTS: {
    ...days(180),
    about:
      'Days that a guest without an account and without a table is kept after their last visit.',
  },
  BOT_PACE: { ...whole(0, 60_000, 900), about: 'Milliseconds that a bot takes for a decision.' },
  BOT_THREADS: {
    ...whole(1, 256, Math.max(1, availableParallelism() - 1)),
    otherwise: 'one less than the machine has cores, at least 1',
    about: 'In how many threads the bots of the two upper levels think.',
  },
} as const satisfies Readonly<Record<string, Setting>>;

type Name = keyof typeof SETTINGS;
/** What a setting is, whether it was set or not. */
type Value<N extends Name> =
  | Exclude<ReturnType<(typeof SETTINGS)[N]['read']>, undefined>
  | ((typeof SETTINGS)[N] extends { readonly usual: () => infer T } ? T : undefined);

/** `PUBLIC_ORIGIN` is read as `publicOrigin`. */
type Camel<Text extends string> = Text extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Capitalize<Camel<Rest>>}`
  : Lowercase<Text>;
type Values = { readonly [N in Name as Camel<N>]: Value<N> };
const camel = (name: Name): string =>
  name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

export type Environment = Readonly<Record<string, string | undefined>>;

/** One line for each setting that is not as it may be. */
export class SettingsError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'SettingsError';
    this.problems = problems;
  }
}

/** What is set to nothing is not set: so a line can be emptied in a file of settings. */
const textOf = (environment: Environment, name: Name): string => environment[name] ?? '';

const VAPID_NAMES = ['VAPID_PUBLIC', 'VAPID_PRIVATE', 'VAPID_SUBJECT'] as const;

const problemsOf = (environment: Environment): readonly string[] => {
  const wrong = (Object.entries(SETTINGS) as [Name, Setting][]).flatMap(([name, setting]) => {
    const text = textOf(environment, name);
    if (text === '' || setting.read(text) !== undefined) return [];
    const shown =
      setting.isSecret === true ? 'what it is set to' : JSON.stringify(text.slice(0, 100));
    return [`${name} must be ${setting.may}, not ${shown}.`];
  });
  const missing = VAPID_NAMES.filter((name) => textOf(environment, name) === '');
  return missing.length === 0 || missing.length === VAPID_NAMES.length
    ? wrong
    : [...wrong, `${missing.join(' and ')} must be set, too: all three VAPID_… or none.`];
};

export type Settings = ReturnType<typeof readSettings>;
/** Keys that a browser's push service knows this server by. */
export type Vapid = NonNullable<Settings['vapid']>;

/** Throws a SettingsError that names every wrong setting. */
export const readSettings = (environment: Environment) => {
  const problems = problemsOf(environment);
  if (problems.length > 0) throw new SettingsError(problems);
  const get = <N extends Name>(name: N): Value<N> => {
    const setting: Setting = SETTINGS[name];
    const text = textOf(environment, name);
    return (text === '' ? setting.usual?.() : setting.read(text)) as Value<N>;
  };
  const names = Object.keys(SETTINGS) as Name[];
  const values = Object.fromEntries(names.map((name) => [camel(name), get(name)])) as Values;
  const { vapidPublic: publicKey, vapidPrivate: privateKey, vapidSubject: subject } = values;
  return {
    ...values,
    /** How many further ports to try if the port is taken; none if the operator set the port. */
    portTries: textOf(environment, 'PORT') === '' ? PORT_TRIES : 0,
    /** Variables that are almost settings. */
    misspelt: misspeltIn(environment, names),
    vapid:
      publicKey === undefined || privateKey === undefined || subject === undefined
        ? undefined
        : { publicKey, privateKey, subject },
    keep: {
      finished: values.keepFinished,
      deserted: values.keepDeserted,
      guests: values.keepGuests,
    },
  };
};

/** The table of docs/SETTINGS.md. */
export const settingsTable = (): string =>
  [
    '| Setting | What it may be | Without it | What it is for |',
    '| --- | --- | --- | --- |',
    ...Object.entries(SETTINGS).map(
      ([name, { may, otherwise, about }]) => `| \`${name}\` | ${may} | ${otherwise} | ${about} |`,
    ),
    '',
  ].join('\n');
