// Text messages as they stand on the wire (RFC 6455), written once for all who get the same one. `ws` makes
// a frame anew for everybody it sends to; between its own frames a whole one may be written by others.

/** A whole, unmasked frame with a text. */
export type Frame = Buffer;

/** The last frame of a message (FIN), and it is text. */
const LAST_TEXT = 0x81;
const SHORT_MAX = 125;
const TWO_BYTES = 126;
const TWO_BYTES_MAX = 0xffff;
const EIGHT_BYTES = 127;

export function textFrame(text: string): Frame {
  const length = Buffer.byteLength(text);
  const start = length <= SHORT_MAX ? 2 : length <= TWO_BYTES_MAX ? 4 : 10;
  const frame = Buffer.allocUnsafe(start + length);
  frame[0] = LAST_TEXT;
  if (start === 2) frame[1] = length;
  else if (start === 4) {
    frame[1] = TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, start);
  return frame;
}
