// The lesson of Pas de bras… in French.

import type { Words } from './plan.ts';

export const words: Words = {
  welcome: {
    say: 'Bienvenue à la foire aux chocolats ! Ta main, tu l’offriras tout entière : seul compte ce que tu prendras aux autres.',
  },
  leadLow: {
    say: 'Le marqueur Oya est devant toi : tu entames. Offre peu, car quelqu’un devra prendre ta carte : appuie deux fois sur le 2 blanc.',
    otherwise:
      'On peut entamer avec n’importe quoi. Mais garde les tablettes et les mauvais coups pour plus tard : pose le 2 blanc.',
  },
  turnedUp: {
    say: 'Chacun a choisi en secret, et on déballe tout ! L’Oya prend en premier : n’importe quelle carte, sauf la sienne.',
  },
  takeFirst: {
    say: 'Essaie donc de prendre la tienne : la table te dira la règle. Puis régale-toi : le 9 au lait d’Odette !',
    otherwise:
      'C’est permis, mais c’est la diète. Le 9 au lait vaut 9 points : prends-le à Odette !',
  },
  rowsAddUp: {
    say: '+9 en chocolat au lait : les nombres d’une sorte s’additionnent. Tu as pris à Odette, c’est donc à elle de choisir.',
  },
  minusIsLed: {
    say: 'La carte de Basile est partie en dernier : à lui celle de l’Oya, et le voilà Oya. Il sert de l’huile de palme au lait !',
  },
  givePoison: {
    say: 'L’huile de palme rend toute la sorte négative, et Basile te vise. Gâche le 6 noir d’Odette : pose ton huile de palme noire.',
    otherwise:
      'Celle-là peut attendre. Ton huile de palme noire ferait du 6 d’Odette un écœurant −6 : vas-y !',
  },
  lastTakesTheLead: {
    say: 'Beurk, Odette tombe à −6 ! Mais ta carte est partie en dernier : l’huile de palme au lait est pour toi, et te voilà à −9.',
  },
  leadZero: {
    say: 'Patience : entame avec le pas de bras blanc. Qui le prendra verra ses blancs valoir 0, et Basile vient d’en croquer 11.',
    otherwise:
      'Pas encore : Basile est fou de chocolat blanc, c’est le moment de lâcher ton pas de bras blanc.',
  },
  twoMinuses: {
    say: 'Odette a la tête ailleurs : encore de l’huile de palme au lait ! Une ou trois, c’est négatif ; deux, c’est positif.',
  },
  turnTheRow: {
    say: 'Choisis sa carte, l’aperçu annonce −9 → +9 : prends-la !',
    otherwise: 'Compare les aperçus : rien ne vaut −9 → +9. Prends l’huile de palme d’Odette.',
  },
  zeroStruck: {
    say: 'Et voilà, +9 ! Pas de bras pour Basile, donc pas de chocolat : ses 11 points blancs ont fondu.',
  },
  goEarly: {
    say: 'Basile se venge : une troisième huile de palme attend le dernier ! Offre du bon, on se l’arrachera : ton 8 aux noisettes.',
    otherwise:
      'Risqué : qui passe en dernier hérite de l’huile de palme. À ton 8 aux noisettes, Basile ne résistera pas.',
  },
  chooseSecond: {
    say: 'Basile a craqué, c’est donc à toi ! Essaie de prendre la carte de l’Oya : la table te dira à qui elle revient.',
  },
  takeDouble: {
    say: 'Maintenant, le cacao au lait d’Odette : il double toute la sorte. +9 → +18 !',
    otherwise:
      'Le 6 blanc, c’est +6 ; le cacao, c’est encore +9. Prends le cacao au lait d’Odette.',
  },
  inTheLead: {
    say: '+18, te voilà en tête ! Méfiance quand même : le cacao double aussi les sortes négatives.',
  },
  howItIsWon: {
    say: 'Mains vides, on compte : la plus belle collection gagne la manche. Une partie en compte une par joueur, et le total décide.',
  },
  wellDone: {
    say: 'Bravo, tu sais tout : faire des cadeaux empoisonnés, choisir tôt, sauver ta collection. Lance ta première partie !',
  },
};
