// A problem as an HTML page, for browsers that follow a link to a file, for example an expired one from an e-mail:
// people would otherwise see JSON.
import type { FastifyRequest } from 'fastify';
import { plainPage } from './html.ts';
import { inReadersLanguage } from '#core/messages/said.ts';
import { t } from '#core/messages/text.ts';
import { type Problem, titleOf } from './problem.ts';

/** Whether a browser navigates there, as opposed to a program. */
export function isNavigation({ method, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html') === true;
}

/** The page, in its reader's language: what is wrong, what to do, and a link to the console. */
export function problemPage({ status, detail, hint, messages }: Problem): string {
  return plainPage({
    title: t(titleOf(status)),
    heading: inReadersLanguage(detail, messages?.detail),
    texts: hint === undefined ? [] : [inReadersLanguage(hint, messages?.hint)],
  });
}
