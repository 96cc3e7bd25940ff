// Plays a recorded game on one shared device: every seat repeats its recorded moves, so that the
// end is known, too.
import { mouse } from '../fingers.ts';
import { doMove } from '../../games/chicoree/test/browser/moves.ts';
import { OVER, stepOf } from '../players.ts';
import type { Screen } from '../screen.ts';

const LIFT = '.curtain button.primary';

/** `1 lay C3`, or all choices of `sealed 0 bid 2 ; 1 bid 0`: the moves by seat. */
const movesOf = (text: string): Map<number, string> =>
  new Map(
    text
      .replace('sealed ', '')
      .split(' ; ')
      .map((move): [number, string] => [Number(move[0]), move.slice(2)]),
  );

/** Waits for the curtain, or for a question to one of these seats. */
async function nextTurn(page: Screen, seats: readonly number[]): Promise<'curtain' | number> {
  const found = await page.waitForFunction(
    ([lift, wanted]) => {
      if (document.querySelector(lift) !== null) return 'curtain';
      const call = document.querySelector('[data-live=assertive]')?.textContent ?? '';
      const seat = document.querySelector('[data-zone=own]')?.getAttribute('data-seat') ?? '';
      return call !== '' && wanted.includes(seat) ? { seat: Number(seat) } : false;
    },
    [LIFT, seats.map(String)] as const,
  );
  const turn = (await found.jsonValue()) as 'curtain' | { readonly seat: number };
  return turn === 'curtain' ? turn : turn.seat;
}

/** Until the table has answered a move: with its next step, for the next person, or by its end. */
const answered = (page: Screen, before: number): Promise<unknown> =>
  page.waitForFunction(
    ([lift, over, from]) =>
      document.querySelector(`${lift}, ${over}`) !== null ||
      Number(document.querySelector('main')?.dataset['step']) !== from,
    [LIFT, OVER, before] as const,
  );

const lifted = (page: Screen): Promise<unknown> =>
  page.waitForFunction((lift) => document.querySelector(lift) === null, LIFT);

async function playEntry(page: Screen, moves: Map<number, string>): Promise<void> {
  while (moves.size > 0) {
    const turn = await nextTurn(page, [...moves.keys()]);
    if (turn === 'curtain') {
      await mouse.press(page.locator(LIFT));
      await lifted(page);
      continue;
    }
    const step = await stepOf(page);
    await doMove(page, moves.get(turn)!);
    moves.delete(turn);
    await answered(page, step);
  }
}

export async function playLast(
  page: Screen,
  entries: readonly { readonly text: string }[],
): Promise<void> {
  for (const { text } of entries) await playEntry(page, movesOf(text));
}
