// The games' parts for the browser, each loaded when its box is opened.

import type { AnyGameUi } from '@tablee/ui';

const bean = (edition: 'nicht-die-bohne' | 'pas-de-bras') => async (): Promise<AnyGameUi> =>
  (await import('@tablee/bohne/ui')).uiOf(edition) as unknown as AnyGameUi;

/** By the id of the game. */
export const GAME_UIS: Readonly<Record<string, () => Promise<AnyGameUi>>> = {
  'nicht-die-bohne': bean('nicht-die-bohne'),
  'pas-de-bras': bean('pas-de-bras'),
  chicoree: async () => (await import('@tablee/chicoree/ui')).ui as unknown as AnyGameUi,
};
