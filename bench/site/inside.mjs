// What runs inside the measured pages. Each function is sent to the browser as text, so it may use
// nothing but what the browser has.

/** Sent before anything of the page runs: when it was pressed last, and ways to watch it. */
export function prepareWindow() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const isInSight = (element) => {
    if (element instanceof HTMLImageElement && !(element.complete && element.naturalWidth > 0))
      return false;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isOnScreen = left < innerWidth && top < innerHeight && right > 0 && bottom > 0;
    return isOnScreen && right > left && Number(getComputedStyle(element).opacity) > 0;
  };
  const bench = { pressed: undefined };
  const press = ({ timeStamp }) => (bench.pressed = timeStamp);
  addEventListener('click', press, { capture: true });

  /** When the first element of that kind could be seen; undefined if it never comes. */
  bench.firstSeen = async (selector, patience) => {
    const end = performance.now() + patience;
    while (![...document.querySelectorAll(selector)].some(isInSight))
      if ((await frame()) > end) return undefined;
    // One frame on it has been handed over to be painted.
    return await frame();
  };

  /** Where each card is, and how visible: what arrives may only fade in. */
  const placesOf = (selector) => {
    const places = new Map();
    for (const card of document.querySelectorAll(selector)) {
      const { x, y } = card.getBoundingClientRect();
      places.set(card, `${Math.round(x)} ${Math.round(y)} ${getComputedStyle(card).opacity}`);
    }
    return places;
  };
  const hasMoved = (before, now) =>
    [...now].some(([card, place]) => before.has(card) && before.get(card) !== place);

  /**
   * The times of all frames until the `cards` have been moving for so many milliseconds. What moves
   * them is a press or, where cards are to arrive, their arrival; it is said to have happened at the
   * frame before they were there, for nobody tells when the work on them began.
   */
  bench.record = async ({ cards, isArrival, milliseconds, patience }) => {
    const frames = [await frame()];
    const end = frames[0] + patience;
    let before = placesOf(cards);
    let trigger;
    let moved;
    bench.pressed = undefined;
    while (moved === undefined) {
      frames.push(await frame());
      if (frames.at(-1) > end) return undefined;
      const now = placesOf(cards);
      if (isArrival && now.size > 0) trigger ??= frames.at(-2);
      if (!isArrival) trigger = bench.pressed;
      if (trigger !== undefined && hasMoved(before, now)) moved = frames.at(-1);
      before = now;
    }
    // From here on nothing is read any more: reading would be part of what is measured.
    while (frames.at(-1) < moved + milliseconds) frames.push(await frame());
    return { frames, trigger, moved, cards: before.size };
  };
  window.bench = bench;
}
