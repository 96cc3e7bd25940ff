// Somebody at a bean table who presses any card or row that can be taken.
import { anyOf, isThere, pressTwice, type Turn } from '../../../../e2e/players.ts';

export const beanTurn: Turn = async (page, fingers, dice) => {
  const takes = page.locator('[data-take].legal');
  const cards = page.locator('[role=option]');
  await pressTwice(await anyOf((await isThere(takes)) ? takes : cards, dice), fingers);
};
