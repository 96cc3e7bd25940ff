// Serves the built site: files are read once, compressed on first request, and cached for ever if
// hashed. All pages share one document.

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';

/** Where the site of this checkout is built to; as far away from the sources as from what is built. */
export const SITE = path.join(import.meta.dirname, '..', '..', '..', 'web', 'dist', 'site');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};
const COMPRESSIBLE = /^(?:text|application)\/|svg/;

/** No larger than the file: the usual window of 4 MiB takes ten times as long to lay out as to use. */
const windowFor = (length: number): number =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(length + 16))),
  );

const fitted = (length: number): Record<number, number> => ({
  [constants.BROTLI_PARAM_QUALITY]: 9,
  [constants.BROTLI_PARAM_LGWIN]: windowFor(length),
});

/** The better one first. */
const PACKERS = {
  br: (plain: Buffer): Promise<Buffer> =>
    promisify(brotliCompress)(plain, { params: fitted(plain.length) }),
  gzip: (plain: Buffer): Promise<Buffer> => promisify(gzip)(plain, { level: 9 }),
};
type Encoding = keyof typeof PACKERS;
const ENCODINGS = Object.keys(PACKERS) as readonly Encoding[];

interface SiteFile {
  readonly type: string;
  readonly plain: Buffer;
  readonly isCompressible: boolean;
  /** Compressed versions requested so far; compressing all would dominate the start. */
  readonly packed: Map<Encoding, Promise<Buffer>>;
  /** Changes with the content. */
  readonly tag: string;
  readonly isHashed: boolean;
}
export type Site = ReadonlyMap<string, SiteFile>;

const packed = (file: SiteFile, encoding: Encoding): Promise<Buffer> => {
  const known = file.packed.get(encoding);
  if (known !== undefined) return known;
  const made = PACKERS[encoding](file.plain);
  file.packed.set(encoding, made);
  return made;
};

/** Every file of the site: it is small. */
export const readSite = async (folder: string): Promise<Site> => {
  const files = new Map<string, SiteFile>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const full = path.join(entry.parentPath, entry.name);
    const name = `/${path.relative(folder, full).split(path.sep).join('/')}`;
    const type = TYPES[path.extname(name)] ?? 'application/octet-stream';
    const plain = await readFile(full);
    files.set(name, {
      type,
      plain,
      isCompressible: COMPRESSIBLE.test(type),
      packed: new Map(),
      tag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
      isHashed: name.startsWith('/assets/'),
    });
  }
  if (!files.has('/index.html')) throw new Error(`no built site in ${folder} (npm run build:site)`);
  return files;
};

const isAccepted = (accepted: string, encoding: Encoding): boolean =>
  accepted.split(',').some((part) => {
    const [name = '', ...rest] = part.split(';').map((one) => one.trim().toLowerCase());
    return name === encoding && !rest.some((one) => /^q=0(?:\.0*)?$/.test(one));
  });

const encodingFor = ({ isCompressible }: SiteFile, accepted: string): Encoding | undefined =>
  isCompressible ? ENCODINGS.find((encoding) => isAccepted(accepted, encoding)) : undefined;

/** A path without a dot is a page of the site; anything else is a file or missing. */
const find = (site: Site, url: string): SiteFile | undefined => {
  let name: string;
  try {
    name = decodeURIComponent(url.replace(/[?#].*$/s, ''));
  } catch {
    return undefined;
  }
  const file = site.get(name);
  if (file !== undefined) return file;
  return path.posix.extname(name) === '' ? site.get('/index.html') : undefined;
};

export const answerWithSite = async (
  site: Site,
  { method, url, headers }: IncomingMessage,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  if (method !== 'GET' && method !== 'HEAD')
    return reply.code(405).header('Allow', 'GET, HEAD').send();
  const file = find(site, url ?? '/');
  if (file === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('404\n');
  const accepted = headers['accept-encoding'] ?? '';
  const encoding = encodingFor(file, Array.isArray(accepted) ? accepted.join() : accepted);
  const tag = `"${file.tag}${encoding === undefined ? '' : `-${encoding}`}"`;
  void reply.headers({
    'Content-Type': file.type,
    'Cache-Control': file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: tag,
    Vary: 'Accept-Encoding',
    ...(encoding !== undefined && { 'Content-Encoding': encoding }),
  });
  if (headers['if-none-match'] === tag) return reply.code(304).send();
  const body = encoding === undefined ? file.plain : await packed(file, encoding);
  void reply.header('Content-Length', body.length);
  return reply.send(method === 'HEAD' ? undefined : body);
};
