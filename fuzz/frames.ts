// Builds raw WebSocket frames: invalid ones that no library would send, and floods of valid ones.
import { randomBytes } from 'node:crypto';

import type { Luck } from '../scripts/luck.ts';

export const OPCODE = { more: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 };
const CONTROL = [OPCODE.close, OPCODE.ping, OPCODE.pong];

/** The mask is all zeros, so the payload stays as it is. */
export function frame(
  opcode: number,
  payload: Buffer,
  { fin = true, reserved = 0, masked = true } = {},
): Buffer {
  const { length } = payload;
  const size = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const head = Buffer.alloc(size + (masked ? 4 : 0));
  head[0] = (fin ? 0x80 : 0) | (reserved << 4) | opcode;
  head[1] = (masked ? 0x80 : 0) | (size === 2 ? length : size === 4 ? 126 : 127);
  if (size === 4) head.writeUInt16BE(length, 2);
  if (size === 10) head.writeBigUInt64BE(BigInt(length), 2);
  return Buffer.concat([head, payload]);
}

export const textFrame = (text: string): Buffer => frame(OPCODE.text, Buffer.from(text));

const TEXT = Buffer.from('{"kind":"ping","sent":1}');
const NOTHING = Buffer.alloc(0);

/** Bytes that are against the protocol itself. */
const RUDE: readonly ((luck: Luck) => Buffer)[] = [
  () => frame(OPCODE.text, TEXT, { masked: false }),
  (luck) => frame(OPCODE.text, TEXT, { reserved: 1 + luck.below(7) }),
  (luck) => frame(3 + luck.below(5), TEXT),
  (luck) => frame(11 + luck.below(5), TEXT),
  () => frame(OPCODE.more, TEXT),
  () => frame(OPCODE.ping, Buffer.alloc(126)),
  (luck) => frame(luck.pick(CONTROL), TEXT, { fin: false }),
  (luck) => frame(luck.pick(CONTROL), TEXT, { masked: false }),
  (luck) => frame(luck.pick(CONTROL), TEXT, { reserved: 1 + luck.below(7) }),
  () => Buffer.concat([frame(OPCODE.close, NOTHING), frame(OPCODE.ping, TEXT)]),
  (luck) => frame(OPCODE.close, Buffer.from([luck.below(256), luck.below(256)])),
  () => frame(OPCODE.close, Buffer.from([3])),
  () => frame(OPCODE.text, Buffer.from([0xff, 0xfe, 0xfd])),
  () => Buffer.concat([frame(OPCODE.text, TEXT, { fin: false }), frame(OPCODE.text, TEXT)]),
  () => Buffer.concat(Array.from({ length: 100 }, () => frame(OPCODE.more, TEXT, { fin: false }))),
  () => Buffer.concat([Buffer.from([0x81]), Buffer.alloc(9, 0xff), Buffer.alloc(4)]),
  (luck) => randomBytes(luck.below(400)),
  () => Buffer.concat([frame(OPCODE.text, NOTHING, { fin: false }), textFrame('{}')]),
];
export const rude = (luck: Luck): Buffer => luck.pick(RUDE)(luck);

/** Pings and pongs that the protocol allows; every fifth is a pong that the server did not ask for. */
export function control(
  luck: Luck,
  many: number,
): { readonly bytes: Buffer; readonly pings: readonly Buffer[] } {
  const pings: Buffer[] = [];
  const bytes = Array.from({ length: many }, () => {
    const data = randomBytes(luck.pick([0, 1, 8, 125]));
    if (luck.inHundred(20)) return frame(OPCODE.pong, data);
    pings.push(data);
    return frame(OPCODE.ping, data);
  });
  return { bytes: Buffer.concat(bytes), pings };
}

/** One message in two parts, with a ping between them. */
export function parted(text: string): Buffer {
  const half = Math.floor(text.length / 2);
  return Buffer.concat([
    frame(OPCODE.text, Buffer.from(text.slice(0, half)), { fin: false }),
    frame(OPCODE.ping, Buffer.from('between')),
    frame(OPCODE.more, Buffer.from(text.slice(half))),
  ]);
}

export const binary = (luck: Luck): Buffer => frame(OPCODE.binary, randomBytes(luck.below(2000)));

/** More than a message may have; the largest ones are a megabyte. */
export function huge(luck: Luck): Buffer {
  const length = luck.pick([16_385, 20_000, 70_000, 1_000_000]);
  const opcode = luck.pick([OPCODE.text, OPCODE.binary]);
  return frame(opcode, Buffer.alloc(length, luck.pick(['x', '[', '{"a":', '\0'])));
}
