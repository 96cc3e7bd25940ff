// Groups modules into chunks, as a Vite plugin: two for the first page, one for every table, one
// per game and language. Many small files would be larger. The bundler splits the rest.
import type { Plugin } from 'vite';

/** What page and workers both begin with; a worker loads no more of the page. */
const BEGINNING = [
  /games\/[\w-]+\/(?:entry|meta|options)\.ts/,
  /packages\/registry\//,
  /packages\/bots\/src\/(?:bot|character|levels)\./,
  /packages\/kit\/src\/(?:assert|day|meta|record-size|refusal|result|speech)\./,
  /apps\/web\/src\/(?:app\/home-failure|offline\/(?!beginning|levels|OptionFields|setup|start))/,
  /vite\/preload-helper/,
];
/** All that a game says in one language. */
const WORDS = /games\/([\w-]+)\/(?:ui\/)?texts\/(?:\w+\.)?(fr|en|de)\.ts$/;
const PAGE = 'apps/web/index.html';
const TABLE = 'apps/web/src/table/TablePage.svelte';
/** Pages with it may bring along all that a table has; other pages share less with one. */
const SHELL = 'apps/web/src/table/Frame.svelte';

interface Chunks extends Plugin {
  /** Names the chunk of a module; null leaves it to the bundler. */
  readonly nameOf: (id: string) => string | null;
}

export function chunks(): Chunks {
  const names = new Map<string, string>();
  return {
    name: 'tablee-chunks',
    apply: 'build',
    buildEnd(error) {
      if (error !== undefined) return;
      const all = [...this.getModuleIds()];
      const matching = (pattern: RegExp, among: Iterable<string> = all): string[] => {
        const found = [...among].filter((id) => pattern.test(id));
        if (found.length === 0) throw new Error(`the site has no module ${pattern.source}`);
        return found;
      };
      const named = (name: string): string => {
        const found = all.find((id) => id.endsWith(name));
        if (found === undefined) throw new Error(`the site has no module ${name}`);
        return found;
      };
      const closureOf = (roots: readonly string[], withLater: boolean): ReadonlySet<string> => {
        const found = new Set(roots);
        for (const id of found) {
          const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
          for (const next of importedIds) found.add(next);
          if (withLater) for (const next of dynamicallyImportedIds) found.add(next);
        }
        return found;
      };
      const page = closureOf([named(PAGE)], false);
      const isWorker = (id: string): boolean =>
        this.getModuleInfo(id)?.isEntry === true && !id.endsWith(PAGE);
      // A worker that loads a part of the page would run it, and has no window.
      const workers = closureOf(all.filter(isWorker), true);
      const shell = named(SHELL);
      const pages = [...page].flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
      const others = new Set(
        pages.flatMap((id) => {
          const closure = closureOf([id], false);
          return closure.has(shell) ? [] : [...closure];
        }),
      );
      for (const id of closureOf([named(TABLE)], false))
        if (!workers.has(id)) names.set(id, others.has(id) ? 'common' : 'table');
      for (const id of page) if (!workers.has(id)) names.set(id, 'page');
      for (const pattern of BEGINNING)
        for (const id of matching(pattern, page)) names.set(id, 'beginning');
      for (const id of matching(WORDS)) names.set(id, WORDS.exec(id)!.slice(1).join('-'));
    },
    nameOf: (id) => names.get(id) ?? null,
  };
}
