// The lesson of Nicht die Bohne! in French.

import type { Words } from './plan.ts';

export const words: Words = {
  welcome: {
    say: 'Bienvenue au potager ! Les haricots de ta main, tu les donneras tous : seuls comptent ceux que tu prendras aux autres.',
  },
  leadLow: {
    say: 'À toi d’entamer : offre peu, car quelqu’un devra prendre ta carte. Choisis le 2 vert, puis appuie encore dessus pour le poser.',
    otherwise:
      'On peut entamer avec n’importe quoi. Mais garde les belles cartes et les méchantes pour plus tard : pose le 2 vert.',
  },
  turnedUp: {
    say: 'Chacun a choisi une carte en secret, et hop, on retourne ! Qui entame prend en premier : n’importe laquelle, sauf la sienne.',
  },
  takeFirst: {
    say: 'Essaie donc de prendre la tienne : la table te dira la règle. Ensuite, sers-toi bien : le 9 rouge d’Odette !',
    otherwise: 'C’est permis, mais bien modeste. Le 9 rouge vaut 9 points : prends-le à Odette !',
  },
  rowsAddUp: {
    say: '+9 dans ta rangée rouge : les nombres d’une couleur s’additionnent. Tu as pris à Odette, c’est donc à elle de choisir.',
  },
  minusIsLed: {
    say: 'La carte de Basile est partie en dernier : à lui celle sous le marqueur, et l’entame. Il pose un « − » rouge !',
  },
  givePoison: {
    say: 'Un « − » rend toute la rangée négative, et Basile te réserve le sien. Toi, vise le 6 jaune d’Odette : pose ton « − » jaune.',
    otherwise: 'Celle-là peut attendre. Ton « − » jaune ferait du 6 d’Odette un joli −6 : vas-y !',
  },
  lastTakesTheLead: {
    say: 'Odette tombe à −6 ! Mais ta carte est partie en dernier : tu as dû prendre le « − » rouge, et te voilà à −9.',
  },
  leadZero: {
    say: 'Patience : tu as l’entame, pose le zéro vert. Qui le prendra verra ses verts valoir 0, et Basile vient d’en amasser 11.',
    otherwise:
      'Pas encore : Basile collectionne les verts, c’est le moment de lâcher ton zéro vert.',
  },
  twoMinuses: {
    say: 'Quelle étourdie : Odette pose un deuxième « − » rouge ! Un ou trois « − », c’est négatif ; deux, c’est positif.',
  },
  turnTheRow: {
    say: 'Choisis sa carte, l’aperçu annonce −9 → +9 : prends-la !',
    otherwise: 'Compare les aperçus : rien ne vaut −9 → +9. Prends le « − » rouge d’Odette.',
  },
  zeroStruck: {
    say: 'Et voilà, +9 ! Basile, lui, a ramassé ton zéro : plus un haricot, ses 11 points verts se sont envolés.',
  },
  goEarly: {
    say: 'Basile se venge : un troisième « − » rouge attend le dernier ! Offre une belle carte, elle partira vite : ton 8 bleu.',
    otherwise:
      'Risqué : qui passe en dernier hérite du « − » rouge. À ton 8 bleu, Basile ne résistera pas.',
  },
  chooseSecond: {
    say: 'Basile a sauté dessus, c’est donc à toi ! Essaie de prendre la carte sous le marqueur : la table te dira à qui elle revient.',
  },
  takeDouble: {
    say: 'Maintenant, le ×2 rouge d’Odette : il double toute ta rangée. +9 → +18 !',
    otherwise: 'Le 6 vert, c’est +6 ; le ×2, c’est encore +9. Prends le ×2 rouge d’Odette.',
  },
  inTheLead: {
    say: '+18, te voilà en tête ! Méfiance quand même : un ×2 double aussi les rangées négatives.',
  },
  howItIsWon: {
    say: 'Quand les mains sont vides, tes quatre rangées s’additionnent. En trois manches, le plus gros total l’emporte.',
  },
  wellDone: {
    say: 'Bravo, tu sais tout : offrir du poison, choisir tôt, retourner un « − ». À table : lance ta première partie !',
  },
};
