// Audit entries as sentences: one wording for the console, the terminal app and the commands.
import type { AuditAction } from '#core/audit-actions.ts';
import type { AuditEntry } from './schema.ts';

/** The input of a sentence. `objectName` is the name of the user or group that it is about. */
export type SentenceEntry = Pick<AuditEntry, 'user' | 'action' | 'objectKey' | 'template'> & {
  previous: readonly string[];
  next: readonly string[];
  objectName?: string | null;
};

/** `maria published the form Wildlife strikes` */
export function auditSentence(entry: SentenceEntry): string {
  return sentences[entry.action](entry);
}

type Sentence = (entry: SentenceEntry) => string;

/** Actor, verb and form: `maria published the form Strikes`. */
const toForm =
  (did: string): Sentence =>
  (entry) =>
    `${who(entry)} ${did} ${formOf(entry)}`;

/** `maria retired the item "Pump 7" of the catalog` */
const inCatalog =
  (did: string, kind: string, otherwise: string): Sentence =>
  (entry) =>
    `${who(entry)} ${did} ${quoted(kind, fieldOf(entry, 'name'), otherwise)} of the catalog`;

/** `maria saved the mapping "Nightly" for imports into Wildlife strikes` */
const ofMapping =
  (did: string): Sentence =>
  (entry) =>
    `${who(entry)} ${did} ${quoted('the mapping', fieldOf(entry, 'name'), 'a mapping')} for imports into ${formOf(entry)}`;

/** `maria scheduled the report "Alerts of all forms"` */
const ofReport =
  (did: string): Sentence =>
  (entry) =>
    `${who(entry)} ${did} ${quoted('the report', fieldOf(entry, 'report'), 'a report')}`;

/** The compiler requires a sentence for every action. */
const sentences: { readonly [Action in AuditAction]: Sentence } = {
  answer_changed: toForm('changed an answer in'),
  review_state_changed: (entry) => {
    const [outcome] = entry.next;
    if (outcome === 'APPROVED') return toForm('approved a row of')(entry);
    if (outcome === 'REJECTED') return toForm('rejected a row of')(entry);
    return toForm('reopened the review of a row of')(entry);
  },
  row_returned: toForm('returned a row to its author in'),
  row_corrected: toForm('corrected a returned row of'),
  row_deleted: toForm('deleted a row of'),
  row_restored: toForm('restored a deleted row of'),
  image_uploaded: (entry) => `${who(entry)} uploaded an image`,
  sheet_created: (entry) => {
    const [name = ''] = entry.next;
    const sheet = name.trim() === '' ? 'a sheet' : `the sheet "${name}"`;
    return `${who(entry)} began ${sheet} of ${formOf(entry)}`;
  },
  sheet_completed: toForm('completed a sheet of'),
  sheet_discarded: toForm('discarded an empty sheet of'),
  form_created: toForm('created'),
  form_changed: toForm('changed'),
  form_deleted: toForm('deleted'),
  form_published: toForm('published'),
  form_archived: toForm('archived'),
  form_unarchived: toForm('unarchived'),
  form_version_created: toForm('began the next version of'),
  form_version_published: (entry) => {
    const version = fieldIn(entry.next, 'version');
    return `${who(entry)} published ${version === null ? 'the next version' : `version ${version}`} of ${formOf(entry)}`;
  },
  questions_reordered: toForm('reordered the questions of'),
  question_changed: toForm('changed a question of'),
  widget_created: (entry) => {
    const [title] = entry.next;
    return `${who(entry)} added ${quoted('the widget', title, 'a widget')} to the dashboard of ${formOf(entry)}`;
  },
  widget_changed: (entry) =>
    `${who(entry)} changed ${quoted('the widget', fieldOf(entry, 'title'), 'a widget')} of ${formOf(entry)}`,
  widget_deleted: (entry) =>
    `${who(entry)} deleted ${quoted('the widget', fieldOf(entry, 'title'), 'a widget')} of ${formOf(entry)}`,
  widgets_arranged: toForm('arranged the dashboard of'),
  view_created: (entry) =>
    `${who(entry)} saved ${quoted('the view', fieldOf(entry, 'name'), 'a view')} of ${formOf(entry)} for the company`,
  view_changed: (entry) =>
    `${who(entry)} changed ${quoted('the view', fieldOf(entry, 'name'), 'a view')} of ${formOf(entry)}`,
  view_deleted: (entry) =>
    `${who(entry)} deleted ${quoted('the view', fieldOf(entry, 'name'), 'a view')} of ${formOf(entry)}`,
  images_downloaded: (entry) => `${who(entry)} downloaded images of ${formOf(entry)}${heldBy(entry)}`,
  user_created: (entry) => `${who(entry)} created the user ${userOf(entry)}`,
  user_invited: (entry) => `${who(entry)} sent the user ${userOf(entry)} a new invitation`,
  user_changed: (entry) =>
    isOwn(entry)
      ? `${who(entry)} changed their own account`
      : `${who(entry)} changed the user ${userOf(entry)}`,
  user_deactivated: (entry) => `${who(entry)} deactivated the user ${userOf(entry)}`,
  password_changed: (entry) =>
    isOwn(entry)
      ? `${who(entry)} changed their password`
      : `${who(entry)} changed the password of ${userOf(entry)}`,
  password_check_failed: (entry) => `${who(entry)} gave a wrong current password`,
  password_reset_requested: (entry) => `A temporary password was sent to ${who(entry)}`,
  group_created: (entry) => `${who(entry)} created the group ${groupOf(entry)}`,
  group_changed: (entry) => `${who(entry)} changed the group ${groupOf(entry)}`,
  group_deleted: (entry) => `${who(entry)} deleted the group ${groupOf(entry)}`,
  import_scheduled: (entry) => {
    const [file] = entry.next;
    return `${who(entry)} imported ${file ?? 'a file'} into ${formOf(entry)}`;
  },
  import_continued: (entry) => `${who(entry)} repaired an import into ${formOf(entry)}${heldBy(entry)}`,
  import_completed: (entry) => `${who(entry)} completed an import into ${formOf(entry)}${heldBy(entry)}`,
  import_canceled: (entry) => `${who(entry)} canceled an import into ${formOf(entry)}${heldBy(entry)}`,
  import_undone: (entry) => {
    const [rows, file] = entry.next;
    const held = rows === undefined ? '' : ` (${rows})`;
    return `${who(entry)} undid the import of ${file ?? 'a file'} into ${formOf(entry)}${held}`;
  },
  export_downloaded: (entry) => `${who(entry)} downloaded an export of ${formOf(entry)}${heldBy(entry)}`,
  export_prepared: (entry) => `${who(entry)} started an export of ${formOf(entry)}${heldBy(entry)}`,
  export_scheduled: toForm('scheduled an export of'),
  export_schedule_changed: toForm('changed a scheduled export of'),
  export_run_now: toForm('had a scheduled export sent now, of'),
  export_schedule_deleted: toForm('deleted a scheduled export of'),
  export_sent: (entry) => `A scheduled export of ${formOf(entry)} was sent to ${who(entry)}${heldBy(entry)}`,
  export_not_sent: (entry) => `A scheduled export of ${formOf(entry)} could not be sent to ${who(entry)}`,
  signed_in: (entry) => `${who(entry)} signed in${fromWhere(entry)}`,
  sign_in_failed: (entry) => `Sign-in as ${who(entry)} failed${fromWhere(entry)}`,
  signed_out: (entry) => `${who(entry)} signed out`,
  session_ended: (entry) => `${who(entry)} signed out one of their devices`,
  other_sessions_ended: (entry) => `${who(entry)} signed out all their other devices`,
  session_limits_changed: (entry) => `${who(entry)} changed how long sessions last`,
  calendar_link_made: (entry) => `${who(entry)} created a link to their calendar`,
  calendar_link_removed: (entry) => `${who(entry)} removed the link to their calendar`,
  push_switched_on: (entry) => `${who(entry)} turned on reminders on a device`,
  push_switched_off: (entry) => `${who(entry)} turned off reminders on a device`,
  token_created: (entry) =>
    `${who(entry)} created ${quoted('the access token', fieldOf(entry, 'name'), 'an access token')}`,
  mail_retried: (entry) =>
    `${who(entry)} had ${quoted('the e-mail', fieldOf(entry, 'subject'), 'an e-mail')} sent again`,
  mapping_created: ofMapping('saved'),
  mapping_changed: ofMapping('changed'),
  mapping_deleted: ofMapping('deleted'),
  transform_created: (entry) =>
    `${who(entry)} created ${quoted('the recipe', fieldOf(entry, 'name'), 'a recipe')} of transforms`,
  transform_changed: (entry) =>
    `${who(entry)} changed ${quoted('the recipe', fieldOf(entry, 'name'), 'a recipe')} of transforms`,
  reminder_created: (entry) =>
    `${who(entry)} set ${quoted('the reminder', fieldOf(entry, 'message'), 'a reminder')}`,
  reminder_changed: (entry) =>
    `${who(entry)} changed ${quoted('the reminder', fieldOf(entry, 'message'), 'a reminder')}`,
  reminder_deleted: (entry) =>
    `${who(entry)} deleted ${quoted('the reminder', fieldOf(entry, 'message'), 'a reminder')}`,
  reminder_unsubscribed: (entry) =>
    `${who(entry)} unsubscribed from ${quoted('the reminder', fieldOf(entry, 'message'), 'a reminder')}`,
  reminder_subscribed: (entry) =>
    `${who(entry)} subscribed again to ${quoted('the reminder', fieldOf(entry, 'message'), 'a reminder')}`,
  job_changed: (entry) => `${who(entry)} changed ${quoted('the job', fieldOf(entry, 'name'), 'a job')}`,
  job_deleted: (entry) => `${who(entry)} deleted ${quoted('the job', fieldOf(entry, 'name'), 'a job')}`,
  transform_deleted: (entry) =>
    `${who(entry)} deleted ${quoted('the recipe', fieldOf(entry, 'name'), 'a recipe')} of transforms`,
  catalog_item_created: inCatalog('added', 'the item', 'an item'),
  catalog_item_changed: inCatalog('changed', 'the item', 'an item'),
  catalog_item_deleted: inCatalog('deleted', 'the item', 'an item'),
  catalog_item_retired: inCatalog('retired', 'the item', 'an item'),
  catalog_item_restored: inCatalog('restored', 'the item', 'an item'),
  catalog_organized: (entry) => `${who(entry)} moved items of the catalog`,
  catalog_changed: (entry) => `${who(entry)} changed the catalog from a file`,
  catalog_columns_changed: (entry) => `${who(entry)} changed the columns of the catalog`,
  catalog_type_created: inCatalog('added', 'the type', 'a type'),
  catalog_type_changed: inCatalog('changed', 'the type', 'a type'),
  catalog_type_deleted: inCatalog('deleted', 'the type', 'a type'),
  report_created: (entry) =>
    `${who(entry)} created ${quoted('the report', fieldOf(entry, 'name'), 'a report')}`,
  report_changed: (entry) =>
    `${who(entry)} changed ${quoted('the report', fieldOf(entry, 'name'), 'a report')}`,
  report_published: (entry) =>
    `${who(entry)} published ${quoted('the report', fieldOf(entry, 'name'), 'a report')}`,
  report_deleted: (entry) =>
    `${who(entry)} deleted ${quoted('the report', fieldOf(entry, 'name'), 'a report')}`,
  report_design_created: (entry) =>
    `${who(entry)} created ${quoted('the report design', fieldOf(entry, 'name'), 'a report design')}`,
  report_design_changed: (entry) =>
    `${who(entry)} changed ${quoted('the report design', fieldOf(entry, 'name'), 'a report design')}`,
  report_design_deleted: (entry) =>
    `${who(entry)} deleted ${quoted('the report design', fieldOf(entry, 'name'), 'a report design')}`,
  report_scheduled: ofReport('scheduled'),
  report_schedule_changed: ofReport('changed the schedule of'),
  report_schedule_deleted: ofReport('deleted the schedule of'),
  report_schedule_paused: (entry) =>
    fieldOf(entry, 'reason') === null
      ? ofReport('paused the schedule of')(entry)
      : `The schedule of ${quoted('the report', fieldOf(entry, 'report'), 'a report')} by ${who(entry)} was paused`,
  report_schedule_resumed: ofReport('resumed the schedule of'),
  report_run_now: ofReport('had sent'),
  report_sent: (entry) =>
    `${quoted('The report', fieldOf(entry, 'report'), 'A report')} that ${who(entry)} scheduled was sent`,
  report_not_sent: (entry) =>
    `${quoted('The report', fieldOf(entry, 'report'), 'A report')} that ${who(entry)} scheduled could not be sent`,
  report_unsubscribed: ofReport('unsubscribed from'),
  report_subscribed: ofReport('subscribed again to'),
  labels_changed: (entry) => `${who(entry)} changed the colours of the menu`,
  logo_changed: (entry) => `${who(entry)} changed the logo`,
  logo_removed: (entry) => `${who(entry)} removed the logo`,
  flags_changed: (entry) => `${who(entry)} changed the company's features: ${entry.next.join(', ')}`,
  token_revoked: (entry) =>
    `${who(entry)} revoked ${quoted('the access token', fieldOf(entry, 'name'), 'an access token')}`,
};

function who({ user }: SentenceEntry): string {
  return user.userName;
}

function formOf({ template }: SentenceEntry): string {
  return template === null || template.name === '' ? 'a form' : `the form ${template.name}`;
}

/** Whether the subject is the actor. */
function isOwn({ objectKey, user }: SentenceEntry): boolean {
  return objectKey === `user.${user.id}`;
}

function userOf(entry: SentenceEntry): string {
  return fieldOf(entry, 'userName') ?? entry.objectName ?? 'somebody';
}

function groupOf(entry: SentenceEntry): string {
  return fieldOf(entry, 'name') ?? entry.objectName ?? entry.next[0] ?? '';
}

/** `: 12 rows, 3 sheets` */
function heldBy({ next }: SentenceEntry): string {
  return next.length === 0 ? '' : `: ${next.join(', ')}`;
}

/** ` from 192.0.2.7`, if it was recorded. */
function fromWhere({ next }: SentenceEntry): string {
  const address = fieldIn(next, 'address');
  return address === null ? '' : ` from ${address}`;
}

function quoted(kind: string, name: string | null | undefined, otherwise: string): string {
  return name === null || name === undefined || name === '' ? otherwise : `${kind} "${name}"`;
}

/** A field's new value, otherwise its old one: `name Ramp` has the field `name`. */
function fieldOf({ next, previous }: SentenceEntry, field: string): string | null {
  return fieldIn(next, field) ?? fieldIn(previous, field);
}

function fieldIn(lines: readonly string[], field: string): string | null {
  const line = lines.find((each) => each.startsWith(`${field} `));
  return line === undefined ? null : line.slice(field.length + 1);
}
