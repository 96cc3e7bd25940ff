// Single keys that read something out or do something, as long as nobody is typing.

export type QueryKey =
  | 'hand'
  | 'table'
  | 'scores'
  | 'prompt'
  | 'last'
  | 'undo'
  | 'hint'
  | 'keys'
  | 'skip';

const KEYS: Readonly<Record<string, QueryKey>> = {
  h: 'hand',
  t: 'table',
  s: 'scores',
  p: 'prompt',
  l: 'last',
  u: 'undo',
  c: 'hint',
  '?': 'keys',
  Escape: 'skip',
};

export function queryKeys(event: KeyboardEvent): QueryKey | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const target = event.target as HTMLElement | null;
  if (target?.matches('input, select, textarea')) return undefined;
  return KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
}
