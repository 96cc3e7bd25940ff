// Arguments: which flags a command knows, and how its command line is read. Complaints come in the
// user's language, so node's own strict mode, which only speaks English, stays off.

import { parseArgs } from 'node:util';
import { printable } from '@tablee/kit';
import { unreadable } from './stop.ts';
import type { CliTexts, CommandName, FlagName, UsageTexts } from './texts/index.ts';

/** What a flag takes: nothing, or a value, named by its placeholder in the help. */
export interface Flag {
  readonly value?: keyof UsageTexts['value'];
  readonly repeated?: true;
  /** The value may be left out; this stands in. */
  readonly alone?: { readonly value: string; readonly looksLike: RegExp; readonly max: number };
}

export type Flags = Readonly<Partial<Record<FlagName, Flag>>>;

export const EVERYWHERE: Flags = { lang: { value: 'text' }, help: {} };

export class Args {
  readonly #values: ReadonlyMap<string, readonly string[]>;
  readonly positionals: readonly string[];

  constructor(values: ReadonlyMap<string, readonly string[]>, positionals: readonly string[]) {
    this.#values = values;
    this.positionals = positionals;
  }

  has(flag: FlagName): boolean {
    return this.#values.has(flag);
  }

  value(flag: FlagName): string | undefined {
    return this.#values.get(flag)?.[0];
  }

  all(flag: FlagName): readonly string[] {
    return this.#values.get(flag) ?? [];
  }

  /** A whole number in a range. */
  whole(flag: FlagName, min: number, max: number, texts: CliTexts): number | undefined {
    const text = this.value(flag);
    if (text === undefined) return undefined;
    const value = /^[0-9]{1,9}$/.test(text) ? Number(text) : NaN;
    if (value >= min && value <= max) return value;
    throw unreadable(texts.usage.notWhole(`--${flag}`, printable(text), min, max));
  }
}

/** Gives `--jobs` that stands alone its value, which node's parser does not know how to do. */
const fillIn = (args: readonly string[], flags: Flags): string[] =>
  args.map((text, place) => {
    const flag = text.startsWith('--') ? flags[text.slice(2) as FlagName] : undefined;
    const alone = flag?.alone;
    if (alone === undefined || alone.looksLike.test(args[place + 1] ?? '')) return text;
    return `${text}=${alone.value}`;
  });

export function readArgs(
  args: readonly string[],
  own: Flags,
  command: CommandName,
  positionalsMax: number,
  { usage }: CliTexts,
): Args {
  const flags: Flags = { ...own, ...EVERYWHERE };
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, flag]) => [
      name,
      {
        type: flag.value === undefined ? ('boolean' as const) : ('string' as const),
        multiple: true,
        ...(name === 'help' ? { short: 'h' } : {}),
      },
    ]),
  );
  const { tokens, positionals } = parseArgs({
    args: fillIn(args, flags),
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const values = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const flag = Object.hasOwn(flags, token.name) ? flags[token.name as FlagName] : undefined;
    if (flag === undefined) throw unreadable(usage.unknownFlag(printable(token.rawName), command));
    const shown = `--${token.name}`;
    if (flag.value === undefined) {
      if (token.value !== undefined) throw unreadable(usage.takesNoValue(shown));
    } else if (
      token.value === undefined ||
      token.value === '' ||
      (!token.inlineValue && token.value.startsWith('--'))
    ) {
      throw unreadable(usage.needsValue(shown));
    }
    const earlier = values.get(token.name);
    if (earlier !== undefined && flag.value !== undefined && flag.repeated === undefined)
      throw unreadable(usage.givenTwice(shown));
    values.set(token.name, [...(earlier ?? []), token.value ?? '']);
  }
  const spare = positionals[positionalsMax];
  if (spare !== undefined && !values.has('help')) {
    complainAboutValue(args, positionals, flags, usage);
    throw unreadable(usage.unexpected(printable(spare), command));
  }
  return new Args(values, positionals);
}

/** With an argument too many, one behind a flag that may stand alone was meant as its value. */
function complainAboutValue(
  args: readonly string[],
  positionals: readonly string[],
  flags: Flags,
  usage: UsageTexts,
): void {
  for (const [place, text] of args.entries()) {
    const name = args[place - 1] ?? '';
    const alone = name.startsWith('--') ? flags[name.slice(2) as FlagName]?.alone : undefined;
    if (alone !== undefined && positionals.includes(text) && !alone.looksLike.test(text))
      throw unreadable(usage.notWholeOrAlone(name, printable(text), alone.max, alone.value));
  }
}
