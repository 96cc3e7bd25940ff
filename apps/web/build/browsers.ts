// Lists the oldest supported browsers. A test compares the list with the README and the page for
// older browsers.

export const OLDEST = {
  // Rows of the shelf that are aligned with each other (subgrid).
  Chrome: '117',
  Edge: '117',
  // Names are cut between what people call letters (Intl.Segmenter).
  Firefox: '125',
  // A search word loses its plural only if it is long enough (lookbehind).
  Safari: '16.4',
} as const;

/** The same for the bundler: newer syntax is rewritten, and styles get the prefixes they need. */
export const TARGET: string[] = Object.entries(OLDEST).map(
  ([name, version]) => name.toLowerCase() + version,
);
