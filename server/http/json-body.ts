// JSON bodies. Fastify's own parser turns bytes that are not UTF-8 into replacement characters, which would be
// kept as if somebody had written them, and refuses a body that is left out where the client names a type.
// Nesting has an end here, so that nothing behind needs to fear for its stack.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { AppError, invalid } from '#core/errors.ts';

/** Twice the levels that an expression may have (core/logic/check.ts), in JSON, and what is around it. */
const maximumDepth = 120;

/** Makes a server read `application/json` strictly; no body at all is undefined. */
export function acceptJson(http: FastifyInstance): void {
  const parse = http.getDefaultJsonParser('error', 'error');
  http.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (bytes.length === 0) return done(null, undefined);
    if (!isUtf8(bytes)) return done(new AppError('not-json', 'The body is not UTF-8.'));
    if (isDeeper(bytes, maximumDepth)) {
      return done(invalid([{ path: '', message: `The body may be at most ${maximumDepth} levels deep` }]));
    }
    return parse(request, bytes.toString('utf8'), done);
  });
}

/** The body of a request that takes JSON, `{}` where there is none. Throws `wrong-media-type` for other content. */
export function jsonBody(request: FastifyRequest): unknown {
  if (request.body instanceof Readable) {
    throw new AppError('wrong-media-type', undefined, { hint: 'Send application/json.' });
  }
  return request.body ?? {};
}

const quote = 0x22;
const backslash = 0x5c;
const openingBracket = 0x5b;
const closingBracket = 0x5d;
const openingBrace = 0x7b;
const closingBrace = 0x7d;

/** Whether brackets are nested deeper than this. Counted in the bytes: twenty times quicker than a walk afterwards. */
function isDeeper(bytes: Buffer, most: number): boolean {
  const { length } = bytes;
  let depth = 0;
  for (let index = 0; index < length; index += 1) {
    const byte = bytes[index];
    if (byte === quote) {
      // Most bytes stand in texts: a loop of its own has less to compare.
      for (index += 1; index < length && bytes[index] !== quote; index += 1) {
        if (bytes[index] === backslash) index += 1;
      }
    } else if (byte === openingBracket || byte === openingBrace) {
      depth += 1;
      if (depth > most) return true;
    } else if (byte === closingBracket || byte === closingBrace) depth -= 1;
  }
  return false;
}
