// Recognises a horizontal swipe, which moves a film by a step.

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const FAR_PX = 48;

/** A swipe to the left goes forward. Undefined for any other movement. */
export function swipeOf(from: Spot, to: Spot): 'forward' | 'back' | undefined {
  const [x, y] = [to.x - from.x, to.y - from.y];
  if (Math.abs(x) < FAR_PX || Math.abs(x) < 2 * Math.abs(y)) return undefined;
  return x < 0 ? 'forward' : 'back';
}
