// Advice at the Chicorée table, in German.

import { counted } from '@tablee/kit';
import type { AdviceSentences } from './advice.fr.ts';

const tokens = (count: number): string => counted('de', count, 'Chip', 'Chips');
const flowers = (count: number): string => counted('de', count, 'Blüte', 'Blüten');
/** What a bid leaves. */
const left = (count: number, due: number): string =>
  `${count < 2 ? 'bleibt' : 'bleiben'} dir ${count === 0 ? 'nichts' : tokens(count)}${due > 0 ? ' für Schulden' : ''}`;
const wouldBeLeft = (count: number): string =>
  `Dir ${count < 2 ? 'bliebe' : 'blieben'} ${count === 0 ? 'nichts' : tokens(count)}`;

export const de: AdviceSentences = {
  completes: () => 'Deine Kette ist vollständig: Am Ende deines Zuges gewinnst du.',
  'completes-in': ({ turns }) =>
    `Damit hast du alles, um deine Kette in ${counted('de', turns, 'Zug', 'Zügen')} fertig zu bekommen.`,
  'lays-next': ({ number }) => `Das ist das nächste Glied deiner Kette, die ${number}.`,
  needs: ({ number }) => `Die ${number} fehlt dir noch.`,
  'shop-pays': () => 'In jedem deiner Züge zahlen dir alle anderen einen Chip mehr.',
  'export-pays': () => 'In jedem deiner Züge zahlen dir alle anderen zwei Chips mehr.',
  'joker-spare': ({ number }) =>
    `Die ${number} hast du auf der Hand: Der Joker nützt dir anderswo mehr.`,
  income: ({ tokens: count }) => `Diese Startkarte bringt ${tokens(count)} pro Zug.`,
  'small-start': () => 'Eine bessere Startkarte brächte mehr, und du legst nur eine.',
  'waits-for-start': () =>
    'Du legst nur eine Startkarte: Auf eine bessere zu warten kann sich lohnen.',
  'keeps-specials': () => 'Deine Sonderkarten behältst du für einen besseren Moment.',
  'draws-on': () => 'Es eilt nicht: Neue Karten bringen dich weiter.',
  'draws-two': () => 'Du ziehst zwei weitere Karten.',
  stops: ({ name, tokens: count }) =>
    count > 0
      ? `Zwei Züge lang bekommt ${name} nichts mehr: etwa ${tokens(count)} pro Zug.`
      : `Zwei Züge lang bekommt ${name} nichts.`,
  'stops-anew': ({ name }) => `Für ${name} beginnen die zwei Züge ohne Einnahmen von vorn.`,
  destroys: ({ name, number }) => `${name} verliert die ${number} und muss sie neu legen.`,
  'hits-leader': ({ name }) => `Niemand ist näher am Ziel als ${name}.`,
  'hurts-more-later': ({ name }) => `Später, wenn die Läden zahlen, trifft das ${name} härter.`,
  'stopped-already': ({ name }) => `${name} bekommt im Moment ohnehin nichts.`,
  denies: ({ name }) => `${name} kann diese Karte brauchen: Besser, sie nicht herzuschenken.`,
  'lets-have': ({ name }) => `Diese Karte ginge wohl an ${name}, wo sie nützt.`,
  'worth-it': ({ worth, price, tokens: count, due }) =>
    `Dir ist sie etwa ${worth} wert; bietest du ${price}, ${left(count, due)}.`,
  leaves: ({ price, tokens: count, due }) => `Bietest du ${price}, ${left(count, due)}.`,
  'leaves-little': ({ tokens: count, due }) =>
    due > 0
      ? `${wouldBeLeft(count)}, und die anderen wollen in jeder Runde ${due} von dir.`
      : `${wouldBeLeft(count)}: wenig für kommende Schulden.`,
  'too-dear': ({ price, worth }) =>
    `${tokens(price)} ${price === 1 ? 'wäre' : 'wären'} zu viel: Für dich ist diese Karte etwa ${worth} wert.`,
  outbid: ({ price }) => `Mit ${price} wärst du leichter zu überbieten.`,
  'more-than-needed': ({ best }) => `${tokens(best)} ${best > 1 ? 'sollten' : 'sollte'} reichen.`,
  'better-kept': () => 'Deine Chips nützen dir später mehr.',
  'no-use': () => 'Diese Karte nützt dir nichts.',
  'keeps-reserve': ({ tokens: count }) => `Behalte besser ${tokens(count)} für Schulden.`,
  'keeps-tokens': ({ tokens: count }) =>
    count > 1
      ? `Deine ${tokens(count)} behältst du für eine nützlichere Karte.`
      : 'Deinen Chip behältst du für eine nützlichere Karte.',
  'fist-is-lost': () => 'Beim Bluff sind die Chips in der Faust weg, auch wenn du nicht gewinnst.',
  'a-bargain': ({ price, worth }) =>
    `Für ${price} wäre diese Karte günstig: Für dich ist sie etwa ${worth} wert.`,
  'shows-flowers': ({ flowers: shown, tokens: count }) =>
    `${flowers(shown)}: Wenn niemand mehr zeigt, gewinnst du mindestens ${tokens(count)}.`,
  shows: ({ flowers: shown }) => `Du zeigst ${flowers(shown)}.`,
  'wins-nothing': () => 'Solange du gestoppt bist, bringt dir ein Wettstreit nichts.',
  'keeps-flowers': ({ flowers: kept }) =>
    `${flowers(kept)} behältst du für den nächsten Wettstreit.`,
  'throws-least': () => 'Du riskierst keine Blüte: Diese Karte brauchst du am wenigsten.',
  throws: () => 'Du riskierst keine Blüte.',
  'throws-useful': () => 'Eine andere Karte würdest du weniger vermissen.',
  'throws-start': ({ tokens: count }) =>
    `Dabei wirfst du eine Startkarte weg, die ${tokens(count)} pro Zug bringt.`,
  'throws-number': ({ number }) => `Dabei wirfst du die ${number} weg, die du brauchen kannst.`,
  'throws-more': () => 'Dabei wirfst du eine Karte weg, die du brauchen kannst.',
  'covers-debt': ({ tokens: count }) =>
    `Diese Karte bringt vielleicht ${tokens(count)}: genug zum Zahlen.`,
  'sells-least': () => 'Diese Karte brauchst du am wenigsten.',
  'may-fetch': ({ tokens: count }) =>
    count > 0
      ? `Diese Karte bringt vielleicht ${tokens(count)}.`
      : 'Vielleicht will jemand diese Karte.',
  'short-of-debt': ({ tokens: count }) =>
    `Diese Karte wird wohl nicht reichen: Dir ${count === 1 ? 'fehlt' : 'fehlen'} ${tokens(count)}.`,
  'too-useful': ({ worth }) => `Diese Karte würde dir fehlen: Für dich ist sie etwa ${worth} wert.`,

  'you-win': () => 'Du gewinnst innerhalb einer Runde.',
  'you-are-out': () => 'Innerhalb einer Runde kannst du nicht zahlen und scheidest aus.',
  'chain-grows': () => 'Eine Runde später ist deine Kette länger.',
  'chain-broken': () => 'Eine Runde später hat deine Kette ein Glied verloren.',
  'short-of-tokens': () => 'Eine Runde später reicht es nicht für die nächsten Schulden.',
  'has-number': ({ number }) =>
    `Eine Runde später hast du die ${number}, auf der Hand oder ausgelegt.`,
  'rival-wins': ({ name }) => `${name} gewinnt innerhalb einer Runde.`,
  'rival-grows': ({ name }) => `Eine Runde später hat ${name} eine längere Kette.`,
};
