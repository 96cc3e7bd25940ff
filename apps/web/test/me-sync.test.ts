// Settings that follow an account: the last change wins, on whichever device it was made, and nothing
// that was chosen without a network is lost.

import type { Me } from '@tablee/wire';
import { describe, expect, test } from 'vitest';
import { Sync, type Travelling } from '../src/account/sync.ts';

class Unknown extends Error {}

/** One account, as a server keeps it. */
class Server {
  name = 'Ada';
  settings: Record<string, string> = {};
  isThere = true;
  knows = true;
  asked = 0;

  me(): Promise<Me> {
    this.asked += 1;
    if (!this.isThere) return Promise.reject(new Error('no network'));
    if (!this.knows) return Promise.reject(new Unknown());
    const { name, settings } = this;
    const account = { person: 'ada123', face: 0, hasAccount: true, hasRecovery: false };
    return Promise.resolve({ ...account, name, settings, passkeys: [] });
  }

  async change({ name, settings }: Travelling): Promise<Me> {
    const me = await this.me();
    if (name !== undefined) this.name = name;
    this.settings = { ...(settings as Record<string, string>) };
    return me;
  }
}

/** A browser with its settings, its memory and its patience. */
class Device {
  name = '';
  theme = 'auto';
  kept: string | undefined;
  readonly #waiting: (() => void)[] = [];
  readonly sync: Sync;

  constructor(server: Server) {
    this.sync = new Sync({
      pack: () => ({ name: this.name, face: 0, settings: { theme: this.theme } }),
      unpack: (me) => {
        this.name = me.name;
        this.theme = String(me.settings['theme'] ?? this.theme);
      },
      agreed: () => this.kept,
      agree: (text) => {
        this.kept = text;
      },
      send: (travelling) => server.change(travelling),
      fetch: () => server.me(),
      isUnknown: (error) => error instanceof Unknown,
      later: (_, act) => {
        this.#waiting.push(act);
        return () => this.#waiting.splice(this.#waiting.indexOf(act), 1);
      },
    });
  }

  choose(theme: string): void {
    this.theme = theme;
    this.sync.changed();
  }

  get isWaiting(): boolean {
    return this.#waiting.length > 0;
  }

  /** The time that a change waits for the next one is over. */
  async pause(): Promise<void> {
    for (const act of this.#waiting.splice(0)) act();
    // What was begun is over after a few turns of the loop.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  }
}

async function signedIn(server: Server): Promise<Device> {
  const device = new Device(server);
  device.sync.take(await server.me());
  return device;
}

describe('settings that follow', () => {
  test('are taken over when somebody signs in', async () => {
    const server = new Server();
    server.settings = { theme: 'dark' };
    const device = await signedIn(server);
    expect(device).toMatchObject({ name: 'Ada', theme: 'dark' });
    expect(device.kept).toBeDefined();
  });

  test('are sent once after several changes, and reach the other device', async () => {
    const server = new Server();
    const [phone, tablet] = [await signedIn(server), await signedIn(server)];
    const before = server.asked;
    phone.choose('light');
    phone.choose('dark');
    await phone.pause();
    expect(server.asked).toBe(before + 1);
    await tablet.sync.meet();
    expect(tablet.theme).toBe('dark');
  });

  test('are not sent back by the device that has just received them', async () => {
    const server = new Server();
    server.settings = { theme: 'dark' };
    const device = await signedIn(server);
    device.sync.changed();
    expect(device.isWaiting).toBe(false);
  });

  test('a change that was taken back in time is not sent', async () => {
    const server = new Server();
    const device = await signedIn(server);
    device.choose('dark');
    device.choose('auto');
    expect(device.isWaiting).toBe(false);
  });

  test('the last change wins', async () => {
    const server = new Server();
    const [phone, tablet] = [await signedIn(server), await signedIn(server)];
    phone.choose('dark');
    await phone.pause();
    tablet.choose('light');
    await tablet.pause();
    await phone.sync.meet();
    expect(phone.theme).toBe('light');
  });

  test('what was chosen without a network is sent when there is one', async () => {
    const server = new Server();
    const device = await signedIn(server);
    server.isThere = false;
    device.choose('dark');
    await device.pause();
    expect(server.settings).toEqual({});
    server.isThere = true;
    await device.sync.meet();
    expect(server.settings).toEqual({ theme: 'dark' });
    expect(device.theme).toBe('dark');
  });

  test('what is changed while the answer is on its way is not overwritten', async () => {
    const server = new Server();
    server.settings = { theme: 'dark' };
    const device = await signedIn(server);
    const meeting = device.sync.meet();
    device.theme = 'light';
    await meeting;
    expect(device.theme).toBe('light');
    expect(server.settings).toEqual({ theme: 'light' });
  });

  test('nothing is asked or sent without an account', async () => {
    const server = new Server();
    const device = new Device(server);
    device.choose('dark');
    expect(device.isWaiting).toBe(false);
    await device.sync.meet();
    expect(server.asked).toBe(0);
  });

  test('a device that was signed out elsewhere stops following', async () => {
    const server = new Server();
    const device = await signedIn(server);
    server.knows = false;
    await device.sync.meet();
    expect(device.kept).toBeUndefined();
    server.knows = true;
    device.choose('dark');
    expect(device.isWaiting).toBe(false);
  });
});
