// Texts of the audit log, for both faces (spec 3, "Audit Log" and the error catalogue).
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
  user: t(m.user),
  startDate: t(m.startDateTime),
  endDate: t(m.endDateTime),
  template: t(m.template),
  question: t(m.question),
  area: t(m.kind),
} as const;

/** Shown if there are no entries. */
export function emptyAuditTexts(tab: AuditTab, isFiltered: boolean): string {
  return t(isFiltered ? m.noMatchYourCurrentFilters : m.useFiltersToDisplayRelevant, {
    tab: tab.replace(/-.*/, ''),
  });
}

/** `isCounted`: the number is exact. */
export type EntryCount = { totalElements: number; isCounted: boolean };

/** `1,234 entries`, `more than 10,000 entries` */
export function entryCountText({ totalElements, isCounted }: EntryCount): string {
  return t(isCounted ? m.entries : m.moreEntries, { count: totalElements });
}

/** The item of the Options menu: `Export data (12 records)`. */
export function exportDataText({ totalElements, isCounted }: EntryCount): string {
  return t(isCounted ? m.exportData : m.exportMoreData, { count: totalElements });
}
