// The rule book of Chicorée le Jeu in French.

import type { BookWords } from '@tablee/kit';
import type { RuleId } from '../../rules/ids.ts';

export const book: BookWords<RuleId> = {
  rules: {
    'CH-01':
      'But du jeu : avoir devant soi les sept cartes de la chaîne, de 1-Achat de graines à 7-Exporter.',
    'CH-02': 'Toutes les cartes sont mélangées en une seule pioche.',
    'CH-03':
      'Chaque joueur reçoit 12 pions et aucune carte. Option de table « bonus » : 0 (par défaut) ou 1 pion supplémentaire par place après la première, pour équilibrer les places.',
    'CH-04':
      'On désigne un premier joueur ; on joue dans le sens des aiguilles d’une montre. Le premier joueur est tiré au sort avec la graine aléatoire de la table, sauf si l’hôte en désigne un.',
    'CH-05':
      'De 2 à 6 joueurs (la règle d’origine ne donne pas de nombre) ; 3 à 5 recommandés, et signalés comme tels.',
    'CH-06':
      'La règle d’origine ne donne pas la composition du paquet. La nôtre figure sous « Le paquet » ; une option de table permet de nommer un autre paquet.',
    'CH-07':
      'La règle d’origine ne nomme pas les cartes 2 et 5 de la chaîne. Les nôtres : 2-Semis et 5-Torréfaction.',
    'CH-10':
      'Étape 1 (avec un Départ devant soi au début du tour) : le joueur prend à la banque le revenu de son Départ.',
    'CH-11':
      'Étape 2 (avec un Départ devant soi au début du tour) : le joueur prend à chaque adversaire le revenu de ses magasins et de son export.',
    'CH-12':
      'Étape 3 (avec un Départ devant soi au début du tour) : le joueur peut poser autant de 6-Magasin qu’il veut, à condition qu’une 4-Récolte ait déjà été posée par un joueur, n’importe lequel, même si elle a été détruite depuis.',
    'CH-13':
      'Étape 4 (avec un Départ devant soi au début du tour) : le joueur peut poser une carte de la chaîne, et une seule, dans l’ordre 1-2-3-4-5, et 6-7.',
    'CH-14':
      'On peut poser 7-Exporter dès qu’on a au moins un 6-Magasin devant soi, même s’il manque des cartes précédentes.',
    'CH-15':
      'Étape 5 (sans Départ devant soi au début du tour) : le joueur peut poser une carte Départ de sa main ; les étapes 1 à 4 n’ont pas lieu ce tour-ci.',
    'CH-16':
      'Étape 6 (avec ou sans Départ) : le joueur peut jouer autant de cartes spéciales qu’il veut.',
    'CH-17':
      'Étape 7 (avec ou sans Départ) : le joueur pioche une première carte et la prend en main sans la montrer.',
    'CH-18':
      'Étape 8 (avec ou sans Départ) : le joueur pioche une deuxième carte et la retourne au milieu de la table ; la suite dépend de la carte.',
    'CH-19':
      'Si la deuxième carte est une carte spéciale (rouge, ocre ou joker), le joueur la prend en main, au vu de tous.',
    'CH-20': 'Si la deuxième carte est un Défi, tout le monde participe à un défi.',
    'CH-21':
      'Si la deuxième carte est une autre carte (Départ ou chaîne), tout le monde participe à une enchère.',
    'CH-22':
      'Étape 9 (avec ou sans Départ) : le tour passe au joueur suivant, dans le sens des aiguilles d’une montre.',
    'CH-23':
      'Un joueur qui a la chaîne complète devant lui à la fin de son propre tour gagne la partie.',
    'CH-24':
      'L’ordre des étapes est imposé : après l’étape 4, on ne pose plus de magasin ; après une carte spéciale, on ne pose plus rien. Les cartes piochées grâce à une carte spéciale sont pour les tours suivants, sauf les spéciales, jouables aussitôt (CH-43).',
    'CH-25':
      'À l’étape 4, parmi les cartes 1 à 5, on pose la plus petite qui manque ; une carte détruite par une carte spéciale doit donc être posée à nouveau avant de continuer.',
    'CH-26':
      'Un magasin posé à l’étape 3 compte aussitôt pour poser la carte 7 à l’étape 4. On ne peut avoir qu’une seule carte 7 devant soi ; le nombre de magasins est illimité.',
    'CH-27':
      'Les cartes posées pendant un tour rapportent à partir du tour suivant, puisque les revenus viennent en premier.',
    'CH-28':
      'Quand la pioche est vide, on mélange la défausse pour en faire une nouvelle au moment où l’on a besoin d’une carte. Si les deux sont vides, on ne pioche pas.',
    'CH-29':
      'La partie s’arrête par « épuisement » si la pioche et la défausse sont vides et que personne ne pose ni ne joue de carte pendant un tour de table complet, ou bien à la fin du tour numéro 60 × nombre de places. Gagne alors celui qui a devant lui le plus de numéros différents de la chaîne (1 à 7) ; à égalité, celui qui a le plus de pions ; si l’égalité persiste, la victoire est partagée.',
    'CH-30': 'Revenu versé par la banque à chaque tour : Égypte 4, Grèce 2, Moines Hollandais 1.',
    'CH-31': 'Un seul Départ par joueur pour toute la partie.',
    'CH-32':
      'À son tour, le joueur reçoit de chaque autre joueur 1 pion par 6-Magasin posé devant lui, plus 2 pions s’il a 7-Exporter.',
    'CH-33': 'La banque n’est jamais à court de pions.',
    'CH-40': 'Maladie, Orage, Pluie-froid : chacune détruit une 4-Récolte.',
    'CH-41': 'Incendie : détruit une carte 3-Bâtir une manufacture.',
    'CH-42':
      'Surproduction, Café-Thé-Cacao (cartes d’arrêt) : chacune empêche un joueur de recevoir des pions pendant deux tours.',
    'CH-43':
      'En vogue, Blocus, Santé : on pioche 2 cartes, prises en main sans les montrer et sans rien déclencher. La carte jouée ne part à la défausse qu’à la fin de l’étape 6 (sinon, deux de ces cartes pourraient se repiocher sans fin) ; on ne peut pas la jouer si la pioche et la défausse sont vides toutes les deux ; les cartes spéciales ainsi piochées peuvent être jouées aussitôt.',
    'CH-44':
      'La Chicorée est un joker : elle remplace n’importe quelle carte de la chaîne, jamais un Départ.',
    'CH-45':
      'Une carte de destruction demande une cible : une carte de ce numéro exposée devant un adversaire ; la carte détruite va à la défausse. Sans cible, la carte de destruction ne peut pas être jouée.',
    'CH-46':
      'Un joker se pose exactement comme la carte qu’il remplace (même étape, mêmes conditions) ; il est cette carte à tous égards et peut être détruit comme elle.',
    'CH-47':
      'Une carte d’arrêt reste devant un adversaire jusqu’à la fin du deuxième tour de celui-ci à compter de ce moment, puis elle est défaussée. Deux cartes d’arrêt courent en parallèle : elles ne s’additionnent pas.',
    'CH-48':
      '« Recevoir » comprend le revenu du Départ, celui des magasins et de l’export (les autres gardent alors leurs pions) et les gains des défis, mais pas le prix d’une vente forcée.',
    'CH-49':
      'Une carte spéciale jouée va à la défausse (une carte d’arrêt, une fois son effet terminé).',
    'CH-50':
      'Un joueur qui ne peut pas payer une dette doit aussitôt mettre aux enchères une ou plusieurs cartes de sa main.',
    'CH-51':
      'Un débiteur qui ne peut toujours pas payer est en faillite : il quitte la partie et toutes ses cartes vont à la défausse.',
    'CH-52':
      'Les débiteurs règlent l’un après l’autre, dans le sens des aiguilles d’une montre à partir du joueur actif ; chacun désigne une carte de sa main à la fois, jusqu’à pouvoir payer ou ne plus en avoir. Pendant qu’un joueur vend, ceux qui règlent après lui n’ont pas encore payé et peuvent miser tout ce qu’ils ont.',
    'CH-53':
      'La vente forcée est une enchère du type propre à la carte, entre les autres joueurs ; le vendeur tient la place de la banque : ce qu’elle toucherait, c’est lui qui le touche.',
    'CH-54': 'Dans une vente forcée aussi, une carte invendue est défaussée (CH-68).',
    'CH-55': 'Les derniers pions d’un joueur en faillite vont au créancier.',
    'CH-56': 'Le dernier joueur encore en jeu gagne aussitôt.',
    'CH-57':
      'Les cartes Défi sont les cartes à fleurs de chicorée. Un Défi pioché en première carte se prend en main sans être montré.',
    'CH-58':
      'Chacun pose autant de cartes de sa main qu’il veut (Défi ou autres), et toutes sont retournées en même temps ; au moins une carte, sauf si la main est vide.',
    'CH-59':
      'Celui qui a joué le plus de fleurs gagne autant de pions qu’il y a de fleurs visibles sur toutes les cartes retournées, y compris celle qui a déclenché le défi.',
    'CH-60':
      'Toutes les cartes retournées sont défaussées, y compris celle qui a déclenché le défi.',
    'CH-61':
      'En cas d’égalité pour le plus de fleurs, chacun des ex æquo reçoit le gain complet, sans partage.',
    'CH-62': 'Un joueur à l’arrêt (CH-42) qui gagne un défi ne reçoit rien.',
    'CH-63':
      'Personne ne gagne un défi où aucun joueur n’a montré de fleur. Les pions viennent de la banque.',
    'CH-64':
      'Enchère ouverte (cartes 1 à 5 de la chaîne) : les joueurs annoncent des prix, chacun plus haut que le précédent ; le dernier enchérisseur prend la carte en main.',
    'CH-65':
      'À tour de rôle ou à la mêlée : on en convient au début de la partie (option de table ; par défaut, à tour de rôle).',
    'CH-66':
      'Enchère bluff (Départ, 6-Magasin, 7-Exporter, marqués d’une main en haut à gauche) : chacun prend en secret des pions dans son poing, et tous ouvrent la main ensemble ; celui qui en a le plus remporte la carte. Tous les pions joués vont à la banque, ceux des perdants aussi. On a le droit de n’en mettre aucun.',
    'CH-67':
      'En cas d’égalité, la carte va à celui des ex æquo qui est le plus proche du joueur actif dans le sens des aiguilles d’une montre, le joueur actif passant en premier.',
    'CH-68': 'Dans tous les cas, une carte sur laquelle personne n’a misé est défaussée.',
    'CH-69':
      'Le prix d’une enchère ouverte va à la banque. Personne ne peut miser plus qu’il n’a. La première mise est d’au moins 1.',
    'CH-70':
      'À tour de rôle : le joueur actif parle en premier, puis on suit le sens des aiguilles d’une montre ; celui qui passe sort de cette enchère. Elle se termine quand tous ont passé sauf le dernier enchérisseur (ou quand tout le monde passe).',
    'CH-71':
      'À la mêlée : chacun peut miser à tout moment ; chaque mise relance le compte à rebours (« une fois, deux fois, adjugé » ; option de table de 3 à 15 s, 8 par défaut) ; on ne peut pas surenchérir sur soi-même ; entre mises égales, c’est la première reçue qui compte.',
    'CH-72':
      'Une carte gagnée aux enchères est vue de tous avant de rejoindre la main ; de même les cartes spéciales de CH-19. Tout le reste d’une main est caché.',
    'CH-73':
      'Le nombre de pions, le nombre de cartes en main et la défausse sont publics. Ni échange, ni cadeau, ni vente ou faillite volontaire : seuls existent les coups décrits ici.',
  },
  summary: [
    'Sept cartes de la chaîne devant toi à la fin de ton tour, de 1-Achat de graines à 7-Exporter : c’est gagné.',
    'Il faut d’abord un Départ. Il rapporte 1, 2 ou 4 pions par tour, et tu n’en poseras qu’un : attendre le bon peut payer.',
    'À ton tour : tes revenus, tes magasins, une carte de la chaîne (1 à 5 dans l’ordre, 7 après un 6), puis tes cartes spéciales.',
    'Pioche ensuite deux cartes : la première pour toi, la seconde pour tous, au milieu de la table.',
    'Cartes 1 à 5 : enchère ouverte. Cartes marquées d’une main (Départ, 6, 7) : poings fermés, et tout ce qui est misé est perdu.',
    'Un Défi : chacun montre des cartes, et qui montre le plus de fleurs gagne autant de pions qu’il y a de fleurs en tout.',
    'Magasin et Exporter font payer les autres à chacun de tes tours. Qui ne peut payer vend ses cartes, ou quitte la partie.',
  ],
  synonyms: [
    ['égalité', 'ex æquo', 'exaequo', 'égaux', 'partagée'],
    ['zéro', 'aucun', 'aucune', 'rien'],
    ['joker', 'chicorée'],
    ['poing', 'bluff', 'main fermée', 'secret'],
    ['main', 'poing'],
    ['enchère', 'miser', 'mise', 'enchérir', 'enchérisseur', 'prix'],
    ['pion', 'jeton', 'argent', 'pièce'],
    ['revenu', 'gain', 'rapporter', 'rapportent'],
    ['boutique', 'magasin'],
    ['exporter', 'export', 'bateau'],
    ['arrêt', 'surproduction', 'bloquer', 'empêche'],
    ['détruire', 'détruit', 'destruction'],
    ['dette', 'payer', 'débiteur', 'créancier'],
    ['faillite', 'ruiné', 'éliminé'],
    ['pioche', 'piocher', 'tirer', 'tire'],
    ['défausse', 'jeter', 'défausser'],
    ['commencer', 'commence', 'débute', 'premier joueur'],
    ['gagner', 'gagne', 'victoire', 'but'],
    ['fleur', 'défi'],
    ['marteau', 'compte à rebours', 'mêlée'],
  ],
  credits: [
    'Un jeu de Pascal Nivesse, réalisé par Thomas Fieffé (2005, Ludiquement vôtre / Zandji).',
    'Règles détaillées de Pascal Nivesse et François Haffner.',
    'Merci à la ludothèque de L’Escale à jeux, qui a ouvert la boîte.',
  ],
};
