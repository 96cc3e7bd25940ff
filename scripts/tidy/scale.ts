// Sizes of letters, corners and shadows, distances and durations come from the scale of the theme, and what
// the theme has a class for is not made again: a page that measures its own soon looks like another house.
import type { Complaint, Files } from './files.ts';

/** Furniture and paper, drawn with light and shadow: there they are the drawing. */
const ART = new Set([
  'apps/web/src/account/Board.svelte',
  'apps/web/src/online/waiting/SeatRing.svelte',
  'apps/web/src/shelf/Shelf.svelte',
  'apps/web/src/shelf/Finished.svelte',
  'apps/web/src/shelf/GameBay.svelte',
  'apps/web/src/shelf/OnTable.svelte',
  'apps/web/src/shelf/OpenBox.svelte',
  'games/bohne/ui/pad/SheetTable.svelte',
]);
const THEME = 'packages/ui/src/theme.css';
/** Where all pages have their classes from. */
const SHARED: readonly string[] = [THEME, 'packages/ui/src/classes.css'];

const SCALED = /(?<![\w-])(font-size|border(?:-\w+)*-radius|box-shadow):([^;{}]*)/g;
const LITERAL = /(?<![\w-])\d*\.?\d+(?:px|rem)\b/;
/** Measured from a window or a container, between two bounds. */
const FLUID = /\d(?:cq\w+|v\w+)\b/;

/** Around tables and online distances and durations take steps, too; other pages and games do not yet. */
const PACED =
  /^(?:apps\/web\/src\/(?:(?:online|table|replay|learn)\/|app\/(?:Missing|Reload)\.)|packages\/ui\/src\/)/;
const SPACED = /(?<![\w-])((?:padding|margin)(?:-\w+)*|(?:row-|column-)?gap):([^;{}]*)/g;
const TIMED = /(?<![\w-])((?:transition|animation)(?:-\w+)*):([^;{}]*)/g;
const PIXELS = /(?<![\w.-])\d*\.?\d+(?=px\b)/g;
const DURATION = /(?<![\w.-])\d*\.?\d+m?s\b/;

const blank = (part: string): string => part.replace(/[^\n]/g, '');

/** Only the styles, each line where it stood; frames of a movement are part of the movement. */
const styleOf = (file: string, text: string): string => {
  const style = file.endsWith('.css')
    ? text
    : text.replace(/^[\s\S]*?(?:<style[^>]*>|$(?![\s\S]))/, (part) => blank(part));
  return style
    .replace(/\/\*[\s\S]*?\*\//g, blank)
    .replace(/@keyframes [\w-]+ \{(?:[^{}]*\{[^{}]*\})*\s*\}/g, blank);
};

/** A component that is one SVG: its lengths are those of its viewBox, so the page's scale means nothing there. */
const isDrawing = (text: string): boolean =>
  /^\s*<svg\b[^>]*\bviewBox=[\s\S]*<\/svg>\s*$/.test(
    text.replace(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>/g, ''),
  );

/** Everything with looks of its own, and its styles. */
const stylesOf = (files: Files): { readonly file: string; readonly style: string }[] =>
  [...files].flatMap(([file, text]) =>
    /^(?:apps\/web|packages|games)\/.*\.(?:svelte|css)$/.test(file) && !SHARED.includes(file)
      ? [{ file, style: styleOf(file, text) }]
      : [],
  );

const lineAt = (style: string, index: number): number => style.slice(0, index).split('\n').length;

export const checkScale = (files: Files): Complaint[] => {
  const steps = [...(files.get(THEME) ?? '').matchAll(/--space-\w+: (\d+)px/g)].map(([, step]) =>
    Number(step),
  );
  /** Where there is a step, or one a pixel beside it, that one is taken. */
  const isBesideStep = (value: string): boolean =>
    [...value.matchAll(PIXELS)].some(([pixels]) =>
      steps.some((step) => Math.abs(step - Number(pixels)) <= 1),
    );
  const rules: readonly (readonly [RegExp, RegExp, (value: string) => boolean])[] = [
    [/./, SCALED, (value) => LITERAL.test(value) && !FLUID.test(value)],
    [PACED, SPACED, isBesideStep],
    [PACED, TIMED, (value) => DURATION.test(value)],
  ];
  return stylesOf(files).flatMap(({ file, style }) => {
    if (ART.has(file) || isDrawing(files.get(file)!)) return [];
    return rules.flatMap(([where, declaration, isOwn]) =>
      [...(where.test(file) ? style : '').matchAll(declaration)].flatMap(
        ({ index, 1: property, 2: value = '' }) =>
          isOwn(value)
            ? [
                `${file}:${lineAt(style, index)}: ${property} takes a step of ${THEME}, not ${value.trim()}`,
              ]
            : [],
      ),
    );
  });
};

/** A class alone, in any state. As part of a longer selector it is adjusted, not defined. */
const LONE = /^\.([\w-]+)(?:::?[\w-]+(?:\([^()]*\))?|\[[^\]]*\])*$/;
const SELECTORS = /([^{};]+)\{/g;

const classesOf = (style: string): { readonly name: string; readonly index: number }[] =>
  [...style.matchAll(SELECTORS)].flatMap(({ index, 1: selectors = '' }) =>
    selectors.split(',').flatMap((selector) => {
      const name = LONE.exec(selector.trim())?.[1];
      return name === undefined ? [] : [{ name, index: index + selectors.search(/\S/) }];
    }),
  );

/** Two of one name look like whichever was loaded last. */
export const checkClasses = (files: Files): Complaint[] => {
  const home = new Map(
    SHARED.flatMap((file) =>
      classesOf(styleOf(file, files.get(file) ?? '')).map(({ name }) => [name, file] as const),
    ),
  );
  return stylesOf(files).flatMap(({ file, style }) =>
    classesOf(style)
      .filter(({ name }) => home.has(name))
      .map(
        ({ name, index }) =>
          `${file}:${lineAt(style, index)}: .${name} is a class of ${home.get(name)!}, and cannot be another one`,
      ),
  );
};

/** A drawing that has gone needs no leave any more. */
export const checkArt = (files: Files): Complaint[] =>
  [...ART].flatMap((file) =>
    files.has(file) ? [] : [`scripts/tidy/scale.ts: ${file} may draw, and there is no such file`],
  );
