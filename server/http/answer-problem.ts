// The response to a failed request: a problem document in JSON, or a page if a browser has followed a link.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inLanguage } from '#server/readers/reading.ts';
import { clientLeft } from './client-left.ts';
import { problemOf } from './problem.ts';
import { isNavigation, problemPage } from './problem-page.ts';
import { requestLanguage } from '#server/readers/request-reading.ts';

/** Responds with an error, and logs it unless a client may expect it. `previews`: languages that are used before they are whole. */
export function problemAnswer(previews: readonly string[]) {
  return async (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { problem, retryAfter, expected } = problemOf(error);
    if (clientLeft(error, request)) request.log.info('a client left before its reply');
    else if (!expected) request.log.error({ err: error }, 'a request failed');
    if (retryAfter !== undefined) void reply.header('retry-after', String(Math.ceil(retryAfter)));
    void reply.status(problem.status);
    // The console reads responses in a frame: see web/platform/download.ts.
    const isRead = request.headers['sec-fetch-dest'] === 'iframe';
    if (!isNavigation(request) || isRead) return reply.type('application/problem+json').send(problem);
    const page = inLanguage(await requestLanguage(request, previews), () => problemPage(problem));
    return reply.type('text/html; charset=utf-8').send(page);
  };
}
