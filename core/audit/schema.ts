// The audit log: what was changed, by whom, from what to what. Entries are never changed or deleted.
import * as z from 'zod/mini';
import { id, timestamp } from '#core/forms/schema.ts';

export const auditActions = [
  'answer_changed',
  'review_state_changed',
  'row_returned',
  'row_corrected',
  'row_deleted',
  'row_restored',
  'image_uploaded',
  'sheet_created',
  'sheet_completed',
  'form_created',
  'form_changed',
  'form_deleted',
  'form_published',
  'form_archived',
  'form_unarchived',
  'form_version_created',
  'form_version_published',
  'questions_reordered',
  'question_changed',
  'widget_created',
  'widget_changed',
  'widget_deleted',
  'widgets_arranged',
  'view_created',
  'view_changed',
  'view_deleted',
  'images_downloaded',
  'user_created',
  'user_changed',
  'user_deactivated',
  'password_changed',
  'password_check_failed',
  'password_reset_requested',
  'group_created',
  'group_changed',
  'group_deleted',
  'import_scheduled',
  'import_continued',
  'import_completed',
  'import_canceled',
  'export_downloaded',
  'export_prepared',
  'export_scheduled',
  'export_schedule_changed',
  'export_schedule_deleted',
  'export_sent',
  'export_not_sent',
  'signed_in',
  'sign_in_failed',
  'signed_out',
  'session_limits_changed',
  'token_created',
  'token_revoked',
] as const;
export type AuditAction = (typeof auditActions)[number];

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
