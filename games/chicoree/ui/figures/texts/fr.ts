// The pictures beside the rules, in French, which comes first: the other languages say neither more
// nor less, or they do not compile.

import { counted, listed } from '@tablee/kit';
import type { Family, Sale, Second } from '../examples.ts';

const tokens = (count: number): string => counted('fr', count, 'pion', 'pions');

export const fr = {
  chain: 'La chaîne, de la graine à l’export',
  secondHead: 'La deuxième carte, retournée au milieu',
  second: {
    hand: 'Rouge, ocre ou joker : en main',
    challenge: 'Défi : tout le monde y participe',
    auction: 'Départ ou chaîne : enchère',
  } satisfies Record<Second, string>,
  families: {
    harvest: 'Détruit une Récolte (4)',
    factory: 'Détruit une Manufacture (3)',
    stop: 'Arrête les pions pendant deux tours',
    draw: 'Fait piocher deux cartes',
    joker: 'Joker de la chaîne',
  } satisfies Record<Family, string>,
  starts: 'Les trois Départs, et ce qu’ils rapportent à chaque tour',
  sold: {
    open: 'Enchère ouverte, à voix haute',
    bluff: 'Enchère bluff, poings fermés',
  } satisfies Record<Sale, string>,
  turned: 'La carte retournée',
  income: (name: string, bank: number, each: number, opponents: number) =>
    `Au début de son tour, ${name} prend ${tokens(bank)} à la banque et ${each} à chacun de ses ${opponents} adversaires (un par magasin, deux pour l’export) : ${bank + each * opponents} en tout.`,
  debt: (name: string, owes: number, has: number) =>
    `${name} doit ${tokens(owes)} et n’en a que ${has}. Il en manque ${owes - has} : ${name} met une carte de sa main aux enchères.`,
  shows: (name: string, flowers: number) =>
    `${name} : ${counted('fr', flowers, 'fleur', 'fleurs')}`,
  challenge: (names: readonly string[], pot: number) =>
    `${pot} fleurs en tout, la carte retournée comprise. ${listed('fr', names)} sont à égalité : ${tokens(pot)} pour chacun.`,
  fist: (name: string, count: number, isActive: boolean) =>
    `${name}${isActive ? ' (à son tour)' : ''} : ${count}`,
  bluff: (name: string, bank: number) =>
    `Égalité à cinq : ${name}, premier après le joueur actif, prend la carte. Les ${bank} pions vont tous à la banque.`,
};

export type FigureTexts = typeof fr;
