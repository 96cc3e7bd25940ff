// How a person's name and settings travel between their devices.

import type { Me } from '@tablee/wire';

/** What may be chosen, by the name of a setting that follows. */
export type Choices = Readonly<Record<string, readonly (string | boolean)[]>>;

/** As long as a name may be online; on the device alone it may be longer. */
export const NAME_MAX = 24;

/** Cut to what fits beside a picture, without half an emoji at the end. */
export function shortName(name: string): string {
  const trimmed = name.trim();
  if (trimmed.length <= NAME_MAX) return trimmed;
  let short = '';
  for (const letter of trimmed) {
    if (short.length + letter.length > NAME_MAX) break;
    short += letter;
  }
  return short.trim();
}

/** What is sent when something changes. */
export interface Travelling {
  readonly name?: string;
  readonly face: number;
  readonly settings: Me['settings'];
}

type Chosen = Readonly<Record<string, unknown>> & { readonly name: string; readonly face: number };

const allowed = (choices: Choices, chosen: Readonly<Record<string, unknown>>): Me['settings'] =>
  Object.fromEntries(
    Object.entries(choices).flatMap(([key, values]) => {
      const value = values.find((one) => one === chosen[key]);
      return value === undefined ? [] : [[key, value]];
    }),
  );

export function pack(chosen: Chosen, choices: Choices): Travelling {
  const name = shortName(chosen.name);
  const settings = allowed(choices, chosen);
  return { ...(name === '' ? {} : { name }), face: chosen.face, settings };
}

/** Only what fits: an account may have been written by another version of the site. */
export const unpack = (
  { name, face, settings }: Pick<Me, 'name' | 'face' | 'settings'>,
  choices: Choices,
): Readonly<Record<string, unknown>> => ({
  ...allowed(choices, settings),
  face,
  ...(name === '' ? {} : { name }),
});
