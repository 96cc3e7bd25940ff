// Every file says in its first line what it is for; every package does so in one sentence.
import { isBench, isCode } from './files.ts';
import type { Complaint, Files } from './files.ts';

const WORDS_MIN = 2;

/** The comment a file starts with, or undefined. */
const headComment = (text: string): string | undefined => {
  const body = text.replace(/^#!.*\n/, '').trimStart();
  const found = /^(?:(?:\/\/.*(?:\n|$))+|\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->)/.exec(body);
  return found?.[0];
};

export const checkPurpose = (files: Files): Complaint[] =>
  [...files].flatMap(([file, text]) => {
    const words = headComment(text)?.match(/\p{L}+/gu) ?? [];
    return isCode(file) && words.length < WORDS_MIN
      ? [`${file}:1: must start with a comment that says what the file is for`]
      : [];
  });

type Manifest = Readonly<Record<string, unknown>>;

const ALIKE = ['version', 'private', 'type', 'engines'];

const judgeManifest = (file: string, manifest: Manifest, root: Manifest): string[] => {
  const wrong: string[] = [];
  for (const key of ALIKE) {
    if (JSON.stringify(manifest[key]) !== JSON.stringify(root[key])) {
      wrong.push(`"${key}" differs from the one in the root package.json`);
    }
  }
  const folder = file.split('/').at(-2) ?? 'tablee';
  const name = file === 'package.json' ? 'tablee' : `@tablee/${folder}`;
  if (manifest.name !== name) wrong.push(`"name" must be ${name}`);
  if ('license' in manifest) wrong.push('"license" belongs nowhere but in the LICENSE file');
  const { description } = manifest;
  const isSentence =
    typeof description === 'string' &&
    /^\p{Lu}.*\.$/u.test(description) &&
    !description.includes('. ');
  if (!isSentence) wrong.push('"description" must be one sentence');
  return wrong;
};

/** All package.json files of the house are alike; bench stands apart. */
export const checkManifests = (files: Files): Complaint[] => {
  const read = (text: string): Manifest => JSON.parse(text) as Manifest;
  const root = read(files.get('package.json') ?? '{}');
  return [...files]
    .filter(([file]) => /(?:^|\/)package\.json$/.test(file) && !isBench(file))
    .flatMap(([file, text]) =>
      judgeManifest(file, read(text), root).map((wrong) => `${file}: ${wrong}`),
    );
};
