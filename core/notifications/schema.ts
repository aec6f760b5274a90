// Notifications (contract, "Notifications"): each type with its metadata.
import * as z from 'zod/mini';
import { id, person, timestamp } from '#core/primitives.ts';
import { troubleMetadata } from '#core/troubles/schema.ts';

const count = z.number().check(z.int());
const ofForm = { templateId: id, templateName: z.string() };
const ofSheet = { ...ofForm, sheetId: id, sheetName: z.string() };
/** One row, or several of a sheet that were added together: then `sheetRowId` is the first of them. */
const ofRows = { ...ofSheet, sheetRowId: id, rowCount: count };
const ofReview = { ...ofRows, comment: z.nullable(z.string()) };

/** A type of notification with its metadata in addition to the common fields. */
function typeOf<T extends string, const Metadata extends z.core.$ZodLooseShape>(type: T, metadata: Metadata) {
  return z.object({
    id,
    type: z.literal(type),
    read: z.boolean(),
    timestamp,
    /** Who caused it; null: the system. */
    from: z.nullable(person),
    metadata: z.object(metadata),
  });
}

/** The list of all notification types. Types that the contract does not list are additions. */
export const notification = z.discriminatedUnion('type', [
  /**
   * `waiting`: how many of the rows still wait, at most `rowCount`; `reviewed`: what became of a single one. Both are worked
   * out when the notification is read.
   */
  typeOf('sheet_row_review_request', {
    ...ofRows,
    waiting: z.optional(count),
    reviewed: z.optional(
      z.object({
        state: z.enum(['APPROVED', 'REJECTED', 'RETURNED']),
        by: z.nullable(person),
      }),
    ),
  }),
  typeOf('row_approved', ofReview),
  typeOf('row_rejected', ofReview),
  /** A row was returned to its author for correction. */
  typeOf('row_returned', ofReview),
  /** A row was added; sent to the form's rowCompleteContacts. */
  typeOf('row_complete', ofRows),
  typeOf('alert', { ...ofRows, alertId: id, alertName: z.string() }),
  typeOf('sheet_complete', ofSheet),
  /** Rows that were calculated again, since the setup of their sheet was changed, break rules by it; sent to who changed it. */
  typeOf('rules_broken', ofRows),
  /** `form`: to be filled in. */
  typeOf('reminder', {
    reminderId: id,
    message: z.string(),
    form: z.optional(z.nullable(z.object({ id, name: z.string() }))),
  }),
  /** An import has ended with whatever could be read; `problem`: why nothing could, and then there is no sheet. */
  typeOf('import_done', {
    ...ofForm,
    importId: id,
    fileName: z.string(),
    sheetId: z.nullable(id),
    completedRows: count,
    failedRows: count,
    problem: z.nullable(z.string()),
    /** Failed rows that were left out since; worked out when the notification is read. */
    droppedRows: z.optional(count),
    /** Whether its failed rows can still be repaired; worked out when the notification is read. */
    isRepairable: z.optional(z.boolean()),
  }),
  /** A background export is ready; `problem`: why there is no file. */
  typeOf('export_done', {
    ...ofForm,
    exportId: id,
    fileName: z.string(),
    /** The file's path on this server; null once it is deleted. */
    path: z.nullable(z.string()),
    expiresAt: z.nullable(timestamp),
    problem: z.nullable(z.string()),
  }),
  /** Something that should work by itself does not, or does again. */
  typeOf('trouble', troubleMetadata),
]);
export type Notification = z.infer<typeof notification>;
export type NotificationType = Notification['type'];
export type MetadataOf<T extends NotificationType> = Extract<Notification, { type: T }>['metadata'];

/** A type with its metadata. */
export type NotificationContent = {
  [T in NotificationType]: { type: T; metadata: MetadataOf<T> };
}[NotificationType];

/** Milliseconds until a notification is deleted: 90 days. */
export const notificationRetention = 90 * 86_400_000;
/** Maximum number listed, newest first. */
export const mostNotifications = 200;
