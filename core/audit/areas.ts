// The categories of audit actions: the tabs of the audit log, and the areas that filter the third one.
import { type AuditAction, auditActions } from '#core/audit-actions.ts';

/** The areas of everything except changed answers and deleted rows. */
export const activityAreas = [
  { value: 'sign-ins', label: 'Sign-ins and passwords' },
  { value: 'people', label: 'Users and groups' },
  { value: 'forms', label: 'Forms, dashboards and views' },
  { value: 'rows', label: 'Sheets, rows and reviews' },
  { value: 'exports', label: 'Exports and downloads' },
  { value: 'imports', label: 'Imports' },
  { value: 'settings', label: 'Settings and access tokens' },
] as const;
export type ActivityArea = (typeof activityAreas)[number]['value'];

const areaOf: { readonly [Action in AuditAction]: ActivityArea | 'answer-changes' | 'deleted-rows' } = {
  answer_changed: 'answer-changes',
  review_state_changed: 'rows',
  row_returned: 'rows',
  row_corrected: 'rows',
  row_deleted: 'deleted-rows',
  row_restored: 'rows',
  image_uploaded: 'rows',
  sheet_created: 'rows',
  sheet_completed: 'rows',
  form_created: 'forms',
  form_changed: 'forms',
  form_deleted: 'forms',
  form_published: 'forms',
  form_archived: 'forms',
  form_unarchived: 'forms',
  form_version_created: 'forms',
  form_version_published: 'forms',
  questions_reordered: 'forms',
  question_changed: 'forms',
  widget_created: 'forms',
  widget_changed: 'forms',
  widget_deleted: 'forms',
  widgets_arranged: 'forms',
  view_created: 'forms',
  view_changed: 'forms',
  view_deleted: 'forms',
  images_downloaded: 'exports',
  user_created: 'people',
  user_invited: 'people',
  user_changed: 'people',
  user_deactivated: 'people',
  password_changed: 'sign-ins',
  password_check_failed: 'sign-ins',
  password_reset_requested: 'sign-ins',
  group_created: 'people',
  group_changed: 'people',
  group_deleted: 'people',
  import_scheduled: 'imports',
  import_continued: 'imports',
  import_completed: 'imports',
  import_canceled: 'imports',
  export_downloaded: 'exports',
  export_prepared: 'exports',
  export_scheduled: 'exports',
  export_schedule_changed: 'exports',
  export_schedule_deleted: 'exports',
  export_sent: 'exports',
  export_not_sent: 'exports',
  signed_in: 'sign-ins',
  sign_in_failed: 'sign-ins',
  signed_out: 'sign-ins',
  session_ended: 'sign-ins',
  other_sessions_ended: 'sign-ins',
  session_limits_changed: 'settings',
  token_created: 'settings',
  token_revoked: 'settings',
  transform_created: 'settings',
  transform_changed: 'settings',
  transform_deleted: 'settings',
  labels_changed: 'settings',
  logo_changed: 'settings',
  logo_removed: 'settings',
  flags_changed: 'settings',
};

/** The actions of the third tab, or of one of its areas. */
export function activityActions(area: ActivityArea | null): AuditAction[] {
  return auditActions.filter((action) => {
    const its = areaOf[action];
    if (its === 'answer-changes' || its === 'deleted-rows') return false;
    return area === null || its === area;
  });
}
