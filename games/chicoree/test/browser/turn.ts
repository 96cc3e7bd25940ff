// Somebody at a Chicorée table who presses what each phase offers.
import type { Fingers } from '../../../../e2e/fingers.ts';
import { action, anyOf, isThere, type Dice, type Turn } from '../../../../e2e/players.ts';
import type { Screen } from '../../../../e2e/screen.ts';

/** How many cards are tried in steps 3 to 6 before the turn goes on. */
const TRIES = 2;

async function mainTurn(page: Screen, fingers: Fingers, dice: Dice): Promise<void> {
  const cards = page.locator('[role=option]:not(.dimmed)');
  const deeds = page.locator(
    '[data-action="lay"], [data-action="start"], [data-action="play"], [data-target]',
  );
  for (let tries = 0; tries < TRIES && (await isThere(cards)); tries++) {
    await fingers.press(await anyOf(cards, dice));
    if (!(await isThere(deeds))) continue;
    await fingers.press(await anyOf(deeds, dice));
    return;
  }
  await fingers.press(action(page, 'done'));
}

const PHASES: Readonly<Record<string, Turn>> = {
  main: mainTurn,
  async auction(page, fingers, dice) {
    const raise = action(page, 'bid+1');
    const isBold = dice(3) === 0 && (await isThere(raise));
    await fingers.press(isBold ? raise : action(page, 'pass'));
  },
  async melee(page, fingers, dice) {
    const raise = action(page, 'bid+1');
    // Silence is an answer, too: the hammer falls by itself.
    if (dice(2) === 0 && (await isThere(raise))) await fingers.press(raise);
  },
  async bluff(page, fingers, dice) {
    const add = action(page, 'add');
    if (dice(2) === 0 && (await isThere(add))) await fingers.press(add);
    await fingers.press(action(page, 'fist'));
  },
  async challenge(page, fingers, dice) {
    await fingers.press(await anyOf(page.locator('[role=option]'), dice));
    await fingers.press(action(page, 'show'));
  },
  async sell(page, fingers, dice) {
    await fingers.press(await anyOf(page.locator('[role=option]'), dice));
    await fingers.press(action(page, 'sell'));
  },
};

export const chicoreeTurn: Turn = async (page, fingers, dice) => {
  const phase = await page.locator('[data-phase]').getAttribute('data-phase');
  const turn = PHASES[phase ?? ''];
  if (turn === undefined) throw new Error(`asked in the phase ${phase}`);
  await turn(page, fingers, dice);
};
