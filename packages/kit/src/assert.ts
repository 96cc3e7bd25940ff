// Assertions: a programmer's error stops the table at once, with its log intact. They are checked in
// production, too.

export class AssertionError extends Error {
  override name = 'AssertionError';
}

export function assert(condition: boolean, message: string): asserts condition {
  if (!condition) throw new AssertionError(message);
}

/** For a place that a sound program never comes to. */
export function impossible(message: string): never {
  throw new AssertionError(message);
}

/** For the end of a switch that has covered everything. */
export function unreachable(value: never): never {
  throw new AssertionError(`unreachable: ${JSON.stringify(value)}`);
}
