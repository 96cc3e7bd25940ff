// The lesson of Chicorée le Jeu in French.

import type { Words } from './plan.ts';

export const words: Words = {
  welcome: {
    say: 'Bienvenue à la manufacture ! Le but : réunir devant toi les sept cartes de la chaîne, de l’achat de graines à l’export.',
  },
  firstDraw: {
    say: 'Main vide, 12 pions dans ta bourse : rien à poser pour l’instant. Pioche deux cartes, et ton tour est fini.',
  },
  secretCard: {
    say: 'La première carte est ton secret : un Départ, les Moines Hollandais. On y revient bientôt.',
  },
  openAuction: {
    say: 'La seconde se retourne au milieu : l’Achat de graines (1), le début de toute chaîne. Elle part aux enchères !',
  },
  openLow: {
    say: 'Chacun son tour, on monte ou on passe ; seul le gagnant paie. Ouvre en douceur : mise 2.',
    otherwise:
      'Passer, c’est l’abandonner ; miser gros, c’est se ruiner d’entrée. Ouvre en douceur : mise 2.',
  },
  raise: {
    say: 'Odette monte à 3, Basile passe : pour lui, c’est fini. Il te faut cette carte : mise 4 !',
    otherwise: 'Si tu passes, elle file chez Odette ; plus de 4, c’est jeter tes pions. Mise 4.',
  },
  oneStartEach: {
    say: 'Un Départ posé verse des pions à chaque tour. Mais on n’en pose qu’un de toute la partie, et les Moines n’en versent qu’un !',
  },
  waitForBetter: {
    say: 'D’autres en versent jusqu’à quatre : attendre un bon Départ peut payer. Ne pose rien cette fois, et pioche.',
    otherwise:
      'Les Moines te lieraient à 1 pion par tour jusqu’à la fin. Garde-les en main, et pioche.',
  },
  startForSale: {
    say: 'Et voilà l’Égypte ! Départs, magasins et exports se vendent au bluff : chacun cache des pions dans son poing.',
  },
  closeFist: {
    say: 'Le plus gros poing l’emporte, mais tous les pions partent à la banque, même ceux des perdants. Caches-en 4.',
    otherwise: 'Trop peu, et tu les perds pour rien ; trop, et te voilà à sec. Cache 4 pions.',
  },
  fistsOpened: {
    say: '4 contre 3 et 2 : l’Égypte est à toi, et les autres ont payé pour rien. Tu la poseras à ton prochain tour.',
  },
  challenge: {
    say: 'Odette retourne un Défi ! Qui montre le plus de fleurs gagne autant de pions qu’il y a de fleurs en tout, Défi compris.',
  },
  showFlowers: {
    say: 'Ça tombe bien : tu as pioché un Défi à 4 fleurs. Montre-le, et lui seul, car tout ce qu’on montre est défaussé.',
    otherwise:
      'Seul ton Défi porte des fleurs, le reste serait jeté pour rien. Montre le Défi tout seul.',
  },
  flowersWon: {
    say: '3, 4, 1 et 2 : 10 fleurs en tout, donc 10 pions pour toi !',
  },
  layStart: {
    say: 'Essaie de poser tes graines : la table te dira ce qui manque. Puis pose ton Départ, l’Égypte.',
    otherwise: 'Pas si vite ! Sans Départ, ni revenu ni chaîne : pose d’abord l’Égypte.',
  },
  income: {
    say: 'Dès ton prochain tour, elle te verse 4 pions, et tu peux poser une carte de chaîne par tour : 1 à 5 dans l’ordre, 7 avec un 6.',
  },
  shopIncome: {
    say: 'Six tours plus tard, 1 à 4 sont posées. Et ton Magasin (6) prend 1 pion à chaque adversaire, à chacun de tes tours.',
  },
  debt: {
    say: 'Mais Basile a tout misé sur un export : sa bourse est vide. Qui ne peut pas payer doit vendre une carte de sa main.',
  },
  forcedSale: {
    say: 'Vente forcée : la Torréfaction (5), juste ce qu’il te faut ! Cette fois, le prix va au vendeur et non à la banque : mise 2.',
    otherwise:
      'Passer serait dommage, et plus de 2, c’est trop : Odette n’ira pas plus haut. Mise 2.',
  },
  debtPaid: {
    say: 'Basile touche tes 2 pions et t’en paie 1. Sans plus rien à vendre, ce serait la faillite : il quitterait la partie.',
  },
  laySixth: {
    say: 'La torréfaction est à toi : pose-la ! Une seule carte de chaîne par tour.',
    otherwise:
      'L’ordre compte : on pose d’abord, les cartes spéciales viennent après. Pose la Torréfaction (5).',
  },
  strike: {
    say: 'Reste ta carte spéciale, qui ne se vend jamais : joue l’Incendie contre Odette, et sa manufacture (3) part en fumée.',
    otherwise: 'La garder ? Odette te suit de près : joue l’Incendie contre elle.',
  },
  howItIsWon: {
    say: 'Six sur sept : il ne te manque que l’Export (7). Avoir les sept devant soi à la fin de son tour, c’est gagner la partie.',
  },
  wellDone: {
    say: 'Bravo : tu sais attendre, enchérir, bluffer et défier. Le reste, la table te le dira : lance ta première partie !',
  },
};
