// Checks that no tracked file names one machine's folders or package registry, or has a broken
// link.
import path from 'node:path';

import { judgeLines } from './files.ts';
import type { Complaint, Files } from './files.ts';

/** A path that starts at the root of one machine; `example.org/home/` and `./work/` are none. */
const MACHINE_PATH = /(?<![\w.\-/~*}])\/(?:work|root|home)\//;
const REGISTRY = /https?:\/\/(?:registry|npm|nexus|artifactory|verdaccio)\b[\w.:-]*/;
const LOCAL_HOST = /https?:\/\/(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.\d+/;

export const checkPlaces = (files: Files): Complaint[] =>
  judgeLines(
    files,
    () => true,
    (line) => {
      const found = MACHINE_PATH.exec(line) ?? REGISTRY.exec(line) ?? LOCAL_HOST.exec(line);
      return found === null ? undefined : `names a place of one machine: ${found[0]}`;
    },
  );

/** A workspace's own link is "resolved" to a folder; anything with a host is not ours to keep. */
export const checkLockfile = (files: Files): Complaint[] =>
  judgeLines(
    files,
    (file) => file.endsWith('package-lock.json'),
    (line) => (/"resolved":\s*"[^"]*:/.test(line) ? '"resolved" names a registry' : undefined),
  );

const DOCUMENT = /^(?:README\.md|ARCHITECTURE\.md|docs\/[^/]+\.md)$/;
const LINK = /\]\(\s*<?([^)\s>]+)>?[^)]*\)/g;

const withoutCode = (text: string): string =>
  text
    .replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ''))
    .replace(/`[^`\n]*`/g, '');

const existsIn = (files: Files, target: string): boolean => {
  const name = target.replace(/\/$/, '');
  if (name === '.' || files.has(name)) return true;
  return [...files.keys()].some((file) => file.startsWith(`${name}/`));
};

export const checkLinks = (files: Files): Complaint[] =>
  judgeLines(
    new Map([...files].map(([file, text]) => [file, withoutCode(text)])),
    (file) => DOCUMENT.test(file),
    (line, file) => {
      const dead = [...line.matchAll(LINK)].flatMap(([, link]) => {
        if (/^(?:[a-z]+:|#|\/\/)/i.test(link!)) return [];
        const bare = decodeURI(link!.replace(/[#?].*$/, ''));
        const target = path.posix.join(path.posix.dirname(file), bare);
        return existsIn(files, target) ? [] : [target];
      });
      return dead.length === 0 ? undefined : `no file ${dead.join(', ')}`;
    },
  );
