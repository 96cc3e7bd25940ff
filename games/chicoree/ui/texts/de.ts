// The Chicorée table in the browser, in German.

import { counted, either, listed } from '@tablee/kit';
import { de as game } from '../../texts/de.ts';
import type { Trade, UiTexts } from './fr.ts';

const tokens = (count: number): string => counted('de', count, 'Chip', 'Chips');
const cards = (count: number): string => counted('de', count, 'Karte', 'Karten');
const flowers = (count: number): string => counted('de', count, 'Blüte', 'Blüten');

/** „Die 2 Läden und der Export von Beate“, „Dein Laden“. */
function trade({ owner, shops, exports }: Trade): string {
  const { pick } = owner;
  const parts = [
    ...(shops === 1 ? [pick('dein Laden', 'der Laden')] : []),
    ...(shops > 1 ? [`${pick('deine', 'die')} ${shops} Läden`] : []),
    ...(exports ? [pick('dein Export', 'der Export')] : []),
  ];
  const all = `${listed('de', parts)}${pick('', ` ${owner.of}`)}`;
  return all.charAt(0).toUpperCase() + all.slice(1);
}

const REASONS: Readonly<Record<string, string>> = {
  chain: 'Die Kette ist vollständig, von der Saat bis zum Export.',
  last: 'Alle anderen sind bankrott.',
  exhausted: 'Es geht nicht mehr weiter: Die längste Kette gewinnt, dann die vollste Kasse.',
};

export const de: UiTexts = {
  forms: game.forms,
  cardTexts: game.cards,

  close: 'Schließen',
  cancel: 'Abbrechen',

  tokens,

  middle: 'Die Tischmitte',
  actions: 'Was du tun kannst',
  hand: 'Deine Hand',
  board: ({ of, pick }) => pick('Vor dir', `Die Auslage ${of}`),
  copies: (name, copies) => (copies > 1 ? `${copies} × ${name}` : name),
  picked(name, chosen, copies) {
    if (chosen === 0) return name;
    return copies === 1 ? `${name}, gewählt` : `${name}, davon ${chosen} gewählt`;
  },

  track: 'Die Schritte des Zuges',
  steps: [
    'Einkommen',
    'Einnahmen',
    'Läden',
    'Kette',
    'Start',
    'Sonderkarten',
    'Erste Karte',
    'Zweite Karte',
    'Weiter',
  ],
  step: (number, word) => `Schritt ${number}: ${word}`,
  turn: (number) => `Zug ${number}`,
  plays: ({ does }) => `${does('bist', 'ist')} am Zug`,
  shuffling: 'Es wird gemischt …',

  pile: 'Stapel',
  discard: 'Ablage',
  pileCount: (count) => `Nachziehstapel: ${cards(count)}`,
  discardLook: (count) => `Ablage ansehen: ${cards(count)}`,
  discardEmpty: 'Die Ablage ist leer.',
  aside: 'In diesem Zug gespielt, vor dem Ziehen abgelegt',

  unfold: ({ of, pick }) => `${pick('Deine ganze Auslage', `Die ganze Auslage ${of}`)} ansehen`,
  noStart: 'Keine Startkarte',
  income: (count) => `+${count} pro Zug`,
  toll: (count) => `+${count} von jedem`,
  chainTitle: 'Kette',
  chain: (laid, next) =>
    [
      laid.length === 0 ? 'Kette leer' : `Kette: ${laid.join(', ')}`,
      ...(next.length === 0 ? [] : [`als Nächstes: ${next.join(', ')}`]),
    ].join('; '),
  joker: (name) => `${name} (Joker)`,
  place: (name) => `Leerer Platz: ${name}`,
  placeHere: (name) => `Hier auslegen: ${name}`,
  startHere: 'Deine Startkarte hier auslegen',
  stop: (name, turns) =>
    `${name}: bekommt noch ${counted('de', turns, 'Zug', 'Züge')} lang keine Chips`,
  held: (count) => `${cards(count)} auf der Hand`,
  oneMissing: ({ pick }) => pick('Dir fehlt nur noch eine Karte!', 'Nur noch eine Karte!'),
  bankrupt: 'Bankrott',
  knownHand: 'Karten, die vor aller Augen auf diese Hand kamen',
  openHand: ({ pick }) => pick('Deine Hand', 'Die Hand'),
  unknown: (count) => `und ${counted('de', count, 'unbekannte Karte', 'unbekannte Karten')}`,
  isAsked: 'ist dran',
  isFirst: 'liegt vorn',
  hasChosen: 'hat gewählt',
  hasPassed: 'hat gepasst',
  passes: 'passt',
  leads: (count) => `führt mit ${count}`,

  main({ lay, start, play }) {
    if (!lay && !start && !play)
      return 'Nichts zum Auslegen, nichts zum Spielen: Zieh deine Karten.';
    const options = [
      ...(lay ? ['leg eine Karte aus'] : []),
      ...(start ? ['leg eine Startkarte aus'] : []),
      ...(play ? ['spiel eine Sonderkarte'] : []),
      'zieh',
    ];
    return `Du bist dran: ${either('de', options)}.`;
  },
  whichNumber: 'Welche Karte ersetzt der Joker?',
  whichTarget: (card) => `${card}: gegen wen?`,
  fist: (count) => `${game.prompts.hide(count)} Alle zahlen ihren Einsatz, auch wer verliert.`,
  fistClosed: (count) =>
    `Du versteckst ${count === 0 ? 'nichts' : tokens(count)}. Du kannst es ändern, bis alle gewählt haben.`,
  show: 'Wettstreit! Wähle die Karten, die du zeigst: mindestens eine.',
  shownWait: 'Deine Karten liegen bereit. Du kannst sie ändern, bis alle gewählt haben.',
  sell: (missing) =>
    missing === 1
      ? 'Dir fehlt 1 Chip: Wähle eine Handkarte zum Verkauf.'
      : `Dir fehlen ${tokens(missing)}: Wähle eine Handkarte zum Verkauf.`,

  draw: 'Ziehen',
  pass: 'Passen',
  bid: (amount) => `${amount} bieten`,
  otherBid: 'Mehr …',
  otherBidTitle: 'Dein Gebot',
  amount: 'Wie viele Chips',
  less: 'Einen weniger',
  more: 'Einen mehr',
  upTo: (amount) => `Bis ${amount}, dann passen`,
  upToAsk: (amount) => `Bis ${amount}, dann mich fragen`,
  upToOpen: 'Vorab bieten …',
  passAhead: 'Vorab passen',
  passTurn: 'Alles passen, bis ich dran bin',
  ordersTitle: 'Vorab und geheim',
  ordersHint:
    'Niemand sonst sieht deinen Auftrag. Der Tisch erhöht für dich um je einen Chip, bis zu deiner Grenze; solange er nicht gebraucht wurde, kannst du ihn zurückziehen.',
  ordered(order) {
    switch (order.kind) {
      case 'bid':
        return order.then === 'pass'
          ? `Bis ${order.most}, dann passt du.`
          : `Bis ${order.most}, dann wirst du gefragt.`;
      case 'pass-auction':
        return 'Du passt bei dieser Versteigerung.';
      case 'pass-turn':
        return 'Du passt, bis du dran bist.';
    }
  },
  orderPrivate: 'Das weißt nur du.',
  orderCancel: 'Auftrag zurückziehen',
  closeFist: (amount) => (amount === 0 ? 'Nichts verstecken' : `${tokens(amount)} verstecken`),
  reopenFist: 'Faust wieder öffnen',
  inFist: 'Chips in deiner Faust',
  showCards: (count, sum) => `${cards(count)} zeigen (${flowers(sum)})`,
  showNothing: 'Wähle Karten',

  noBid: 'Noch kein Gebot',
  holder: ({ does }) => does('führst', 'führt'),
  forced: ({ does }) => `${does('musst', 'muss')} eine Karte verkaufen`,
  debt({ debtor, trade: of, due, tokens: has }) {
    const wants = of.shops + Number(of.exports) > 1 ? 'verlangen' : 'verlangt';
    const left = has === 0 ? 'keinen' : `nur ${has}`;
    return `${trade(of)} ${wants} von ${debtor.pick('dir', debtor.name)} ${tokens(due)}; ${debtor.pick('du hast', `${debtor.name} hat`)} ${left}.`;
  },
  missing: (count) => (count === 1 ? 'Es fehlt 1 Chip' : `Es fehlen ${tokens(count)}`),
  going: ['Zum Ersten …', 'Zum Zweiten …', 'Zum Dritten!'],
  hammer: (seconds) => `Der Hammer fällt in ${counted('de', seconds, 'Sekunde', 'Sekunden')}`,
  fistsIn: (done, of) => `Geschlossene Fäuste: ${done} von ${of}`,
  showsIn: (done, of) => `Gewählt haben: ${done} von ${of}`,
  challenge: 'Wettstreit',
  yourFlowers: (count) => `Du zeigst ${flowers(count)}`,

  fromEach: (amount, people) =>
    people === 1 ? `und ${tokens(amount)} vom Gegner` : `und ${tokens(amount)} von jedem`,
  empty: 'leer',
  allEmpty: (card) => `Alle Fäuste sind leer: ${card} kommt auf die Ablage.`,
  onTheTable: (count) => (count === 1 ? 'Blüte auf dem Tisch' : 'Blüten auf dem Tisch'),

  won: (people) =>
    people.length === 1
      ? `${people[0]!.does('gewinnst', 'gewinnt')}!`
      : `Geteilter Sieg: ${listed(
          'de',
          people.map(({ name }) => name),
        )}`,
  why: (reason) => REASONS[reason] ?? '',
  sheet: 'Alle Auslagen',
  player: 'Spieler',
  chainColumn: 'Kette',
  tokensColumn: 'Chips',
  ofSeven: (count) => `${count} von 7`,
  ownBankrupt: 'Du bist bankrott.',
  chainCards: cards,

  sayHand: (names) => `Deine Hand: ${listed('de', names)}.`,
  emptyHand: 'Deine Hand ist leer.',
  keys: [{ key: '0 … 9', does: 'bei einer Auktion: dein Gebot, dann Enter' }],
  lookUp: 'Schau auf den Bildschirm.',
  noHand: 'Du schaust zu und hast keine Karten.',
  sayLot: (card) => `In der Mitte: ${card}.`,
  saySeat: ({ name, tokens: has, chain, held }) =>
    `${name}: ${tokens(has)}, Kette ${chain} von 7, ${cards(held)} auf der Hand.`,
  sayOut: (name) => `${name}: bankrott.`,
};
