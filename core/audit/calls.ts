// The calls on the audit log (spec 3, section 7 "Audit"; contract, "Audit log"). Admins only.
import * as z from 'zod/mini';
import { admins } from '#core/actor.ts';
import { call } from '#core/contract.ts';
import { pageFields, pageOf } from '#core/paging.ts';
import { auditEntry, auditFilter } from './schema.ts';

export const listAudit = call({
  id: 'audit.list',
  method: 'GET',
  path: '/audit_log',
  summary: 'The newest entries, or those of a tag such as sheetRow.{id}',
  who: admins,
  scope: 'admin',
  query: z.object({
    ...pageFields,
    tag: z.optional(
      z
        .string()
        .check(
          z.regex(/^(template|sheet|sheetRow|user)\.[0-9a-fA-F-]{36}$/, 'A tag looks like sheetRow.{id}'),
        ),
    ),
  }),
  reply: pageOf(auditEntry),
});

export const filterAudit = call({
  id: 'audit.filter',
  method: 'POST',
  path: '/audit_log/filter',
  summary: 'Answer changes that pass a filter, the newest first',
  who: admins,
  scope: 'admin',
  notAudited: 'It reads.',
  query: z.object(pageFields),
  body: auditFilter,
  reply: pageOf(auditEntry),
  status: 200,
});

export const deletedRows = call({
  id: 'audit.deletedRows',
  method: 'POST',
  path: '/audit_log/deletedRows',
  summary: 'Deleted rows that pass a filter, the newest first',
  who: admins,
  scope: 'admin',
  notAudited: 'It reads.',
  query: z.object(pageFields),
  body: auditFilter,
  reply: pageOf(auditEntry),
  status: 200,
});
