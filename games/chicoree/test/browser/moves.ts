// A move of Chicorée as the record spells it, done by pressing what the table offers.
import { card, press } from '../../../../e2e/moves.ts';
import type { Screen } from '../../../../e2e/screen.ts';

async function bid(page: Screen, amount: number): Promise<void> {
  const phase = await page.locator('[data-phase]').getAttribute('data-phase');
  if (phase === 'bluff') {
    for (let i = 0; i < amount; i++) await press(page, 'add');
    await press(page, 'fist');
    return;
  }
  const price = Number(await page.locator('[data-price]').getAttribute('data-price'));
  await press(page, `bid+${amount - price}`);
}

export async function doMove(page: Screen, move: string): Promise<void> {
  const [word = '', ...rest] = move.split(' ');
  const [first = ''] = rest;
  switch (word) {
    case 'play': {
      await card(page, first).click();
      if (rest[1] === 'on') await page.locator(`[data-target="${rest[2]}"]`).click();
      else await page.locator('[data-action="play"]').click();
      return;
    }
    case 'bid':
      await bid(page, Number(first));
      return;
    case 'show':
      for (const face of rest) await card(page, face).click();
      await press(page, 'show');
      return;
    case 'lay': {
      await card(page, first).click();
      const plain = '[data-action="lay"]:not([data-as])';
      // A card that can be any number asks which, unless only one is left.
      await page.locator(rest[1] === 'as' ? `${plain}, [data-as="${rest[2]}"]` : plain).click();
      return;
    }
    case 'start':
    case 'sell':
      await card(page, first).click();
      await press(page, word);
      return;
    default:
      await press(page, word);
  }
}
