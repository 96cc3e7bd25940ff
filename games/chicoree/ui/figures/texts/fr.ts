// The pictures beside the rules, in French.

import { counted, listed } from '@tablee/kit';
import type { FigureTexts } from './types.ts';

const tokens = (count: number): string => counted('fr', count, 'pion', 'pions');

export const fr: FigureTexts = {
  chain: 'La chaîne, de la graine à l’export',
  secondHead: 'La deuxième carte, retournée au milieu',
  second: {
    hand: 'Rouge, ocre ou joker : en main',
    challenge: 'Défi : tout le monde y participe',
    auction: 'Départ ou chaîne : enchère',
  },
  families: {
    harvest: 'Détruit une 4-Récolte',
    factory: 'Détruit une manufacture',
    stop: 'Arrête les pions deux tours',
    draw: 'Fait piocher deux cartes',
    joker: 'Joker de la chaîne',
  },
  starts: 'Les trois Départs, et ce qu’ils rapportent à chaque tour',
  sold: {
    open: 'Enchère ouverte, à voix haute',
    bluff: 'Enchère bluff, poings fermés',
  },
  turned: 'La carte retournée',
  income: (name, bank, each, opponents) =>
    `Au début de son tour, ${name} prend ${tokens(bank)} à la banque et ${each} à chacun de ses ${opponents} adversaires (un par magasin, deux pour l’export) : ${bank + each * opponents} en tout.`,
  debt: (name, owes, has) =>
    `${name} doit ${tokens(owes)} et n’en a que ${has}. Il en manque ${owes - has} : ${name} met une carte de sa main aux enchères.`,
  shows: (name, flowers) => `${name} : ${counted('fr', flowers, 'fleur', 'fleurs')}`,
  challenge: (names, pot) =>
    `${pot} fleurs en tout, la carte retournée comprise. ${listed('fr', names)} sont à égalité : ${tokens(pot)} pour chacun.`,
  fist: (name, count, isActive) => `${name}${isActive ? ' (à son tour)' : ''} : ${count}`,
  bluff: (name, bank) =>
    `Égalité à cinq : ${name}, premier après le joueur actif, prend la carte. Les ${bank} pions vont tous à la banque.`,
};
