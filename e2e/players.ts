// Plays a whole game with the buttons that the table offers, with legal moves of no quality.
import type { Fingers } from './fingers.ts';
import type { Screen, Target } from './screen.ts';

/** A whole number from 0 to n − 1, the same ones for the same seed. */
export type Dice = (n: number) => number;

export function diceFrom(seed: number): Dice {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

export type Turn = (page: Screen, fingers: Fingers, dice: Dice) => Promise<void>;

export const isThere = async (target: Target): Promise<boolean> => (await target.count()) > 0;
export const anyOf = async (targets: Target, dice: Dice): Promise<Target> =>
  targets.nth(dice(await targets.count()));

/** Presses it as often as the table wants it confirmed. */
export async function pressTwice(target: Target, fingers: Fingers): Promise<void> {
  await fingers.press(target);
  // With the first press the card is only lifted; it may be gone after it where one is enough.
  if (await isThere(target)) await fingers.press(target).catch(() => undefined);
}

/** A button of the table that can be pressed now. */
export const action = (page: Screen, name: string): Target =>
  page.locator(`[data-action="${name}"]:not([aria-disabled=true]):not(:disabled)`);

/** At a table of labelled buttons. */
export const plainTurn: Turn = async (page, fingers, dice) => {
  await fingers.press(await anyOf(page.locator('[data-move]'), dice));
};

export const OVER = 'dialog [data-winners], dialog [data-reason]';

/** A result that stays until one goes on. */
const HELD = '[data-action=next-round]';

/** Waits until one is asked, or the game is over; goes on where a result waits for that. */
export async function nextCall(page: Screen): Promise<'asked' | 'over'> {
  const found = await page.waitForFunction(
    ([over, held]) => {
      if (document.querySelector(over) !== null) return 'over';
      document.querySelector<HTMLElement>(held)?.click();
      const call = document.querySelector('[data-live=assertive]')?.textContent ?? '';
      return call === '' ? false : 'asked';
    },
    [OVER, HELD] as const,
    { polling: 20 },
  );
  return (await found.jsonValue()) as 'asked' | 'over';
}

export const stepOf = async (page: Screen): Promise<number> =>
  Number(await page.locator('main[data-step]').getAttribute('data-step'));

/** Waits until the table has gone on from a step, or shows something else altogether. */
export const goneOn = async (page: Screen, step: number, elsewhere = OVER): Promise<void> => {
  await page.waitForFunction(
    ([other, from, held]) => {
      document.querySelector<HTMLElement>(held)?.click();
      return (
        document.querySelector(other) !== null ||
        Number(document.querySelector('main[data-step]')?.getAttribute('data-step')) !== from
      );
    },
    [elsewhere, step, HELD] as const,
    { polling: 20 },
  );
};

/** Plays until the end, or until the table is as the test wants it. */
export async function playOn(
  page: Screen,
  fingers: Fingers,
  turn: Turn,
  dice: Dice,
  until: () => Promise<boolean> = () => Promise.resolve(false),
): Promise<void> {
  while ((await nextCall(page)) === 'asked') {
    if (await until()) return;
    const step = await stepOf(page);
    try {
      await turn(page, fingers, dice);
    } catch (error) {
      // In a free-for-all the table may change before the press; then look again.
      if ((await stepOf(page)) === step) throw error;
    }
    await goneOn(page, step);
  }
}
