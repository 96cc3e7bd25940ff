// What commands have in common: options with their defaults, a result that programs can read, and ends
// that say what was wrong.
import { parseArgs } from 'node:util';

import { StageError } from '#setup';

/** Somebody has asked for what cannot be; the message says what. */
export class Misuse extends Error {}

/** Options by name: a number, a text, or a flag that is not set unless named. */
type Defaults = Readonly<Record<string, number | string | false>>;
type Wish<D extends Defaults> = {
  readonly [Name in keyof D]: D[Name] extends number
    ? number
    : D[Name] extends string
      ? string
      : boolean;
};

const readNumber = (name: string, text: string | undefined, max: number): number => {
  if (text === undefined) throw new Misuse(`--${name} needs a number`);
  if (/^\d{1,15}$/.test(text) && Number(text) <= max) return Number(text);
  const wanted = `a whole number${max === Infinity ? '' : ` up to ${max}`}`;
  throw new Misuse(`--${name} needs ${wanted}, not ${text}`);
};

/** What is wished for, the rest as in `defaults`. `words` takes what stands beside the options, if it may. */
export const readWish = <D extends Defaults>(
  args: readonly string[],
  defaults: D,
  { max = Infinity, words }: { readonly max?: number; readonly words?: string[] } = {},
): Wish<D> => {
  const options = Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [
      name,
      { type: value === false ? 'boolean' : 'string' } as const,
    ]),
  );
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const wish: Record<string, number | string | boolean> = { ...defaults };
  const given = new Set<string>();
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue;
    if (token.kind === 'positional') {
      if (words === undefined) throw new Misuse(`unknown argument: ${token.value}`);
      words.push(token.value);
      continue;
    }
    const { name, rawName, value } = token;
    const usual = Object.hasOwn(defaults, name) ? defaults[name] : undefined;
    if (usual === undefined) throw new Misuse(`unknown argument: ${rawName}`);
    if (given.has(name)) throw new Misuse(`--${name} is given twice`);
    given.add(name);
    if (typeof usual === 'number') wish[name] = readNumber(name, value, max);
    else if (usual === false) wish[name] = true;
    else if (value === undefined) throw new Misuse(`--${name} needs a value`);
    else wish[name] = value;
  }
  return wish as Wish<D>;
};

/** The line that programs read. */
export const tellResult = (figures: object): void =>
  console.log(`RESULT ${JSON.stringify(figures)}`);

/** Runs a command to its exit status: 2 with the usage if it was misused. */
export const runCommand = async (
  usage: string,
  main: () => number | Promise<number>,
): Promise<void> => {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof Misuse || error instanceof StageError)) throw error;
    console.error(error instanceof Misuse ? `${error.message}\n${usage}` : error.message);
    process.exitCode = error instanceof Misuse ? 2 : 1;
  }
};
