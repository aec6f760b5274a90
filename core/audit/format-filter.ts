// Describes a filter of the audit log, one text per condition.
import { momentText } from '#core/sheets/format-answer.ts';
import { activityAreas } from './areas.ts';
import { type AuditTab, type AuditViewFilter, filterOfTab } from './view.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

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
    ...label('userId', userId !== null, () => t(m.userIs, { name: names.user ?? userId ?? '' })),
    ...label('startDate', startDate !== null, () => t(m.from, { date: date(startDate ?? '') })),
    ...label('endDate', endDate !== null, () => t(m.until, { date: date(endDate ?? '') })),
    ...label('templateId', templateId !== null, () =>
      t(m.templateIs, { name: names.template ?? templateId ?? '' }),
    ),
    ...label('questionId', questionId !== null, () =>
      t(m.questionIs, { name: names.question ?? questionId ?? '' }),
    ),
    ...label('area', area !== null, () => activityAreas.find(({ value }) => value === area)?.label ?? ''),
  ];
}
