// Serves the API description: as OpenAPI for programs, as a page for people.
import type { FastifyInstance } from 'fastify';
import type { Call } from '#core/contract.ts';
import type { Services } from '#server/services.ts';
import { descriptionPage } from './description-page.ts';
import { describeCalls } from './open-api.ts';

/** Adds `/openapi.json` and `/docs`. Both are made once. */
export function addDescription(http: FastifyInstance, calls: readonly Call[], services: Services): void {
  const description = describeCalls(calls, services.settings.version);
  const text = JSON.stringify(description);
  const page = descriptionPage(description);
  http.get('/openapi.json', (_request, reply) => reply.type('application/json').send(text));
  http.get('/docs', (_request, reply) => reply.type('text/html').send(page));
}
