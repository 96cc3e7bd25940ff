// Passkeys against a device made of software: that they work, and everything that must not.
import { beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../src/people/service.ts';
import { Authenticator } from './people-authenticator.ts';
import {
  codeOf,
  documentOf,
  newGuest,
  newTable,
  openHouse,
  START,
  type TestHouse,
} from './people-house.ts';

const ORIGIN = 'https://tablee.example';
const HERE = { origin: ORIGIN, rpID: 'tablee.example' };
const MINUTE = 60_000;

let house: TestHouse;
let ana: { key: string; person: Person };

beforeEach(async () => {
  house = await openHouse();
  ana = await newGuest(house.people, 'Ana');
});

/** Makes an account of the guest. */
async function register(device: Authenticator, who = ana): Promise<void> {
  const { people } = house;
  const answer = device.register(await people.beginPasskey(who.person, ORIGIN));
  await people.finishPasskey(who.person, ORIGIN, { ...answer, label: ' Phone ' });
}

async function signIn(device: Authenticator, oldKey?: string): Promise<{ key: string }> {
  const { people } = house;
  return people.finishSignIn(ORIGIN, device.signIn(await people.beginSignIn(ORIGIN)), oldKey);
}

describe('making one', () => {
  test('asks the browser for a passkey that knows its person', async () => {
    const options = await house.people.beginPasskey(ana.person, ORIGIN);
    expect(options).toMatchObject({
      rp: { id: 'tablee.example', name: 'Tablée' },
      user: { name: 'Ana', id: Buffer.from(ana.person.id).toString('base64url') },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
  });

  test('makes an account of a guest', async () => {
    const device = new Authenticator(HERE);
    await register(device);
    const me = await house.people.me(await house.people.need(ana.key));
    expect(me).toMatchObject({
      person: ana.person.id,
      hasAccount: true,
      hasRecovery: false,
      passkeys: [
        { id: device.id.toString('base64url'), label: 'Phone', created: START, used: null },
      ],
    });
  });

  test('makes one also where the guest sits, and unmakes it with the last passkey', async () => {
    await newTable(house, 'tableone', [ana.person]);
    const device = new Authenticator(HERE);
    await register(device);
    expect((await documentOf(house, 'tableone')).seats).toMatchObject([{ hasAccount: true }]);
    await house.people.removePasskey(ana.person, device.id.toString('base64url'));
    expect((await documentOf(house, 'tableone')).seats).toMatchObject([{ hasAccount: false }]);
    expect(house.changed).toEqual(['tableone', 'tableone']);
  });

  test('refuses what was made at another place', async () => {
    const { people } = house;
    const there = { origin: 'https://evil.example', rpID: 'evil.example' };
    for (const where of [{ origin: there.origin }, { rpID: there.rpID }, there]) {
      const options = await people.beginPasskey(ana.person, ORIGIN);
      const answer = new Authenticator(HERE).register(options, where);
      const finish = people.finishPasskey(ana.person, ORIGIN, { ...answer, label: '' });
      expect(await codeOf(finish)).toBe('passkey');
    }
    expect((await people.need(ana.key)).hasAccount).toBe(false);
  });

  test('refuses an answer that comes again, late, from somebody else or for something else', async () => {
    const { people } = house;
    const device = new Authenticator(HERE);
    const finish = (answer: ReturnType<Authenticator['register']>, who = ana.person) =>
      codeOf(people.finishPasskey(who, ORIGIN, { ...answer, label: '' }));

    const answer = device.register(await people.beginPasskey(ana.person, ORIGIN));
    expect(await finish(answer)).toBe('done');
    expect(await finish(answer)).toBe('passkey');

    const other = await newGuest(people, 'Bo');
    const stolen = new Authenticator(HERE).register(await people.beginPasskey(ana.person, ORIGIN));
    expect(await finish(stolen, other.person)).toBe('passkey');

    const late = new Authenticator(HERE).register(await people.beginPasskey(ana.person, ORIGIN));
    house.wait(5 * MINUTE);
    expect(await finish(late)).toBe('passkey');

    const { challenge } = await people.beginSignIn(ORIGIN);
    const mixed = new Authenticator(HERE).register({ challenge, user: { id: '' } });
    expect(await finish(mixed)).toBe('passkey');

    // The same device cannot be two people's.
    const again = device.register(await people.beginPasskey(other.person, ORIGIN));
    expect(await finish(again, other.person)).toBe('passkey');
  });

  test('refuses nonsense without falling over', async () => {
    const { people } = house;
    const { challenge } = await people.beginPasskey(ana.person, ORIGIN);
    const finish = { challenge: String(challenge), credential: { id: 7 }, label: '' };
    expect(await codeOf(people.finishPasskey(ana.person, ORIGIN, finish))).toBe('passkey');
  });
});

describe('the place', () => {
  test.each([
    ['http://tablee.example', 'no-passkeys'],
    ['https://192.0.2.7', 'no-passkeys'],
    ['https://[2001:db8::1]', 'no-passkeys'],
    ['nonsense', 'no-passkeys'],
    [undefined, 'no-passkeys'],
    ['http://127.0.0.1:8080', 'no-passkeys'],
    ['http://localhost:8080', 'done'],
    ['https://tablee.example:8443', 'done'],
  ])('%s: %s', async (origin, code) => {
    expect(await codeOf(house.people.beginSignIn(origin))).toBe(code);
    expect(await codeOf(house.people.beginPasskey(ana.person, origin))).toBe(code);
  });

  test('that the settings name counts, whatever the request says', async () => {
    const { people } = await openHouse({ publicOrigin: ORIGIN });
    expect(await people.beginSignIn('http://192.0.2.1')).toMatchObject({ rpId: 'tablee.example' });
  });
});

describe('signing in', () => {
  test('asks for no name and gives the device a key of its own', async () => {
    const device = new Authenticator(HERE);
    await register(device);
    house.wait(MINUTE);
    const options = await house.people.beginSignIn(ORIGIN);
    expect(options['allowCredentials'] ?? []).toEqual([]);
    const { key, me } = await house.people.finishSignIn(ORIGIN, device.signIn(options));
    expect(key).not.toBe(ana.key);
    expect(me).toMatchObject({ person: ana.person.id, passkeys: [{ used: START + MINUTE }] });
    expect((await house.people.personOf(key))?.id).toBe(ana.person.id);
    // The first device stays signed in.
    expect((await house.people.personOf(ana.key))?.id).toBe(ana.person.id);
  });

  test('refuses an answer that comes again, late, or to another question', async () => {
    const device = new Authenticator(HERE);
    // Without a counter nothing but the challenge stands against a second time.
    device.step = 0;
    await register(device);
    const answer = device.signIn(await house.people.beginSignIn(ORIGIN));
    expect(await codeOf(house.people.finishSignIn(ORIGIN, answer))).toBe('done');
    expect(await codeOf(house.people.finishSignIn(ORIGIN, answer))).toBe('passkey');
    const late = device.signIn(await house.people.beginSignIn(ORIGIN));
    house.wait(5 * MINUTE);
    expect(await codeOf(house.people.finishSignIn(ORIGIN, late))).toBe('passkey');
    const mixed = device.signIn(await house.people.beginPasskey(ana.person, ORIGIN));
    expect(await codeOf(house.people.finishSignIn(ORIGIN, mixed))).toBe('passkey');
  });

  test('uses a challenge up even when the answer to it was wrong', async () => {
    const device = new Authenticator(HERE);
    await register(device);
    const options = await house.people.beginSignIn(ORIGIN);
    const wrong = device.signIn(options, { rpID: 'evil.example' });
    expect(await codeOf(house.people.finishSignIn(ORIGIN, wrong))).toBe('passkey');
    const right = device.signIn(options);
    expect(await codeOf(house.people.finishSignIn(ORIGIN, right))).toBe('passkey');
  });

  test('refuses what was signed at another place', async () => {
    const device = new Authenticator(HERE);
    await register(device);
    for (const where of [{ origin: 'https://evil.example' }, { rpID: 'evil.example' }]) {
      const answer = device.signIn(await house.people.beginSignIn(ORIGIN), where);
      expect(await codeOf(house.people.finishSignIn(ORIGIN, answer))).toBe('passkey');
    }
  });

  test('refuses a device that nobody knows, another one’s signature, and a foreign person', async () => {
    const device = new Authenticator(HERE);
    await register(device);
    const stranger = new Authenticator(HERE);
    const unknown = stranger.signIn(await house.people.beginSignIn(ORIGIN));
    expect(await codeOf(house.people.finishSignIn(ORIGIN, unknown))).toBe('passkey');

    const forged = stranger.signIn(await house.people.beginSignIn(ORIGIN));
    forged.credential['id'] = forged.credential['rawId'] = device.id.toString('base64url');
    expect(await codeOf(house.people.finishSignIn(ORIGIN, forged))).toBe('passkey');

    device.userHandle = Buffer.from('somebodyelse').toString('base64url');
    const foreign = device.signIn(await house.people.beginSignIn(ORIGIN));
    expect(await codeOf(house.people.finishSignIn(ORIGIN, foreign))).toBe('passkey');
  });

  test('refuses a copy of the device: its counter falls behind', async () => {
    const device = new Authenticator(HERE);
    await register(device);
    device.counter = 5;
    await signIn(device);
    device.counter = 3;
    expect(await codeOf(signIn(device))).toBe('passkey');
    device.counter = 5;
    expect(await codeOf(signIn(device))).toBe('passkey');
    expect(await codeOf(signIn(device))).toBe('done');
  });

  test('two copies that sign in at once with the same count: one of them is refused', async () => {
    const device = new Authenticator(HERE);
    await register(device);
    const [a, b] = [await house.people.beginSignIn(ORIGIN), await house.people.beginSignIn(ORIGIN)];
    device.counter = 7;
    const first = device.signIn(a);
    device.counter = 7;
    const second = device.signIn(b);
    const codes = await Promise.all(
      [first, second].map((answer) => codeOf(house.people.finishSignIn(ORIGIN, answer))),
    );
    expect(codes.sort()).toEqual(['done', 'passkey']);
  });

  test('takes devices that never count', async () => {
    const device = new Authenticator(HERE);
    device.step = 0;
    await register(device);
    await signIn(device);
    expect(await codeOf(signIn(device))).toBe('done');
  });

  test('ends with the passkey', async () => {
    const device = new Authenticator(HERE);
    await register(device);
    const id = device.id.toString('base64url');
    const other = await newGuest(house.people, 'Bo');
    expect((await house.people.removePasskey(other.person, id)).passkeys).toEqual([]);
    expect(await codeOf(signIn(device))).toBe('done');
    const me = await house.people.removePasskey(ana.person, id);
    expect(me).toMatchObject({ hasAccount: false, passkeys: [] });
    expect(await codeOf(signIn(device))).toBe('passkey');
  });
});
