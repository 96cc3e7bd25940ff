// Lists the keys of a table, each with its effect and its words.

import type { ByLang } from '@tablee/kit';
import type { AnyScene, Descriptions } from '@tablee/ui';
import { settings } from '../app/settings.svelte.ts';
import type { Staged, StagedPlan } from './staged.svelte.ts';
import type { TableTexts } from './texts/fr.ts';
import { sayAtTable } from './texts/index.ts';

export interface TableKey {
  /** As it is written on a keyboard. */
  readonly key: string;
  readonly does: string;
  /** Absent where what has the focus, or the game itself, hears the key. */
  readonly act?: (() => void) | undefined;
}

/** Keys with a name. */
const EN = {
  Enter: 'Enter',
  Escape: 'Esc',
  Shift: 'Shift',
  Space: 'Space',
  Page: 'Page ↑ ↓',
  Ends: 'Home, End',
};
type Cap = keyof typeof EN;
const FR = { Enter: 'Entrée', Escape: 'Échap', Shift: 'Maj', Space: 'Espace', Ends: 'Début, Fin' };
const DE = { Shift: 'Umschalt', Space: 'Leertaste', Page: 'Bild ↑ ↓', Ends: 'Pos1, Ende' };
const CAPS: ByLang<Readonly<Record<Cap, string>>> = {
  fr: { ...EN, ...FR },
  en: EN,
  de: { ...EN, ...DE },
};
/** What stands on a key that has a name. */
export const capOf = (key: Cap): string => CAPS[settings.lang][key];

type Name = keyof TableTexts['keys'];
/** In the order of the list. */
const KEYS: readonly (readonly [Name, string])[] = [
  ['cards', '← →'],
  ['choose', 'Enter'],
  ['deed', 'A'],
  ['hand', 'H'],
  ['table', 'T'],
  ['scores', 'S'],
  ['prompt', 'P'],
  ['last', 'L'],
  ['undo', 'U'],
  ['skip', 'Escape'],
  ['keys', '?'],
];

/** Those that are named, with what they do. */
export const namedKeys = (
  acts: Readonly<Partial<Record<Name, (() => void) | undefined>>>,
  words: Readonly<Record<Name, string>> = sayAtTable().keys,
): readonly TableKey[] =>
  KEYS.flatMap(([name, key]) => {
    if (!Object.hasOwn(acts, name)) return [];
    const isCap = key === 'Enter' || key === 'Escape';
    return [{ key: isCap ? capOf(key) : key, does: words[name], act: acts[name] }];
  });

/** The key of the list that was pressed; undefined in a text field and while any dialog is open. */
export function pressedKey(event: KeyboardEvent, keys: readonly TableKey[]): TableKey | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const target = event.target as HTMLElement | null;
  if (target?.matches('input, select, textarea')) return undefined;
  if (document.querySelector('dialog[open]') !== null) return undefined;
  const key = event.key === 'Escape' ? capOf('Escape') : event.key.toUpperCase();
  return keys.find((one) => one.key === key && one.act !== undefined);
}

interface Told extends AnyScene, Pick<Staged<unknown, StagedPlan>, 'plan' | 'tell'> {
  readonly log: readonly { readonly text: string }[];
}

/** Says how things stand. Words that do not arrive are not said. */
async function tellHow(session: Told, what: keyof Descriptions): Promise<void> {
  const describe = await session.plan.ui.loadDescribe().catch(() => undefined);
  if (describe !== undefined) session.tell(describe(session)[what]);
}

/** The keys that read out how things stand. */
export const describing = (session: Told) => ({
  hand: () => void tellHow(session, 'hand'),
  table: () => void tellHow(session, 'table'),
  scores: () => void tellHow(session, 'scores'),
});

/** The keys of a table at which the player is asked something. */
export const playing = (session: Told, asked: () => string) => ({
  cards: undefined,
  choose: undefined,
  deed: () => {
    if (!goToDeed()) session.tell(asked());
  },
  ...describing(session),
  prompt: () => session.tell(asked()),
  last: () => session.tell(session.log.at(-1)?.text ?? asked()),
});

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
