// What people are told of (contract, "Notifications"): each type with what its notification says of the thing.
import * as z from 'zod/mini';
import { id, timestamp } from '#core/primitives.ts';

const count = z.number().check(z.int());
const ofForm = { templateId: id, templateName: z.string() };
const ofSheet = { ...ofForm, sheetId: id, sheetName: z.string() };
/** One row, or several of a sheet that came together: then `sheetRowId` is the first of them. */
const ofRows = { ...ofSheet, sheetRowId: id, rowCount: count };
const ofReview = { ...ofRows, comment: z.nullable(z.string()) };

/** A type of notification, and what it says beside what all say. */
function typeOf<T extends string, const Metadata extends z.core.$ZodLooseShape>(type: T, metadata: Metadata) {
  return z.object({
    id,
    type: z.literal(type),
    read: z.boolean(),
    timestamp,
    /** Who caused it; null: the server by itself. */
    from: z.nullable(z.object({ id, userName: z.string() })),
    metadata: z.object(metadata),
  });
}

/** Every type of notification, once. Types that the contract does not list are additions. */
export const notification = z.discriminatedUnion('type', [
  typeOf('sheet_row_review_request', ofRows),
  typeOf('row_approved', ofReview),
  typeOf('row_rejected', ofReview),
  /** Sent back to its author, who is to correct it. */
  typeOf('row_returned', ofReview),
  /** A row has come in, for those whom the form names under rowCompleteContacts. */
  typeOf('row_complete', ofRows),
  typeOf('alert', { ...ofRows, alertId: id, alertName: z.string() }),
  typeOf('sheet_complete', ofSheet),
  typeOf('reminder', { reminderId: id, message: z.string() }),
  /** An import has ended, with what could be read; `problem`: why nothing was, and then there is no sheet. */
  typeOf('import_done', {
    ...ofForm,
    importId: id,
    fileName: z.string(),
    sheetId: z.nullable(id),
    completedRows: count,
    failedRows: count,
    problem: z.nullable(z.string()),
  }),
  /** An export that took its time is ready; `problem`: why there is no file. */
  typeOf('export_done', {
    ...ofForm,
    exportId: id,
    fileName: z.string(),
    /** Where the file is, on this server; null once it is deleted. */
    path: z.nullable(z.string()),
    expiresAt: z.nullable(timestamp),
    problem: z.nullable(z.string()),
  }),
]);
export type Notification = z.infer<typeof notification>;
export type NotificationType = Notification['type'];
export type MetadataOf<T extends NotificationType> = Extract<Notification, { type: T }>['metadata'];

/** A type with what is said of it. */
export type NotificationContent = {
  [T in NotificationType]: { type: T; metadata: MetadataOf<T> };
}[NotificationType];

/** Milliseconds that a notification is kept: 90 days. */
export const notificationRetention = 90 * 86_400_000;
/** Most that are listed, the newest first. */
export const mostNotifications = 200;
