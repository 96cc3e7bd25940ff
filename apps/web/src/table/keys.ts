// Single keys that read something out or do something, as long as nobody is typing and nothing lies over
// the table: a dialog, ours or the game's, has its own keys.

import type { AnyScene, Descriptions } from '@tablee/ui';
import type { Staged, StagedPlan } from './staged.svelte.ts';

const KEYS = {
  h: 'hand',
  t: 'table',
  s: 'scores',
  p: 'prompt',
  l: 'last',
  a: 'deed',
  u: 'undo',
  /** Advice where there is some, talk where people are. */
  c: 'counsel',
  '?': 'keys',
  Escape: 'skip',
} as const;
export type QueryKey = (typeof KEYS)[keyof typeof KEYS];

export function queryKeys(event: KeyboardEvent): QueryKey | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const target = event.target as HTMLElement | null;
  if (target?.matches('input, select, textarea')) return undefined;
  if (document.querySelector('dialog[open]') !== null) return undefined;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return Object.hasOwn(KEYS, key) ? KEYS[key as keyof typeof KEYS] : undefined;
}

/** Says how things stand. Words that do not arrive are not said. */
export async function tellHow(
  session: AnyScene & Pick<Staged<unknown, StagedPlan>, 'plan' | 'tell'>,
  what: keyof Descriptions,
): Promise<void> {
  const describe = await session.plan.ui.loadDescribe().catch(() => undefined);
  if (describe !== undefined) session.tell(describe(session)[what]);
}

/** Where a player with a keyboard is asked: the way on of a lesson, what plays, what may be taken, the hand. */
const DEEDS = [
  '.voice button.primary',
  '[data-zone=actions] button.primary:not([aria-disabled=true])',
  '[data-zone=actions] button:not([aria-disabled=true])',
  'button.legal',
  '[role=option][tabindex="0"]',
  'main button.primary',
];

/** Whether there is such a place. */
export function goToDeed(): boolean {
  const found = DEEDS.flatMap((deed) => [...document.querySelectorAll<HTMLElement>(deed)]);
  const deed = found.find((one) => one.checkVisibility() && one.closest('[inert]') === null);
  deed?.focus();
  return deed !== undefined;
}

/** The first Tab of a step leads to what is asked, past the seats and piles that stand before it. */
export function isFirstTab(event: KeyboardEvent): boolean {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  const isBare = key === 'Tab' && !shiftKey && !ctrlKey && !metaKey && !altKey;
  return isBare && document.activeElement === document.body;
}
