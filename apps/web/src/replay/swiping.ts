// Listens for swipes on an element.

import { swipeOf, type Spot } from './swipe.ts';

const spotOf = ({ clientX, clientY }: PointerEvent): Spot => ({ x: clientX, y: clientY });

/** There a finger does something else. */
const ELSEWHERE = 'header, dialog, [data-fixed]';
const isElsewhere = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(ELSEWHERE) !== null;

/** An attachment; only fingers count. */
export const swiping =
  (turn: (way: 'forward' | 'back') => void) =>
  (element: HTMLElement): (() => void) => {
    let from: Spot | undefined;
    const down = (event: PointerEvent): void => {
      const isFinger = event.pointerType !== 'mouse' && event.isPrimary && !isElsewhere(event);
      from = isFinger ? spotOf(event) : undefined;
    };
    const up = (event: PointerEvent): void => {
      const way = from === undefined ? undefined : swipeOf(from, spotOf(event));
      from = undefined;
      if (way !== undefined) turn(way);
    };
    // The browser would take a finger that goes sideways for itself, though nothing scrolls there.
    element.style.touchAction = 'pan-y pinch-zoom';
    const ways = new AbortController();
    const { signal } = ways;
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointerup', up, { signal });
    element.addEventListener('pointercancel', () => (from = undefined), { signal });
    return () => ways.abort();
  };
