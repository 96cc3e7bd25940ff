/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
// What runs inside the measured pages. Each function is sent to the browser as text, so it may use
// nothing but what the browser has.

/** What is recorded: until the `cards` have been moving for so many milliseconds. */
export interface Recording {
  readonly cards: string;
  /** Cards are to arrive; else it is a press that moves them. */
  readonly isArrival: boolean;
  readonly milliseconds: number;
  readonly patience: number;
}

export interface Recorded {
  /** The times of all frames. */
  readonly frames: readonly number[];
  readonly trigger: number;
  readonly moved: number;
  readonly cards: number;
}

export interface Watched {
  /** The times of all frames. */
  readonly frames: readonly number[];
  /** How long the page was busy without a pause, wherever that was longer than 50 ms. */
  readonly tasks: readonly number[];
}

interface Bench {
  pressed: number | undefined;
  /** When the first element of that kind could be seen; undefined if it never comes. */
  firstSeen(selector: string, patience: number): Promise<number | undefined>;
  /**
   * The trigger is a press or, where cards are to arrive, their arrival. An arrival counts from
   * the frame before, because the page does not report when its work on them began.
   */
  record(plan: Recording): Promise<Recorded | undefined>;
}

declare global {
  interface Window {
    bench: Bench;
  }
}

/** Sent before anything of the page runs: when it was pressed last, and ways to watch it. */
export function prepareWindow(): void {
  const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
  const isInSight = (element: Element): boolean => {
    if (element instanceof HTMLImageElement && !(element.complete && element.naturalWidth > 0))
      return false;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isOnScreen = left < innerWidth && top < innerHeight && right > 0 && bottom > 0;
    return isOnScreen && right > left && Number(getComputedStyle(element).opacity) > 0;
  };
  addEventListener('click', ({ timeStamp }) => (window.bench.pressed = timeStamp), {
    capture: true,
  });

  /** Where each card is, and how visible: what arrives may only fade in. */
  const placesOf = (selector: string): Map<Element, string> => {
    const places = new Map<Element, string>();
    for (const card of document.querySelectorAll(selector)) {
      const { x, y } = card.getBoundingClientRect();
      places.set(card, `${Math.round(x)} ${Math.round(y)} ${getComputedStyle(card).opacity}`);
    }
    return places;
  };
  const hasMoved = (before: Map<Element, string>, now: Map<Element, string>): boolean =>
    [...now].some(([card, place]) => before.has(card) && before.get(card) !== place);

  window.bench = {
    pressed: undefined,
    async firstSeen(selector, patience) {
      const end = performance.now() + patience;
      while (![...document.querySelectorAll(selector)].some(isInSight))
        if ((await frame()) > end) return undefined;
      // One frame on it has been handed over to be painted.
      return await frame();
    },
    async record({ cards, isArrival, milliseconds, patience }) {
      let last = await frame();
      const frames = [last];
      const end = last + patience;
      let before = placesOf(cards);
      let trigger: number | undefined;
      let moved: number | undefined;
      this.pressed = undefined;
      while (trigger === undefined || moved === undefined) {
        const previous = last;
        last = await frame();
        frames.push(last);
        if (last > end) return undefined;
        const now = placesOf(cards);
        if (isArrival && now.size > 0) trigger ??= previous;
        if (!isArrival) trigger = this.pressed;
        if (trigger !== undefined && hasMoved(before, now)) moved = last;
        before = now;
      }
      // From here on nothing is read any more: reading would be part of what is measured.
      while (last < moved + milliseconds) {
        last = await frame();
        frames.push(last);
      }
      // A deal brings its cards one by one.
      return { frames, trigger, moved, cards: document.querySelectorAll(cards).length };
    },
  };
}

/** Records the page's frames and long tasks for so many milliseconds. */
export async function watchPage(milliseconds: number): Promise<Watched> {
  const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
  const tasks: number[] = [];
  const note = (entries: PerformanceEntryList): void =>
    void tasks.push(...entries.map(({ duration }) => duration));
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'longtask' });
  const frames = [await frame()];
  while (frames.at(-1)! < frames[0]! + milliseconds) frames.push(await frame());
  note(observer.takeRecords());
  observer.disconnect();
  return { frames, tasks };
}
