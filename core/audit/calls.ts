// The calls on the audit log (spec 3, section 7 "Audit"; contract, "Audit log"). Admins only.
import * as z from 'zod/mini';
import { admins } from '#core/actor.ts';
import { call } from '#core/contract.ts';
import { pageFields, pageOf } from '#core/paging.ts';
import { auditChainHead, auditFilter, chainBreak, chainedEntry, entryCursor, listedEntry } from './schema.ts';

/**
 * A page of entries. With `cursor` any page is as fast as the first, `page` is ignored, and entries are counted up to a
 * limit; with `page` all of them are counted.
 */
const entryPageFields = { ...pageFields, cursor: z.optional(entryCursor) };
const entryPage = z.extend(pageOf(listedEntry), {
  /** The cursor of the next page; null after the last entry. */
  next: z.nullable(z.string()),
  /** False if there are more than `totalElements`, the limit of counting. */
  isCounted: z.boolean(),
});
export type EntryPage = z.infer<typeof entryPage>;

export const listAudit = call({
  id: 'audit.list',
  method: 'GET',
  path: '/audit_log',
  summary: 'List the newest entries, or those with a tag such as sheetRow.{id}',
  who: admins,
  scope: 'admin',
  query: z.object({
    ...entryPageFields,
    tag: z.optional(
      z
        .string()
        .check(
          z.regex(/^(template|sheet|sheetRow|user)\.[0-9a-fA-F-]{36}$/, 'A tag looks like sheetRow.{id}'),
        ),
    ),
  }),
  reply: entryPage,
});

export const filterAudit = call({
  id: 'audit.filter',
  method: 'POST',
  path: '/audit_log/filter',
  summary: 'List the answer changes that match a filter, newest first',
  who: admins,
  scope: 'admin',
  notAudited: 'It reads.',
  query: z.object(entryPageFields),
  body: auditFilter,
  reply: entryPage,
  status: 200,
});

export const deletedRows = call({
  id: 'audit.deletedRows',
  method: 'POST',
  path: '/audit_log/deletedRows',
  summary: 'List the deleted rows that match a filter, newest first',
  who: admins,
  scope: 'admin',
  notAudited: 'It reads.',
  query: z.object(entryPageFields),
  body: auditFilter,
  reply: entryPage,
  status: 200,
});

export const verifyAudit = call({
  id: 'audit.verify',
  method: 'POST',
  path: '/audit_log/verify',
  summary: 'Check the next entries of the chain, starting after a head, or at the first entry',
  who: admins,
  scope: 'admin',
  notAudited: 'It reads.',
  body: z.object({ head: z._default(auditChainHead, { position: 0, hash: '' }) }),
  reply: z.object({
    /** How many entries of this request are intact. */
    checked: z.number(),
    /** The last of them: the next request continues from there. */
    head: auditChainHead,
    brokenAt: z.nullable(chainBreak),
    /** Nothing is left to check. */
    done: z.boolean(),
  }),
  status: 200,
});

export const chainedAudit = call({
  id: 'audit.chain',
  method: 'GET',
  path: '/audit_log/chain',
  summary: 'List entries in the order of the chain, oldest first, after a position: for log collectors',
  who: admins,
  scope: 'admin',
  query: z.object({
    after: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0),
    since: z.optional(z.coerce.number().check(z.int())),
    size: pageFields.size,
  }),
  reply: z.object({ content: z.array(chainedEntry), done: z.boolean() }),
});
