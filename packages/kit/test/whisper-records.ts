// Records of the toy game to open and to tamper with, with draws that can be verified.
import {
  commitment,
  Draws,
  Log,
  openRecord,
  optionTexts,
  parseStep,
  secretFrom,
  writeRecord,
  type OpenRecord,
  type Playable,
} from '../src/index.ts';
import { WHISPER, WHISPER_META } from './whisper.ts';

export const SECRET = secretFrom('whisper');

/** Knows this one game, and takes its time. */
export const findWhisper = (id: string): Promise<Playable | undefined> =>
  Promise.resolve(
    id === 'whisper' ? { meta: WHISPER_META, rules: () => Promise.resolve(WHISPER) } : undefined,
  );

/** A whole game; the lines of its header have the numbers 1 to 13. */
export function whisperRecord(): string {
  const draws = new Draws(SECRET);
  const setup = { seats: 2, options: { first: draws.firstSeat(2), rounds: 2, bids: 'open' } };
  const log = new Log(WHISPER, setup);
  if (log.pending.kind !== 'chance') throw new Error('no deal');
  log.append({ kind: 'chance', cards: draws.draw(log.pending) });
  for (const line of ['sealed 0 bid 0 ; 1 bid 2', 'bell', '1 name two']) {
    const step = parseStep(WHISPER, line);
    if (!step.ok) throw new Error(line);
    log.append(step.value);
  }
  const header = {
    game: 'whisper',
    rules: WHISPER.version,
    seats: 2,
    names: new Map([[0, 'Zoé']]),
    options: optionTexts(setup),
    extra: [
      ['bot', '1 expert'],
      ['commit', commitment(SECRET)],
      ['first-by', 'draw'],
      ['reveal', `${SECRET.seed} ${SECRET.salt}`],
    ] as const,
  };
  return writeRecord(header, log.lines);
}

/** The record with the line that starts so put differently, and that line's number. */
export function spoilt(
  start: string,
  to: string,
): { readonly text: string; readonly line: number } {
  const lines = whisperRecord().split('\n');
  const place = lines.findIndex((line) => line.startsWith(start));
  if (place === -1) throw new Error(`no line like ${start}`);
  lines[place] = to;
  return { text: lines.join('\n'), line: place + 1 };
}

export async function opened(text: string): Promise<OpenRecord> {
  const open = await openRecord(text, findWhisper);
  if (!open.ok) throw new Error(open.error.code);
  return open.value;
}
