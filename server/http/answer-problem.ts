// The response to a failed request: a problem document in JSON, or a page if a browser has followed a link.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientLeft } from './client-left.ts';
import { problemOf } from './problem.ts';
import { isNavigation, problemPage } from './problem-page.ts';

/** Responds with an error, and logs it unless a client may expect it. */
export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { problem, retryAfter, expected } = problemOf(error);
  if (clientLeft(error, request)) request.log.info('a client left before its reply');
  else if (!expected) request.log.error({ err: error }, 'a request failed');
  if (retryAfter !== undefined) void reply.header('retry-after', String(Math.ceil(retryAfter)));
  void reply.status(problem.status);
  // The console reads responses in a frame: see web/platform/download.ts.
  const isRead = request.headers['sec-fetch-dest'] === 'iframe';
  if (isNavigation(request) && !isRead)
    return reply.type('text/html; charset=utf-8').send(problemPage(problem));
  return reply.type('application/problem+json').send(problem);
}
