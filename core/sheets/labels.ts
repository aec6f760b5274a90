// Texts of the sheet view for both faces (spec 2, section 2), and the sizes of its charts (spec 1, section 9).
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
export const sheetTexts = {
  failed: t(m.unableToLoadSheet),
  loading: t(m.loadingDashboard),
  dashboard: t(m.dashboard),
  table: t(m.viewData),
  filter: t(m.filterData),
  onlyApproved: t(m.onlyApproved),
  select: t(m.selectSheets),
  exportForm: t(m.exportAllFormData),
  exportSheetsAs: t(m.export),
  context: t(m.sheetContext),
  unfoldContext: t(m.showDetails),
  foldContext: t(m.hideDetails),
  showAllSheets: t(m.showAll),
  /** The section of a row's details with the setup of its sheet. */
  rowSetup: t(m.sheet),
  setupElsewhere: t(m.thisIsAnsweredOnceFor),
  noWidgets: t(m.youHaveNoVisibleWidgets),
  noAnswers: t(m.thereIsNoDataTo),
  noRows: t(m.thereAreNoRowsTo),
  cellMenu: t(m.thisCell),
  openRow: t(m.openRow),
  clearFilters: t(m.clearFiltersButton),
  filterUnreadable: t(m.filterInThisLinkCannot),
  filterUnreadableHint: t(m.linkMayHaveBeenCut),
  filterRefused: t(m.filterInThisLinkNo),
  goOnUnfiltered: t(m.showWithoutFilter),
  addFilter: t(m.filter),
  removeFilter: (condition: string) => t(m.removeFilter, { condition }),
  /** What applying a filter would show; null: not known. */
  showRows: (count: number | null) =>
    count === null ? t(m.applyFiltersButton) : t(m.showSoManyRows, { count }),
  noRowsPass: t(m.noRowsMatchFilters),
  showAll: t(m.showAllRows),
  waitsForReview: t(m.waitingForReviewer),
  rowGone: t(m.thisRowIsNoLonger),
  copied: (count: number, what: 'row' | 'cell') =>
    t(what === 'row' ? m.rowsCopied : m.cellsCopied, { count }),
  notCopied: t(m.yourBrowserDidNotAllow),
} as const;

/** Confirmation before an edit or a started comment is discarded. */
export const discardText = {
  title: t(m.discardChanges),
  text: t(m.yourChangesHaveNotBeen),
  confirm: t(m.discard),
  cancel: t(m.keepEditing),
} as const;

/** Confirmation before a changed filter or selection of sheets is discarded. */
export const leaveFilterText = {
  title: t(m.leaveWithoutApplying),
  text: t(m.yourChangesWillBeLost),
  confirm: t(m.leave),
  cancel: t(m.keepEditing),
  danger: true,
} as const;

/** How many points a chart may show, besides all. */
export const chartSizes = [10, 20, 50, 100, 200, 500, 1_000] as const;
export type ChartSize = (typeof chartSizes)[number] | 'all';
export const defaultChartSize: ChartSize = 10;
