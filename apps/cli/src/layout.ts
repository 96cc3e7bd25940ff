// Text in columns and lines that fit: widths are counted as a terminal shows them.

// eslint-disable-next-line no-control-regex -- the escape character is what a colour starts with
const COLOUR = /\u001b\[[0-9;]*m/g;

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });
const WIDE =
  /^[\p{Emoji_Presentation}\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/u;

const columnsOf = (grapheme: string): number =>
  WIDE.test(grapheme) ? 2 : /^\p{M}/u.test(grapheme) ? 0 : 1;

/** How many columns of a terminal a text takes; colours take none. */
export function widthOf(text: string): number {
  let width = 0;
  for (const { segment } of GRAPHEMES.segment(text.replace(COLOUR, '')))
    width += columnsOf(segment);
  return width;
}

/** At most `width` columns of a text without colours; an ellipsis stands for the rest. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let kept = '';
  let left = width - 1;
  for (const { segment } of GRAPHEMES.segment(text)) {
    left -= columnsOf(segment);
    if (left < 0) break;
    kept += segment;
  }
  return `${kept}…`;
}

/** What fills a text up to `width` columns. */
export const blanks = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, width - widthOf(text)));

/** Rows of cells as aligned lines; columns named in `right` hold numbers. */
export function columns(
  rows: readonly (readonly string[])[],
  right: readonly number[] = [],
): string[] {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, i) => (widths[i] = Math.max(widths[i] ?? 0, widthOf(cell))));
  return rows.map((row) =>
    row
      .map((cell, i) => {
        const fill = blanks(cell, widths[i]!);
        return right.includes(i) ? fill + cell : cell + fill;
      })
      .join('  ')
      .trimEnd(),
  );
}

/** Folds a sentence at spaces; a no-break space holds. Lines after the first are indented. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = indent + word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}

const INDENT = '  ';

/**
 * Terms and what they mean, side by side; a meaning that is too long goes on below itself, and a
 * term that is too long has a line of its own.
 */
export function glossary(
  rows: readonly (readonly [term: string, meaning: string])[],
  width: number,
  paintTerm: (term: string) => string = (term) => term,
): string[] {
  const termMax = Math.floor(width / 2) - INDENT.length;
  const terms = rows.map(([term]) => widthOf(term)).filter((columns) => columns <= termMax);
  const term = Math.max(0, ...terms);
  const hanging = ' '.repeat(term + 2 * INDENT.length);
  return rows.flatMap(([name, meaning]) => {
    const said = wrap(meaning, width - hanging.length);
    const alone = widthOf(name) > term;
    const first = INDENT + paintTerm(name) + blanks(name, term) + INDENT + (alone ? '' : said[0]!);
    return [first.trimEnd(), ...said.slice(alone ? 0 : 1).map((text) => hanging + text)];
  });
}
