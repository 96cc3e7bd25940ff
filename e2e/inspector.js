// Runs inside the page: what is wrong with it as it stands. Text that is cut off, things that cover
// each other, words broken letter by letter, targets too small for a finger, a page that scrolls.

const TARGET = 44;
const STRIP = 40;
const LETTERS = 12;
const APART = 3;
/** Letters in a line of a word that is broken. A hyphenated word has more. */
const LINE = 2;
const SLACK = 1.5;

/** Pixels of the window per pixel of a rectangle: WebKit measures a page that has grown in its own pixels. */
const windowPerRect = () => {
  const root = document.documentElement;
  const scale = Number(root.style.getPropertyValue('--scale')) || 1;
  return root.getBoundingClientRect().width / root.offsetWidth < (1 + scale) / 2 ? scale : 1;
};

const nameOf = (element) => {
  const text = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
  const hook = [...element.attributes].find(({ name }) => name.startsWith('data-'));
  const label = hook === undefined ? element.className : `${hook.name}=${hook.value}`;
  return `${element.tagName.toLowerCase()}.${label} “${text}”`;
};

const isShown = (element) => {
  if (element.closest('.hidden, [hidden], noscript') !== null) return false;
  const { width, height } = element.getBoundingClientRect();
  if (width <= 1 || height <= 1) return false;
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
};

/** The part of the page through which an element is seen, and whether it scrolls there. */
const windowOf = (element, isTable) => {
  for (let up = element; up !== null; up = up.parentElement) {
    if (up === document.documentElement || up === document.body) break;
    const { overflowX, overflowY } = getComputedStyle(up);
    const flow = overflowX + overflowY;
    if (/auto|scroll/.test(flow)) return { rect: up.getBoundingClientRect(), scrolls: true };
    if (/hidden|clip/.test(flow)) return { rect: up.getBoundingClientRect(), scrolls: false };
  }
  const factor = windowPerRect();
  return { rect: new DOMRect(0, 0, innerWidth / factor, innerHeight / factor), scrolls: !isTable };
};

const sticksOut = (inner, outer, isScrolling) =>
  inner.left < outer.left - SLACK ||
  inner.right > outer.right + SLACK ||
  (!isScrolling && (inner.top < outer.top - SLACK || inner.bottom > outer.bottom + SLACK));

const scrolling = (isTable) => {
  const page = document.scrollingElement;
  const found = [];
  if (page.scrollWidth > innerWidth + 1) found.push(`the page is ${page.scrollWidth} wide`);
  if (isTable && page.scrollHeight > innerHeight + 1)
    found.push(`the page is ${page.scrollHeight} high`);
  const dialog = document.querySelector('dialog[open]');
  if (dialog !== null && dialog.scrollHeight > dialog.clientHeight + 1)
    found.push(`a dialog scrolls with its title: ${dialog.scrollHeight} high`);
  return found;
};

/** Every piece of text that can be seen; what is drawn is measured with its drawing. */
function* textsIn(root, isThere = isShown) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (node.textContent.trim() === '' || !isThere(element)) continue;
    if (element.closest('svg, style, script, option') === null) yield { node, element };
  }
}

const cutOff = (root, isTable) => {
  const found = [];
  for (const { node, element } of textsIn(root)) {
    if (getComputedStyle(element).textOverflow === 'ellipsis') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const words = range.getBoundingClientRect();
    const { rect, scrolls } = windowOf(element, isTable);
    if (sticksOut(words, rect, scrolls)) found.push(`text is cut off: ${nameOf(element)}`);
    if (
      element.matches('button, .button') &&
      sticksOut(words, element.getBoundingClientRect(), false)
    )
      found.push(`text sticks out of its button: ${nameOf(element)}`);
  }
  return found;
};

/** Also in a box without width: its letters stand out of it, one below the other. */
const hasLetters = (element) =>
  element.closest('.hidden, [hidden], noscript') === null &&
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  element.getBoundingClientRect().height > 1;

/** A box too narrow for its words breaks them into lines of one or two letters. */
const squeezed = (root) => {
  const found = [];
  const range = document.createRange();
  for (const { node, element } of textsIn(root, hasLetters)) {
    range.selectNodeContents(node);
    if (range.getClientRects().length < 2) continue;
    for (const { 0: word, index } of node.textContent.matchAll(/\S{3,}/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      if (lines > 1 && word.length / lines <= LINE) {
        found.push(`a word on ${lines} lines: ${nameOf(element)}`);
        break;
      }
    }
  }
  return found;
};

/** What has to be read, not only seen. */
const smallLetters = (root) => {
  if (Math.min(innerWidth, innerHeight) > 480) return [];
  const found = [];
  for (const { element } of textsIn(root)) {
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size < LETTERS) found.push(`letters of ${size.toFixed(1)}: ${nameOf(element)}`);
  }
  return found;
};

/** Where a seat has a sum, it is what one reads first. */
const lowSums = (root) =>
  [...root.querySelectorAll('[data-zone=seat]')].flatMap((seat) => {
    const sum = seat.querySelector('[data-total]');
    if (sum === null) return [];
    const sizeOf = (element) => parseFloat(getComputedStyle(element).fontSize);
    const rows = [...seat.querySelectorAll('[data-suit] b')].map(sizeOf);
    return rows.every((size) => size < sizeOf(sum))
      ? []
      : [`a sum no larger than its parts: ${nameOf(seat)}`];
  });

/** A sign beside a value is no part of it: ×2 and 0 are not ×20. */
const clingingSigns = (root) =>
  [...root.querySelectorAll('[data-signs]')].filter(isShown).flatMap((signs) => {
    const value = signs.closest('[data-suit], [data-row]')?.querySelector('b');
    if (!value) return [];
    const [a, b] = [signs.getBoundingClientRect(), value.getBoundingClientRect()];
    const isBeside = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK;
    return isBeside && b.left - a.right < APART
      ? [`a sign clings to its value: ${nameOf(signs)} and ${nameOf(value)}`]
      : [];
  });

/** Finds row values outside their row, signs included. */
const escapedValues = (root) =>
  [...root.querySelectorAll('[data-suit] b')].filter(isShown).flatMap((value) => {
    const row = value.closest('[data-suit]').getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(value);
    return sticksOut(words.getBoundingClientRect(), row, true)
      ? [`a value sticks out of its row: ${nameOf(value)}`]
      : [];
  });

const targetFaults = (target, isTable) => {
  const found = [];
  const isStrip = target.getAttribute('role') === 'option';
  // A box to tick is as large as the words beside it.
  const area = target.closest('label') ?? target;
  const { width, height, left, top } = area.getBoundingClientRect();
  const least = isStrip ? STRIP : TARGET;
  if (width < least - 0.5 || height < least - 0.5)
    found.push(`too small: ${nameOf(target)} ${width.toFixed(0)}×${height.toFixed(0)}`);
  const { rect, scrolls } = windowOf(target.parentElement, isTable);
  const y = top + height / 2;
  if (scrolls && (!isTable || y < rect.top || y > rect.bottom)) return found;
  const factor = windowPerRect();
  const hit = document.elementFromPoint((left + width / 2) * factor, y * factor);
  if (hit === null || !(target.contains(hit) || hit.contains(target) || area.contains(hit)))
    found.push(`covered: ${nameOf(target)} by ${hit === null ? 'nothing' : nameOf(hit)}`);
  return found;
};

/** What is inert is a picture of it. */
const badTargets = (root, isTable) =>
  [...root.querySelectorAll('button, a[href], input, select, [role=option]')]
    .filter((target) => target.closest('[inert]') === null)
    .filter((target) => isShown(target) && getComputedStyle(target).display !== 'inline')
    .flatMap((target) => targetFaults(target, isTable));

const overlapping = (root) => {
  const zones = [...root.querySelectorAll('[data-zone], [data-seat]')].filter(isShown);
  return zones.flatMap((zone, i) => {
    const a = zone.getBoundingClientRect();
    return zones.slice(i + 1).flatMap((other) => {
      if (zone.contains(other) || other.contains(zone)) return [];
      const b = other.getBoundingClientRect();
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return wide > SLACK && high > SLACK ? [`${nameOf(zone)} covers ${nameOf(other)}`] : [];
    });
  });
};

/** Finds places of the ranking that are out of sight. */
const outOfSight = (root, isTable) =>
  [...root.querySelectorAll('[data-place]')]
    .filter((place) =>
      sticksOut(place.getBoundingClientRect(), windowOf(place.parentElement, isTable).rect, false),
    )
    .map((place) => `seen only by scrolling: ${nameOf(place)}`);

/** A button that does nothing says why: in words that it refers to and that can be seen, or in its title. */
const deadButtons = (root) =>
  [...root.querySelectorAll('button:disabled, [aria-disabled=true]')]
    .filter((button) => isShown(button) && button.closest('[inert], [aria-busy=true]') === null)
    .filter((button) => {
      const ids = button.getAttribute('aria-describedby')?.split(' ') ?? [];
      const words = ids.map((id) => document.getElementById(id));
      if (words.some((one) => one !== null && isShown(one) && one.textContent.trim() !== ''))
        return false;
      const { title } = button;
      const name = button.getAttribute('aria-label') ?? button.textContent.trim();
      return title === '' || title === name;
    })
    .map((button) => `dead without a reason: ${nameOf(button)}`);

/** Where the page may scroll, only what is cut off, covered or too small counts. */
window.inspectPage = (isTable) => {
  // Under an open dialog nothing can be reached, and nothing needs to be.
  const root = document.querySelector('dialog[open]') ?? document.body;
  const all = [
    ...scrolling(isTable),
    ...cutOff(root, isTable),
    ...squeezed(root),
    ...smallLetters(root),
    ...lowSums(root),
    ...clingingSigns(root),
    ...escapedValues(root),
    ...badTargets(root, isTable),
    ...overlapping(root),
    ...outOfSight(root, isTable),
    ...deadButtons(root),
  ];
  return [...new Set(all)];
};
