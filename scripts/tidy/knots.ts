// Checks the allowed dependencies between the folders of an app, and that neither folders nor files
// import in a cycle.
import path from 'node:path';

import { arrowsOf, roomOf } from './arrows.ts';
import { isCode } from './files.ts';
import type { Complaint, Files } from './files.ts';

/** What a folder, or a file that stands beside the folders, knows of its own app. */
type Known = Readonly<Record<string, readonly string[]>>;

const APPS: Readonly<Record<string, Known>> = {
  server: {
    misspelt: [],
    settings: ['misspelt'],
    secrets: [],
    'machine-time': [],
    'fair-queue': [],
    bots: ['fair-queue'],
    log: ['settings'],
    store: ['log', 'machine-time'],
    metrics: ['build', 'store'],
    cluster: ['metrics', 'store'],
    http: ['fair-queue', 'log', 'metrics', 'secrets', 'settings', 'store'],
    people: ['http', 'secrets', 'settings', 'store'],
    rooms: ['bots', 'cluster', 'http', 'log', 'metrics', 'people', 'secrets', 'settings', 'store'],
    admin: ['http', 'log', 'rooms', 'secrets', 'store'],
    socket: ['admin', 'http', 'log', 'metrics', 'rooms', 'settings', 'store'],
    unexpected: ['log', 'metrics', 'rooms'],
    server: [
      ...['admin', 'bots', 'build', 'cluster', 'http', 'log', 'machine-time', 'metrics', 'people'],
      ...['misspelt', 'rooms', 'settings', 'socket', 'store', 'unexpected'],
    ],
    announce: ['http', 'settings'],
    run: ['log', 'server', 'settings'],
    main: ['run'],
  },
  web: {
    app: [],
    offline: ['app'],
    daily: ['app', 'offline'],
    table: ['app', 'daily', 'offline'],
    rules: ['app', 'table'],
    pad: ['app', 'rules'],
    learn: ['app', 'offline', 'table'],
    online: ['app', 'offline', 'table'],
    replay: ['app', 'daily', 'offline', 'online', 'table'],
    puzzles: ['app', 'offline', 'replay', 'table'],
    review: ['app', 'offline', 'replay', 'table'],
    account: ['app', 'offline', 'online', 'review', 'table'],
    shelf: ['app', 'daily', 'offline', 'online', 'puzzles', 'rules', 'table'],
    App: [
      ...['account', 'app', 'learn', 'online', 'pad', 'puzzles', 'replay', 'review', 'rules'],
      ...['shelf', 'table'],
    ],
    main: ['App', 'app'],
  },
};

interface Import {
  readonly from: string;
  readonly to: string;
  readonly line: number;
}

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The file that a path or the name of one of our packages stands for. */
const fileOf = (files: Files, from: string, specifier: string): string => {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier);
  const [, name = '', ...rest] = specifier.split('/');
  const folder = [`packages/${name}`, `games/${name}`].find((one) =>
    files.has(`${one}/package.json`),
  );
  if (folder === undefined || !specifier.startsWith('@tablee/')) return specifier;
  const { exports = {} } = JSON.parse(files.get(`${folder}/package.json`)!) as {
    exports?: Readonly<Record<string, { readonly 'tablee-source'?: string }>>;
  };
  const source = exports[['.', ...rest].join('/')]?.['tablee-source'];
  return source === undefined ? specifier : path.posix.join(folder, source);
};

/** All imports between files, also of types and of what is loaded later. */
const importsIn = (files: Files): Import[] =>
  [...files].flatMap(([from, text]) => {
    if (!isCode(from) || roomOf(from) === undefined) return [];
    const arrows = arrowsOf(from, text);
    return arrows.map(({ to, line }) => ({ from, line, to: fileOf(files, from, to) }));
  });

const graphOf = (pairs: readonly (readonly [from: string, to: string])[]): Graph => {
  const graph = new Map<string, Set<string>>();
  for (const [from, to] of pairs) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  return graph;
};

/** One way back to its beginning for every knot, as it is walked. */
const knotsIn = (graph: Graph): string[] => {
  const left = new Map(graph);
  const knots: string[] = [];
  for (;;) {
    // Drop modules without imports among those left: they are in no cycle.
    for (let before = -1; before !== left.size;) {
      before = left.size;
      for (const [from, known] of left)
        if (![...known].some((to) => left.has(to))) left.delete(from);
    }
    const [first] = left.keys();
    if (first === undefined) return knots;
    const way = [first];
    for (;;) {
      const next = [...left.get(way.at(-1)!)!].find((to) => left.has(to))!;
      const start = way.indexOf(next);
      way.push(next);
      if (start < 0) continue;
      knots.push(way.slice(start).join(' → '));
      for (const one of way.slice(start)) left.delete(one);
      break;
    }
  }
};

/** The app a file belongs to and its folder there; of a file beside the folders its name. */
const folderOf = (file: string): readonly [app: string, folder: string] | undefined => {
  const found = /^apps\/(\w+)\/src\/([\w-]+)/.exec(file);
  return found === null ? undefined : [found[1]!, found[2]!];
};

/** What is imported against the list of an app, and what stands there in vain. */
export const checkKnown = (files: Files, apps = APPS): Complaint[] => {
  const complaints: Complaint[] = [];
  const used = new Set<string>();
  for (const { from, to, line } of importsIn(files)) {
    const [app, folder] = folderOf(from) ?? [];
    const [, target] = folderOf(to) ?? [];
    const known = app === undefined ? undefined : apps[app];
    if (known === undefined || target === undefined || folder === target) continue;
    used.add(`${app} ${folder} ${target}`);
    if (known[folder!]?.includes(target) !== true)
      complaints.push(`${from}:${line}: ${folder} must not import ${target}`);
  }
  for (const [app, known] of Object.entries(apps))
    for (const [folder, targets] of Object.entries(known))
      for (const target of targets)
        if (!used.has(`${app} ${folder} ${target}`))
          complaints.push(`scripts/tidy/knots.ts: ${app}: ${folder} does not need ${target}`);
  return complaints;
};

export const checkKnots = (files: Files): Complaint[] => {
  const imports = importsIn(files);
  const folders = imports.flatMap(({ from, to }) => {
    const [app, folder] = folderOf(from) ?? [];
    const [, target] = folderOf(to) ?? [];
    return target === undefined || folder === target
      ? []
      : [[`${app}/${folder}`, `${app}/${target}`] as const];
  });
  return [
    ...knotsIn(graphOf(imports.map(({ from, to }) => [from, to]))),
    ...knotsIn(graphOf(folders)),
  ];
};
