// The tables of background work: imports, exports, schedules and the jobs that run them.
import type { ColumnType, Generated } from 'kysely';
import type { ExportManifest } from '#core/exports/manifest.ts';
import type { ExportJobState, ExportRequest } from '#core/exports/schema.ts';
import type { IrrelevantCount } from '#core/imports/status.ts';
import type { DecimalSeparator } from '#core/imports/csv/parse-decimal.ts';
import type { MailKind, MailAttempt } from '#core/mail/schema.ts';
import type { MailState } from '#core/mail/states.ts';
import type { FailedRow, ImportRequest } from '#core/imports/schema.ts';
import type { ImportState } from '#core/imports/status.ts';
import type { Secret } from '#server/mail/new-mail.ts';
import type { JobNumbers, JobRunState } from '#core/named-jobs/schema.ts';
import type { ReminderType } from '#core/reminders/schema.ts';
import type { ParameterValues } from '#core/reports/schema.ts';
import type { PauseReason, RunOutcome, RunState, ScheduleFormat } from '#core/reports/schedules/schema.ts';
import type { TroubleKind } from '#core/troubles/schema.ts';
import type { AnyInterval } from '#core/calendar/intervals.ts';

type Company = { company_id: string };

export type WorkTables = {
  uploads: Company & {
    id: string;
    secret_hash: Buffer;
    user_id: string;
    mime_type: string;
    size: number | null;
    /** SHA-256 of the bytes; null until the file is uploaded. */
    content_hash: Buffer | null;
    created_at: Generated<number>;
    expires_at: number;
  };
  imports: Company & {
    id: string;
    form_id: string;
    sheet_id: string;
    user_id: string;
    upload_id: string;
    original_file_name: string;
    /** SHA-256 of the file; null for imports older than this column. */
    content_hash: Buffer | null;
    request: ImportRequest;
    /** What it brings beside its table; null: nothing. */
    files: NonNullable<ImportRequest['files']> | null;
    state: ImportState;
    problem: string | null;
    completed_rows: Generated<number>;
    /** Of the completed rows of an update: existing rows that it changed, and that it found unchanged. */
    changed_rows: Generated<number>;
    unchanged_rows: Generated<number>;
    failed_rows: Generated<number>;
    total_rows: Generated<number>;
    position: Generated<number>;
    decimal_separator: DecimalSeparator | null;
    irrelevant: ColumnType<IrrelevantCount[], IrrelevantCount[] | undefined, IrrelevantCount[]>;
    request_hash: Buffer | null;
    created_at: Generated<number>;
    ended_at: number | null;
    undone_at: Generated<number | null>;
    undone_by: Generated<string | null>;
  };
  import_failures: Company & {
    import_id: string;
    csv_row: number;
    row_date: number | null;
    cells: FailedRow['cells'];
    raw: string[] | null;
    errors: FailedRow['errors'];
  };
  mails: Company & {
    id: string;
    kind: MailKind;
    user_id: string | null;
    recipient: string;
    subject: string;
    text: string;
    html: string | null;
    button: string | null;
    secrets: ColumnType<Secret[], string | null, string | null> | null;
    good_until: number | null;
    subject_id: string | null;
    state: MailState;
    problem: Generated<string | null>;
    attempts: Generated<number>;
    history: ColumnType<MailAttempt[], string | undefined, string>;
    created_at: number;
    begun_at: number;
    unsubscribe: Generated<string | null>;
    language: Generated<string | null>;
    settled_at: Generated<number | null>;
  };
  mail_attachments: Company & {
    id: string;
    file_id: string;
    mail_id: string;
    position: number;
    file_name: string;
    media_type: string;
    size: number;
    stored: Generated<boolean>;
  };
  mail_queue: Company & { mail_id: string; due_at: number; is_bulk: boolean };
  jobs: Company & {
    id: string;
    kind: string;
    subject_id: string;
    attempts: Generated<number>;
    /** Consecutive crashes of a server during this job, without progress in between. */
    deaths: Generated<number>;
    /** How often it was added while it was there: if it is while it runs, it runs again. */
    added_again: Generated<number>;
    run_after: Generated<number>;
    created_at: Generated<number>;
    /** Whose it is; null: nobody's, or a job of an earlier version. */
    user_id: string | null;
    /** What it has to read: bytes or rows, compared with others of its kind. */
    size: Generated<number>;
  };
  /** Companies that came from a backup: what would be sent for them by itself waits until this copy is the one that sends. */
  held_companies: Company & { restored_at: number; made_at: number };
  /** What the schedule of backups made; of the operator, and no company's. */
  backup_runs: {
    id: string;
    slot: number;
    started_at: number;
    ended_at: number | null;
    file: string | null;
    bytes: number | null;
    problem: string | null;
  };
  set_aside_jobs: Company & {
    id: string;
    kind: string;
    subject_id: string;
    at: Generated<number>;
  };
  schedules: Company & {
    id: string;
    kind: string;
    first_at: number;
    /** Null: once. */
    repeat_interval: AnyInterval | null;
    time_zone: string;
    /** Null: over. */
    next_at: number | null;
  };
  named_jobs: Company & {
    id: string;
    name: string;
    name_key: string;
    user_id: string;
    expect: string | null;
    time_zone: string;
    grace: number;
    notify: string[];
    origin: string;
    expected_at: number | null;
    paused_at: number | null;
    created_at: number;
    modified_at: number;
  };
  named_job_runs: Company & {
    id: string;
    job_id: string;
    state: JobRunState;
    started_at: number;
    ended_at: number | null;
    deadline_at: number | null;
    command: string;
    exit_code: number | null;
    message: string | null;
    numbers: ColumnType<JobNumbers, string, string>;
  };
  troubles: Company & {
    id: string;
    kind: TroubleKind;
    subject: string;
    name: string;
    problem: string;
    notified: string[];
    begun_at: number;
    ended_at: Generated<number | null>;
  };
  open_troubles: Company & { trouble_id: string; kind: TroubleKind; begun_at: number };
  reminders: Company & {
    id: string;
    user_id: string;
    message: string;
    reminder_type: ReminderType;
    is_global: boolean;
    form_id: string | null;
    origin: string;
    request_hash: Buffer | null;
    created_at: number;
    modified_at: number;
    unsubscribe_key: Buffer;
  };
  reminder_groups: Company & { reminder_id: string; group_id: string };
  reminder_unsubscribes: Company & { reminder_id: string; user_id: string; unsubscribed_at: number };
  report_schedules: Company & {
    id: string;
    report_id: string;
    user_id: string;
    format: ScheduleFormat;
    parameters: ParameterValues;
    pause_reason: PauseReason | null;
    paused_at: number | null;
    unsubscribe_key: Buffer;
    origin: string;
    request_hash: Buffer | null;
    created_at: number;
    modified_at: number;
  };
  report_recipients: Company & {
    schedule_id: string;
    user_id: string;
    place: number;
    unsubscribed_at: number | null;
  };
  report_runs: Company & {
    id: string;
    schedule_id: string;
    slot: number | null;
    last_slot: number | null;
    user_id: string | null;
    state: RunState;
    from_at: Generated<number | null>;
    until_at: Generated<number | null>;
    problem: Generated<string | null>;
    created_at: number;
    ended_at: Generated<number | null>;
  };
  report_run_recipients: Company & {
    run_id: string;
    user_id: string;
    place: number;
    outcome: RunOutcome;
    forms: number;
    size: number | null;
    mail_id: string | null;
  };
  report_files: Company & {
    id: string;
    file_id: string;
    run_id: string;
    user_id: string;
    form_ids: string[];
    file_name: string;
    media_type: string;
    size: number;
    expires_at: number;
  };
  schedule_runs: Company & { schedule_id: string; slot: number };
  export_schedules: Company & { id: string; form_id: string; user_id: string; days: number; origin: string };
  scheduled_exports: Company & {
    id: string;
    schedule_id: string;
    form_id: string;
    user_id: string;
    from_at: number;
    until_at: number;
    time_zone: string;
    origin: string;
    file_name: string | null;
    secret_hash: Buffer | null;
    /** Size in bytes of the file behind the link. */
    size: number | null;
    expires_at: number | null;
  };
  export_jobs: Company & {
    id: string;
    form_id: string;
    user_id: string;
    request: ExportRequest;
    time_zone: string;
    notified: boolean;
    state: ExportJobState;
    total_rows: number;
    completed_rows: Generated<number>;
    problem: string | null;
    file_name: string | null;
    size: number | null;
    sha256: string | null;
    manifest: ExportManifest | null;
    cursor: string | null;
    created_at: number;
    ended_at: number | null;
    expires_at: number | null;
  };
};
