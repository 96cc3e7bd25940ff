// Whether passkeys can be had in some surroundings, and what it means when one could not be used.

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

/** Somebody closed the browser's window, or the device did not want to. */
export class PasskeyFailure extends Error {
  readonly code: 'cancelled' | 'known-passkey' | 'passkey';

  constructor(code: PasskeyFailure['code'], cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

/** The browser's own errors say more than anybody at a table wants to know. */
export function failureOf(error: unknown): PasskeyFailure {
  const { name = '' } = error instanceof Error ? error : {};
  // Browsers say the same for a window that was closed and for one that was open too long.
  if (name === 'NotAllowedError' || name === 'AbortError')
    return new PasskeyFailure('cancelled', error);
  if (name === 'InvalidStateError') return new PasskeyFailure('known-passkey', error);
  return new PasskeyFailure('passkey', error);
}
