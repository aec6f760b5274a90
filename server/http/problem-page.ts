// A problem as an HTML page, for browsers that follow a link to a file, for example an expired one from an e-mail:
// people would otherwise see JSON.
import type { FastifyRequest } from 'fastify';
import { plainPage } from './html.ts';
import type { Problem } from './problem.ts';

/** Whether a browser navigates there, as opposed to a program. */
export function isNavigation({ method, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html') === true;
}

/** The page: what is wrong, what to do, and a link to the console. */
export function problemPage({ title, detail, hint }: Problem): string {
  return plainPage({ title, heading: detail, texts: typeof hint === 'string' ? [hint] : [] });
}
