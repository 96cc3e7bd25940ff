// Registers and checks passkeys: accounts without name or password. Registration makes a guest an
// account; sign-in needs no name, as the device knows it.

import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import { cleanName } from '@tablee/kit';
import type { finishPasskeySchema, Me, signInSchema } from '@tablee/wire';
import type * as v from 'valibot';
import { isIP } from 'node:net';
import { ApiFault } from '../http/errors.ts';
import type { Queries, Row } from '../store/database.ts';
import { withAccountNoted } from './accounts.ts';
import type { House } from './house.ts';
import { type Person } from './keys.ts';
import { newSecret } from '../secrets.ts';
import { signIn, type SignedIn } from './sign-in.ts';

const CHALLENGE_MS = 5 * 60_000;
const PASSKEYS_MAX = 20;
/** ES256, EdDSA, RS256: between them every authenticator there is. */
const ALGORITHMS = [-7, -8, -257];
const SITE_NAME = 'Tablée';

/** WebAuthn's own messages; the library at the other end reads them. */
type Options = Readonly<Record<string, unknown>>;
type Purpose = 'register' | 'sign-in';
type Transports = NonNullable<WebAuthnCredential['transports']>;

interface Site {
  readonly origin: string;
  readonly rpID: string;
}

/** Browsers store passkeys only for host names, and only over secure connections. */
function siteOf({ settings }: House, origin: string | undefined): Site {
  const text = settings.publicOrigin ?? origin ?? '';
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined) throw new ApiFault('no-passkeys');
  const { protocol, hostname } = url;
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLocal);
  const isAddress = isIP(hostname) !== 0 || hostname.startsWith('[');
  if (!isSafe || isAddress) throw new ApiFault('no-passkeys');
  return { origin: url.origin, rpID: hostname };
}

// ---- challenges: each is answered once, or never

async function newChallenge(
  house: House,
  purpose: Purpose,
  person: string | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const { database, clock } = house;
  const now = clock.now();
  const challenge = newSecret(house);
  await database.query(`delete from challenges where expires <= $1`, [now]);
  await database.query(
    `insert into challenges (challenge, purpose, person, expires) values ($1, $2, $3, $4)`,
    [challenge, purpose, person, now + CHALLENGE_MS],
  );
  return Uint8Array.from(Buffer.from(challenge, 'base64url'));
}

/** Gone before it is looked at, so that no second try can find it. */
async function useChallenge(house: House, challenge: string, purpose: Purpose): Promise<Row> {
  const [row] = await house.database.query(
    `delete from challenges where challenge = $1 and purpose = $2 returning person, expires`,
    [challenge, purpose],
  );
  if (row === undefined || Number(row['expires']) <= house.clock.now())
    throw new ApiFault('passkey');
  return row;
}

/** What the library says about a bad answer names challenges and origins: none of it goes out. */
async function verified<T extends { readonly verified: boolean }>(
  work: () => Promise<T>,
): Promise<T> {
  const result = await work().catch(() => undefined);
  if (result?.verified !== true) throw new ApiFault('passkey');
  return result;
}

// ---- a new passkey

const passkeysOf = (inside: Queries, person: string): Promise<readonly Row[]> =>
  inside.query(
    `select id, transports, label, created, used from passkeys where person = $1
     order by created, id`,
    [person],
  );

export async function listPasskeys(inside: Queries, person: string): Promise<Me['passkeys']> {
  return (await passkeysOf(inside, person)).map((row) => ({
    id: String(row['id']),
    label: String(row['label']),
    created: Number(row['created']),
    used: row['used'] === null ? null : Number(row['used']),
  }));
}

export async function beginPasskey(
  house: House,
  person: Person,
  origin: string | undefined,
): Promise<Options> {
  const { rpID } = siteOf(house, origin);
  const known = await passkeysOf(house.database, person.id);
  if (known.length >= PASSKEYS_MAX) throw new ApiFault('passkey', { most: PASSKEYS_MAX });
  const options = await generateRegistrationOptions({
    rpName: SITE_NAME,
    rpID,
    userID: Uint8Array.from(Buffer.from(person.id)),
    userName: person.name,
    userDisplayName: person.name,
    challenge: await newChallenge(house, 'register', person.id),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    excludeCredentials: known.map((row) => ({
      id: String(row['id']),
      transports: JSON.parse(String(row['transports'])) as Transports,
    })),
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return { ...options };
}

export async function finishPasskey(
  house: House,
  person: Person,
  origin: string | undefined,
  { challenge, credential, label }: v.InferOutput<typeof finishPasskeySchema>,
): Promise<void> {
  const site = siteOf(house, origin);
  const asked = await useChallenge(house, challenge, 'register');
  if (asked['person'] !== person.id) throw new ApiFault('passkey');
  const { registrationInfo } = await verified(() =>
    verifyRegistrationResponse({
      response: credential as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpID,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (registrationInfo === undefined) throw new ApiFault('passkey');
  const made = registrationInfo.credential;
  const [row] = await withAccountNoted(house, person.id, (inside) =>
    inside.query(
      `insert into passkeys (id, person, public_key, counter, transports, label, created)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (id) do nothing returning id`,
      [
        made.id,
        person.id,
        Buffer.from(made.publicKey).toString('base64url'),
        made.counter,
        JSON.stringify(made.transports ?? []),
        cleanName(label),
        house.clock.now(),
      ],
    ),
  );
  if (row === undefined) throw new ApiFault('passkey');
}

export async function removePasskey(house: House, person: string, id: string): Promise<void> {
  await withAccountNoted(house, person, (inside) =>
    inside.query(`delete from passkeys where id = $1 and person = $2`, [id, person]),
  );
}

// ---- signing in

export async function beginSignIn(house: House, origin: string | undefined): Promise<Options> {
  const { rpID } = siteOf(house, origin);
  const options = await generateAuthenticationOptions({
    rpID,
    challenge: await newChallenge(house, 'sign-in', null),
    timeout: CHALLENGE_MS,
    userVerification: 'preferred',
  });
  return { ...options };
}

interface KnownPasskey {
  readonly person: string;
  readonly credential: WebAuthnCredential;
}

async function findPasskey(inside: Queries, id: unknown): Promise<KnownPasskey> {
  const [row] =
    typeof id === 'string'
      ? await inside.query(
          `select person, public_key, counter, transports from passkeys where id = $1`,
          [id],
        )
      : [];
  if (row === undefined) throw new ApiFault('passkey');
  return {
    person: String(row['person']),
    credential: {
      id: String(id),
      publicKey: Uint8Array.from(Buffer.from(String(row['public_key']), 'base64url')),
      counter: Number(row['counter']),
      transports: JSON.parse(String(row['transports'])) as Transports,
    },
  };
}

/** Whether the passkey's user handle is that of its stored owner. */
function isFor(response: AuthenticationResponseJSON, person: string): boolean {
  const handle: unknown = response.response.userHandle;
  // The oldest security keys send no handle.
  if (typeof handle !== 'string' || handle === '') return true;
  return Buffer.from(handle, 'base64url').toString() === person;
}

export async function finishSignIn(
  house: House,
  origin: string | undefined,
  { challenge, credential }: v.InferOutput<typeof signInSchema>,
  oldKey?: string,
): Promise<SignedIn> {
  const site = siteOf(house, origin);
  await useChallenge(house, challenge, 'sign-in');
  const known = await findPasskey(house.database, credential['id']);
  const response = credential as unknown as AuthenticationResponseJSON;
  const { authenticationInfo } = await verified(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpID,
      credential: known.credential,
      requireUserVerification: false,
    }),
  );
  if (!isFor(response, known.person)) throw new ApiFault('passkey');
  const { newCounter } = authenticationInfo;
  return signIn(house, oldKey, async (inside) => {
    // Asked again here: a copy of the authenticator may be signing in at this very moment.
    const [row] = await inside.query(
      `update passkeys set counter = $1, used = $2
       where id = $3 and (counter < $1 or (counter = 0 and $1 = 0)) returning person`,
      [newCounter, house.clock.now(), known.credential.id],
    );
    if (row === undefined) throw new ApiFault('passkey');
    return String(row['person']);
  });
}
