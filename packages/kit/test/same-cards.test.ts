// The cards of a game that was played, dealt again: from what they were drawn from where that is shown, as
// they lay where it is not.
import { expect, test } from 'vitest';

import { canBeDrawn, cardSourceOf, SameDraws, type Pending } from '../src/index.ts';
import { opened, SECRET, spoilt, whisperRecord } from './whisper-records.ts';

type Chance = Extract<Pending, { kind: 'chance' }>;
const pile: Chance = { kind: 'chance', from: [1, 1, 2, 3, 4, 5, 6, 7], take: 3 };
const sourceOf = async (text: string) => cardSourceOf(await opened(text));
const without = (start: string) => whisperRecord().replace(new RegExp(`^${start} .*\n`, 'm'), '');

test('a game whose draws are true gives away what they come from', async () => {
  expect(await sourceOf(whisperRecord())).toEqual({ secret: SECRET, entropy: [], firstBy: 'draw' });
});

test('a game that shows nothing gives its draws, and luck of its own for all others', async () => {
  const bare = without('reveal').replace('rounds 2', 'rounds 2');
  const source = await sourceOf(bare);
  const [, one, two] = /^chance (\S+) (\S+)$/m.exec(bare)!;
  const { rules } = await opened(bare);
  expect(source?.cards).toEqual([[rules.card.parse(one!), rules.card.parse(two!)]]);
  expect(source?.secret).not.toEqual(SECRET);
  expect(await sourceOf(bare)).toEqual(source);
});

test('one whose cards were moved is dealt as it lies, and is another game', async () => {
  const [, one = '', two = ''] = /^chance (\S+) (\S+)$/m.exec(whisperRecord())!;
  const moved = await sourceOf(spoilt('chance', `chance ${two} ${one}`).text);
  expect(moved?.cards).toHaveLength(1);
  expect(moved?.secret).not.toEqual((await sourceOf(without('reveal')))?.secret);
});

test('a game without an end, or against the rules, is not dealt again', async () => {
  const lines = whisperRecord().split('\n');
  const cut = lines.slice(0, lines.indexOf('bell') + 1).join('\n');
  expect(await sourceOf(`${cut}\n`)).toBeUndefined();
  expect(await sourceOf(spoilt('bell', '0 name one').text)).toBeUndefined();
});

test('the n-th draw is the n-th of then; where other cards lie there it follows from the source', () => {
  const source = { secret: SECRET, entropy: [], cards: [[7, 1, 1]] };
  expect(new SameDraws(source).draw(pile)).toEqual([7, 1, 1]);
  const fewer: Chance = { ...pile, from: [2, 3, 4, 5] };
  const drawn = new SameDraws(source).draw(fewer);
  expect(new SameDraws({ ...source, cards: [] }).draw(fewer)).toEqual(drawn);
  const draws = new SameDraws(source);
  draws.draw(pile);
  expect(draws.draw(pile)).toEqual(new SameDraws(source).draw(pile, 1));
});

test('only cards that lie there can be drawn, each as often as it does', () => {
  expect(canBeDrawn(pile, [1, 1, 7])).toBe(true);
  expect(canBeDrawn(pile, [2, 2, 7])).toBe(false);
  expect(canBeDrawn(pile, [1, 1])).toBe(false);
});
