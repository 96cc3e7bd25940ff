// Names for the corner of a key: a few letters by which the players of a sheet are told apart.

/** Letters of a name that no other begins with. */
const LETTERS = 3;

/** “Mam” for one; “M…ie” and “M…an” where two begin alike; a number where the names are the same. */
export const shortNames = (names: readonly string[]): readonly string[] =>
  names.map((name, at) => {
    const letters = Array.from(name);
    const start = letters.slice(0, LETTERS).join('');
    const alike = names.filter((one, other) => other !== at && one.startsWith(start));
    if (alike.length === 0) return start;
    if (alike.includes(name)) return `${letters[0]}${at + 1}`;
    const apart = Math.max(...alike.map((one) => firstDifference(letters, Array.from(one))));
    // All of it is the beginning of another name.
    return apart >= letters.length
      ? start
      : `${letters[0]}…${letters.slice(apart, apart + 2).join('')}`;
  });

function firstDifference(name: readonly string[], other: readonly string[]): number {
  const at = name.findIndex((letter, i) => letter !== other[i]);
  return at < 0 ? name.length : at;
}
