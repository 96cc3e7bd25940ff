// Where things stand that are found in the page itself, whoever has put them there.

import type { Rect } from './geometry.ts';

/** Where something stands in `around`, in pixels of the page: on large screens those are not the window's. */
export function seenIn(around: HTMLElement, element: Element): Rect {
  const outer = around.getBoundingClientRect();
  const { x, y, width, height } = element.getBoundingClientRect();
  // Browsers differ in which pixels they answer; what they answer for a known width tells.
  const scale = outer.width / around.offsetWidth || 1;
  return {
    x: (x - outer.x) / scale,
    y: (y - outer.y) / scale,
    width: width / scale,
    height: height / scale,
  };
}

/**
 * Calls back when the page has been laid out the next time: to ask then where things stand costs nothing,
 * while at any other moment it may hold up cards on their way. Returns how to do without.
 */
export function onceLaidOut(read: () => void): () => void {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    read();
  });
  observer.observe(document.documentElement);
  return () => observer.disconnect();
}
