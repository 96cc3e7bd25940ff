// Learned weights as letters: one for each, in fortieths, because every table loads them.

/** From the smallest weight to the largest; none that a text would have to escape. */
const LETTERS =
  '!#%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~';
const PARTS = 40;
const MIDDLE = (LETTERS.length - 1) / 2;

export const lettersOf = (weights: Float64Array): string =>
  Array.from(weights, (weight) => {
    const place = MIDDLE + Math.round(PARTS * weight);
    return LETTERS[Math.min(Math.max(place, 0), LETTERS.length - 1)]!;
  }).join('');

/** Line breaks are for whoever looks at it. */
export const weightsIn = (letters: string): Float64Array =>
  Float64Array.from(
    letters.replaceAll('\n', ''),
    (letter) => (LETTERS.indexOf(letter) - MIDDLE) / PARTS,
  );
