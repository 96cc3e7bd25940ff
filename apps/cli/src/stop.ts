// How a command ends early: with a line for stderr and an exit code. Only the entry catches it.

export const EXIT = {
  ok: 0,
  /** A record was read and breaks a rule, or does not match its draws. */
  broken: 1,
  /** Input that cannot be read: arguments, files, cards. */
  unreadable: 2,
  internal: 3,
} as const;

export class Stop extends Error {
  override name = 'Stop';
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** Input that cannot be read. */
export const unreadable = (message: string): Stop => new Stop(EXIT.unreadable, message);

/** A record that breaks a rule. */
export const broken = (message: string): Stop => new Stop(EXIT.broken, message);
