// The Chicorée table in the browser, in French, which comes first: the other languages say neither
// more nor less, or they do not compile.

import { capital, counted, either, listed, type Person } from '@tablee/kit';
import type { Order } from '../../rules/index.ts';
import { fr as game } from '../../texts/fr.ts';

/** What can be done in a turn besides drawing. */
interface Choices {
  /** A chain card could be laid. */
  readonly lay: boolean;
  readonly start: boolean;
  readonly play: boolean;
}

/** What takes tokens from all other players: one player's shops and export. */
export interface Trade {
  readonly owner: Person;
  readonly shops: number;
  readonly exports: boolean;
}

interface Debt {
  readonly debtor: Person;
  readonly trade: Trade;
  readonly due: number;
  readonly tokens: number;
}

interface Standing {
  readonly name: string;
  readonly tokens: number;
  readonly chain: number;
  readonly held: number;
}

const tokens = (count: number): string => counted('fr', count, 'pion', 'pions');
const cards = (count: number): string => counted('fr', count, 'carte', 'cartes');
const flowers = (count: number): string => counted('fr', count, 'fleur', 'fleurs');

/** « les 2 magasins et l’export de Beate », « ton magasin ». */
function trade({ owner, shops, exports }: Trade): string {
  const { pick } = owner;
  const parts = [
    ...(shops === 1 ? [pick('ton magasin', 'le magasin')] : []),
    ...(shops > 1 ? [`${pick('tes', 'les')} ${shops} magasins`] : []),
    ...(exports ? [pick('ton export', 'l’export')] : []),
  ];
  return `${listed('fr', parts)}${pick('', ` ${owner.of}`)}`;
}

const REASONS: Readonly<Record<string, string>> = {
  chain: 'La chaîne est complète, de la graine à l’export.',
  last: 'Tous les autres ont fait faillite.',
  exhausted:
    'La partie n’avance plus : la plus longue chaîne l’emporte, puis la bourse la mieux garnie.',
};

export const fr = {
  // ---- what the game itself says
  forms: game.forms,
  cardTexts: game.cards,

  close: 'Fermer',
  cancel: 'Annuler',

  // ---- counting
  tokens,

  // ---- zones
  middle: 'Au milieu de la table',
  actions: 'Ce que tu peux faire',
  hand: 'Ta main',
  /** What lies in front of a player. */
  board: ({ of, pick }: Person) => pick('Devant toi', `Le comptoir ${of}`),
  /** « 2 × Récolte ». */
  copies: (name: string, copies: number) => (copies > 1 ? `${copies} × ${name}` : name),
  /** Of so many copies so many are chosen. */
  picked(name: string, chosen: number, copies: number): string {
    if (chosen === 0) return name;
    return copies === 1
      ? `${name}, choisie`
      : `${name}, dont ${counted('fr', chosen, 'choisie', 'choisies')}`;
  },

  // ---- the turn
  track: 'Les étapes du tour',
  /** Nine short words. */
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
  step: (number: number, word: string) => `Étape ${number} : ${word}`,
  turn: (number: number) => `Tour ${number}`,
  plays: ({ start, pick }: Person) => pick('À toi de jouer', `${start} joue`),
  shuffling: 'On mélange…',

  // ---- pile and discard
  pile: 'Pioche',
  discard: 'Défausse',
  pileCount: (count: number) => `Pioche : ${cards(count)}`,
  discardLook: (count: number) => `Regarder la défausse : ${cards(count)}`,
  discardEmpty: 'La défausse est vide.',
  aside: 'Jouées ce tour-ci, défaussées avant la pioche',

  // ---- boards
  unfold: ({ of, pick }: Person) => `Voir tout ${pick('ton comptoir', `le comptoir ${of}`)}`,
  noStart: 'Pas de Départ',
  income: (count: number) => `+${count} par tour`,
  /** From each opponent. */
  toll: (count: number) => `+${count} de chacun`,
  chainTitle: 'Chaîne',
  /** For screen readers: the chain, and the cards that could come next. */
  chain: (laid: readonly string[], next: readonly string[]) =>
    [
      laid.length === 0 ? 'Chaîne vide' : `Chaîne : ${laid.join(', ')}`,
      ...(next.length === 0 ? [] : [`à poser ensuite : ${next.join(', ')}`]),
    ].join(' ; '),
  joker: (name: string) => `${name} (joker)`,
  place: (name: string) => `Place vide : ${name}`,
  placeHere: (name: string) => `Poser ici : ${name}`,
  startHere: 'Poser ton Départ ici',
  stop: (name: string, turns: number) =>
    `${name} : encore ${counted('fr', turns, 'tour', 'tours')} sans recevoir`,
  held: (count: number) => `${cards(count)} en main`,
  /** Six of the seven lie there. */
  oneMissing: ({ pick }: Person) => pick('Il ne te manque qu’une carte !', 'Plus qu’une carte !'),
  bankrupt: 'Faillite',
  knownHand: 'Cartes que tout le monde a vues aller dans sa main',
  openHand: ({ pick }: Person) => pick('Ta main', 'Sa main'),
  unknown: (count: number) => `et ${counted('fr', count, 'carte inconnue', 'cartes inconnues')}`,
  isAsked: 'c’est son tour',
  isFirst: 'en tête',
  hasChosen: 'a choisi',
  hasPassed: 'a passé',
  passes: 'passe',
  leads: (count: number) => `mène à ${count}`,

  // ---- what is asked
  main({ lay, start, play }: Choices): string {
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
  whichTarget: (card: string) => `${card} : contre qui ?`,
  fist: (count: number) =>
    `${capital(game.prompts.hide(count))} Chacun paie sa mise, même s’il perd.`,
  fistClosed: (count: number) =>
    `${count === 0 ? 'Tu ne caches rien' : `Tu caches ${tokens(count)}`}. Tu peux changer tant que tous n’ont pas choisi.`,
  show: 'Défi ! Choisis les cartes que tu montres, au moins une.',
  shownWait: 'Tes cartes sont prêtes. Tu peux changer tant que tous n’ont pas choisi.',
  sell: (missing: number) =>
    `Il te manque ${tokens(missing)} : choisis une carte de ta main à vendre.`,

  // ---- buttons
  draw: 'Piocher',
  pass: 'Passer',
  bid: (amount: number) => `Miser ${amount}`,
  otherBid: 'Autre…',
  otherBidTitle: 'Ta mise',
  amount: 'Combien de pions',
  less: 'Un de moins',
  more: 'Un de plus',
  upTo: (amount: number) => `Jusqu’à ${amount}, puis passer`,
  upToAsk: (amount: number) => `Jusqu’à ${amount}, puis me demander`,
  upToOpen: 'Miser d’avance…',
  passAhead: 'Passer d’avance',
  passTurn: 'Tout passer jusqu’à mon tour',
  /** Over everything that can be said in advance, and what is to be known about it. */
  ordersTitle: 'D’avance, en secret',
  ordersHint:
    'Personne d’autre ne voit ton ordre. La table surenchérit pour toi d’un pion à la fois, jusqu’à ton plafond ; tu peux l’annuler tant qu’il n’a pas servi.',
  /** The standing order, shown to its giver. */
  ordered(order: Order): string {
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
  /** Note that the order is private. */
  orderPrivate: 'C’est entre toi et la table.',
  orderCancel: 'Annuler l’ordre',
  closeFist: (amount: number) => (amount === 0 ? 'Ne rien cacher' : `Cacher ${tokens(amount)}`),
  reopenFist: 'Rouvrir le poing',
  inFist: 'Pions dans ton poing',
  showCards: (count: number, sum: number) => `Montrer ${cards(count)} (${flowers(sum)})`,
  showNothing: 'Choisis des cartes',

  // ---- the middle
  noBid: 'Pas encore de mise',
  holder: ({ does }: Person) => does('mènes', 'mène'),
  forced: ({ does }: Person) => `${does('dois', 'doit')} vendre une carte`,
  /** Names the owner of the shops that claim it. */
  debt({ debtor, trade: of, due, tokens: has }: Debt): string {
    const isMany = of.shops + Number(of.exports) > 1;
    const claim = `${capital(trade(of))} ${debtor.pick('te ', '')}${isMany ? 'réclament' : 'réclame'}`;
    const left = has === 0 ? 'pas' : `que ${has}`;
    return `${claim} ${tokens(due)}${debtor.pick(`, et tu n’en as ${left}.`, ` ${debtor.to}, qui n’en a ${left}.`)}`;
  },
  missing: (count: number) => `Il manque ${tokens(count)}`,
  /** While the hammer is up. */
  going: ['Une fois…', 'Deux fois…', 'Adjugé !'] satisfies [string, string, string],
  hammer: (seconds: number) =>
    `Le marteau tombe dans ${counted('fr', seconds, 'seconde', 'secondes')}`,
  fistsIn: (done: number, of: number) => `Poings fermés : ${done} sur ${of}`,
  showsIn: (done: number, of: number) => `Ont choisi : ${done} sur ${of}`,
  challenge: 'Défi',
  yourFlowers: (count: number) => `Tu montres ${flowers(count)}`,

  // ---- moments
  fromEach: (amount: number, people: number) =>
    people === 1 ? `et ${tokens(amount)} de l’adversaire` : `et ${tokens(amount)} de chacun`,
  empty: 'vide',
  allEmpty: (card: string) => `Tous les poings sont vides : ${card} va à la défausse.`,
  /** Stands behind the number, which is shown large by itself. */
  onTheTable: (count: number): string => (count < 2 ? 'fleur sur la table' : 'fleurs sur la table'),

  // ---- the end
  won: (people: readonly Person[]) =>
    people.length === 1
      ? `${people[0]!.does('gagnes', 'gagne')} !`
      : `Victoire partagée : ${listed(
          'fr',
          people.map(({ name }) => name),
        )}`,
  why: (reason: string) => REASONS[reason] ?? '',
  sheet: 'Le comptoir de chacun',
  player: 'Joueur',
  chainColumn: 'Chaîne',
  tokensColumn: 'Pions',
  ofSeven: (count: number) => `${count} sur 7`,
  ownBankrupt: 'Tu as fait faillite.',
  /** Of the chain, by which a player is ahead. */
  chainCards: cards,

  // ---- read out
  sayHand: (names: readonly string[]) => `Ta main : ${listed('fr', names)}.`,
  emptyHand: 'Ta main est vide.',
  /** In the list of shortcuts. */
  keys: [{ key: '0 … 9', does: 'aux enchères : ta mise, puis Entrée' }],
  /** In the hand, while the screen in the room shows something. */
  lookUp: 'Regarde l’écran.',
  noHand: 'Tu regardes : tu n’as pas de main.',
  sayLot: (card: string) => `Au milieu : ${card}.`,
  saySeat: ({ name, tokens: has, chain, held }: Standing) =>
    `${name} : ${tokens(has)}, chaîne ${chain} sur 7, ${cards(held)} en main.`,
  sayOut: (name: string) => `${name} : faillite.`,
};

export type UiTexts = typeof fr;
