// Builds the site: one page, each game loaded on demand, and a service worker that knows every file.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defineConfig } from 'vite';
import { TARGET } from './build/browsers.ts';
import { serviceWorker } from './build/service-worker.ts';
import { words } from './build/words.ts';
import { workers } from './build/workers.ts';

/**
 * The rules of a game are a file of their own, and so is each of its languages, with what its table
 * says. Left to itself the bundler puts what rules and texts share into the texts, and then every bot
 * that reads the rules loads a language.
 */
const GAME_ROOMS: readonly RegExp[] = [
  // A pad names its suits in every language, and needs nothing else of them.
  /games\/([\w-]+)\/texts\/(suits)\./,
  /games\/([\w-]+)\/(rules)\//,
  /games\/([\w-]+)\/(decks)\/(?!names|words)/,
  /games\/([\w-]+)\/(?:ui\/)?texts\/(?:\w+\.)?(fr|en|de)\.ts/,
];
const gameRoom = (id: string): string | null => {
  const found = GAME_ROOMS.map((room) => room.exec(id)).find((match) => match !== null);
  return found ? `${found[1]!}-${found[2]!}` : null;
};

/** What the first page is made of and others use too: in one file, because it is there already. */
const SHELL = [
  /packages\/ui\/src\/(?:art\/(?:Icon|sprite)|Button|focus|IconButton|missing|Part)\./,
  /(?:apps\/web\/src\/(?:art|parts)|games\/[\w-]+\/art)\//,
  /apps\/web\/src\/texts\/(?:ago|index|spoken)\.ts/,
  /apps\/web\/src\/(?:choices|memory|people|router\.svelte|settings\.svelte|words)\.ts/,
  /apps\/web\/src\/(?:home\/(?:caller|link)|setup\/(?:beginning\.svelte|levels|setup|start))\.ts/,
];

/** What the page and its workers both begin with. */
const BEGINNING = /vite\/preload-helper|apps\/web\/src\/home\/(?:store|thread|worker-thread)\.ts/;

// Many small files are larger than one: what every table is made of, played or watched, …
const TABLES = [
  /packages\/ui\/src\/(?:CardLayer|fan|fit|geometry|grip\.svelte|Hand|later\.svelte|LogList)\./,
  /packages\/ui\/src\/(?:drag|modes|Prompt|seen|Side|spots|stage\.svelte|Zone|zones)\./,
  /apps\/web\/src\/table\/(?:Frame|keys|staged\.svelte)\./,
];
// … and what stands around one that is played.
const ROOMS = [
  /apps\/web\/src\/table\/(?:around|faces\.svelte|last-seen|notes|offer\.svelte|Room|session\.svelte)\./,
  /apps\/web\/src\/table\/(?:sound-offer|sounds|tip\.svelte|whereabouts\.svelte)\./,
  /packages\/ui\/src\/wit\./,
];

const anyOf =
  (parts: readonly RegExp[]) =>
  (id: string): boolean =>
    parts.some((part) => part.test(id));

const output = {
  advancedChunks: {
    includeDependenciesRecursively: false,
    groups: [
      { name: 'shell', test: anyOf(SHELL) },
      // Records are opened by few, on pages of their own; a table only writes one.
      { name: 'records', test: /packages\/kit\/src\/(?:open|pledge|replay|same-cards|verify)\.ts/ },
      // What is wrong with one is said, in every language, only where a file may be wrong.
      { name: 'wrongs', test: /packages\/kit\/src\/(?:wrong\.ts|record-texts\/)/ },
      { name: 'drafts', test: /packages\/kit\/src\/(?:draft|described)\.ts/ },
      // Before anybody plays, only words and names are needed of it.
      {
        name: 'kit',
        test: /packages\/kit\/src\/(?:assert|day|meta|record-size|refusal|result|speech)\.ts/,
      },
      { name: 'play', test: /packages\/kit\/|@noble/ },
      {
        name: 'boxes',
        test: (id: string) =>
          /packages\/(?:registry\/|bots\/src\/(?:bot|character|levels)\.)/.test(id) ||
          BEGINNING.test(id) ||
          /games\/[\w-]+\/(?:(?:entry|meta|options)\.ts|decks\/names\.ts|texts\/load\.ts)/.test(id),
      },
      { name: 'tables', test: anyOf(TABLES) },
      { name: 'rooms', test: anyOf(ROOMS) },
      { name: 'opening', test: /apps\/web\/src\/(?:games|table\/(?:open|texts\/index))\.ts/ },
      { name: gameRoom, test: (id: string) => gameRoom(id) !== null },
    ],
  },
};

/** Files that workers run too, and a worker has no page that could be told what to load beforehand. */
const IN_WORKERS = /\/(?:boxes|worker|bots-\w+)-[\w-]+\.js$/;

/** The files of the first page. */
const FIRST =
  /\/(?:index-client|disclose-version|kit|shell|boxes|rolldown-runtime)-[\w-]+\.(?:js|css)$/;

const SERVER = process.env['TABLEE_SERVER'] ?? 'http://localhost:8080';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [workers(), svelte(), words(), serviceWorker()],
  resolve: { conditions: ['tablee-source', ...defaultClientConditions] },
  build: {
    outDir: 'dist/site',
    emptyOutDir: true,
    // Pictures stay files: they are cached by themselves and do not swell the scripts. Letters come with
    // the sheet: whatever type stands in for them until they arrive, on some machine it takes more room.
    assetsInlineLimit: (file) => file.endsWith('/letters.woff2'),
    target: TARGET,
    modulePreload: {
      polyfill: false,
      // Whatever is loaded later needs not say what the first page has brought already.
      resolveDependencies: (_, files, { hostType, hostId }) =>
        hostType === 'html'
          ? files
          : files.filter((file) => !FIRST.test(file) && !IN_WORKERS.test(hostId)),
    },
    reportCompressedSize: false,
    rolldownOptions: { output },
  },
  server: {
    port: 5173,
    strictPort: true,
    // The tables online: a server that was started beside this.
    proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } },
  },
});
