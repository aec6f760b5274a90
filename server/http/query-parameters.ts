// The query string of a request before validation.
import type { FastifyRequest } from 'fastify';

/** The parameters by name; a repeated one is a list. */
export function queryParameters(request: FastifyRequest): Readonly<Record<string, unknown>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Fastify makes an object of every query; its type says so of named ones only
  return request.query as Readonly<Record<string, unknown>>;
}
