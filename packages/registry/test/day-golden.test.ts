// Compares every game's deals of the day and the play of their bots with the game's golden.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeDayGolden } from '@tablee/bots';
import { describe, expect, it } from 'vitest';
import { dayVersionOf, folderOf, GAMES } from '../src/index.ts';

describe.each(GAMES)('the deal of the day of $meta.id', (game) => {
  const { id } = game.meta;
  const folder = folderOf(id)!;
  const file = path.join(import.meta.dirname, '../../../games', folder, 'golden', `${id}.day`);
  const read = (): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

  it(`is what its golden says (if the change is meant: npm run golden -- ${folder})`, async () => {
    // A draft may break open games with every change, so it may do without.
    if (game.meta.stage === 'draft' && read() === '') return;
    expect(read()).toBe(await writeDayGolden(game));
  });

  it('has the version that the set-up reads from its golden (npm run setup)', () => {
    const text = read();
    const hash = createHash('sha256').update(text).digest('hex');
    expect(dayVersionOf(id)).toBe(text === '' ? undefined : hash.slice(0, 8));
  });
});
