// A passkey device made of software, for tests: makes key pairs, signs challenges, and can be told to
// do either wrongly.

import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

type Cbor = number | string | Uint8Array | Map<number | string, Cbor>;

const head = (major: number, value: number): Buffer => {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
};

const encode = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...value].flatMap(([key, one]) => [encode(key), encode(one)]);
  return Buffer.concat([head(5, value.size), ...pairs]);
};

const hashOf = (bytes: string | Uint8Array): Buffer => createHash('sha256').update(bytes).digest();
const counterOf = (counter: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(counter);
  return bytes;
};

const PRESENT = 1;
const VERIFIED = 4;
const HAS_CREDENTIAL = 64;

/** Where the device believes it is. */
export interface Where {
  readonly origin?: string;
  readonly rpID?: string;
}

type Options = Readonly<Record<string, unknown>>;
export interface Answer {
  readonly challenge: string;
  readonly credential: Record<string, unknown>;
}

export class Authenticator {
  readonly id = randomBytes(20);
  counter = 0;
  /** Many devices never count. */
  step = 1;
  userHandle: string | undefined;
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject };
  readonly #where: Required<Where>;

  constructor(where: Required<Where>) {
    this.#where = where;
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  #clientData(type: string, challenge: string, where: Where): Buffer {
    const { origin } = { ...this.#where, ...where };
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authData(flags: number, where: Where): Buffer {
    const { rpID } = { ...this.#where, ...where };
    return Buffer.concat([hashOf(rpID), Buffer.from([flags]), counterOf(this.counter)]);
  }

  #credential(response: Record<string, unknown>): Record<string, unknown> {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  register(options: Options, where: Where = {}): Answer {
    const challenge = String(options['challenge']);
    this.userHandle = (options['user'] as { id: string }).id;
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' });
    const publicKey = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x!, 'base64url')],
      [-3, Buffer.from(y!, 'base64url')],
    ]);
    const authData = Buffer.concat([
      this.#authData(PRESENT | VERIFIED | HAS_CREDENTIAL, where),
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      encode(publicKey),
    ]);
    const attestation = encode(
      new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    const clientData = this.#clientData('webauthn.create', challenge, where);
    return {
      challenge,
      credential: this.#credential({
        clientDataJSON: clientData.toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      }),
    };
  }

  signIn(options: Options, where: Where = {}): Answer {
    const challenge = String(options['challenge']);
    this.counter += this.step;
    const authData = this.#authData(PRESENT | VERIFIED, where);
    const clientData = this.#clientData('webauthn.get', challenge, where);
    const signed = Buffer.concat([authData, hashOf(clientData)]);
    return {
      challenge,
      credential: this.#credential({
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
        userHandle: this.userHandle,
      }),
    };
  }
}
