// Around the rules, in French.

import { counted, listed, personOf } from '@tablee/kit';
import type { RulesTexts } from './types.ts';

const tokens = (count: number): string => counted('fr', count, 'pion', 'pions');
const of = (name: string): string => personOf('fr', [name], 0).of;

export const fr: RulesTexts = {
  heading: 'Règles',
  back: 'Retour à la boîte',
  language: 'Langue',
  contents: 'Sommaire',
  search: 'Chercher dans les règles',
  searchHint: 'Un mot ou un numéro',
  clear: 'Effacer la recherche',
  none: 'Aucune règle ne contient cela.',
  ruling: 'Notre précision',
  rulingNote:
    'Là où la règle d’origine se tait ou laisse un doute, il a fallu trancher. Ces règles-là portent cette étiquette, en tout ou en partie.',
  otherBox: 'L’autre boîte',
  example: 'Exemple',
  found: (count) => counted('fr', count, 'règle trouvée', 'règles trouvées'),
  permalink: (id) => `Lien vers la règle ${id}`,
  copied: (id) => `Lien vers ${id} copié.`,
  bean: {
    suits: 'Les quatre couleurs',
    specials: 'Les cartes spéciales, ici d’une seule couleur',
    dealt: 'Toutes les cartes sont données',
    players: 'Joueurs',
    each: 'Cartes chacun',
    trick: 'Un pli à quatre',
    trickTakes: 'Qui prend quoi',
    rows: 'Les rangées d’un joueur à la fin de la manche',
    leads: (name) => `${name} mène`,
    takes: (name, from, card) => `${name} prend la carte ${of(from)} : ${card}.`,
    takesLast: (name, from, card) =>
      `${name} prend la carte ${of(from)} (${card}) avec le marqueur, et entame le pli suivant.`,
  },
  chicory: {
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
    copies: (count) => `×${count}`,
    total: (count) => counted('fr', count, 'carte en tout', 'cartes en tout'),
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
  },
};
