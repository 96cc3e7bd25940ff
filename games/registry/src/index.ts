// The one list of games: what each is, and how its parts are loaded on demand.

import type { AnyBot } from '@tablee/bots';
import type { AnyGameTexts, AnyRules, AnyTerminal, GameMeta, Lang } from '@tablee/kit';
import { METAS, type Edition } from '@tablee/bohne/meta';
import { META as CHICOREE } from '@tablee/chicoree/meta';

export interface GameEntry {
  readonly meta: GameMeta;
  rules(): Promise<AnyRules>;
  /** By id; every game has at least `random` and `greedy`. */
  bots(): Promise<Readonly<Record<string, AnyBot>>>;
  texts(lang: Lang): Promise<AnyGameTexts>;
  terminal(): Promise<AnyTerminal>;
}

const bohne = (edition: Edition): GameEntry => ({
  meta: METAS[edition],
  rules: async () => (await import('@tablee/bohne/rules')).RULES[edition],
  bots: async () => (await import('@tablee/bohne/bot')).botsOf(edition),
  texts: async (lang) => (await import('@tablee/bohne/texts')).textsOf(edition, lang),
  terminal: async () => (await import('@tablee/bohne/terminal')).terminalOf(edition),
});

export const GAMES: readonly GameEntry[] = [
  bohne('nicht-die-bohne'),
  bohne('pas-de-bras'),
  {
    meta: CHICOREE,
    rules: async () => (await import('@tablee/chicoree/rules')).RULES,
    bots: async () => (await import('@tablee/chicoree/bot')).BOTS,
    texts: async (lang) => (await import('@tablee/chicoree/texts')).textsOf(lang),
    terminal: async () => (await import('@tablee/chicoree/terminal')).TERMINAL,
  },
];

export const findGame = (id: string): GameEntry | undefined =>
  GAMES.find(({ meta }) => meta.id === id);
