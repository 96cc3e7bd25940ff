// French as it is printed: a no-break space before : ; ! ? » and after «, in every text, also where one
// file holds all languages.
import { isTest } from './files.ts';
import type { Complaint, Files } from './files.ts';

const NBSP = '\u00a0';
/** What a sentence is filled with. */
const HOLE = '\ufffc';

const isFrench = (file: string): boolean => /(?:^|[./-])fr\.ts$/.test(file);
/** Words of several languages side by side. */
const holdsFrench = (text: string): boolean => /\bfr: *[{'`(]/.test(text);

/** The strings of a program, with the line each begins in; what is written inside them comes by itself. */
function literalsOf(text: string): { readonly said: string; readonly line: number }[] {
  const found: { said: string; line: number }[] = [];
  const code = /\/\/.*|\/\*[\s\S]*?\*\/|[{}]|['"`]/y;
  let at = 0;
  /** Reads on until the brace that closes a hole, or to the end. */
  const readCode = (): void => {
    for (let depth = 0; at < text.length;) {
      code.lastIndex = at;
      const [piece] = code.exec(text) ?? [];
      at += piece?.length ?? 1;
      if (piece === '{') depth++;
      else if (piece === '}' && depth-- === 0) return;
      else if (piece === "'" || piece === '"' || piece === '`') readString(piece);
    }
  };
  const readString = (quote: string): void => {
    const line = text.slice(0, at).split('\n').length;
    let said = '';
    while (at < text.length && text[at] !== quote) {
      if (quote === '`' && text.startsWith('${', at)) {
        at += 2;
        readCode();
        said += HOLE;
      } else {
        const isNoBreak = text.startsWith('\\u00a0', at);
        said += isNoBreak ? NBSP : text[at]!;
        at += isNoBreak ? 6 : text[at] === '\\' ? 2 : 1;
      }
    }
    at++;
    found.push({ said, line });
  };
  readCode();
  return found;
}

/** A blank that may break stands where none may; in French also where there is none at all. */
function isTorn(said: string, inFrench: boolean): boolean {
  if (/[\p{L}\p{N})%…\ufffc] [:;!?»]|« /u.test(said)) return true;
  // A mark between figures or inside an address is no punctuation.
  return (
    inFrench && new RegExp(`[\\p{L}\\p{N})…\ufffc](?:[;!?»]|:(?= ))|«[^${NBSP}]`, 'u').test(said)
  );
}

export const checkFrench = (files: Files): Complaint[] =>
  [...files].flatMap(([file, text]) => {
    if (isTest(file) || !/^(?:apps|games|packages|scripts\/sample)\/.*\.ts$/.test(file)) return [];
    const inFrench = isFrench(file);
    if (!inFrench && !holdsFrench(text)) return [];
    return literalsOf(text)
      .filter(({ said }) => isTorn(said, inFrench))
      .map(({ said, line }) => `${file}:${line}: French wants a no-break space in ‘${said}’`);
  });
