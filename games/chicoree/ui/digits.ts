// Digits that are typed at an auction: they bid, unless something else needs them.

/** As far as it matters here. */
interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly target: unknown;
}

const FIELDS = 'input:not([type=range]), select, textarea';

/** A bare digit, where no field takes it. */
export function isDigit({ key, ctrlKey, metaKey, altKey, target }: Pressed): boolean {
  if (!/^\d$/.test(key) || ctrlKey || metaKey || altKey) return false;
  return (target as { matches?(what: string): boolean } | null)?.matches?.(FIELDS) !== true;
}

/** A digit joins those before it as long as the purse reaches so far; else it begins anew. */
export function joinDigit(before: number | undefined, digit: string, most: number): number {
  const joined = Number(`${before ?? ''}${digit}`);
  return joined <= most ? joined : Number(digit);
}
