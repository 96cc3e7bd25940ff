// Why a move of Chicorée is refused, in German: what is wrong, and what is possible instead.

import { chainCard } from '../rules/index.ts';
import type { Refusals } from './types.ts';

export const refusals: Refusals = {
  'no-such-seat': ({ seat }) => `An diesem Tisch gibt es keinen Platz ${seat}.`,
  bankrupt: () => 'Du bist bankrott und spielst nicht mehr mit, kannst aber weiter zuschauen.',
  'game-over': () => 'Das Spiel ist zu Ende: Es gibt nichts mehr zu spielen.',
  shuffling: () => 'Die Karten werden gerade gemischt: einen Moment.',
  'wrong-cards': () => 'Das sind nicht genau die Karten, die zu mischen sind.',
  'not-your-turn': ({ seat }, at) => `Am Zug ist ${at.person(Number(seat)).name}.`,
  'not-now': () => 'Das geht an dieser Stelle des Zuges nicht.',
  'not-in-hand': () => 'Diese Karte hast du nicht auf der Hand, oder nicht so oft.',
  'no-start-yet': () =>
    'Um Kettenkarten auszulegen, braucht man schon zu Beginn des Zuges eine Startkarte vor sich.',
  'after-special': () =>
    'Nach einer Sonderkarte legst du nichts mehr aus: Spiel weitere Sonderkarten oder beende den Zug.',
  'after-chain-card': () =>
    'Läden kommen vor der Kettenkarte: Dieser muss bis zu deinem nächsten Zug warten.',
  'no-harvest-yet': () =>
    'Noch keine Läden: Erst muss irgendjemand, egal wer, eine Ernte (4) ausgelegt haben.',
  'one-chain-card': () =>
    'Nur eine Kettenkarte pro Zug: Spiel Sonderkarten oder beende den Zug und zieh.',
  'not-a-chain-card': () =>
    'Das ist keine Kettenkarte: Ausgelegt werden nur 1 bis 7 und der Joker.',
  'joker-needs-number': () =>
    'Sag, für welche Kettenkarte der Joker steht, von 1 bis 7: zum Beispiel „JOK 3“.',
  'only-joker-stands-in': () =>
    'Nur die Zichorie (der Joker) ersetzt eine andere Karte: Diese hier bleibt, was sie ist.',
  'second-export': () => 'Du hast schon einen Export (7): Einer genügt.',
  'export-needs-shop': () =>
    'Für den Export (7) brauchst du erst mindestens einen Laden (6) vor dir.',
  'not-the-next': ({ number, next }, at) => {
    const card = at.the(chainCard(Number(number)));
    if (next === 0) return 'Deine Karten 1 bis 5 liegen schon alle.';
    const wanted = at.the(chainCard(Number(next)));
    return Number(number) < Number(next)
      ? `Du hast ${card} schon: Als Nächstes brauchst du ${wanted}.`
      : `Für ${card} ist es noch zu früh: Erst brauchst du ${wanted}.`;
  },
  'not-a-start': () =>
    'Das ist keine Startkarte: Es gibt Ägypten, Griechenland und die Holländischen Mönche.',
  'joker-is-no-start': () => 'Der Joker ersetzt nie eine Startkarte, nur Kettenkarten.',
  'second-start': () => 'Du hast schon eine Startkarte: Es gibt nur eine fürs ganze Spiel.',
  'not-special': () =>
    'Das ist keine Sonderkarte: Gespielt werden nur die roten und die ockerfarbenen.',
  'joker-is-laid': () =>
    'Der Joker wird nicht gespielt: Er wird anstelle einer Kettenkarte ausgelegt.',
  'needs-no-target': () => 'Diese Karte richtet sich gegen niemanden: Du ziehst damit 2 Karten.',
  'nothing-to-draw': () =>
    'Nachziehstapel und Ablage sind leer: Mit dieser Karte gäbe es nichts zu ziehen.',
  'needs-target': () => 'Diese Karte trifft jemanden: Sag, gegen wen du sie spielst.',
  'opponents-only': () => 'Diese Karte spielt man gegen andere, nicht gegen sich selbst.',
  'target-is-out': () => 'Diese Person ist ausgeschieden: Wähle jemand anderen.',
  'nothing-to-destroy': () =>
    'Da gibt es nichts zu zerstören: Vor dieser Person liegt kein Ziel für diese Karte.',
  'debtor-decides': ({ seat }, at) =>
    `${at.person(Number(seat)).start} muss Schulden bezahlen und wählt, was verkauft wird: einen Moment.`,
  'must-sell': ({ due }, at) =>
    `Du schuldest ${at.tokens(Number(due))} und hast nicht genug: Wähle eine Handkarte zum Verkauf.`,
  'seller-does-not-bid': () =>
    'Auf die Karte, die man verkauft, bietet man nicht: Der Preis ist ja für dich.',
  'has-passed': () => 'Du hast gepasst: Diese Versteigerung geht ohne dich zu Ende.',
  'not-the-speaker': ({ seat }, at) =>
    `Jetzt bietet ${at.person(Number(seat)).name}: Biete oder passe, wenn du an der Reihe bist.`,
  'at-least-one': () => 'Das erste Gebot beträgt mindestens 1 Chip.',
  'bid-higher': ({ price }, at) =>
    `Das Gebot steht bei ${at.tokens(Number(price))}: Biete mindestens ${Number(price) + 1}.`,
  'too-few-tokens': ({ tokens }, at) =>
    Number(tokens) === 0
      ? 'Du hast keine Chips: Du kannst nichts bieten.'
      : `Du hast nur ${at.tokens(Number(tokens))}: Mehr als man hat, bietet man nicht.`,
  'own-bid-stands': () => 'Das höchste Gebot ist schon deins: Sich selbst überbietet man nicht.',
  'wait-for-the-bell': () =>
    'Auf Zuruf wird nicht gepasst: Sag einfach nichts, bis der Hammer fällt.',
  'bid-zero-instead': () => 'Beim Bluff wird nicht gepasst: Eine leere Faust ist 0.',
  'everyone-bids': () =>
    'Es läuft eine Bluffversteigerung: Sag, wie viele Chips in deiner Faust sind (0 ist erlaubt).',
  'show-now': () => 'Es läuft ein Wettstreit: Zeig mindestens eine Karte aus deiner Hand.',
  'nothing-to-show': () => 'Du hast keine Karten mehr: Dieser Wettstreit läuft ohne dich.',
};
