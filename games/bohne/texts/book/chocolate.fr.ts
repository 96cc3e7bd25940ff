// The rule book of Pas de bras… pas de chocolat in French.

import type { ChocolateBook } from './types.ts';

export const book: ChocolateBook = {
  rules: {
    'NB-01':
      '60 cartes, 15 de chaque sorte de chocolat. Dans chaque sorte : dix cartes de 1 à 10, un cacao « ×2 », trois huiles de palme « − » et un pas de bras « 0 ».',
    'NB-02': 'Quatre sortes de chocolat : blanc, au lait, noir et aux noisettes.',
    'NB-03':
      'Trois cartes spéciales : le cacao (« ×2 ») double, l’huile de palme (« − ») gâche, le pas de bras (« 0 ») confisque tout.',
    'NB-04': 'Un marqueur Oya. Celui qui le tient est l’Oya : c’est lui qui entame le pli.',
    'NB-10': 'De 3 à 6 joueurs.',
    'NB-11':
      'On distribue toutes les cartes, faces cachées : 20 chacun à 3 joueurs, 15 à 4, 12 à 5, 10 à 6.',
    'NB-12':
      'On ne regarde ses cartes qu’une fois toutes distribuées, et on les garde en main, triées par sorte de chocolat.',
    'NB-14':
      'Le premier Oya est le joueur qui a mangé du chocolat en dernier : il prend le marqueur Oya.',
    'NB-15':
      'En ligne, personne ne sait qui a mangé du chocolat en dernier : l’hôte peut désigner le premier Oya, sinon il est tiré au sort avec la graine aléatoire de la table.',
    'NB-20':
      'L’Oya pose devant lui une carte de sa main, face visible, avec le marqueur Oya dessus.',
    'NB-21':
      'Chacun des autres choisit une carte de sa main et l’offre face cachée ; quand tout le monde est prêt, on retourne toutes ces cartes en même temps.',
    'NB-22':
      'L’Oya choisit en premier : n’importe quelle carte offerte par un autre, jamais la sienne. Elle rejoint sa collection.',
    'NB-23':
      'C’est ensuite au joueur dont la carte vient d’être choisie : il prend n’importe quelle carte encore sur la table, sauf celle de l’Oya, sous le marqueur, et jamais la sienne.',
    'NB-24':
      'On continue ainsi jusqu’au dernier joueur, celui dont la carte a été choisie en dernier : il doit prendre la carte de l’Oya et le marqueur. Il devient l’Oya du pli suivant.',
    'NB-25':
      'On ne refuse pas un cadeau : chacun doit prendre. Le pli se termine quand chaque joueur a pris exactement une carte.',
    'NB-26':
      'Une carte prise rejoint aussitôt, face visible, la collection de celui qui l’a prise, rangée par sorte de chocolat ; toutes les valeurs restent visibles de tous.',
    'NB-27':
      'Dans chaque sorte de chocolat, cacao, huiles de palme et pas de bras se placent en tête, quel que soit le moment où ils ont été pris.',
    'NB-28': 'Une carte spéciale ne compte que pour sa propre sorte de chocolat.',
    'NB-29':
      'La manche (une distribution complète) se termine quand plus personne n’a de cartes en main : on joue autant de plis que chacun a reçu de cartes.',
    'NB-30': 'Pour chaque sorte de chocolat, on additionne les nombres de sa collection.',
    'NB-31':
      'Avec une ou trois huiles de palme, la somme compte en négatif ; sans huile de palme ou avec deux, elle reste positive.',
    'NB-32':
      'Le cacao double le résultat, positif ou négatif. Exemple : 3, 5 et 7 de chocolat blanc, avec deux huiles de palme et le cacao, valent +30.',
    'NB-33':
      'Pas de bras, pas de chocolat : avec le pas de bras d’une sorte, cette sorte vaut 0, que son total soit positif ou négatif.',
    'NB-34': 'La valeur d’une collection est la somme des quatre sortes de chocolat.',
    'NB-41':
      'La collection de plus grande valeur gagne la manche. On joue autant de manches qu’il y a de joueurs, en changeant d’Oya à chacune ; les scores cumulés désignent le grand gagnant.',
    'NB-42':
      'Après chaque manche, le rôle de premier Oya passe à gauche, si bien que chacun l’est une fois.',
    'NB-43':
      'À total égal, les joueurs partagent la place ; une première place partagée est une victoire partagée.',
    'NB-44':
      'Option de table : le nombre de manches, de 1 à 12 ; par défaut, autant que de joueurs. « Partie rapide » signifie 1 manche.',
    'NB-45':
      'Un joueur qui part ou dont le temps est écoulé est remplacé par un robot à la même place, avec la même main et la même collection ; il peut revenir.',
  },
  summary: [
    'Chacun offre une carte : l’Oya face visible, sous son marqueur, les autres face cachée. On retourne tout ensemble.',
    'L’Oya choisit la carte d’un autre ; celui dont la carte est choisie prend à son tour. Jamais la sienne, jamais celle de l’Oya.',
    'Le dernier n’a plus le choix : il prend la carte de l’Oya et le marqueur, et devient l’Oya du pli suivant.',
    'Ta collection se range par sorte de chocolat. À la fin, chaque sorte vaut la somme de ses nombres.',
    'Une ou trois huiles de palme la rendent négative, deux s’annulent ; le cacao la double, en bien comme en mal ; le pas de bras la réduit à 0.',
    'La plus belle collection gagne la manche. Autant de manches que de joueurs, et les scores cumulés font le grand gagnant.',
  ],
  synonyms: [
    ['égalité', 'ex æquo', 'exaequo', 'égaux', 'à total égal', 'partagée'],
    ['zéro', 'pas de bras', '« 0 »'],
    ['huile', 'palme', 'moins', '« − »', 'négatif'],
    ['cacao', 'double', 'doubler', '« x2 »', '×2', 'fois deux'],
    ['oya', 'marqueur', 'meneur'],
    ['sorte', 'couleur'],
    ['collection', 'rangée'],
    ['manche', 'donne', 'distribution', 'partie'],
    ['pli', 'tour', 'levée'],
    ['points', 'score', 'compter', 'valeur', 'total'],
    ['commencer', 'commence', 'débute', 'entamer', 'entame', 'premier'],
    ['gagner', 'gagnant', 'vainqueur', 'victoire'],
    ['robot', 'bot', 'ordinateur'],
    ['quitter', 'partir', 'part'],
  ],
  credits: [
    'Un jeu de Horst-Rainer Rösner, illustré par Zhong Zhun.',
    'Merci à la ludothèque de L’Escale à jeux, qui a ouvert la boîte.',
  ],
};
