// Cards that move: which element becomes which card.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { match, NO_WAYS, type Spot, type Sprite, type Ways } from '../src/spots.ts';

const spot = (slot: string, face: string | null, x = 0): Spot => ({
  slot,
  face,
  x,
  y: 0,
  width: 60,
});

/** A table of elements that can be laid out again and again. */
class Layer {
  cards: Sprite[] = [];
  #ids = 0;

  lay(spots: readonly Spot[], ways: Ways = NO_WAYS): Sprite[] {
    this.cards = match(this.cards, spots, ways, () => (this.#ids += 1));
    return this.cards;
  }
  idAt(slot: string): number | undefined {
    return this.cards.find((card) => card.slot === slot && !card.isLeaving)?.id;
  }
}

describe('match', () => {
  test('keeps the element of a card that moves from the hand to the table', () => {
    const layer = new Layer();
    layer.lay([spot('hand:R7', 'R7'), spot('hand:G5', 'G5')]);
    const id = layer.idAt('hand:R7');
    layer.lay([spot('hand:G5', 'G5'), spot('played:0', 'R7', 200)]);
    expect(layer.idAt('played:0')).toBe(id);
  });

  test('turns a card over in its place', () => {
    const layer = new Layer();
    layer.lay([spot('played:1', null)]);
    const id = layer.idAt('played:1');
    const [card] = layer.lay([spot('played:1', 'B3')]);
    expect(card).toMatchObject({ id, face: 'B3', turns: 1 });
  });

  test('lets a card leave by the way that is shown, and a new one come from its own', () => {
    const layer = new Layer();
    layer.lay([spot('played:1', 'B3')]);
    const ways: Ways = {
      from: () => ({ x: 5, y: 6, width: 20 }),
      to: () => ({ x: 300, y: 10, width: 20 }),
    };
    const cards = layer.lay([spot('played:1', 'G1')], ways);
    expect(cards.find(({ face }) => face === 'B3')).toMatchObject({ isLeaving: true, x: 300 });
    expect(cards.find(({ face }) => face === 'G1')).toMatchObject({ from: { x: 5 } });
  });

  test('never moves an element in the document: its movement would start anew', () => {
    const layer = new Layer();
    layer.lay([spot('a', 'R1'), spot('b', 'R2'), spot('c', 'R3')]);
    const cards = layer.lay([spot('c', 'R3'), spot('a', 'R1'), spot('d', 'R9')]);
    const ids = cards.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
  });

  test('equal cards keep apart', () => {
    const layer = new Layer();
    layer.lay([spot('hand:G-:0', 'G-'), spot('hand:G-:1', 'G-')]);
    const second = layer.idAt('hand:G-:1');
    layer.lay([spot('hand:G-:1', 'G-'), spot('played:0', 'G-')]);
    expect(layer.idAt('hand:G-:1')).toBe(second);
  });

  test('a card that is leaving does not come back as another', () => {
    const layer = new Layer();
    layer.lay([spot('played:1', 'B3')]);
    layer.lay([]);
    const cards = layer.lay([spot('played:1', 'B3')]);
    expect(cards.filter(({ isLeaving }) => !isLeaving)).toHaveLength(1);
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
  });

  test('never gives one element to two places, and fills every place', () => {
    const spots = fc.uniqueArray(
      fc.record({
        slot: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
        face: fc.constantFrom('R1', 'R2', 'R-', null),
      }),
      { selector: ({ slot }) => slot },
    );
    fc.assert(
      fc.property(fc.array(spots, { maxLength: 6 }), (layouts) => {
        const layer = new Layer();
        for (const layout of layouts) {
          const cards = layer.lay(layout.map(({ slot, face }) => spot(slot, face)));
          const there = cards.filter(({ isLeaving }) => !isLeaving);
          const bySlot = (a: { slot: string }, b: { slot: string }) => (a.slot < b.slot ? -1 : 1);
          expect(there.map(({ slot, face }) => ({ slot, face })).sort(bySlot)).toEqual(
            [...layout].sort(bySlot),
          );
          expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
        }
      }),
    );
  });
});
