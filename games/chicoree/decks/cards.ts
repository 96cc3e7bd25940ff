// The twenty-five kinds of card: their numbers inside, their codes outside, what each is for.

import { words, type Card } from '@tablee/kit';

/** In the order of the record; a card's number is its place here. */
export const CODES = [
  'EGY', 'GRE', 'MOI',
  'C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7',
  'JOK',
  'MAL', 'ORA', 'PLU', 'INC', 'SUR', 'CAF',
  'VOG', 'BLO', 'SAN',
  'D1', 'D2', 'D3', 'D4', 'D5',
] as const; // prettier-ignore
export type Code = (typeof CODES)[number];
export const KINDS = CODES.length;

export const cardCodec = words(CODES);

const of = (code: Code): Card => CODES.indexOf(code);
export const EGY = of('EGY');
export const MOI = of('MOI');
export const C1 = of('C1');
export const C6 = of('C6');
export const C7 = of('C7');
export const JOK = of('JOK');
export const MAL = of('MAL');
export const PLU = of('PLU');
export const INC = of('INC');
export const SUR = of('SUR');
export const CAF = of('CAF');
export const VOG = of('VOG');
export const SAN = of('SAN');
export const D1 = of('D1');

export const SHOP = 6;
export const EXPORT = 7;
export const MANUFACTURE = 3;
export const HARVEST = 4;

export const isStart = (card: Card): boolean => card <= MOI;
export const isChain = (card: Card): boolean => card >= C1 && card <= C7;
export const isRed = (card: Card): boolean => card >= MAL && card <= CAF;
export const isStop = (card: Card): boolean => card === SUR || card === CAF;
export const isOchre = (card: Card): boolean => card >= VOG && card <= SAN;
/** [CH-57] The cards with chicory flowers. */
export const isChallenge = (card: Card): boolean => card >= D1;
/** [CH-19] What goes to the hand when it is turned up: red, ochre or joker. */
export const isSpecial = (card: Card): boolean => card >= JOK && card <= SAN;
/** [CH-66] Sold with closed fists; every other card in an open auction. */
export const isBluffCard = (card: Card): boolean => isStart(card) || card === C6 || card === C7;

/** The number of a chain card, 1 to 7. */
export const chainNumber = (card: Card): number => card - C1 + 1;
export const chainCard = (number: number): Card => C1 + number - 1;

/** Flowers on a card; 0 for all that are no Défi. */
export const flowersOn = (card: Card): number => (card >= D1 ? card - D1 + 1 : 0);

/** [CH-30] Income per turn of the three Départ cards. */
const INCOME = [4, 2, 1] as const;
export type Income = (typeof INCOME)[number];
export const incomeOf = (card: Card): Income => INCOME[card]!;

/** [CH-40] [CH-41] The chain number that a red card destroys; 0 for the stop cards. */
export const destroys = (card: Card): number =>
  card <= PLU ? HARVEST : card === INC ? MANUFACTURE : 0;
