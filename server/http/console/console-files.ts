// The built files of the browser console, read once at start: no other file on the disk can be requested. Names under
// assets/ contain a content hash, so browsers may cache those permanently. Not @fastify/static, which reads the disk
// again: after a new build, an open page would miss its parts (docs/decisions/0031-static-files-and-attempts.md).
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type ConsoleFile = {
  /** Relative to the console's folder, with slashes: `assets/main-4f2a.js`. */
  name: string;
  content: Buffer;
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
};

/** All files of a folder; none if it does not exist. */
export function readFiles(folder: string): ConsoleFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => fileOf(relative(folder, path).split(sep).join('/'), readFileSync(path)));
}

/** By name and entity tag: the regions of one process serve the same console and share its memory. */
const filesByTag = new Map<string, ConsoleFile>();

function fileOf(name: string, content: Buffer): ConsoleFile {
  const tag = entityTag(content);
  const key = `${name} ${tag}`;
  const file = filesByTag.get(key) ?? newFile(name, content, tag);
  filesByTag.set(key, file);
  return file;
}

function newFile(name: string, content: Buffer, tag: string): ConsoleFile {
  const [type, isText] = types[extname(name)] ?? ['application/octet-stream', false];
  const caching = name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
  /** Compressed on first use. */
  const compressed: Partial<Record<Encoding, Promise<Buffer>>> = {};
  return {
    name,
    content,
    async send(request, reply) {
      void reply.headers({ 'cache-control': caching, etag: tag, vary: 'accept-encoding' }).type(type);
      if (isKnown(request, tag)) return reply.status(304).send();
      const encoding = isText ? encodingFor(request) : null;
      if (encoding === null) return reply.send(content);
      const body = await (compressed[encoding] ??= compress[encoding](content));
      return reply.header('content-encoding', encoding).send(body);
    },
  };
}

/** A weak entity tag: the same for all encodings of a content. */
export function entityTag(content: Buffer | string): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** Whether the browser already has this version. */
export function isKnown(request: FastifyRequest, tag: string): boolean {
  return request.headers['if-none-match']?.includes(tag) === true;
}

type Encoding = 'br' | 'gzip';

/** Brotli at level 9 is a tenth smaller than gzip, for 40 ms once. */
const compress: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: (content) => brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (content) => promisify(gzip)(content),
};
const brotli = promisify(brotliCompress);

function encodingFor(request: FastifyRequest): Encoding | null {
  const accepted = request.headers['accept-encoding'] ?? '';
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

/** Media types by extension, and whether they are text, which is worth compressing. */
const types: Readonly<Record<string, readonly [type: string, isText: boolean]>> = {
  '.css': ['text/css; charset=utf-8', true],
  '.html': ['text/html; charset=utf-8', true],
  '.ico': ['image/x-icon', false],
  '.jpg': ['image/jpeg', false],
  '.js': ['text/javascript; charset=utf-8', true],
  '.json': ['application/json; charset=utf-8', true],
  '.png': ['image/png', false],
  '.svg': ['image/svg+xml', true],
  '.txt': ['text/plain; charset=utf-8', true],
  '.wasm': ['application/wasm', true],
  '.webmanifest': ['application/manifest+json', true],
  '.woff2': ['font/woff2', false],
};
