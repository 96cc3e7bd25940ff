// Sizes of letters, corners and shadows come from the scale of the theme: a page that measures its own
// soon looks like another house.
import type { Complaint, Files } from './files.ts';

/** Furniture and paper, drawn with light and shadow: there they are the drawing. */
const ART = new Set([
  'apps/web/src/me/Board.svelte',
  'apps/web/src/online/waiting/SeatRing.svelte',
  'apps/web/src/pages/Shelf.svelte',
  'apps/web/src/shelf/Finished.svelte',
  'apps/web/src/shelf/GameBay.svelte',
  'apps/web/src/shelf/OnTable.svelte',
  'apps/web/src/shelf/OpenBox.svelte',
  'games/bohne/ui/pad/SheetTable.svelte',
]);
const THEME = 'packages/ui/src/theme.css';

const SCALED = /(?<![\w-])(font-size|border(?:-\w+)*-radius|box-shadow):([^;{}]*)/g;
const LITERAL = /(?<![\w-])\d*\.?\d+(?:px|rem)\b/;
/** Measured from a window or a container, between two bounds. */
const FLUID = /\d(?:cq\w+|v\w+)\b/;

/** Only the styles, each line where it stood; frames of a movement are part of the movement. */
const styleOf = (file: string, text: string): string => {
  const blank = (part: string): string => part.replace(/[^\n]/g, '');
  const style = file.endsWith('.css')
    ? text
    : text.replace(/^[\s\S]*?(?=<style|$(?![\s\S]))/, (part) => blank(part));
  return style
    .replace(/\/\*[\s\S]*?\*\//g, blank)
    .replace(/@keyframes [\w-]+ \{(?:[^{}]*\{[^{}]*\})*\s*\}/g, blank);
};

export const checkScale = (files: Files): Complaint[] =>
  [...files].flatMap(([file, text]) => {
    if (!/^(?:apps\/web|packages|games)\/.*\.(?:svelte|css)$/.test(file)) return [];
    if (file === THEME || ART.has(file)) return [];
    const style = styleOf(file, text);
    return [...style.matchAll(SCALED)].flatMap(({ index, 1: property, 2: value = '' }) => {
      if (!LITERAL.test(value) || FLUID.test(value)) return [];
      const line = style.slice(0, index).split('\n').length;
      return [`${file}:${line}: ${property} takes a step of ${THEME}, not ${value.trim()}`];
    });
  });

/** A drawing that has gone needs no leave any more. */
export const checkArt = (files: Files): Complaint[] =>
  [...ART].flatMap((file) =>
    files.has(file) ? [] : [`scripts/tidy/scale.ts: ${file} may draw, and there is no such file`],
  );
