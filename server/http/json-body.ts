// JSON bodies. Fastify's own parser turns bytes that are not UTF-8 into replacement characters, which would be
// kept as if somebody had written them, and refuses a body that is left out where the client names a type.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { AppError } from '#core/errors.ts';

/** Makes a server read `application/json` strictly; no body at all is undefined. */
export function acceptJson(http: FastifyInstance): void {
  const parse = http.getDefaultJsonParser('error', 'error');
  http.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (bytes.length === 0) return done(null, undefined);
    if (!isUtf8(bytes)) return done(new AppError('not-json', 'The body is not UTF-8.'));
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
