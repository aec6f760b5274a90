// Texts of the audit log, for both faces (spec 3, "Audit Log" and the error catalogue).
import { countText, counted } from '#core/count-text.ts';
import type { AuditTab } from './view.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const auditTexts = {
  title: t(m.auditLog),
  about: t(m.whoChangedWhatAndWhen),
  notLoaded: t(m.failedToLoadAuditLogs),
  nothingLoaded: t(m.failedToLoadData),
  filter: t(m.filterData),
  apply: t(m.applyFilters),
  clear: t(m.clearFilters),
  notApplied: t(m.failedToApplyFilters),
  notCleared: t(m.failedToClearFilters),
  nothingToExport: t(m.noDataToExport),
  exported: t(m.auditLogExportedSuccessfully),
  notExported: t(m.failedToExportData),
} as const;

/** The labels of the filter dialog. */
export const auditFilterTexts = {
  user: 'User',
  startDate: t(m.startDateTime),
  endDate: t(m.endDateTime),
  template: 'Template',
  question: t(m.question),
  area: 'Kind',
} as const;

/** Shown if there are no entries. */
export function emptyAuditTexts(tab: AuditTab, isFiltered: boolean): string {
  const what = nouns[tab];
  return isFiltered ? t(m.noMatchYourCurrentFilters, { what }) : t(m.useFiltersToDisplayRelevant, { what });
}

const nouns: Readonly<Record<AuditTab, string>> = {
  'answer-changes': 'answer changes',
  'deleted-rows': 'deleted rows',
  activity: 'activity',
};

/** `isCounted`: the number is exact. */
export type EntryCount = { totalElements: number; isCounted: boolean };

/** `1,234 entries`, `more than 10,000 entries` */
export function entryCountText({ totalElements, isCounted }: EntryCount): string {
  const count = counted(totalElements, 'entry', 'entries');
  return isCounted ? count : `more than ${count}`;
}

/** The item of the Options menu: `Export data (12 records)`. */
export function exportDataText({ totalElements, isCounted }: EntryCount): string {
  const count = isCounted
    ? counted(totalElements, 'record')
    : `more than ${countText(totalElements)} records`;
  return t(m.exportData, { count });
}
