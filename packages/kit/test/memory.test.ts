// What a seat keeps in mind: its own eyes' view before every step and its own version of what was told;
// what others hide never gets there.
import { describe, expect, test } from 'vitest';

import { Log, parseStep, Recollection, type AnyMemory, type Step } from '../src/index.ts';
import { WHISPER, type State } from './whisper.ts';

const SETUP = { seats: 3, options: {} };

const stepOf = (line: string): Step<unknown> => {
  const step = parseStep(WHISPER, line);
  if (!step.ok) throw new Error(line);
  return step.value;
};

/** Remembers everything as it was. */
const DIARY: AnyMemory = {
  start: (setup, seat) => [{ setup, seat }],
  note: (past, { seat, view, events }) => {
    (past as unknown[]).push({ seat, hands: (view as State).hands, events });
  },
};

function pastOf(seat: number, lines: readonly string[]): readonly unknown[] {
  const recollection = new Recollection(DIARY, WHISPER, SETUP, seat);
  for (const line of lines) recollection.append(stepOf(line));
  expect(recollection.steps).toBe(lines.length);
  return recollection.past as unknown[];
}

const REST = ['sealed 0 bid 0 ; 1 bid 2 ; 2 bid 1', '0 bid 3', 'bell'];

describe('a recollection', () => {
  test('holds what the seat saw before each step and was told of it', () => {
    const [start, deal, bids] = pastOf(1, ['chance ace two three', ...REST]);
    expect(start).toEqual({ setup: SETUP, seat: 1 });
    expect(deal).toEqual({
      seat: 1,
      hands: [null, null, null],
      events: [
        { kind: 'dealt', seat: 0, card: null },
        { kind: 'dealt', seat: 1, card: 1 },
        { kind: 'dealt', seat: 2, card: null },
      ],
    });
    expect(bids).toEqual({
      seat: 1,
      hands: [null, 1, null],
      events: [{ kind: 'bids', amounts: [0, 2, 1] }],
    });
  });

  test('does not differ by what others hide', () => {
    const past = pastOf(1, ['chance ace two three', ...REST]);
    expect(pastOf(1, ['chance six two seven', ...REST])).toEqual(past);
    expect(pastOf(1, ['chance ace five three', ...REST])).not.toEqual(past);
  });

  test('leaves the game alone', () => {
    const log = new Log(WHISPER, SETUP);
    const recollection = new Recollection(DIARY, WHISPER, SETUP, 0);
    const deal = stepOf('chance ace two three');
    recollection.append(deal);
    expect(log.pending.kind).toBe('chance');
    log.append(deal);
    expect(log.lines).toEqual(['chance ace two three']);
  });
});
