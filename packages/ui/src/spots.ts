// Cards that move: a layout says which cards lie where; matching them with the cards that are there
// already decides which element moves, turns over, comes or goes. One element per card, for as long
// as the card is in sight.

/** A card in its place. */
export interface Spot {
  /** Where it stands in the game, e.g. `hand:R7:0` or `played:2`; unique in a layout. */
  readonly slot: string;
  /** What is printed on it, as the record spells it; null when it lies face down. */
  readonly face: string | null;
  /** Centre, in pixels of the table. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly angle?: number;
  /** Cards with a higher one lie on top. */
  readonly z?: number;
  readonly look?: Look;
}

/** `legal` glows, `dim` cannot be played now, `chosen` is about to be played. */
export type Look = 'plain' | 'legal' | 'dim' | 'chosen';

/** Where a card comes from or goes to: a seat, the pile. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Where cards that are new come from, and where those that leave go to; undefined: on the spot. */
export interface Ways {
  from(spot: Spot): Point | undefined;
  to(card: Sprite): Point | undefined;
}

/** A card's element. */
export interface Sprite extends Spot {
  /** The element's own name: it never changes while the card is in sight. */
  readonly id: number;
  /** Where it appeared. */
  readonly from: Point | undefined;
  /** It is on its way out. */
  readonly isLeaving: boolean;
  /** How often it was turned over. */
  readonly turns: number;
}

export const NO_WAYS: Ways = { from: () => undefined, to: () => undefined };

/** The elements for a new layout, made of the present ones as far as they can be the same cards. */
export function match(
  present: readonly Sprite[],
  spots: readonly Spot[],
  ways: Ways,
  newId: () => number,
): Sprite[] {
  const free = new Set(present.filter(({ isLeaving }) => !isLeaving));
  const found = new Map<Spot, Sprite>();
  const claim = (fits: (card: Sprite, spot: Spot) => boolean): void => {
    for (const spot of spots) {
      if (found.has(spot)) continue;
      for (const card of free) {
        if (!fits(card, spot)) continue;
        found.set(spot, card);
        free.delete(card);
        break;
      }
    }
  };
  claim((card, spot) => card.slot === spot.slot && card.face === spot.face);
  // The same card elsewhere, before another card in the same place.
  claim((card, spot) => spot.face !== null && card.face === spot.face);
  // A card that lay face down and is turned up now, or the other way round.
  claim((card, spot) => card.slot === spot.slot && (card.face === null || spot.face === null));
  const stay = spots.map((spot): Sprite => {
    const card = found.get(spot);
    if (card === undefined)
      return { ...spot, id: newId(), from: ways.from(spot), isLeaving: false, turns: 0 };
    const turns = card.turns + (card.face === spot.face ? 0 : 1);
    const next = { ...spot, id: card.id, from: card.from, isLeaving: false, turns };
    // Keeps the same object while nothing has changed, so that no component renders again.
    return JSON.stringify(next) === JSON.stringify(card) ? card : next;
  });
  const leave = [...free].map((card): Sprite => {
    return { ...card, ...ways.to(card), look: 'plain', isLeaving: true };
  });
  // By age: an element that never moves in the document never starts its movement anew.
  return [...stay, ...leave].sort((a, b) => a.id - b.id);
}
