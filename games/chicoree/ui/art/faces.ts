// What each card of Chicorée le Jeu shows: its family, its picture and the marks of what it does.

/** Each family has a frame and a badge of its own shape in the sprite. */
export type Family = 'depart' | 'chain' | 'joker' | 'red' | 'ochre' | 'defi';

/** What the aids for the eyes write on a card of each family, and in which colour. */
export const SIGNS: Readonly<Record<Family, { readonly sign: string; readonly ink: string }>> = {
  depart: { sign: '►', ink: '#2b6339' },
  chain: { sign: '#', ink: '#1f4a7a' },
  joker: { sign: '★', ink: '#5d2a66' },
  red: { sign: '!', ink: '#a82a24' },
  ochre: { sign: '+', ink: '#6b4408' },
  defi: { sign: '✿', ink: '#4b3f97' },
};

interface Common {
  /** The symbol in the sprite that illustrates the card. */
  readonly picture: string;
}

export interface DepartFace extends Common {
  readonly family: 'depart';
  readonly income: number;
}

export interface ChainFace extends Common {
  readonly family: 'chain';
  readonly number: number;
  /** Tokens it brings from every opponent. */
  readonly toll: number;
}

export interface JokerFace extends Common {
  readonly family: 'joker';
}

export interface RedFace extends Common {
  readonly family: 'red';
  readonly glyph: string;
  /** The chain number it destroys, or `stop`: no tokens for two turns. */
  readonly hits: number | 'stop';
}

export interface OchreFace extends Common {
  readonly family: 'ochre';
  readonly glyph: string;
}

export interface DefiFace extends Common {
  readonly family: 'defi';
  readonly flowers: number;
}

export type CardFace = DepartFace | ChainFace | JokerFace | RedFace | OchreFace | DefiFace;

const depart = (picture: string, income: number): CardFace => ({
  family: 'depart',
  picture,
  income,
});
const chain = (picture: string, number: number, toll = 0): CardFace => ({
  family: 'chain',
  picture,
  number,
  toll,
});
const red = (picture: string, glyph: string, hits: number | 'stop'): CardFace => ({
  family: 'red',
  picture,
  glyph,
  hits,
});
const ochre = (picture: string, glyph: string): CardFace => ({ family: 'ochre', picture, glyph });
const defi = (flowers: number): CardFace => ({ family: 'defi', picture: 'flower', flowers });

/** By the code that the record uses. */
export const FACES: ReadonlyMap<string, CardFace> = new Map([
  ['EGY', depart('egypt', 4)],
  ['GRE', depart('greece', 2)],
  ['MOI', depart('monk', 1)],
  ['C1', chain('seeds', 1)],
  ['C2', chain('sowing', 2)],
  ['C3', chain('factory', 3)],
  ['C4', chain('harvest', 4)],
  ['C5', chain('roasting', 5)],
  ['C6', chain('shop', 6, 1)],
  ['C7', chain('ship', 7, 2)],
  ['JOK', { family: 'joker', picture: 'joker' }],
  ['MAL', red('disease', 'i-disease', 4)],
  ['ORA', red('storm', 'i-storm', 4)],
  ['PLU', red('cold-rain', 'i-rain', 4)],
  ['INC', red('fire', 'i-fire', 3)],
  ['SUR', red('glut', 'i-glut', 'stop')],
  ['CAF', red('coffee', 'i-coffee', 'stop')],
  ['VOG', ochre('fashion', 'i-fashion')],
  ['BLO', ochre('blockade', 'i-blockade')],
  ['SAN', ochre('health', 'i-health')],
  ['D1', defi(1)],
  ['D2', defi(2)],
  ['D3', defi(3)],
  ['D4', defi(4)],
  ['D5', defi(5)],
]);

/** A square on the card of 100 × 150. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** How large the flowers of a Défi are, and their middles: laid out as pips are on a die. */
const BEDS: readonly { readonly size: number; readonly middles: readonly [number, number][] }[] = [
  { size: 0, middles: [] },
  { size: 62, middles: [[50, 84]] },
  { size: 46, middles: [[50, 61], [50, 107]] },
  { size: 37, middles: [[50, 58], [32, 93], [68, 93]] },
  { size: 34, middles: [[33, 67], [67, 67], [33, 102], [67, 102]] },
  { size: 30, middles: [[32, 61], [68, 61], [50, 84], [32, 107], [68, 107]] },
]; // prettier-ignore

export const flowersOf = ({ flowers }: DefiFace): Square[] => {
  const bed = BEDS[flowers]!;
  return bed.middles.map(([x, y]) => ({
    x: x - bed.size / 2,
    y: y - bed.size / 2,
    size: bed.size,
  }));
};

/** Where the picture of every other family lies. */
export const WINDOWS: Readonly<Record<Exclude<Family, 'defi'>, Square>> = {
  depart: { x: 14, y: 41, size: 72 },
  chain: { x: 14, y: 26, size: 72 },
  joker: { x: 14, y: 28, size: 74 },
  red: { x: 18, y: 36, size: 64 },
  ochre: { x: 17, y: 32, size: 67 },
};
