// A move of the bean games as the record spells it, done by pressing what the table offers.
import { card, press } from '../../../../e2e/moves.ts';
import type { Screen } from '../../../../e2e/screen.ts';

export async function doMove(page: Screen, move: string): Promise<void> {
  const [word, what = ''] = move.split(' ');
  if (word === 'take') await page.locator(`[data-take="${what}"]`).click();
  else await card(page, what).click();
  await press(page, word === 'take' ? 'take' : 'play');
}
