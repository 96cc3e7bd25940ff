// Where one is on the site: the path of the address, as one of the pages.

export type Route =
  | { readonly page: 'shelf' }
  | { readonly page: 'box'; readonly game: string }
  | { readonly page: 'table'; readonly table: string }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'rules'; readonly game: string }
  | { readonly page: 'pad'; readonly game: string }
  /** A record of one's own table, or one that is opened from a file. */
  | { readonly page: 'replay'; readonly table: string | undefined }
  | { readonly page: 'settings' }
  | { readonly page: 'privacy' }
  | { readonly page: 'me' }
  | { readonly page: 'person'; readonly person: string }
  /** The tables on the server, one of them, and a seat that comes from another device. */
  | { readonly page: 'online' }
  | { readonly page: 'room'; readonly table: string }
  | { readonly page: 'seat' }
  | { readonly page: 'missing' };

function parse(path: string): Route {
  const [first = '', second = '', ...rest] = path.split('/').filter((part) => part !== '');
  if (rest.length > 0) return { page: 'missing' };
  switch (first) {
    case '':
      return { page: 'shelf' };
    case 'box':
    case 'learn':
    case 'rules':
    case 'pad':
      return second === '' ? { page: 'missing' } : { page: first, game: second };
    case 'table':
      return second === '' ? { page: 'missing' } : { page: 'table', table: second };
    case 'replay':
      return { page: 'replay', table: second === '' ? undefined : second };
    case 'settings':
      return { page: 'settings' };
    case 'privacy':
      return { page: 'privacy' };
    case 'me':
      return { page: 'me' };
    case 'people':
      return second === '' ? { page: 'missing' } : { page: 'person', person: second };
    case 'online':
      return { page: 'online' };
    case 't':
      return second === '' ? { page: 'missing' } : { page: 'room', table: second };
    case 'seat':
      return { page: 'seat' };
    default:
      return { page: 'missing' };
  }
}

let path = $state(location.pathname);

const now = $derived(parse(path));

/** The same object for as long as one stays. */
export const route = (): Route => now;

export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', to);
  else history.replaceState(null, '', to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Fetches the page of a table before one goes there; the site says how, which alone knows the pages. */
export const ahead = { fetch: (_page: 'table' | 'room'): void => undefined };

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
