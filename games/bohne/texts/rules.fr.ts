// The rules of the bean family in French, one text per rule id.

import type { RuleId } from '../rules/ids.ts';

export const rules: Record<RuleId, string> = {
  'NB-01':
    '60 cartes en quatre couleurs de 15. Dans chaque couleur : les nombres de 1 à 10 (un de chaque), un « x2 », trois « − » et un « 0 ».',
  'NB-02':
    'Les couleurs. Nicht die Bohne ! : haricots verts, rouges, jaunes et bleus. Pas de bras… : chocolat blanc, au lait, noir et aux noisettes.',
  'NB-03':
    'Le nom des cartes spéciales dépend de l’édition. Nicht die Bohne ! : le « 0 » s’appelle « Nicht die Bohne », le « x2 » et le « − » se lisent tels quels. Pas de bras… : le « 0 » s’appelle « Pas de bras », le « x2 » « Cacao » et le « − » « Huile de palme ».',
  'NB-04':
    'Un seul marqueur. Nicht die Bohne ! : le jeton ; Pas de bras… : le marqueur Oya. Celui qui le détient est le meneur : il entame le pli.',
  'NB-05':
    'Nicht die Bohne ! : un bloc de score, avec pour chaque joueur et chaque manche les colonnes Spiel +, Spiel − et Summe.',
  'NB-10': 'De 3 à 6 joueurs.',
  'NB-11':
    'On distribue toutes les cartes, faces cachées : 20 chacun à 3 joueurs, 15 à 4, 12 à 5, 10 à 6.',
  'NB-12':
    'On ne regarde sa main qu’une fois toutes les cartes distribuées, et on la garde triée par couleur.',
  'NB-13':
    'Nicht die Bohne ! : le joueur le plus âgé note les scores et donne à la première manche ; le voisin de gauche du donneur prend le jeton et entame.',
  'NB-14': 'Pas de bras… : le premier Oya est le joueur qui a mangé du chocolat en dernier.',
  'NB-15':
    'En ligne, on ne connaît ni l’âge des joueurs ni la date de leur dernier chocolat : l’hôte peut désigner le joueur en question, sinon il est tiré au sort avec la graine aléatoire de la table.',
  'NB-20': 'Le meneur pose devant lui une carte de sa main, face visible, avec le marqueur dessus.',
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
    'Le « x2 » double le résultat, positif ou négatif. L’ordre est toujours : la somme, puis le signe, puis le double. Exemple : 8, 2 et 4 avec deux « − » et un « x2 » valent +28.',
  'NB-33': 'Le « 0 » ramène toute la rangée à 0 et annule ses autres cartes spéciales.',
  'NB-34':
    'Le score d’une manche est la somme des quatre couleurs. Sur le bloc, Spiel + additionne les rangées positives, Spiel − les rangées négatives (noté sans le signe), et Summe est leur différence. Exemple : +9, +28, 0 et −13 donnent Spiel + 37, Spiel − 13, Summe 24.',
  'NB-40': 'Nicht die Bohne ! : trois manches ; le plus grand total des trois Summe l’emporte.',
  'NB-41':
    'Pas de bras… : chaque partie a son vainqueur, celui qui a le meilleur score. On joue autant de parties qu’il y a de joueurs, en changeant d’Oya à chaque partie ; les scores cumulés désignent le grand vainqueur.',
  'NB-42':
    'Nicht die Bohne ! : après chaque manche, la donne passe à gauche. Pas de bras… : après chaque partie, le rôle de premier Oya passe à gauche, si bien que chacun l’est une fois.',
  'NB-43':
    'À total égal, les joueurs partagent la place ; une première place partagée est une victoire partagée.',
  'NB-44':
    'Option de table : le nombre de manches, de 1 à 12 ; par défaut, celui de l’édition. « Partie rapide » signifie 1 manche.',
  'NB-45':
    'Un joueur qui part ou dont le temps est écoulé est remplacé par un robot à la même place, avec la même main et les mêmes rangées ; il peut revenir.',
};
