// The tables as the query builder knows them. The truth is in migrations/; times are epoch milliseconds.
import type { Generated } from 'kysely';
import type { AuditAction } from '#core/audit/schema.ts';
import type { Role } from '#core/actor.ts';
import type { Answers } from '#core/forms/values.ts';
import type { FailedRow, ImportRequest, ImportState } from '#core/imports/schema.ts';
import type { ReviewState } from '#core/sheets/schema.ts';
import type { FormDefinition } from '#server/forms/definition.ts';

type Company = { company_id: string };

export type Tables = {
  companies: { id: string; name: string; flags: Record<string, boolean>; created_at: Generated<number> };
  sign_in_names: Company & { name: string; user_id: string };
  sign_in_tries: { key: string; failures: number; window_started_at: number };
  users: Company & {
    id: string;
    user_name: string;
    email: string;
    role: Role;
    time_zone: string;
    photo: string | null;
    password_hash: string;
    must_change_password: Generated<boolean>;
    temporary_hash: string | null;
    temporary_expires_at: number | null;
    settings: Generated<Record<string, string>>;
    usage_limits: Generated<Record<string, number>>;
    created_at: Generated<number>;
    modified_at: Generated<number>;
    last_sign_in: number | null;
  };
  sessions: Company & {
    token_hash: Buffer;
    user_id: string;
    kind: 'session' | 'password-change' | 'download';
    created_at: Generated<number>;
    expires_at: number;
  };
  groups: Company & { id: string; name: string };
  group_members: Company & { group_id: string; user_id: string };
  forms: Company & {
    id: string;
    version: Generated<number>;
    name: string;
    description: string | null;
    published: Generated<boolean>;
    current: Generated<boolean>;
    definition: FormDefinition;
    question_count: number;
    importable: boolean;
    created_by: string;
    request_hash: Buffer | null;
    created_at: Generated<number>;
    modified_at: Generated<number>;
  };
  form_groups: Company & { form_id: string; group_id: string };
  form_people: Company & { form_id: string; part: string; position: number; user_id: string };
  form_questions: Company & { id: string; form_id: string };
  sheets: Company & {
    id: string;
    form_id: string;
    user_id: string;
    name: string;
    completed: Generated<boolean>;
    row_count: Generated<number>;
    context_answers: Answers;
    edited: Record<string, number> | null;
    visible: Generated<boolean>;
    request_hash: Buffer | null;
    created_at: Generated<number>;
    modified_at: Generated<number>;
  };
  rows: Company & {
    sheet_id: string;
    id: string;
    user_id: string;
    answers: Answers;
    edited: Record<string, number> | null;
    alerts: string[];
    review_state: ReviewState | null;
    reviewer_id: string | null;
    review_date: number | null;
    review_comment: string | null;
    request_hash: Buffer | null;
    csv_row: number | null;
    created_at: number;
    modified_at: number;
  };
  images: Company & {
    id: string;
    user_id: string;
    sheet_id: string | null;
    mime_type: string;
    size: number;
    content_hash: Buffer;
    created_at: Generated<number>;
  };
  uploads: Company & {
    id: string;
    secret_hash: Buffer;
    user_id: string;
    mime_type: string;
    size: number | null;
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
    request: ImportRequest;
    state: ImportState;
    problem: string | null;
    completed_rows: Generated<number>;
    failed_rows: Generated<number>;
    total_rows: Generated<number>;
    position: Generated<number>;
    request_hash: Buffer | null;
    created_at: Generated<number>;
    ended_at: number | null;
  };
  import_failures: Company & {
    import_id: string;
    csv_row: number;
    row_date: number | null;
    cells: FailedRow['cells'];
    errors: FailedRow['errors'];
  };
  jobs: Company & {
    id: string;
    kind: string;
    subject_id: string;
    attempts: Generated<number>;
    run_after: Generated<number>;
    created_at: Generated<number>;
  };
  audit_log: Company & {
    id: string;
    at: Generated<number>;
    user_id: string;
    user_name: string;
    action: AuditAction;
    object_key: string;
    tags: string[];
    comment: string | null;
    previous: string[];
    next: string[];
    form_id: string | null;
    form_name: string | null;
    sheet_id: string | null;
    row_id: string | null;
    question_id: string | null;
  };
};
