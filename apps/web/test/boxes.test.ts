// What stands on the shelf for a game: a box even where nobody has drawn one, and the pad that there is.

import { GAMES } from '@tablee/registry';
import { describe, expect, test } from 'vitest';
import { memory } from '../src/app/memory.ts';
import { isNewcomer, noteDone } from '../src/app/newcomer.ts';
import { plainBox } from '../src/app/plain-box.ts';

/** The games' parts for the browser; the compiler of the tests knows no browser. */
const { href } = new URL('../src/app/games.ts', import.meta.url);
type Games = { readonly uiLoader: (game: string) => (() => Promise<object>) | undefined };

describe('a box', () => {
  test('that nobody has drawn shows its title', () => {
    const svg = decodeURIComponent(plainBox('Skat & <Skat>', '#123456').split(',')[1]!);
    expect([...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, word]) => word)).toEqual([
      'Skat',
      '&#38;',
      '&#60;Skat>',
    ]);
    expect(svg).toContain('fill="#123456"');
  });

  test.each(GAMES.map(({ meta }) => meta))('of $id promises what is in it', async (meta) => {
    const { uiLoader } = (await import(/* @vite-ignore */ href)) as Games;
    const ui = await uiLoader(meta.id)!();
    expect('loadPad' in ui).toBe(meta.pad !== undefined);
    expect('lesson' in ui).toBe(meta.hasLesson === true);
  });
});

describe('the lesson of a box', () => {
  test('comes first until that game was done', () => {
    expect([isNewcomer('one'), isNewcomer('two')]).toEqual([true, true]);
    noteDone('one');
    noteDone('one');
    expect([isNewcomer('one'), isNewcomer('two')]).toEqual([false, true]);
    noteDone('two');
    expect([isNewcomer('one'), isNewcomer('two')]).toEqual([false, false]);
  });

  test('comes first in no box where an earlier version noted a game', () => {
    memory.write('tablee-played', '1');
    noteDone('one');
    expect([isNewcomer('one'), isNewcomer('two')]).toEqual([false, false]);
  });
});
