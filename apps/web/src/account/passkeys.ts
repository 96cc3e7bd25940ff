// Passkeys and recovery codes: whether a browser can have them, why they fail, how they are called
// and spelt.

/** Why passkeys cannot be had: no https, an address made of numbers, or a browser without them. */
export const OBSTACLES = ['insecure', 'address', 'old'] as const;
export type Obstacle = (typeof OBSTACLES)[number];

/** A passkey belongs to a name; `192.168.…` and `[::1]` are none. */
const isNumbers = (host: string): boolean => /^[\d.]+$/.test(host) || host.startsWith('[');

export interface Surroundings {
  readonly isSecure: boolean;
  readonly host: string;
  readonly hasPasskeys: boolean;
}

export function obstacleIn({ isSecure, host, hasPasskeys }: Surroundings): Obstacle | undefined {
  if (!isSecure) return 'insecure';
  if (isNumbers(host)) return 'address';
  return hasPasskeys ? undefined : 'old';
}

/** The player cancelled the browser's dialog, or the device failed. */
export class PasskeyFailure extends Error {
  readonly code: 'cancelled' | 'known-passkey' | 'passkey';

  constructor(code: PasskeyFailure['code'], cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

/** Maps the browser's errors to the three codes that the page explains. */
export function failureOf(error: unknown): PasskeyFailure {
  const { name = '' } = error instanceof Error ? error : {};
  // Browsers say the same for a window that was closed and for one that was open too long.
  if (name === 'NotAllowedError' || name === 'AbortError')
    return new PasskeyFailure('cancelled', error);
  if (name === 'InvalidStateError') return new PasskeyFailure('known-passkey', error);
  return new PasskeyFailure('passkey', error);
}

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];
/** Almost all of them also pretend to be Chrome and Safari. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/OPR\//, 'Opera'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/** As the server takes it. */
export const LABEL_MAX = 40;

const found = (list: typeof SYSTEMS, text: string): readonly string[] =>
  list.flatMap(([sign, name]) => (sign.test(text) ? [name] : [])).slice(0, 1);

/** « Android · Chrome » */
export const labelFor = (userAgent: string): string =>
  [...found(SYSTEMS, userAgent), ...found(BROWSERS, userAgent)].join(' · ').slice(0, LABEL_MAX);

const GROUP = 4;

/** As the server groups it, or by fours. */
export function groupsOf(code: string): readonly string[] {
  const parts = code.split(/[\s-]+/).filter((part) => part !== '');
  if (parts.length !== 1) return parts;
  return parts[0]!.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? [];
}

/** Normalises a typed recovery code: spaces, and every kind of dash. */
export const typedCode = (text: string): string =>
  text
    .trim()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-');
