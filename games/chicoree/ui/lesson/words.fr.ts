// The lesson of Chicorée le Jeu in French.

import type { Words } from './plan.ts';

export const words: Words = {
  welcome: {
    say: 'Bienvenue à la manufacture ! Le but : réunir devant toi les sept cartes de la chaîne, de l’achat de graines à l’export.',
  },
  firstDraw: {
    say: 'Une main vide, 12 pions en bourse : rien à poser pour l’instant. Termine ton tour, et tu piocheras deux cartes.',
  },
  openAuction: {
    say: 'La première est ton secret : un Départ, on y revient. La seconde se retourne : 1-Achat de graines, vendue aux enchères !',
  },
  openLow: {
    say: 'Chacun son tour, on monte ou on passe ; seul le gagnant paie. Ouvre en douceur : mise 2.',
    otherwise:
      'Passer, c’est l’abandonner ; miser gros, c’est se ruiner d’entrée. Ouvre en douceur : mise 2.',
  },
  raise: {
    say: 'Odette monte à 3, Basile passe : pour lui, c’est fini. Toute chaîne commence par cette carte : mise 4 !',
    otherwise: 'Si tu passes, elle file chez Odette ; plus de 4, c’est jeter tes pions. Mise 4.',
  },
  shopForSale: {
    say: 'Adjugé pour 4 pions ! Odette retourne un 6-Magasin : une fois posé, il prend 1 pion à chaque adversaire, à chacun de tes tours.',
  },
  closeFist: {
    say: 'Enchère bluff : chacun cache des pions dans son poing, et tous partent à la banque, même ceux des perdants. Mets-en 4.',
    otherwise:
      'Trop peu, et tu les perds pour rien ; trop, et te voilà à sec. Ferme le poing sur 4 pions.',
  },
  fistsOpened: {
    say: '4 contre 3 et 2 : le magasin est à toi ! Et c’est de nouveau ton tour.',
  },
  layStart: {
    say: 'Essaie de poser tes graines : la table te dira ce qui manque. Puis pose ton Départ, l’Égypte : 4 pions par tour !',
    otherwise: 'Pas si vite ! Sans Départ, ni revenu ni chaîne : pose d’abord l’Égypte.',
  },
  secondDraw: {
    say: 'Bien joué : dès ton prochain tour, il paie, et ta chaîne peut commencer. Termine pour piocher.',
  },
  specialKept: {
    say: 'Une Surproduction ! Les cartes spéciales ne se vendent pas : celle-ci va droit dans ta main.',
  },
  challenge: {
    say: 'Odette retourne un Défi ! Qui montre le plus de fleurs gagne autant de pions qu’il y a de fleurs en tout, Défi compris.',
  },
  showFlowers: {
    say: 'Ça tombe bien : tu as pioché un Défi à 4 fleurs. Montre-le, et lui seul, car tout ce qu’on montre est défaussé.',
    otherwise:
      'Seul ton Défi porte des fleurs, le reste serait jeté pour rien. Montre le Défi tout seul.',
  },
  income: {
    say: '10 fleurs, 10 pions pour toi ! Et ton tour s’ouvre sur le revenu : l’Égypte vient de te verser 4 pions.',
  },
  layFirst: {
    say: 'Essaie de poser ton magasin : la table te dira ce qu’il attend. Puis pose 1-Achat de graines, le début de ta chaîne.',
    otherwise:
      'L’ordre compte : on pose d’abord, les spéciales viennent après. Pose 1-Achat de graines.',
  },
  strike: {
    say: 'Une carte de chaîne par tour, pas plus. Reste la Surproduction : joue-la contre Odette, qui ne touchera rien pendant deux tours.',
    otherwise:
      'La garder, ou viser Basile, qui n’a pas de Départ ? Odette, elle, touche 2 pions par tour : joue Surproduction contre elle.',
  },
  sixToGo: {
    say: 'Joli coup ! Encore 2, 3, 4, 5, un magasin et l’export : les sept devant toi à la fin de ton tour, et c’est gagné.',
  },
  wellDone: {
    say: 'Bravo : tu sais poser, enchérir, bluffer et défier. Le reste, la table te le dira : lance ta première partie !',
  },
};
