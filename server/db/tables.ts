// The tables as the query builder knows them. migrations/ is authoritative; times are epoch milliseconds.
// Long because the builder wants all tables in one type, and each column has its line.
import type { Generated } from 'kysely';
import type { Labels } from '#core/appearance/schema.ts';
import type { AuditAction } from '#core/features/audit-actions.ts';
import type { CatalogColumn } from '#core/catalog/schema.ts';
import type { PushContent } from '#core/push/schema.ts';
import type { Scope } from '#core/scopes.ts';
import type { SessionKind } from '#server/http/token.ts';
import type { CompanyLimits } from '#core/session/limits.ts';
import type { Role } from '#core/actor.ts';
import type { Answers } from '#core/questions/values.ts';
import type { Former } from '#core/forms/versions.ts';
import type { NotificationType, NotificationContent } from '#core/notifications/schema.ts';
import type { Logic } from '#core/logic/schema.ts';
import type { Design } from '#core/reports/own/schema.ts';
import type { UndoableChange } from '#core/sheets/review/row-undo.ts';
import type { ReviewState, RowFilter } from '#core/sheets/schema.ts';
import type { MappingContent } from '#core/mappings/schema.ts';
import type { Recipe } from '#core/transforms/schema.ts';
import type { InvitationMail } from '#core/users/user.ts';
import type { ViewContent, ViewScope } from '#core/views/schema.ts';
import type { Aggregation } from '#core/widgets/schema.ts';
import type { Threshold, TimeGrain, WidgetChart } from '#core/widgets/chart/look.ts';
import type { FormDefinition } from '#server/forms/definition.ts';
import type { WorkTables } from './work-tables.ts';

type Company = { company_id: string };

/** Tables that a feature declares beside its queries: `declare module '#server/db/tables.ts'`. */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/consistent-type-definitions -- only an interface can be added to
export interface FeatureTables {}

export type Tables = WorkTables &
  FeatureTables & {
    companies: {
      id: string;
      name: string;
      flags: Record<string, boolean>;
      labels: Generated<Labels | null>;
      link_key: Generated<Buffer>;
      session_limits: Generated<CompanyLimits>;
      least_password_length: Generated<number>;
      factor_roles: Generated<Role[]>;
      locale: Generated<string | null>;
      /** Passwords sign nobody in. */
      only_sign_on: Generated<boolean>;
      created_at: Generated<number>;
    };
    company_logos: Company & {
      mime_type: string;
      content: Buffer;
      width: number;
      height: number;
      changed_at: number;
    };
    company_storage: Company & { bytes: number };
    sign_in_names: Company & { name: string; user_id: string };
    server_starts: { id: string; started_in: Generated<number> };
    sign_in_places: { place: string; used_at: number };
    sign_in_tries: { key: string; failures: number; window_started_at: number };
    users: Company & {
      id: string;
      user_name: string;
      full_name: Generated<string | null>;
      /** Whether another name in the company is read the same. */
      name_is_shared: Generated<boolean>;
      /** How others are shown whoever has a full name. */
      display_name: Generated<string | null>;
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
      id: Generated<string>;
      token_hash: Buffer;
      user_id: string;
      kind: SessionKind;
      user_agent: Generated<string | null>;
      created_at: Generated<number>;
      used_at: Generated<number>;
      expires_at: number;
    };
    invitations: Company & {
      user_id: string;
      token_hash: Buffer;
      invited_by: string;
      invited_at: number;
      expires_at: number;
      mail: InvitationMail;
      problem: string | null;
      /** Null for invitations older than the outbox. */
      mail_id: string | null;
    };
    access_tokens: Company & {
      id: string;
      user_id: string;
      name: string;
      scopes: Scope[];
      token_hash: Buffer;
      created_at: number;
      expires_at: number;
      last_used_at: number | null;
    };
    calendar_feeds: Company & {
      user_id: string;
      secret_hash: Buffer;
      created_at: number;
      read_at: number | null;
    };
    push_keys: { single: Generated<boolean>; public_key: string; private_key: string };
    push_devices: Company & {
      id: string;
      user_id: string;
      session_id: string;
      endpoint: string;
      p256dh: string;
      auth: string;
      created_at: number;
    };
    push_messages: Company & {
      batch_id: string;
      device_id: string;
      content: PushContent;
      created_at: number;
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
      version_of: string | null;
      former: Generated<Former>;
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
    form_pictures: Company & { form_id: string; image_id: string };
    form_versions: Company & {
      form_id: string;
      last_version: number;
      definition: FormDefinition;
      replaced_at: number;
    };
    widgets: Company & {
      id: string;
      form_id: string;
      title: string;
      map: Logic;
      filter: Logic | null;
      aggregation: Aggregation | null;
      group_by_question: string | null;
      place_question: string | null;
      entries_question: string | null;
      chart: WidgetChart | null;
      time_grain: TimeGrain | null;
      split_question: string | null;
      unit: string | null;
      target: number | null;
      thresholds: Threshold[];
      comparison: boolean;
      widget_order: number | null;
      hidden: boolean;
      request_hash: Buffer | null;
      created_by: string;
      created_at: number;
      modified_at: number;
    };
    saved_views: Company & {
      id: string;
      form_id: string;
      user_id: string;
      scope: ViewScope;
      name: string;
      content: ViewContent;
      request_hash: Buffer | null;
      created_at: number;
      modified_at: number;
    };
    mappings: Company & {
      id: string;
      form_id: string;
      name: string;
      content: MappingContent;
      created_by: string;
      created_at: number;
      changed_by: string;
      changed_at: number;
    };
    transforms: Company & {
      id: string;
      user_id: string;
      name: string;
      description: string;
      recipe: Recipe;
      request_hash: Buffer | null;
      created_at: number;
      modified_at: number;
    };
    reports: Company & {
      id: string;
      design_id: string;
      name: string;
      description: string;
      published: boolean;
      created_by: string;
      request_hash: Buffer | null;
      created_at: number;
      modified_at: number;
    };
    report_designs: Company & {
      id: string;
      form_id: string;
      name: string;
      version: number;
      request_hash: Buffer | null;
      created_at: number;
    };
    report_design_versions: Company & {
      design_id: string;
      version: number;
      content: Design;
      saved_by: string;
      saved_at: number;
    };
    report_forms: Company & { report_id: string; form_id: string; place: number };
    default_views: Company & { user_id: string; form_id: string; view_id: string };
    pins: Company & {
      user_id: string;
      widget_id: string;
      form_id: string;
      made_widget_id: string | null;
      sheet_ids: string[] | null;
      filter: RowFilter;
      step: number;
      place: number;
    };
    sheets: Company & {
      id: string;
      form_id: string;
      user_id: string;
      name: string;
      completed: Generated<boolean>;
      row_count: Generated<number>;
      context_answers: Answers;
      edited: Record<string, number> | null;
      /** Rules that answers of its setup break and that were passed with a reason; null for none. */
      passed: Generated<object | null>;
      visible: Generated<boolean>;
      /** An import made it, and its owner has entered no row into it by hand. */
      imported: Generated<boolean>;
      request_hash: Buffer | null;
      created_at: Generated<number>;
      modified_at: Generated<number>;
      /** The transactions that made it visible, and that last changed what its rows show of it. */
      shown_in: Generated<number>;
      written_in: Generated<number>;
    };
    /** Changes of sheets' row counts and times that are not yet added to the sheets. */
    row_counts: Company & { sheet_id: string; rows: number; at: number };
    rows: Company & {
      sheet_id: string;
      id: string;
      user_id: string;
      answers: Answers;
      edited: Record<string, number> | null;
      alerts: string[];
      /** Rules that were passed with a reason; null for none. */
      passed: Generated<object | null>;
      review_state: ReviewState | null;
      reviewer_id: string | null;
      review_date: number | null;
      review_comment: string | null;
      /** Set together, while the row is returned to its author for correction. */
      returned_by: Generated<string | null>;
      returned_at: Generated<number | null>;
      return_comment: Generated<string | null>;
      request_hash: Buffer | null;
      csv_row: number | null;
      created_at: number;
      modified_at: number;
      /** The transaction that last wrote it, and the one that created it. */
      written_in: Generated<number>;
      added_in: Generated<number>;
      /** The transaction that approved it; of approved rows only. */
      approved_in: Generated<number>;
    };
    unique_answers: Company & { row_id: string; question_id: string; digest: string };
    ended_approvals: Company & {
      sheet_id: string;
      row_id: string;
      approved_in: number;
      ended_in: Generated<number>;
    };
    names_written: Company & {
      kind: 'USER' | 'ALERT' | 'CATALOG_ITEM';
      form_id: string | null;
      id: string;
      written_in: Generated<number>;
    };
    deleted_rows: Company & {
      sheet_id: string;
      row_id: string;
      deleted_in: Generated<number>;
      added_in: Generated<number>;
    };
    deleted_sheets: Company & {
      form_id: string;
      sheet_id: string;
      user_id: string;
      deleted_in: Generated<number>;
    };
    row_undos: Company & {
      id: string;
      form_id: string;
      user_id: string;
      change: UndoableChange;
      row_count: number;
      changed_at: number;
      undone_at: Generated<number | null>;
    };
    rows_before: Company & { undo_id: string; row_id: string; content: unknown };
    images: Company & {
      id: string;
      user_id: string;
      sheet_id: string | null;
      mime_type: string;
      size: number;
      content_hash: Buffer;
      created_at: Generated<number>;
      /** Of an attached file; null: it is an image. */
      name: Generated<string | null>;
      /** Since when nothing may refer to it; null: something does. */
      unused_since: Generated<number | null>;
      /** Where a photo was taken, as a `geo:` address; it waits until an answer names the photo. */
      place: Generated<string | null>;
    };
    catalog_types: Company & { id: string; name: string; request_hash: Generated<Buffer | null> };
    catalog_items: Company & {
      id: string;
      parent_id: string | null;
      type_id: string;
      name: string;
      code: Generated<string | null>;
      fields: Generated<Record<string, string>>;
      retired_with: Generated<string | null>;
      request_hash: Generated<Buffer | null>;
      version: Generated<number>;
    };
    /** The latest changes, by triggers: null for items means all of them. */
    catalog_changes: Company & { number: Generated<number>; revision: string; item_ids: string[] | null };
    /** Its revision changes with every change of items and types, by triggers. */
    catalogs: Company & { revision: Generated<string>; columns: Generated<CatalogColumn[]> };
    notifications: Company & {
      id: Generated<string>;
      user_id: string;
      from_id: string | null;
      type: NotificationType;
      metadata: NotificationContent['metadata'];
      form_id: string | null;
      sheet_id: string | null;
      row_id: string | null;
      read: Generated<boolean>;
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
    audit_pending: Company & { entry_id: string };
    audit_chain: Company & { position: number; entry_id: string; hash: Buffer };
  };
