// Reads a command line over node's own parser, for `tablee` and for the scripts of the repository.

import { parseArgs } from 'node:util';
import { printable } from '@tablee/kit';

/** A command line that asks for something impossible. */
export class Misuse extends Error {}

/** What an option takes: nothing, a value, or several of them. */
export type Takes = 'nothing' | 'value' | 'values';

export interface Given {
  readonly values: ReadonlyMap<string, readonly string[]>;
  /** What stands beside the options. */
  readonly words: readonly string[];
}

export function readOptions(
  args: readonly string[],
  takes: Readonly<Record<string, Takes>>,
): Given {
  const options = Object.fromEntries(
    Object.entries(takes).map(([name, what]) => [
      name,
      {
        type: what === 'nothing' ? ('boolean' as const) : ('string' as const),
        ...(name === 'help' && { short: 'h' }),
      },
    ]),
  );
  // Node's strict mode reports an unknown option before it has read the others.
  const { tokens, positionals } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const values = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    const what = Object.hasOwn(takes, name) ? takes[name] : undefined;
    if (what === undefined) throw new Misuse(`unknown option ${printable(rawName)}`);
    if (what === 'nothing') {
      if (value !== undefined) throw new Misuse(`--${name} takes no value`);
    } else if (!value || (!token.inlineValue && value.startsWith('--')))
      throw new Misuse(`--${name} needs a value`);
    const earlier = values.get(name);
    if (earlier !== undefined && what === 'value') throw new Misuse(`--${name} is given twice`);
    values.set(name, [...(earlier ?? []), value ?? '']);
  }
  return { values, words: positionals };
}

/** A whole number in a range. */
export function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
  if (value >= min && value <= max) return value;
  const range = max === Infinity ? '' : ` from ${min} to ${max}`;
  throw new Misuse(`--${name} needs a whole number${range}, not “${printable(text)}”`);
}
