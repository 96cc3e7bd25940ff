// Prints a view for builders: goldens and the command line show it.

import { isNumbers, isObject } from './copy.ts';
import type { AnyRules, Described } from './game.ts';

/** The game's own description of a view; without one, every field of the view. */
export const describeView = (rules: Pick<AnyRules, 'describe'>, view: unknown): Described =>
  rules.describe?.(view) ?? { table: Object.fromEntries(fieldsOf(view)), seats: [] };

/** The fields of a view that is an object, those of its objects under both names. */
export function fieldsOf(view: unknown, name = ''): readonly (readonly [string, string])[] {
  if (!isObject(view) || Array.isArray(view) || isNumbers(view)) return [[name, shown(view)]];
  return Object.entries(view).flatMap(([key, value]) =>
    fieldsOf(value, name === '' ? key : `${name}.${key}`),
  );
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) return value.map(nested).join(' ');
  if (isNumbers(value)) return Array.from(value).join(' ');
  if (!isObject(value)) return typeof value === 'string' ? value : JSON.stringify(value);
  return Object.entries(value)
    .map(([key, one]) => `${key}=${nested(one)}`)
    .join(' ');
}

const nested = (value: unknown): string => (isObject(value) ? `[${shown(value)}]` : shown(value));
