// The audit log: what was changed, by whom, from what to what. Entries are never changed or deleted.
import * as z from 'zod/mini';
import { id, timestamp } from '#core/primitives.ts';
import { auditActions } from '#core/audit-actions.ts';

export const auditEntry = z.object({
  id,
  user: z.object({ id, userName: z.string() }),
  timestamp,
  action: z.enum(auditActions),
  /** What was changed, as a tag: `sheetRow.{id}`. */
  objectKey: z.string(),
  tags: z.array(z.string()),
  comment: z.nullable(z.string()),
  previous: z.array(z.string()),
  next: z.array(z.string()),
  template: z.nullable(z.object({ id, name: z.string() })),
  sheetId: z.nullable(id),
  sheetRowId: z.nullable(id),
  questionId: z.nullable(id),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** An entry as lists have it. */
export const listedEntry = z.extend(auditEntry, {
  /** What a user or a group that it is about is called now; null for everything else. */
  objectName: z.nullable(z.string()),
  /** Until when the deleted row that it tells of can be restored, and how many rows were deleted with it; null where it cannot. */
  restorable: z.nullable(z.object({ until: timestamp, rows: z.number() })),
});
export type ListedEntry = z.infer<typeof listedEntry>;

/** An entry with its place in the chain and the hash that it has there, in hexadecimal. */
export const chainedEntry = z.extend(auditEntry, { position: z.number(), hash: z.string() });
export type ChainedEntry = z.infer<typeof chainedEntry>;

/** Up to where a chain was checked: a position and its hash. Position 0 is before the first entry. */
export const auditChainHead = z.object({
  position: z.number().check(z.int(), z.minimum(0)),
  hash: z.string().check(z.regex(/^([0-9a-f]{64})?$/, 'A hash has 64 hexadecimal digits')),
});
export type AuditChainHead = z.infer<typeof auditChainHead>;

/**
 * Where the log is not what it was: an entry was changed, or is missing, or was put in beside the server; or the chain is
 * another one than that of the head which was given (`other`). `entry` as it reads now.
 */
export const chainBreak = z.object({
  kind: z.enum(['changed', 'missing', 'added', 'other']),
  position: z.nullable(z.number()),
  entry: z.nullable(auditEntry),
});
export type ChainBreak = z.infer<typeof chainBreak>;

const moment = z.optional(
  z.nullable(
    z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)), 'Give a date in ISO 8601 form')),
  ),
);

export const auditFilter = z.object({
  /** Answer changes unless other actions are named. */
  actions: z._default(
    z.array(z.enum(auditActions)).check(z.minLength(1, 'Choose at least one kind of entry')),
    ['answer_changed'],
  ),
  userId: z.optional(z.nullable(id)),
  /** ISO 8601. */
  startDate: moment,
  endDate: moment,
  templateId: z.optional(z.nullable(id)),
  questionId: z.optional(z.nullable(id)),
});
export type AuditFilter = z.infer<typeof auditFilter>;

/** How far entries are counted for whoever reads them by cursor: counting a million takes longer than reading a page. */
export const mostCountedEntries = 10_000;

/** Where the next page begins: `first`, or behind the entry that a reply's `next` names. */
export const entryCursor = z
  .string()
  .check(z.regex(/^(first|-?\d{1,16}_[0-9a-fA-F-]{36})$/, 'Give "first", or the "next" of the page before'));
