// Follows links to rules at a table: the book opens over the game instead of another page.

interface Wanted {
  readonly game: string;
  /** The rule to begin with; empty for the whole book. */
  readonly at: string;
}

export class RulesAtTable {
  wanted = $state.raw<Wanted>();

  readonly close = (): void => {
    this.wanted = undefined;
  };

  /** For the capture phase: the app's own link handler must find the click already prevented. */
  readonly follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/rules/"]');
    // Leave clicks for a new tab or window to the browser.
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    this.wanted = { game: link.pathname.split('/')[2]!, at: link.hash.slice(1) };
  };
}
