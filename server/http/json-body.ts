// Parses JSON bodies. Fastify's own parser turns invalid UTF-8 into replacement characters, which would be stored as if
// someone had entered them, and rejects an empty body if the client sends a content type. Nesting is limited here, so
// that later code need not worry about its stack.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { AppError, invalid } from '#core/errors.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** Twice the depth of an expression (core/logic/check.ts) in JSON, plus what surrounds it. */
const maximumDepth = 120;
/** Lists and objects that a body may have however short it is, and bytes for each further one. */
const [freeBrackets, bytesPerBracket] = [50_000, 16];

/** Makes a server parse `application/json` strictly; an empty body is undefined. */
export function acceptJson(http: FastifyInstance): void {
  const parse = http.getDefaultJsonParser('error', 'error');
  http.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (bytes.length === 0) return done(null, undefined);
    request.charge?.(bytes.length);
    if (!isUtf8(bytes)) return done(new AppError('not-json', wording(m.bodyIsNotUtf8)));
    const issue = bracketsIssue(bytes);
    if (issue !== null) return done(invalid([{ path: '', message: issue }]));
    return parse(request, bytes.toString('utf8'), done);
  });
}

/** The body of a request that takes JSON, `{}` if it is empty. Throws `wrong-media-type` for other content. */
export function jsonBody(request: FastifyRequest): unknown {
  if (request.body instanceof Readable) {
    throw new AppError('wrong-media-type', undefined, { hint: wording(m.sendApplicationJson) });
  }
  return request.body ?? {};
}

const quote = 0x22;
const backslash = 0x5c;
const openingBracket = 0x5b;
const closingBracket = 0x5d;
const openingBrace = 0x7b;
const closingBrace = 0x7d;

/**
 * What is wrong with the brackets of a body: they are nested too deep, or so many that to read them takes long. Counted
 * in the bytes: twenty times faster than a traversal afterwards.
 */
function bracketsIssue(bytes: Buffer): string | null {
  const { length } = bytes;
  const most = freeBrackets + length / bytesPerBracket;
  let [depth, count] = [0, 0];
  for (let index = 0; index < length; index += 1) {
    const byte = bytes[index];
    if (byte === quote) {
      // Most bytes are in strings: a separate loop has fewer comparisons.
      for (index += 1; index < length && bytes[index] !== quote; index += 1) {
        if (bytes[index] === backslash) index += 1;
      }
    } else if (byte === openingBracket || byte === openingBrace) {
      depth += 1;
      count += 1;
      if (depth > maximumDepth) return t(m.bodyCanBeAtMost, { maximumDepth });
      if (count > most) return t(m.bodyHasTooManyLists);
    } else if (byte === closingBracket || byte === closingBrace) depth -= 1;
  }
  return null;
}
