// Names the running build: the version of the release, and the commit that it was built from.

import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface Build {
  readonly version: string;
  /** The first characters of the commit; absent in a copy without its history. */
  readonly commit?: string;
}

/** The set-up writes it beside the compiled code, so a release carries it along. */
export const readBuild = (
  file = path.join(import.meta.dirname, '..', 'dist', 'build.json'),
): Build => JSON.parse(readFileSync(file, 'utf8')) as Build;

/** How a build is named in the archive, the log, the footer and at `/healthz`. */
export const nameOf = ({ version, commit }: Build): string =>
  commit === undefined ? version : `${version}+${commit}`;
