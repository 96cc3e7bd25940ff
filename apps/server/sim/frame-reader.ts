// The text of one frame as it stands on the wire, for tests that listen without a socket.
import { assert } from '@tablee/kit';

export function textIn(frame: Buffer): string {
  assert(frame[0] === 0x81, 'a whole text');
  const short = frame[1]!;
  assert(short < 128, 'a server does not mask');
  const start = short < 126 ? 2 : short === 126 ? 4 : 10;
  const length =
    short < 126 ? short : short === 126 ? frame.readUInt16BE(2) : Number(frame.readBigUInt64BE(2));
  assert(frame.length === start + length, 'as long as it says');
  return frame.toString('utf8', start);
}
