// The actions in the audit log. Separate from its schemas, so that completion need not load those.

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
  'user_invited',
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
  'import_undone',
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
  'session_ended',
  'other_sessions_ended',
  'session_limits_changed',
  'token_created',
  'token_revoked',
  'labels_changed',
  'logo_changed',
  'logo_removed',
  'flags_changed',
  'mail_retried',
  'mapping_created',
  'mapping_changed',
  'mapping_deleted',
  'transform_created',
  'transform_changed',
  'transform_deleted',
  'catalog_item_created',
  'catalog_item_changed',
  'catalog_item_deleted',
  'catalog_item_retired',
  'catalog_item_restored',
  'catalog_organized',
  'catalog_changed',
  'catalog_columns_changed',
  'catalog_type_created',
  'catalog_type_changed',
  'catalog_type_deleted',
  'report_created',
  'report_changed',
  'report_published',
  'report_deleted',
  'report_design_created',
  'report_design_changed',
  'report_design_deleted',
  'reminder_created',
  'reminder_changed',
  'reminder_deleted',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What an entry may be about: its kind and id make a tag, for example `sheetRow.{id}`. */
export type AuditObject =
  | 'template'
  | 'sheet'
  | 'sheetRow'
  | 'user'
  | 'userGroup'
  | 'import'
  | 'image'
  | 'company'
  | 'transform'
  | 'mapping'
  | 'catalogItem'
  | 'catalogType'
  | 'report'
  | 'reportDesign'
  | 'reminder';
