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
const opening = [0x5b, 0x7b] as const;
const closing = [0x5d, 0x7d] as const;

/** Whether brackets are nested deeper than this. Counted in the bytes: twenty times quicker than a walk afterwards. */
function isDeeper(bytes: Buffer, most: number): boolean {
  let depth = 0;
  let inText = false;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    if (inText) {
      if (byte === backslash) index += 1;
      else if (byte === quote) inText = false;
    } else if (byte === quote) inText = true;
    else if (byte === opening[0] || byte === opening[1]) {
      depth += 1;
      if (depth > most) return true;
    } else if (byte === closing[0] || byte === closing[1]) depth -= 1;
  }
  return false;
}
