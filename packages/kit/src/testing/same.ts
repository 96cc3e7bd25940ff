// Compares states field by field and number by number.

import { isNumbers, isObject, type Numbers } from '../copy.ts';

/** The path of the first difference and both values there, or undefined when there is none. */
export function difference(a: unknown, b: unknown, path = ''): string | undefined {
  if (Object.is(a, b)) return undefined;
  if (!isObject(a) || !isObject(b) || Object.getPrototypeOf(a) !== Object.getPrototypeOf(b))
    return `${path || 'value'}: ${show(a)} ≠ ${show(b)}`;
  if (isNumbers(a) && isNumbers(b)) return numbersDifference(a, b, path);
  if (a instanceof Map && b instanceof Map) return difference([...a], [...b], path);
  if (a instanceof Set && b instanceof Set) return difference([...a], [...b], path);
  const keys = Object.keys(a);
  const others = Object.keys(b);
  if (keys.length !== others.length) return `${path}: fields ${keys.join()} ≠ ${others.join()}`;
  for (const key of keys) {
    if (!Object.hasOwn(b, key)) return `${path}.${key}: only on one side`;
    if (Object.is(a[key], b[key])) continue; // before the path is built: most things are equal
    const found = difference(a[key], b[key], `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function numbersDifference(a: Numbers, b: Numbers, path: string): string | undefined {
  if (a.length !== b.length) return `${path}: length ${a.length} ≠ ${b.length}`;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return `${path}[${i}]: ${a[i]!} ≠ ${b[i]!}`;
  return undefined;
}

function show(value: unknown): string {
  const text = isObject(value) ? JSON.stringify(value) : String(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

/** Whether something still is as it was when this copy of it was taken. */
export const unchanged = (value: unknown, before: unknown): boolean =>
  difference(value, before) === undefined;

/**
 * Overwrites all numbers in typed arrays below `value`. Shared constants (decks, set-ups) are plain
 * objects, which stay whole; a shared plain field shows when the game goes on instead.
 */
export function scramble(value: unknown): void {
  if (isNumbers(value)) {
    value.fill(77);
    return;
  }
  if (!isObject(value)) return;
  for (const part of Object.values(value)) scramble(part);
}
