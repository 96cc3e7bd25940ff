// e^x for shares of a whole, such as chances to win.

const MOST = 30;

/** (1 + x/1024)^1024: only sums and products, which every machine does alike. */
export function growth(x: number): number {
  let y = 1 + Math.max(-MOST, Math.min(MOST, x)) / 1024;
  for (let i = 0; i < 10; i++) y *= y;
  return y;
}
