// What people are told of (contract, "Notifications"): each type with what its notification says of the thing.
import * as z from 'zod/mini';
import { id, timestamp } from '#core/primitives.ts';

const count = z.number().check(z.int());
const ofForm = { templateId: id, templateName: z.string() };
const ofSheet = { ...ofForm, sheetId: id, sheetName: z.string() };
/** One row, or several of a sheet that came together: then `sheetRowId` is the first of them. */
const ofRows = { ...ofSheet, sheetRowId: id, rowCount: count };
const reviewed = z.object({ ...ofRows, comment: z.nullable(z.string()) });

/** What each type of notification says. Types that the contract does not list are additions. */
export const metadataOf = {
  sheet_row_review_request: z.object(ofRows),
  row_approved: reviewed,
  row_rejected: reviewed,
  /** Sent back to its author, who is to correct it. */
  row_returned: reviewed,
  /** A row has come in, for those whom the form names under rowCompleteContacts. */
  row_complete: z.object(ofRows),
  alert: z.object({ ...ofRows, alertId: id, alertName: z.string() }),
  sheet_complete: z.object(ofSheet),
  reminder: z.object({ reminderId: id, message: z.string() }),
  /** An import has ended, with what could be read; `problem`: why nothing was, and then there is no sheet. */
  import_done: z.object({
    ...ofForm,
    importId: id,
    fileName: z.string(),
    sheetId: z.nullable(id),
    completedRows: count,
    failedRows: count,
    problem: z.nullable(z.string()),
  }),
  /** An export that took its time is ready; `problem`: why there is no file. */
  export_done: z.object({
    ...ofForm,
    exportId: id,
    fileName: z.string(),
    /** Where the file is, on this server; null once it is not kept any more. */
    path: z.nullable(z.string()),
    expiresAt: z.nullable(timestamp),
    problem: z.nullable(z.string()),
  }),
} as const;

export const notificationTypes = Object.keys(metadataOf) as NotificationType[];
export type NotificationType = keyof typeof metadataOf;
export type MetadataOf<T extends NotificationType> = z.infer<(typeof metadataOf)[T]>;

/** A type with what is said of it. */
export type NotificationContent = {
  [T in NotificationType]: { type: T; metadata: MetadataOf<T> };
}[NotificationType];

/** Milliseconds that a notification is kept: 90 days. */
export const notificationRetention = 90 * 86_400_000;
/** Most that are listed, the newest first. */
export const mostNotifications = 200;

const shared = {
  id,
  read: z.boolean(),
  timestamp,
  /** Who caused it; null: the server by itself. */
  from: z.nullable(z.object({ id, userName: z.string() })),
};

function notificationOf<T extends NotificationType>(type: T) {
  return z.object({ ...shared, type: z.literal(type), metadata: metadataOf[type] });
}

export const notification = z.discriminatedUnion('type', [
  notificationOf('sheet_row_review_request'),
  notificationOf('row_approved'),
  notificationOf('row_rejected'),
  notificationOf('row_returned'),
  notificationOf('row_complete'),
  notificationOf('alert'),
  notificationOf('sheet_complete'),
  notificationOf('reminder'),
  notificationOf('import_done'),
  notificationOf('export_done'),
]);
export type Notification = z.infer<typeof notification>;
