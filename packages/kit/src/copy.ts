// Copies the plain data that games build their states from.

export type Numbers = ArrayLike<number> & { fill(value: number): unknown };

/** Any typed array: what a fast state keeps its numbers in. */
export const isNumbers = (value: unknown): value is Numbers =>
  ArrayBuffer.isView(value) && !(value instanceof DataView);

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A copy of everything reachable, which shares nothing with it. */
export const copyOf = <T>(value: T): T => copied(value) as T;

function copied(value: unknown): unknown {
  if (!isObject(value)) return value;
  if (isNumbers(value)) return (value as unknown as Int32Array).slice();
  if (Array.isArray(value)) return value.map(copied);
  if (value instanceof Map) return new Map(copied([...value]) as [unknown, unknown][]);
  if (value instanceof Set) return new Set(copied([...value]) as unknown[]);
  const copy = Object.create(Object.getPrototypeOf(value) as object) as Record<string, unknown>;
  for (const key of Object.keys(value)) copy[key] = copied(value[key]);
  return copy;
}
