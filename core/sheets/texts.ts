// Texts of the sheet view for both faces (spec 2, section 2), and the sizes of its charts (spec 1, section 9).
import { counted } from '#core/count-text.ts';
export const sheetTexts = {
  failed: 'Unable to load sheet',
  loading: 'Loading dashboard...',
  dashboard: 'Dashboard',
  table: 'View Data',
  filter: 'Filter Data',
  onlyApproved: 'Only approved',
  select: 'Select Sheets',
  exportForm: 'Export all form data',
  exportSheetsAs: 'Export…',
  context: 'Sheet Context',
  unfoldContext: 'Show details',
  foldContext: 'Hide details',
  showAllSheets: 'Show all',
  /** The section of a row's details with the setup of its sheet. */
  rowSetup: 'Sheet',
  setupElsewhere: 'This is answered once for the whole sheet: change it in Sheet Context.',
  noWidgets: 'You have no visible widgets',
  noAnswers: 'There is no data to display!',
  noRows: 'There are no rows to display.',
  cellMenu: 'This cell',
  openRow: 'Open the row',
  clearFilters: 'Clear filters',
  filterUnreadable: 'The filter in this link cannot be read',
  filterUnreadableHint:
    'The link may have been cut off or changed. Ask whoever sent it for a new one, or go on without the filter: you will see all rows.',
  filterRefused: 'The filter in this link no longer fits the form',
  goOnUnfiltered: 'Show without the filter',
  addFilter: 'Filter',
  removeFilter: (condition: string) => `Remove the filter: ${condition}`,
  /** What applying a filter would show; null: not known. */
  showRows: (count: number | null) => (count === null ? 'Apply filters' : `Show ${counted(count, 'row')}`),
  noRowsPass: 'No rows match the filters.',
  showAll: 'Show all rows',
  waitsForReview: 'Waiting for a reviewer',
  rowGone: 'This row is no longer here.',
  copied: (count: number, what: 'row' | 'cell') => `${counted(count, what)} copied`,
  notCopied: 'Your browser did not allow copying.',
} as const;

/** Confirmation before an edit or a started comment is discarded. */
export const discardText = {
  title: 'Discard changes?',
  text: 'Your changes have not been saved.',
  confirm: 'Discard',
  cancel: 'Keep editing',
} as const;

/** Confirmation before a changed filter or selection of sheets is discarded. */
export const leaveFilterText = {
  title: 'Leave without applying?',
  text: 'Your changes will be lost.',
  confirm: 'Leave',
  cancel: 'Keep editing',
  danger: true,
} as const;

/** How many points a chart may show, besides all. */
export const chartSizes = [10, 20, 50, 100, 200, 500, 1_000] as const;
export type ChartSize = (typeof chartSizes)[number] | 'all';
export const defaultChartSize: ChartSize = 10;
