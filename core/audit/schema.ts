// The audit log: what was changed, by whom, old and new value. Entries are never changed or deleted.
import * as z from 'zod/mini';
import { id, person, timestamp } from '#core/primitives.ts';
import { auditActions } from '#core/features/audit-actions.ts';
import { refusal } from '#core/messages/said.ts';
import { m } from './texts.ts';

export const auditEntry = z.object({
  id,
  user: person,
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

/** An entry in a list. */
export const listedEntry = z.extend(auditEntry, {
  /** The current name of the user or group that it is about; otherwise null. */
  objectName: z.nullable(z.string()),
  /** How people are shown the user, if they have a full name. */
  objectDisplayName: z.optional(z.string()),
  /** Until when its deleted row can be restored, and how many rows were deleted with it; null if it cannot. */
  restorable: z.nullable(z.object({ until: timestamp, rows: z.number() })),
});
export type ListedEntry = z.infer<typeof listedEntry>;

/** An entry with its position in the chain and its hash there, in hexadecimal. */
export const chainedEntry = z.extend(auditEntry, { position: z.number(), hash: z.string() });
export type ChainedEntry = z.infer<typeof chainedEntry>;

/** How far a chain was checked: a position and its hash. Position 0 is before the first entry. */
export const auditChainHead = z.object({
  position: z.number().check(z.int(), z.minimum(0)),
  hash: z.string().check(z.regex(/^([0-9a-f]{64})?$/, refusal(m.hashHas64HexadecimalDigits))),
});
export type AuditChainHead = z.infer<typeof auditChainHead>;

/**
 * Where the log was tampered with: an entry was changed, is missing, or was inserted outside the server; or the chain
 * differs from that of the given head (`other`). `entry` is its current content.
 */
export const chainBreak = z.object({
  kind: z.enum(['changed', 'missing', 'added', 'other']),
  position: z.nullable(z.number()),
  entry: z.nullable(auditEntry),
});
export type ChainBreak = z.infer<typeof chainBreak>;

const moment = z.optional(
  z.nullable(
    z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)), refusal(m.enterDateInIso8601))),
  ),
);

export const auditFilter = z.object({
  /** Answer changes by default. */
  actions: z._default(z.array(z.enum(auditActions)).check(z.minLength(1, refusal(m.chooseAtLeastOneType))), [
    'answer_changed',
  ]),
  userId: z.optional(z.nullable(id)),
  /** ISO 8601. */
  startDate: moment,
  endDate: moment,
  templateId: z.optional(z.nullable(id)),
  questionId: z.optional(z.nullable(id)),
});
export type AuditFilter = z.infer<typeof auditFilter>;

/** The limit of counting entries when reading by cursor: counting a million takes longer than reading a page. */
export const mostCountedEntries = 10_000;

/** The start of the next page: `first`, or after the entry in a reply's `next`. */
export const entryCursor = z
  .string()
  .check(z.regex(/^(first|-?\d{1,16}_[0-9a-fA-F-]{36})$/, refusal(m.giveFirstOrNextOf)));
