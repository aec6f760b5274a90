// The categories of audit actions: the tabs of the audit log, and the areas that filter the third one.
import { type AuditAction, auditActions, auditRecords } from '#core/features/audit-actions.ts';
import { type AuditArea, auditAreas } from '#core/features/feature.ts';
import { keysOf } from '#core/keys-of.ts';

export type ActivityArea = Exclude<AuditArea, AuditTabArea>;
type AuditTabArea = 'answer-changes' | 'deleted-rows';

const isActivity = (area: AuditArea): area is ActivityArea =>
  area !== 'answer-changes' && area !== 'deleted-rows';

/** The areas of everything except changed answers and deleted rows. */
export const activityAreas = keysOf(auditAreas)
  .filter(isActivity)
  .map((value) => ({ value, label: auditAreas[value] }));

/** The actions of the third tab, or of one of its areas. */
export function activityActions(area: ActivityArea | null): AuditAction[] {
  return auditActions.filter((action) => {
    const its = auditRecords.get(action)?.area;
    return its !== undefined && isActivity(its) && (area === null || its === area);
  });
}
