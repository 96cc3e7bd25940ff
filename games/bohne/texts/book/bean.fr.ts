// The rule book of Nicht die Bohne! in French.

import type { BeanBook } from './types.ts';

export const book: BeanBook = {
  rules: {
    'NB-01':
      '60 cartes en quatre couleurs de 15. Dans chaque couleur : les nombres de 1 à 10 (un de chaque), un « ×2 », trois « − » et un « 0 ».',
    'NB-02': 'Quatre couleurs de haricots : verts, rouges, jaunes et bleus.',
    'NB-03':
      'Trois sortes de cartes spéciales : le « 0 », qui s’appelle « Nicht die Bohne », le « ×2 » et le « − », qui se lisent tels quels.',
    'NB-04':
      'Un seul jeton, qui sert de marqueur. Celui qui le détient est le meneur : il entame le pli.',
    'NB-05':
      'Un bloc de score, avec pour chaque joueur et chaque manche trois colonnes : plus, moins et total (imprimées Spiel +, Spiel − et Summe).',
    'NB-10': 'De 3 à 6 joueurs.',
    'NB-11':
      'On distribue toutes les cartes, faces cachées : 20 chacun à 3 joueurs, 15 à 4, 12 à 5, 10 à 6.',
    'NB-12':
      'On ne regarde sa main qu’une fois toutes les cartes distribuées, et on la garde triée par couleur.',
    'NB-13':
      'Le joueur le plus âgé note les scores et donne à la première manche ; le voisin de gauche du donneur prend le jeton et entame.',
    'NB-15':
      'En ligne, on ne connaît pas l’âge des joueurs : l’hôte peut désigner celui qui entame, sinon il est tiré au sort avec la graine aléatoire de la table.',
    'NB-20':
      'Le meneur pose devant lui une carte de sa main, face visible, avec le marqueur dessus.',
    'NB-21':
      'Chacun des autres joueurs choisit une carte de sa main et la pose face cachée ; quand tout le monde est prêt, on retourne toutes ces cartes en même temps.',
    'NB-22':
      'Le meneur prend en premier : n’importe quelle carte jouée par un autre joueur, jamais la sienne.',
    'NB-23':
      'C’est ensuite au joueur dont la carte vient d’être prise : il prend n’importe quelle carte encore sur la table, sauf celle du meneur, sous le marqueur, et jamais la sienne.',
    'NB-24':
      'On continue ainsi jusqu’au dernier joueur, celui dont la carte a été prise en dernier : il doit prendre la carte du meneur et le marqueur, et c’est lui qui entame le pli suivant.',
    'NB-25':
      'Prendre est obligatoire. Le pli se termine quand chaque joueur a pris exactement une carte.',
    'NB-26':
      'Une carte prise rejoint aussitôt, face visible, la rangée de sa couleur devant celui qui l’a prise ; tout le monde voit toutes les rangées à tout moment.',
    'NB-27':
      'Dans une rangée, les cartes spéciales se placent en tête, quel que soit le moment où elles ont été prises.',
    'NB-28': 'Une carte spéciale ne compte que pour sa propre couleur.',
    'NB-29':
      'La manche (une distribution) se termine quand toutes les mains sont vides : on joue autant de plis que chacun a reçu de cartes.',
    'NB-30': 'On additionne les nombres de la rangée.',
    'NB-31':
      'Un ou trois « − » rendent la somme négative ; sans « − » ou avec deux, elle reste positive.',
    'NB-32':
      'Le « ×2 » double le résultat, positif ou négatif. L’ordre est toujours : la somme, puis le signe, puis le double. Exemple : 8, 2 et 4 avec deux « − » et un « ×2 » valent +28.',
    'NB-33': 'Le « 0 » ramène toute la rangée à 0 et annule ses autres cartes spéciales.',
    'NB-34':
      'Le score d’une manche est la somme des quatre couleurs. Sur le bloc, plus additionne les rangées positives, moins les rangées négatives (noté sans le signe), et total est leur différence. Exemple : +9, +28, 0 et −13 donnent plus 37, moins 13, total 24.',
    'NB-40': 'On joue trois manches ; le plus grand total des trois l’emporte.',
    'NB-42': 'Après chaque manche, la donne passe à gauche.',
    'NB-43':
      'À total égal, les joueurs partagent la place ; une première place partagée est une victoire partagée.',
    'NB-44':
      'Option de table : le nombre de manches, de 1 à 12 ; 3 par défaut. « Partie rapide » signifie 1 manche.',
    'NB-45':
      'Un joueur qui part ou dont le temps est écoulé est remplacé par un robot à la même place, avec la même main et les mêmes rangées ; il peut revenir.',
  },
  summary: [
    'Chacun pose une carte : le meneur face visible, sous le marqueur, les autres face cachée. On retourne tout ensemble.',
    'Le meneur prend la carte d’un autre ; celui dont la carte est prise choisit à son tour. Jamais la sienne, jamais celle du meneur.',
    'Le dernier n’a plus le choix : il prend la carte du meneur et le marqueur, et entame le pli suivant.',
    'Chaque carte prise rejoint ta rangée de sa couleur. À la fin, une rangée vaut la somme de ses nombres.',
    'Un ou trois « − » la rendent négative, deux s’annulent ; « ×2 » la double, en bien comme en mal ; « 0 » l’efface.',
    'Quand les mains sont vides, on compte les quatre rangées. Trois manches, et le plus grand total gagne.',
  ],
  synonyms: [
    ['égalité', 'ex æquo', 'exaequo', 'égaux', 'à total égal', 'partagée'],
    ['zéro', '« 0 »', 'nicht die bohne'],
    ['moins', '« − »', 'négatif', 'négative', 'signe'],
    ['double', 'doubler', '« x2 »', '×2', 'fois deux'],
    ['jeton', 'marqueur'],
    ['manche', 'donne', 'distribution'],
    ['pli', 'levée'],
    ['points', 'score', 'compter', 'total'],
    ['commencer', 'commence', 'débute', 'entamer', 'entame', 'premier'],
    ['gagner', 'vainqueur', 'victoire', 'emporte'],
    ['robot', 'bot', 'ordinateur'],
    ['quitter', 'partir', 'part'],
  ],
  credits: [
    'Un jeu de Horst-Rainer Rösner.',
    'Règles françaises de Frédéric Bizet et François Haffner.',
    'Merci à la ludothèque de L’Escale à jeux, qui a ouvert la boîte.',
  ],
};
