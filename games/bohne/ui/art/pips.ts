// Where the little suit shapes lie on a number card, and how large they are.

export interface Pip {
  /** Centre, in the card's 100 × 150 units. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** A few degrees, so that the shapes look laid down by hand. */
  readonly turn: number;
}

const LEFT = 55.5;
const MID = 67.5;
const RIGHT = 79.5;

const both = (...ys: number[]): [number, number][] =>
  ys.flatMap((y): [number, number][] => [
    [LEFT, y],
    [RIGHT, y],
  ]);

/** Size and centres for the numbers 1 to 10; they fill the panel right of the index strip. */
const LAYOUTS: readonly { readonly size: number; readonly at: readonly [number, number][] }[] = [
  { size: 45, at: [[MID, 75]] },
  {
    size: 40,
    at: [
      [MID, 43],
      [MID, 107],
    ],
  },
  {
    size: 32,
    at: [
      [61, 33],
      [74, 75],
      [61, 117],
    ],
  },
  {
    size: 27,
    at: [
      [58.5, 28],
      [76.5, 59],
      [58.5, 91],
      [76.5, 122],
    ],
  },
  { size: 24, at: [...both(34, 116), [MID, 75]] },
  { size: 23.5, at: both(34, 75, 116) },
  { size: 22.5, at: [...both(34, 75, 116), [MID, 54.5]] },
  { size: 22.5, at: [...both(34, 75, 116), [MID, 54.5], [MID, 95.5]] },
  { size: 21, at: [...both(25, 58, 92, 125), [MID, 75]] },
  { size: 21, at: [...both(25, 58, 92, 125), [MID, 41.5], [MID, 108.5]] },
];

const TURNS = [-5, 4, 6, -4, -7, 5, 3, -6, 7, -3];

export function pipsOf(count: number): readonly Pip[] {
  const layout = LAYOUTS[count - 1];
  if (layout === undefined) return [];
  return layout.at.map(([x, y], i) => ({ x, y, size: layout.size, turn: TURNS[i] ?? 0 }));
}
