// What commands have in common: options with their defaults, a result that programs can read, and ends
// that say what was wrong.
import { Misuse, readOptions, wholeNumber } from '@tablee/cli/args';

import { StageError } from '#setup';

export { Misuse } from '@tablee/cli/args';

/** Options by name: a number, a text, or a flag that is not set unless named. */
type Defaults = Readonly<Record<string, number | string | false>>;
type Wish<D extends Defaults> = {
  readonly [Name in keyof D]: D[Name] extends number
    ? number
    : D[Name] extends string
      ? string
      : boolean;
};

/** What is wished for, the rest as in `defaults`. `words` takes what stands beside the options, if it may. */
export const readWish = <D extends Defaults>(
  args: readonly string[],
  defaults: D,
  { max = Infinity, words }: { readonly max?: number; readonly words?: string[] } = {},
): Wish<D> => {
  const takes = Object.entries(defaults).map(
    ([name, usual]) => [name, usual === false ? 'nothing' : 'value'] as const,
  );
  const given = readOptions(args, Object.fromEntries(takes));
  const [spare] = given.words;
  if (words === undefined && spare !== undefined) throw new Misuse(`unknown argument: ${spare}`);
  words?.push(...given.words);
  const wish: Record<string, number | string | boolean> = { ...defaults };
  for (const [name, [text = '']] of given.values)
    wish[name] =
      typeof defaults[name] === 'number'
        ? wholeNumber(name, text, 0, max)
        : defaults[name] === false || text;
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
