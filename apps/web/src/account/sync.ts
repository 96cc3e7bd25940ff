// Synchronises name and settings between this device and the account. The last change wins; offline
// changes are sent later.

import type { Me } from '@tablee/wire';

/** What may be chosen, by the name of a setting that follows. */
export type Choices = Readonly<Record<string, readonly (string | boolean)[]>>;

/** As long as a name may be online; on the device alone it may be longer. */
export const NAME_MAX = 24;

/** Cut to what fits beside a picture, without half an emoji at the end. */
export function shortName(name: string): string {
  const trimmed = name.trim();
  if (trimmed.length <= NAME_MAX) return trimmed;
  let short = '';
  for (const letter of trimmed) {
    if (short.length + letter.length > NAME_MAX) break;
    short += letter;
  }
  return short.trim();
}

/** What is sent when something changes. */
export interface Travelling {
  readonly name?: string;
  readonly face: number;
  readonly settings: Me['settings'];
}

type Chosen = Readonly<Record<string, unknown>> & { readonly name: string; readonly face: number };

const allowed = (choices: Choices, chosen: Readonly<Record<string, unknown>>): Me['settings'] =>
  Object.fromEntries(
    Object.entries(choices).flatMap(([key, values]) => {
      const value = values.find((one) => one === chosen[key]);
      return value === undefined ? [] : [[key, value]];
    }),
  );

export function pack(chosen: Chosen, choices: Choices): Travelling {
  const name = shortName(chosen.name);
  const settings = allowed(choices, chosen);
  return { ...(name === '' ? {} : { name }), face: chosen.face, settings };
}

/** Only what fits: an account may have been written by another version of the site. */
export const unpack = (
  { name, face, settings }: Pick<Me, 'name' | 'face' | 'settings'>,
  choices: Choices,
): Readonly<Record<string, unknown>> => ({
  ...allowed(choices, settings),
  face,
  ...(name === '' ? {} : { name }),
});

export interface SyncPorts {
  /** What this device has chosen. */
  pack(): Travelling;
  /** Takes over what the account has chosen. */
  unpack(me: Me): void;
  /** What both knew last; undefined without an account on this device. */
  agreed(): string | undefined;
  agree(text: string | undefined): void;
  send(travelling: Travelling): Promise<unknown>;
  fetch(): Promise<Me>;
  /** Whether the server no longer knows this device. */
  isUnknown(error: unknown): boolean;
  /** Gives a way to call it off. */
  later(milliseconds: number, act: () => void): () => void;
}

/** Long enough to try two or three things, short enough to walk over to the other device. */
const DEBOUNCE_MS = 1500;

const textOf = (travelling: Travelling): string => JSON.stringify(travelling);

export class Sync {
  readonly #ports: SyncPorts;
  #callOff: (() => void) | undefined;

  constructor(ports: SyncPorts) {
    this.#ports = ports;
  }

  /** Something may have been changed on this device. */
  changed(): void {
    this.#callOff?.();
    this.#callOff = undefined;
    if (!this.#isAhead()) return;
    this.#callOff = this.#ports.later(DEBOUNCE_MS, () => {
      this.#callOff = undefined;
      void this.#attempt(() => this.#send());
    });
  }

  /** Called at the start and when the window regains the focus. */
  meet(): Promise<void> {
    return this.#attempt(async () => {
      if (this.#ports.agreed() === undefined) return;
      if (!this.#isAhead()) {
        const me = await this.#ports.fetch();
        // What was changed here while the answer was on its way is newer.
        if (!this.#isAhead()) this.take(me);
      }
      await this.#send();
    });
  }

  /** The account's choices become this device's. */
  take(me: Me): void {
    if (!me.hasAccount) {
      this.#ports.agree(undefined);
      return;
    }
    this.#ports.unpack(me);
    this.#ports.agree(textOf(this.#ports.pack()));
  }

  /** This device's choices become the account's. */
  async give(): Promise<void> {
    const travelling = this.#ports.pack();
    await this.#ports.send(travelling);
    this.#ports.agree(textOf(travelling));
  }

  #isAhead(): boolean {
    const agreed = this.#ports.agreed();
    return agreed !== undefined && agreed !== textOf(this.#ports.pack());
  }

  async #send(): Promise<void> {
    // Another window may have sent the same already.
    if (this.#isAhead()) await this.give();
  }

  /** A server that is out of reach is asked again another time; there is nothing to say about it. */
  async #attempt(deed: () => Promise<void>): Promise<void> {
    try {
      await deed();
    } catch (error) {
      if (this.#ports.isUnknown(error)) this.#ports.agree(undefined);
    }
  }
}
