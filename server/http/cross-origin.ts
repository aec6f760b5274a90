// Requests from pages of other origins (CORS): the console of one region signs in to the others, and so do browser-based
// tools. Any origin is allowed, which gives a page no access: calls take their token from a header, and the session
// cookie is never included (no `credentials`).
import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#core/errors.ts';
import { type Call, sessionEndHeader } from '#core/contract.ts';
import { cursorHeader } from '#core/exports/schema.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** Response headers that clients read, beyond those that browsers expose to every origin. */
const exposedHeaders = [
  'content-disposition',
  'date',
  'etag',
  'retry-after',
  'x-row-count',
  cursorHeader,
  sessionEndHeader,
];

/** Allows pages of every origin to make the calls, with each method that one of them has. */
export async function allowOtherOrigins(
  http: FastifyInstance,
  calls: readonly Pick<Call, 'method'>[],
): Promise<void> {
  http.addHook('onRequest', async ({ method, headers }) => {
    if (method === 'OPTIONS' && !(headers.origin && headers['access-control-request-method'])) {
      throw new AppError('invalid', wording(m.optionsIsForBrowsersBefore), {
        hint: wording(m.sendOriginAndAccessControl),
      });
    }
  });
  const methods = new Set(['GET', 'HEAD', ...calls.map(({ method }) => method)]);
  await http.register(cors, { origin: true, methods: [...methods], exposedHeaders, maxAge: 600 });
}
