// Computes the lines of the chart, for the page and for the shared picture.

import type { Seat } from '@tablee/kit';
import type { Worth } from '@tablee/review';
import type { Values } from './values.ts';

export type Measure = keyof Worth;

export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Scale {
  /** Where a moment stands, and where a value does. */
  readonly x: (moment: number) => number;
  readonly y: (value: number) => number;
  /** Lines to read values by. */
  readonly ticks: readonly number[];
}

/** So many steps between two ticks at most. */
const TICKS = 4;

/** 1, 2 or 5 times a power of ten. */
function roundStep(span: number): number {
  const rough = span / TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((digit) => digit * power).find((step) => step >= rough)!;
}

export function scaleFor(values: Values, of: Measure, { left, top, width, height }: Area): Scale {
  const last = Math.max(1, values.length - 1);
  const all = values.flatMap((value) => value?.map((worth) => worth[of]) ?? []);
  const step = of === 'chance' ? 0.25 : roundStep(Math.max(1, spanOf(all)));
  const low = of === 'chance' ? 0 : step * Math.floor(Math.min(0, ...all) / step);
  const high = of === 'chance' ? 1 : step * Math.max(1, Math.ceil(Math.max(0, ...all) / step));
  const count = Math.round((high - low) / step);
  return {
    x: (moment) => left + (width * moment) / last,
    y: (value) => top + height * (1 - (value - low) / (high - low)),
    ticks: Array.from({ length: count + 1 }, (_, i) => low + i * step),
  };
}

const spanOf = (all: readonly number[]): number => Math.max(0, ...all) - Math.min(0, ...all);

const rounded = (value: number): number => Math.round(10 * value) / 10;

/** The line of a seat as the path of an SVG, over what is known. */
export function pathOf(values: Values, seat: Seat, of: Measure, { x, y }: Scale): string {
  const points = values.flatMap((value, moment) => {
    const worth = value?.[seat];
    return worth === undefined ? [] : [`${rounded(x(moment))} ${rounded(y(worth[of]))}`];
  });
  return points.length === 0 ? '' : `M${points.join('L')}`;
}

/** The dash pattern of a seat's line: colours alone fail colour-blind readers. */
const DASHES: readonly string[] = ['', '7 3', '2 3', '9 3 2 3', '4 4', '1 4'];
export const dashOf = (seat: Seat): string => DASHES[seat % DASHES.length]!;
