// Serves the API description: as OpenAPI for programs, and as a page for people.
import { Buffer } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import type { Call } from '#core/contract.ts';
import { descriptionPage } from './description-page.ts';
import { describeCalls } from './open-api.ts';

/** Adds `/openapi.json` and `/docs`. Each is generated on first request: together they take 3 MB. */
export function addDescription(http: FastifyInstance, calls: readonly Call[]): void {
  let json: Buffer | undefined;
  let page: Buffer | undefined;
  http.get('/openapi.json', (_request, reply) => {
    json ??= Buffer.from(JSON.stringify(describeCalls(calls)));
    return reply.type('application/json').send(json);
  });
  http.get('/docs', (_request, reply) => {
    page ??= Buffer.from(descriptionPage(describeCalls(calls)));
    return reply.type('text/html').send(page);
  });
}
