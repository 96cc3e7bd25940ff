// The pad of a real table in French, which comes first: the other languages say neither more nor
// less, or they do not compile.

import { counted, personOf } from '@tablee/kit';
import type { Line, Income } from '../till.ts';

const tokens = (count: number): string => counted('fr', count, 'pion', 'pions');
const turns = (count: number): string => counted('fr', count, 'tour', 'tours');

function sayLine(line: Line, names: readonly string[]): string {
  const who = personOf('fr', names, line.seat);
  switch (line.kind) {
    case 'none':
      return `${who.start} n’a pas encore de Départ : pas de revenu.`;
    case 'stopped':
      return `${who.start} est à l’arrêt et ne reçoit rien (encore ${turns(line.left)}).`;
    case 'income':
      return `${who.start} reçoit ${tokens(line.amount)} de la banque.`;
    case 'paid':
      return `${who.start} donne ${tokens(line.amount)} ${personOf('fr', names, line.to).to}.`;
    case 'bankrupt':
      return line.amount === 0
        ? `${who.start} fait faillite et quitte la partie.`
        : `${who.start} fait faillite et quitte la partie ; ${tokens(line.amount)} vont ${personOf('fr', names, line.to).to}.`;
  }
}

export const fr = {
  intro:
    'Pour jouer avec la vraie boîte : les revenus et les paiements se font tout seuls au début de chaque tour, les enchères à la main.',
  first: 'Qui commence',
  bonus: 'Pions de compensation',
  bonusHint: 'Un pion de plus par place après le premier joueur.',
  start: 'Commencer',
  renew: 'Nouvelle partie',
  renewSure: 'Tout effacer ?',
  tokens: 'pions',
  depart: 'Départ',
  incomes: { 0: 'Aucun', 1: 'Moines (1)', 2: 'Grèce (2)', 4: 'Égypte (4)' } satisfies Record<
    Income,
    string
  >,
  shops: 'Magasins',
  exporting: 'Export',
  /** What the two switches stand for. */
  exportHint: 'Export : chaque adversaire paie 2 pions de plus à chaque tour.',
  stopHint:
    'Arrêt : après Surproduction ou Café-Thé-Cacao, aucun pion à recevoir pendant deux tours.',
  isOut: 'en faillite',
  isActive: 'à son tour',
  paysNow: 'Paie maintenant',
  goesBankrupt: 'Faillite',
  debtFirst: 'Règle d’abord la dette.',
  sellHint: 'Vends aux enchères une carte de la main, ajoute le prix à la bourse, puis paie.',
  turn: (number: number, name: string) => `Tour ${number} · ${name}`,
  next: (name: string) => `Tour suivant : ${name}`,
  add: (count: number, name: string) => `${tokens(count)} de plus pour ${name}`,
  take: (count: number, name: string) => `${tokens(count)} de moins pour ${name}`,
  stopLeft: (left: number) => (left === 0 ? 'Arrêt' : `Arrêt : ${turns(left)}`),
  /** What lies in front of a player, in a few words. */
  summary: (income: Income, shops: number, exports: boolean) =>
    [
      income === 0 ? 'pas de Départ' : `Départ ${income}`,
      ...(shops === 0 ? [] : [counted('fr', shops, 'magasin', 'magasins')]),
      ...(exports ? ['export'] : []),
    ].join(' · '),
  say: sayLine,
  owes: (name: string, to: string, amount: number, missing: number) =>
    `${name} doit ${tokens(amount)} à ${to} et ne peut pas payer : il en manque ${missing}.`,
  lastLeft: (name: string) => `Il ne reste que ${name}, qui gagne la partie.`,
};

export type TillTexts = typeof fr;
