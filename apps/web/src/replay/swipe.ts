// A finger that goes sideways over the table turns the pages of a film.

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const FAR_PX = 48;

/** To the left: on. Undefined for what is no swipe. */
export function swipeOf(from: Spot, to: Spot): 'forward' | 'back' | undefined {
  const [x, y] = [to.x - from.x, to.y - from.y];
  if (Math.abs(x) < FAR_PX || Math.abs(x) < 2 * Math.abs(y)) return undefined;
  return x < 0 ? 'forward' : 'back';
}
