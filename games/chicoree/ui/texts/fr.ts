// The Chicorée table in the browser, in French.

import { counted, either, listed } from '@tablee/kit';
import { fr as game } from '../../texts/fr.ts';
import type { UiTexts } from './types.ts';

const tokens = (count: number): string => counted('fr', count, 'pion', 'pions');
const cards = (count: number): string => counted('fr', count, 'carte', 'cartes');
const flowers = (count: number): string => counted('fr', count, 'fleur', 'fleurs');

const REASONS: Readonly<Record<string, string>> = {
  chain: 'La chaîne est complète, de la graine à l’export.',
  last: 'Tous les autres ont fait faillite.',
  exhausted: 'La partie s’est épuisée : la plus longue chaîne l’emporte, puis la bourse.',
};

export const fr: UiTexts = {
  forms: game.forms,
  cardTexts: game.cards,

  close: 'Fermer',
  cancel: 'Annuler',

  tokens,
  cards,
  flowers,

  middle: 'Au milieu de la table',
  actions: 'Ce que tu peux faire',
  hand: 'Ta main',
  own: ({ of }) => `Devant toi : le comptoir ${of}`,
  copies: (name, copies) => (copies > 1 ? `${copies} × ${name}` : name),
  picked: (name, chosen, copies) => `${name}, ${chosen} sur ${copies} choisies`,

  track: 'Les étapes du tour',
  steps: [
    'Revenu',
    'Recettes',
    'Magasins',
    'Chaîne',
    'Départ',
    'Spéciales',
    'Première carte',
    'Deuxième carte',
    'Au suivant',
  ],
  step: (number, word) => `Étape ${number} : ${word}`,
  turn: (number) => `Tour ${number}`,
  plays: ({ start }) => `${start} joue`,
  youPlay: 'À toi de jouer',
  shuffling: 'On mélange…',

  pile: 'Pioche',
  discard: 'Défausse',
  pileCount: (count) => `Pioche : ${cards(count)}`,
  discardLook: (count) => `Regarder la défausse : ${cards(count)}`,
  discardEmpty: 'La défausse est vide.',
  aside: 'Jouées ce tour-ci, défaussées avant la pioche',

  unfold: ({ of }) => `Voir tout le comptoir ${of}`,
  noStart: 'Pas de Départ',
  income: (count) => `+${count} par tour`,
  toll: (count) => `+${count} de chacun`,
  chainTitle: 'Chaîne',
  chain: (laid, next) =>
    [
      laid.length === 0 ? 'Chaîne vide' : `Chaîne : ${laid.join(', ')}`,
      ...(next.length === 0 ? [] : [`à poser ensuite : ${next.join(', ')}`]),
    ].join(' ; '),
  joker: (name) => `${name} (joker)`,
  place: (name) => `Place vide : ${name}`,
  placeHere: (name) => `Poser ici : ${name}`,
  stopped: 'À l’arrêt',
  stop: (name, turns) => `${name} : encore ${counted('fr', turns, 'tour', 'tours')} sans recevoir`,
  held: (count) => `${cards(count)} en main`,
  bankrupt: 'Faillite',
  knownHand: 'Cartes que tout le monde a vues aller dans sa main',
  openHand: 'Sa main',
  unknown: (count) => `et ${counted('fr', count, 'carte inconnue', 'cartes inconnues')}`,
  isAsked: 'c’est son tour',
  hasChosen: 'a choisi',
  hasPassed: 'a passé',
  passes: 'passe',
  leads: (count) => `mène à ${count}`,

  main({ lay, start, play }) {
    if (!lay && !start && !play) return 'Rien à poser ni à jouer : à toi de piocher.';
    const options = [
      ...(lay ? ['pose une carte'] : []),
      ...(start ? ['pose un Départ'] : []),
      ...(play ? ['joue une spéciale'] : []),
      'pioche',
    ];
    return `À toi : ${either('fr', options)}.`;
  },
  whichNumber: 'Le joker remplace quelle carte ?',
  whichTarget: (card) => `${card} : contre qui ?`,
  fist: (count) =>
    `Combien de pions sur ${count}, ou zéro ? Tous les poings sont payés, même perdants.`,
  fistClosed: (count) =>
    `Poing fermé sur ${tokens(count)}. Tu peux changer tant que tous n’ont pas choisi.`,
  show: 'Défi ! Choisis les cartes que tu montres, au moins une.',
  shownWait: 'Tes cartes sont prêtes. Tu peux changer tant que tous n’ont pas choisi.',
  sell: (missing) => `Il te manque ${tokens(missing)} : choisis une carte de ta main à vendre.`,
  watching: (person) =>
    person === undefined ? 'Tu regardes la partie.' : `On attend ${person.name}.`,

  draw: 'Piocher',
  pass: 'Passer',
  bid: (amount) => `Miser ${amount}`,
  otherBid: 'Autre…',
  otherBidTitle: 'Ta mise',
  amount: 'Combien de pions',
  less: 'Un de moins',
  more: 'Un de plus',
  upTo: (amount) => `Jusqu’à ${amount}, puis passer`,
  upToAsk: (amount) => `Jusqu’à ${amount}, puis me demander`,
  upToOpen: 'Miser d’avance…',
  passAhead: 'Passer d’avance',
  passTurn: 'Tout passer jusqu’à mon tour',
  ordersTitle: 'D’avance, en secret',
  ordersHint:
    'Personne d’autre ne voit ton ordre. La table surenchérit pour toi d’un pion à la fois, jusqu’à ton plafond ; tu peux l’annuler tant qu’il n’a pas servi.',
  ordered(order) {
    switch (order.kind) {
      case 'bid':
        return order.then === 'pass'
          ? `Jusqu’à ${order.most}, puis tu passes.`
          : `Jusqu’à ${order.most}, puis on te demande.`;
      case 'pass-auction':
        return 'Tu passes cette enchère.';
      case 'pass-turn':
        return 'Tu passes tout jusqu’à ton tour.';
    }
  },
  orderPrivate: 'C’est entre toi et la table.',
  orderCancel: 'Annuler l’ordre',
  closeFist: (amount) => (amount === 0 ? 'Fermer le poing vide' : `Fermer le poing sur ${amount}`),
  reopenFist: 'Rouvrir le poing',
  inFist: 'Pions dans ton poing',
  showCards: (count, sum) => `Montrer ${cards(count)} (${flowers(sum)})`,
  showNothing: 'Choisis des cartes',
  changeShow: (count) => `Changer : ${cards(count)}`,
  lookAt: (name) => `Regarder ${name}`,

  noBid: 'Pas encore de mise',
  holder: ({ start }) => `${start} mène`,
  youHold: 'Tu mènes',
  forced: ({ of }) => `Vente forcée ${of}`,
  debt: ({ debtor, creditor, due, tokens: has }) =>
    `${debtor.start} doit ${tokens(due)} ${creditor.to} et n’en a que ${has}.`,
  missing: (count) => `Il manque ${tokens(count)}`,
  going: ['Une fois…', 'Deux fois…', 'Adjugé !'],
  hammer: (seconds) => `Le marteau tombe dans ${counted('fr', seconds, 'seconde', 'secondes')}`,
  fistsIn: (done, of) => `Poings fermés : ${done} sur ${of}`,
  showsIn: (done, of) => `Cartes choisies : ${done} sur ${of}`,
  challenge: 'Défi',
  yourFlowers: (count) => `Tu montres ${flowers(count)}`,

  fromEach: (amount, people) =>
    people === 1 ? `et ${tokens(amount)} de l’adversaire` : `et ${tokens(amount)} de chacun`,
  empty: 'vide',
  onTheTable: (count) => (count < 2 ? 'fleur sur la table' : 'fleurs sur la table'),

  won: (names, count) => (count === 1 ? `${names} gagne !` : `Victoire partagée : ${names}`),
  why: (reason) => REASONS[reason] ?? '',
  sheet: 'Le comptoir de chacun',
  player: 'Joueur',
  chainColumn: 'Chaîne',
  tokensColumn: 'Pions',
  ofSeven: (count) => `${count} sur 7`,
  winner: 'Vainqueur',

  sayHand: (names) => `Ta main : ${listed('fr', names)}.`,
  emptyHand: 'Ta main est vide.',
  noHand: 'Tu regardes : tu n’as pas de main.',
  sayLot: (card) => `Au milieu : ${card}.`,
  saySeat: ({ name, tokens: has, chain, held }) =>
    `${name} : ${tokens(has)}, chaîne ${chain} sur 7, ${cards(held)} en main.`,
  sayOut: (name) => `${name} : faillite.`,
};
