// Describes a filter of the audit log, one text per condition.
import { momentText } from '#core/sheets/format-answer.ts';
import { activityAreas } from './areas.ts';
import { type AuditTab, type AuditViewFilter, filterOfTab } from './view.ts';

/** The names for ids; null if unknown. */
export type FilterNames = { user: string | null; template: string | null; question: string | null };
export type FilterLabel = { key: keyof AuditViewFilter; text: string };

export function filterLabels(
  tab: AuditTab,
  filter: AuditViewFilter,
  names: FilterNames,
  timeZone: string,
): FilterLabel[] {
  const { userId, startDate, endDate, templateId, questionId, area } = filterOfTab(tab, filter);
  const date = (text: string) => momentText(Date.parse(text), timeZone);
  const label = (key: keyof AuditViewFilter, isGiven: boolean, text: () => string) =>
    isGiven ? [{ key, text: text() }] : [];
  return [
    ...label('userId', userId !== null, () => `User: ${names.user ?? userId}`),
    ...label('startDate', startDate !== null, () => `From ${date(startDate ?? '')}`),
    ...label('endDate', endDate !== null, () => `Until ${date(endDate ?? '')}`),
    ...label('templateId', templateId !== null, () => `Template: ${names.template ?? templateId}`),
    ...label('questionId', questionId !== null, () => `Question: ${names.question ?? questionId}`),
    ...label('area', area !== null, () => activityAreas.find(({ value }) => value === area)?.label ?? ''),
  ];
}
