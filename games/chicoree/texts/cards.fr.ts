// The names and effects of all cards of Chicorée le Jeu in French.

import type { CardTexts } from './types.ts';

export const cards: CardTexts = {
  EGY: {
    name: 'Départ Égypte',
    object: 'un Départ Égypte',
    effect: 'Rapporte 4 pions de la banque à chaque tour.',
  },
  GRE: {
    name: 'Départ Grèce',
    object: 'un Départ Grèce',
    effect: 'Rapporte 2 pions de la banque à chaque tour.',
  },
  MOI: {
    name: 'Départ Moines Hollandais',
    object: 'un Départ Moines Hollandais',
    effect: 'Rapporte 1 pion de la banque à chaque tour.',
  },
  C1: {
    name: '1-Achat de graines',
    object: 'un 1-Achat de graines',
    effect: 'Première carte de la chaîne.',
  },
  C2: {
    name: '2-Semis',
    object: 'un 2-Semis',
    effect: 'Deuxième carte de la chaîne.',
  },
  C3: {
    name: '3-Bâtir une manufacture',
    effect: 'Troisième carte de la chaîne ; craint l’incendie.',
  },
  C4: {
    name: '4-Récolte',
    object: 'une 4-Récolte',
    effect:
      'Quatrième carte de la chaîne ; dès la première posée, tous peuvent ouvrir des magasins.',
  },
  C5: {
    name: '5-Torréfaction',
    object: 'une 5-Torréfaction',
    effect: 'Cinquième carte de la chaîne.',
  },
  C6: {
    name: '6-Magasin',
    object: 'un 6-Magasin',
    effect: 'Rapporte 1 pion de chaque adversaire à chaque tour.',
  },
  C7: {
    name: '7-Exporter',
    effect: 'Rapporte 2 pions de chaque adversaire à chaque tour ; demande un magasin.',
  },
  JOK: {
    name: 'Chicorée (joker)',
    object: 'un joker',
    effect: 'Remplace n’importe quelle carte de la chaîne, jamais un Départ.',
  },
  MAL: {
    name: 'Maladie',
    object: 'une Maladie',
    effect: 'Détruit une 4-Récolte d’un adversaire.',
  },
  ORA: {
    name: 'Orage',
    object: 'un Orage',
    effect: 'Détruit une 4-Récolte d’un adversaire.',
  },
  PLU: {
    name: 'Pluie-froid',
    object: 'une Pluie-froid',
    effect: 'Détruit une 4-Récolte d’un adversaire.',
  },
  INC: {
    name: 'Incendie',
    object: 'un Incendie',
    effect: 'Détruit la manufacture (carte 3) d’un adversaire.',
  },
  SUR: {
    name: 'Surproduction',
    object: 'une Surproduction',
    effect: 'Un adversaire ne reçoit pas de pions pendant deux de ses tours.',
  },
  CAF: {
    name: 'Café-Thé-Cacao',
    object: 'un Café-Thé-Cacao',
    effect: 'Un adversaire ne reçoit pas de pions pendant deux de ses tours.',
  },
  VOG: {
    name: 'En vogue',
    effect: 'Fait piocher 2 cartes.',
  },
  BLO: {
    name: 'Blocus',
    object: 'un Blocus',
    effect: 'Fait piocher 2 cartes.',
  },
  SAN: {
    name: 'Santé',
    effect: 'Fait piocher 2 cartes.',
  },
  D1: {
    name: 'Défi, 1 fleur',
    said: 'Défi à 1 fleur',
    object: 'un Défi à 1 fleur',
    effect: 'Compte 1 fleur dans un défi.',
  },
  D2: {
    name: 'Défi, 2 fleurs',
    said: 'Défi à 2 fleurs',
    object: 'un Défi à 2 fleurs',
    effect: 'Compte 2 fleurs dans un défi.',
  },
  D3: {
    name: 'Défi, 3 fleurs',
    said: 'Défi à 3 fleurs',
    object: 'un Défi à 3 fleurs',
    effect: 'Compte 3 fleurs dans un défi.',
  },
  D4: {
    name: 'Défi, 4 fleurs',
    said: 'Défi à 4 fleurs',
    object: 'un Défi à 4 fleurs',
    effect: 'Compte 4 fleurs dans un défi.',
  },
  D5: {
    name: 'Défi, 5 fleurs',
    said: 'Défi à 5 fleurs',
    object: 'un Défi à 5 fleurs',
    effect: 'Compte 5 fleurs dans un défi.',
  },
};
