// A small server for the built site: compressed once, cached for ever where the name carries a hash,
// strict about what a page may load, and every page of the site is the same document.
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export const SITE = path.join(import.meta.dirname, 'dist', 'site');

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

const SECURITY = {
  'Content-Security-Policy': [
    "default-src 'self'",
    // Where things stand on the table is written into style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

const COMPRESSIBLE = /^(?:text|application)\/|svg/;

/** Every file of the site, read and compressed once: it is small. */
const readSite = async (folder) => {
  const files = new Map();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const full = path.join(entry.parentPath, entry.name);
    const name = `/${path.relative(folder, full).split(path.sep).join('/')}`;
    const type = TYPES[path.extname(name)] ?? 'application/octet-stream';
    const plain = await readFile(full);
    const isText = COMPRESSIBLE.test(type);
    files.set(name, {
      type,
      plain,
      br: isText
        ? brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
        : undefined,
      gzip: isText ? gzipSync(plain, { level: 9 }) : undefined,
      isHashed: name.startsWith('/assets/'),
    });
  }
  return files;
};

const pick = (file, accepted) => {
  if (file.br && /\bbr\b/.test(accepted)) return ['br', file.br];
  if (file.gzip && /\bgzip\b/.test(accepted)) return ['gzip', file.gzip];
  return [undefined, file.plain];
};

/** A path without a dot is a page of the site; anything else is a file or missing. */
const find = (files, url) => {
  let name;
  try {
    name = decodeURIComponent(new URL(url, 'http://site').pathname);
  } catch {
    return undefined;
  }
  if (files.has(name)) return files.get(name);
  return path.posix.extname(name) === '' ? files.get('/index.html') : undefined;
};

const answer = (files, request, response) => {
  for (const [name, value] of Object.entries(SECURITY)) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const file = find(files, request.url ?? '/');
  if (file === undefined) {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('404\n');
    return;
  }
  const [encoding, body] = pick(file, request.headers['accept-encoding'] ?? '');
  response.writeHead(200, {
    'Content-Type': file.type,
    'Content-Length': body.length,
    'Cache-Control': file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    Vary: 'Accept-Encoding',
    ...(encoding && { 'Content-Encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
};

/** Listens on the port, or with `tries` on one of the next ones when it is taken. */
const listen = (server, port, host, tries) =>
  new Promise((resolve, reject) => {
    server.once('error', (error) => {
      if (error.code === 'EADDRINUSE' && tries > 0)
        resolve(listen(server, port + 1, host, tries - 1));
      else reject(error);
    });
    server.listen(port, host, () => resolve(server.address().port));
  });

/** Serves a built site; resolves with its port and a way to stop. */
export const serveSite = async ({
  folder = SITE,
  port = 0,
  host = '127.0.0.1',
  tries = 0,
} = {}) => {
  const files = await readSite(folder);
  if (!files.has('/index.html')) throw new Error(`no built site in ${folder}`);
  const server = createServer((request, response) => answer(files, request, response));
  const found = await listen(server, port, host, tries);
  return {
    port: found,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
};
