// Where things stand that are found in the page itself, and where a pointer is among them.

import type { At } from './drag.ts';
import type { Rect } from './geometry.ts';

/**
 * Pixels of the window per pixel of a rectangle. A pointer is always told in those of the window. On a page
 * that has grown WebKit answers rectangles in those of the page, Chromium and Firefox in those of the window.
 */
function windowPerRect(): number {
  const root = document.documentElement;
  const scale = Number(root.style.getPropertyValue('--scale')) || 1;
  if (scale === 1) return 1;
  const answered = root.getBoundingClientRect().width / root.offsetWidth;
  return answered < (1 + scale) / 2 ? scale : 1;
}

/** Where a pointer is, in the pixels of rectangles. */
export function pointerAt({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): At {
  const factor = windowPerRect();
  return { x: clientX / factor, y: clientY / factor };
}

/** What lies at a point, in the pixels of rectangles; the topmost first. */
export function elementsAt({ x, y }: At): Element[] {
  const factor = windowPerRect();
  return document.elementsFromPoint(x * factor, y * factor);
}

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
