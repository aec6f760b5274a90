// The calls behind the link by which recipients of an e-mail unsubscribe, of whatever kind it is.
import * as z from 'zod/mini';
import { type AuditAction } from '#core/features/audit-actions.ts';
import { call } from '#core/contract.ts';

const params = z.object({ secret: z.string().check(z.regex(/^fdu_[\w-]{107}$/)) });

/** The page that the link opens asks: programs that look at e-mails follow links. */
export function askByLink<Id extends string, Path extends `/${string}/{secret}`>(id: Id, path: Path) {
  return call({
    id,
    method: 'GET',
    path,
    summary: 'A page that asks whether to unsubscribe, for whoever follows the link in an e-mail',
    who: 'public',
    scope: 'any',
    isUnguessable: true,
    params,
    reply: 'file',
    errors: [404],
  });
}

/** What its button sends, and programs for e-mail of themselves. */
export function unsubscribeByLink<Id extends string, Path extends `/${string}/{secret}`>(
  id: Id,
  path: Path,
  audits: readonly AuditAction[],
) {
  return call({
    id,
    method: 'POST',
    path,
    summary:
      'Unsubscribe by the link in an e-mail, without signing in (RFC 8058); with `?again`, subscribe again',
    who: 'public',
    scope: 'any',
    isUnguessable: true,
    audits,
    params,
    query: z.object({ again: z.optional(z.string()) }),
    reply: 'file',
    status: 200,
    errors: [404],
  });
}
