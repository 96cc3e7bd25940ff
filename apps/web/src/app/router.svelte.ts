// Parses the URL's path into a page and its subject.

/** `/box/some-game` is the page `box`, of that name. */
interface Route {
  readonly page: string;
  readonly name: string | undefined;
}

/** `/t/…/screen` and `/t/…/review` are pages of their own about the same table. */
const OF_TABLE: Readonly<Record<string, string>> = { screen: 'screen', review: 'reviewed' };
/** Pages that need a table in the path. */
const ONLY_OF_TABLE = new Set(['screen', 'reviewed']);

function parse(path: string): Route {
  const [page = 'shelf', name, ...rest] = path.split('/').filter((part) => part !== '');
  const [what = ''] = rest;
  if (page === 't' && rest.length === 1 && Object.hasOwn(OF_TABLE, what))
    return { page: OF_TABLE[what]!, name };
  const isMissing = rest.length > 0 || ONLY_OF_TABLE.has(page);
  return isMissing ? { page: 'missing', name: undefined } : { page, name };
}

let path = $state(location.pathname);

const now = $derived(parse(path));

/** Returns the same object until the path changes. */
export const route = (): Route => now;

export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', to);
  else history.replaceState(null, '', to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Prefetches the page of a table. `fetch` is set by the module that knows the pages. */
export const ahead = { fetch: (_page: 'table' | 't'): void => undefined };

/** Call once: follows the browser's own buttons, and links inside the site. */
export function followLinks(): void {
  addEventListener('popstate', () => {
    path = location.pathname;
  });
  document.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest('a');
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin)
      return;
    // A link inside the same page is the browser's own business.
    if (link.pathname === location.pathname && link.hash !== '') return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
