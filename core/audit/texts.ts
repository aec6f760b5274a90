// Texts of the audit log, for both faces (spec 3, "Audit Log" and the error catalogue).
import { countText, counted } from '#core/count-text.ts';
import type { AuditTab } from './view.ts';

export const auditTexts = {
  title: 'Audit Log',
  about: 'Who changed what, and when.',
  notLoaded: 'Failed to load audit logs',
  nothingLoaded: 'Failed to load data',
  filter: 'Filter data',
  apply: 'Apply Filters',
  clear: 'Clear Filters',
  notApplied: 'Failed to apply filters',
  notCleared: 'Failed to clear filters',
  nothingToExport: 'No data to export',
  exported: 'Audit log exported successfully',
  notExported: 'Failed to export data',
} as const;

/** The labels of the filter dialog. */
export const auditFilterTexts = {
  user: 'User',
  startDate: 'Start Date & Time',
  endDate: 'End Date & Time',
  template: 'Template',
  question: 'Question',
  area: 'Kind',
} as const;

/** Shown if there are no entries. */
export function emptyAuditTexts(tab: AuditTab, isFiltered: boolean): string {
  const what = nouns[tab];
  return isFiltered ? `No ${what} match your current filters` : `Use filters to display relevant ${what}`;
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
  return `Export data (${count})`;
}
