// Colour where the terminal has it; plain text otherwise.

import type { Io, Out } from './io.ts';

const CODES = {
  strong: ['1', '22'],
  faint: ['2', '22'],
  good: ['32', '39'],
  bad: ['31', '39'],
  star: ['93', '39'],
} as const;

/** How a piece of text is meant; without colour it stays plain. */
export type Ink = keyof typeof CODES | 'plain';
export type Paint = (text: string, ink: Ink) => string;

const colour: Paint = (text, ink) => {
  if (ink === 'plain' || text === '') return text;
  const [on, off] = CODES[ink];
  return `\u001b[${on}m${text}\u001b[${off}m`;
};

const plain: Paint = (text) => text;

/** https://no-color.org first; then a wish for colour; then what the stream can do. */
function hasColour(out: Out, env: Io['env']): boolean {
  if ((env['NO_COLOR'] ?? '') !== '') return false;
  const force = env['FORCE_COLOR'];
  if (force !== undefined) return force !== '0' && force !== 'false';
  return out.isTTY === true && out.hasColors?.(16, env) === true;
}

export const paintFor = (out: Out, env: Io['env']): Paint => (hasColour(out, env) ? colour : plain);
