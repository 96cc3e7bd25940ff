// What a move is done with at a drawn table: cards in the hand, and buttons.
import type { Screen, Target } from './screen.ts';

/** A card in the hand, whichever copy. */
export const card = (page: Screen, face: string): Target =>
  page.locator(`[role=option][data-card="${face}"], [role=option][data-card^="${face}:"]`).first();

export const press = (page: Screen, action: string): Promise<void> =>
  page.locator(`[data-action="${action}"]`).click({ timeout: 20_000 });
