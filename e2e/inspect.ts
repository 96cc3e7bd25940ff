// What is wrong with a page as it stands: text that is cut off, things that cover each other, targets
// too small for a finger, a page that scrolls. Runs inside the page.
import type { Page } from 'playwright';

/** Where the page may scroll, only what is cut off or covered counts. */
export type PageKind = 'table' | 'page';

export const inspect = (page: Page, kind: PageKind): Promise<string[]> =>
  page.evaluate((isTable) => {
    const TARGET = 44;
    const STRIP = 24;
    const SLACK = 1.5;
    const complaints: string[] = [];
    const dialog = document.querySelector('dialog[open]');
    const root: Element = dialog ?? document.body;

    const nameOf = (element: Element): string => {
      const text = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
      const hook = [...element.attributes].find(({ name }) => name.startsWith('data-'));
      const label = hook === undefined ? element.className : `${hook.name}=${hook.value}`;
      return `${element.tagName.toLowerCase()}.${label} “${text}”`;
    };
    const isShown = (element: Element): boolean => {
      if (element.closest('.hidden, [hidden], noscript') !== null) return false;
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 1 &&
        height > 1 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      );
    };
    /** The part of the page through which an element is seen, and whether it scrolls there. */
    const windowOf = (element: Element): { rect: DOMRect; scrolls: boolean } => {
      for (let up: Element | null = element; up !== null; up = up.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(up);
        if (up === document.documentElement || up === document.body) break;
        if (/auto|scroll/.test(overflowX + overflowY))
          return { rect: up.getBoundingClientRect(), scrolls: true };
        if (/hidden|clip/.test(overflowX + overflowY))
          return { rect: up.getBoundingClientRect(), scrolls: false };
      }
      return { rect: new DOMRect(0, 0, innerWidth, innerHeight), scrolls: !isTable };
    };
    const sticksOut = (inner: DOMRect, outer: DOMRect, isScrolling: boolean): boolean =>
      inner.left < outer.left - SLACK ||
      inner.right > outer.right + SLACK ||
      (!isScrolling && (inner.top < outer.top - SLACK || inner.bottom > outer.bottom + SLACK));

    const page = document.scrollingElement!;
    if (page.scrollWidth > innerWidth + 1) complaints.push(`the page is ${page.scrollWidth} wide`);
    if (isTable && page.scrollHeight > innerHeight + 1)
      complaints.push(`the page is ${page.scrollHeight} high`);

    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element === null || node.textContent?.trim() === '' || !isShown(element)) continue;
      if (element.closest('svg, style, script, option') !== null) continue;
      if (getComputedStyle(element).textOverflow === 'ellipsis') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { rect, scrolls } = windowOf(element);
      if (sticksOut(range.getBoundingClientRect(), rect, scrolls))
        complaints.push(`text is cut off: ${nameOf(element)}`);
    }

    for (const target of root.querySelectorAll('button, a[href], input, select, [role=option]')) {
      if (!isShown(target) || getComputedStyle(target).display === 'inline') continue;
      const isStrip = target.getAttribute('role') === 'option';
      // A box to tick is as large as the words beside it.
      const area = target.closest('label') ?? target;
      const { width, height, left, top } = area.getBoundingClientRect();
      const wide = isStrip ? STRIP : TARGET;
      const high = isStrip ? STRIP : TARGET;
      if (width < wide - 0.5 || height < high - 0.5)
        complaints.push(`too small: ${nameOf(target)} ${width.toFixed(0)}×${height.toFixed(0)}`);
      const { rect, scrolls } = windowOf(target);
      if (scrolls && !isTable) continue;
      const x = left + width / 2;
      const y = top + height / 2;
      if (scrolls && (y < rect.top || y > rect.bottom)) continue;
      const hit = document.elementFromPoint(x, y);
      if (hit === null || !(target.contains(hit) || hit.contains(target) || area.contains(hit)))
        complaints.push(`covered: ${nameOf(target)} by ${hit === null ? 'nothing' : nameOf(hit)}`);
    }

    const zones = [...root.querySelectorAll('[data-zone], [data-seat]')].filter(isShown);
    zones.forEach((zone, i) => {
      const a = zone.getBoundingClientRect();
      for (const other of zones.slice(i + 1)) {
        if (zone.contains(other) || other.contains(zone)) continue;
        const b = other.getBoundingClientRect();
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > SLACK && high > SLACK)
          complaints.push(`${nameOf(zone)} covers ${nameOf(other)}`);
      }
    });
    return [...new Set(complaints)];
  }, kind === 'table');
