// Maps keys to steps of a film, unless the focused element needs them itself.

export type WindKey = 'forward' | 'back' | 'first' | 'last' | 'toggle' | 'chapter' | 'chapter-back';

const KEYS: Readonly<Record<string, WindKey>> = {
  ArrowRight: 'forward',
  ArrowLeft: 'back',
  Home: 'first',
  End: 'last',
  PageDown: 'chapter',
  PageUp: 'chapter-back',
  ' ': 'toggle',
};

/** What has the focus, as far as it matters here. */
export interface Focused {
  /** A slider does the same with the same keys by itself. */
  readonly isField: boolean;
  /** It is pressed by the space bar. */
  readonly isPressable: boolean;
}

export interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly defaultPrevented: boolean;
}

export function windKey(event: Pressed, { isField, isPressable }: Focused): WindKey | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined;
  if (event.defaultPrevented || isField || (event.key === ' ' && isPressable)) return undefined;
  return Object.hasOwn(KEYS, event.key) ? KEYS[event.key] : undefined;
}
