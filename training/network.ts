// Fits the network of prospects (games/chicoree/bot/network.ts) so that the seat that won gets the largest
// share: gradients by hand, AdaGrad, one look at a table after the other.

import { networkOf, type Layer } from '@tablee/chicoree/bot/training';

import { randomFrom } from './softmax.ts';

/** A table at one moment; a seat that is out of the game is undefined. */
export interface Look {
  readonly chosen: number;
  readonly seats: readonly (SeatLook | undefined)[];
}

export interface SeatLook {
  readonly features: Float64Array;
  readonly company: Float64Array;
}

interface Fit {
  readonly hidden: number;
  readonly epochs: number;
  readonly rate: number;
  /** What was learned before. */
  readonly near?: Layer | undefined;
}

const HELD_OUT = 0.05;
/** Small beginnings, so that all units do not learn the same. */
const BEGIN = 0.1;

type Mutable = Record<keyof Layer, Float64Array>;

const layerFor = (features: number, company: number, { hidden, near }: Fit): Mutable => {
  if (near !== undefined)
    return {
      into: Float64Array.from(near.into),
      bias: Float64Array.from(near.bias),
      out: Float64Array.from(near.out),
      direct: Float64Array.from(near.direct),
    };
  const below = randomFrom(7);
  const small = (): number => BEGIN * (below(2001) / 1000 - 1);
  return {
    into: Float64Array.from({ length: (features + company) * hidden }, small),
    bias: new Float64Array(hidden),
    out: Float64Array.from({ length: hidden }, small),
    direct: new Float64Array(features),
  };
};

const sharesOf = (values: readonly (number | undefined)[]): number[] => {
  const top = Math.max(...values.map((value) => value ?? -Infinity));
  const grown = values.map((value) => (value === undefined ? 0 : Math.exp(value - top)));
  const total = grown.reduce((sum, value) => sum + value, 0);
  return grown.map((value) => value / total);
};

/** Mean cross-entropy of the winning seat; a seat that is out of the game has the share 0. */
const lossOf = (layer: Layer, looks: readonly Look[]): number => {
  const network = networkOf(layer);
  let sum = 0;
  for (const { chosen, seats } of looks) {
    const shares = sharesOf(seats.map((seat) => seat && network(seat.features, seat.company)));
    sum -= Math.log(Math.max(1e-6, shares[chosen]!));
  }
  return sum / Math.max(1, looks.length);
};

/** Changes a layer after every look at it. */
class Learner {
  readonly #layer: Mutable;
  readonly #squares: Mutable;
  readonly #units: Float64Array;

  constructor(layer: Mutable) {
    this.#layer = layer;
    const none = (of: Float64Array): Float64Array => new Float64Array(of.length).fill(1e-3);
    const { into, bias, out, direct } = layer;
    this.#squares = { into: none(into), bias: none(bias), out: none(out), direct: none(direct) };
    this.#units = new Float64Array(bias.length);
  }

  learn({ chosen, seats }: Look, rate: number): void {
    const network = networkOf(this.#layer);
    const shares = sharesOf(seats.map((seat) => seat && network(seat.features, seat.company)));
    seats.forEach((seat, i) => {
      if (seat !== undefined) this.#seat(seat, shares[i]! - (i === chosen ? 1 : 0), rate);
    });
  }

  /** `slope`: how the loss changes with what the network says of this seat. */
  #seat({ features, company }: SeatLook, slope: number, rate: number): void {
    const { into, bias, out } = this.#layer;
    const units = this.#units;
    const size = units.length;
    units.set(bias);
    const each = (work: (row: number, x: number) => void): void => {
      features.forEach((x, i) => x !== 0 && work(i, x));
      company.forEach((x, i) => x !== 0 && work(features.length + i, x));
    };
    each((row, x) => {
      for (let unit = 0; unit < size; unit++) units[unit]! += into[row * size + unit]! * x;
    });
    // What leads on from a unit, before that changes itself; a unit that is off learns nothing.
    const slopes = units.map((value, unit) => (value > 0 ? slope * out[unit]! : 0));
    for (let unit = 0; unit < size; unit++)
      if (units[unit]! > 0) this.#move('out', unit, slope * units[unit]!, rate);
    features.forEach((x, i) => x !== 0 && this.#move('direct', i, slope * x, rate));
    for (let unit = 0; unit < size; unit++) {
      if (slopes[unit] === 0) continue;
      this.#move('bias', unit, slopes[unit]!, rate);
      each((row, x) => this.#move('into', row * size + unit, slopes[unit]! * x, rate));
    }
  }

  #move(part: keyof Layer, place: number, slope: number, rate: number): void {
    const squares = this.#squares[part];
    squares[place]! += slope * slope;
    this.#layer[part][place]! -= (rate * slope) / Math.sqrt(squares[place]!);
  }
}

/** What a table says, and how well it foretold games that were not learned from; before and after. */
export const fitNetwork = (
  looks: readonly Look[],
  fit: Fit,
): { readonly layer: Layer; readonly heldOut: number } => {
  const seat = looks[0]!.seats.find((one) => one !== undefined)!;
  const layer = layerFor(seat.features.length, seat.company.length, fit);
  const learner = new Learner(layer);
  const below = randomFrom(1);
  // The last ones are of other games than those before.
  const held = Math.floor(looks.length * (1 - HELD_OUT));
  for (let epoch = 0; epoch < fit.epochs; epoch++)
    for (let i = 0; i < held; i++) learner.learn(looks[below(held)]!, fit.rate / (1 + epoch));
  return { layer, heldOut: Number(lossOf(layer, looks.slice(held)).toFixed(4)) };
};
