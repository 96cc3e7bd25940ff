// Pauses review work during user input: resumes 300 ms after the last event, or after 2 s at the
// latest.

const REST_MS = 300;
const PATIENCE_MS = 2000;
/** Not what scrolls by itself. */
const MOVES = ['pointerdown', 'touchmove', 'wheel', 'keydown'] as const;

let movedAt = -Infinity;
for (const move of MOVES)
  addEventListener(move, () => (movedAt = performance.now()), { capture: true, passive: true });

export async function handsRest(): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const now = performance.now();
    const until = Math.min(end, movedAt + REST_MS);
    if (until <= now) return;
    await new Promise((resolve) => setTimeout(resolve, until - now));
  }
}
