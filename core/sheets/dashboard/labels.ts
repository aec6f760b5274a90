// What a dashboard and its table say about the data that they show (spec 2, section 2).
import type { LoadProgress } from '#core/sheets/engine/load-sheets.ts';
import { latestSheets, maximumSelectedSheets } from '#core/sheets/schema.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import type { SheetOverview, TooMuchData } from './overview.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The exceeded limits if a tab has nothing to show: a dashboard still has numbers if the server computed them. */
export function tooMuchFor(
  tab: 'dashboard' | 'data',
  { tooMuchData, isSummarized }: Pick<SheetOverview, 'tooMuchData' | 'isSummarized'>,
): TooMuchData | null {
  return tab === 'dashboard' && isSummarized ? null : tooMuchData;
}

/** Shown instead of a dashboard that would be too large (spec 2, section 2). */
export function tooMuchDataText({ rows, sheets }: TooMuchData): string {
  return t(m.thereIsTooMuchData, { rows, sheets });
}

/** The banner above the data: 'Showing data from the latest N sheets', with the active filters. */
export function bannerText({ sheets, filtered }: { sheets: number; filtered: number }): string {
  return filtered === 0
    ? t(m.showingDataFromLatestSheets, { sheets })
    : t(m.showingFilteredData, { sheets, count: filtered });
}

/**
 * The loading message (spec 2, section 2) with the number of sheets loaded. Before the first is loaded, and once all are
 * loaded and the numbers are computed, it announces the dashboard; undefined: only the spinner.
 */
export function loadingText(tab: 'dashboard' | 'data', progress: LoadProgress | null): string | undefined {
  const isUnderWay = progress !== null && progress.total > 0;
  if (tab === 'dashboard' && (!isUnderWay || progress.share >= 1)) return sheetTexts.loading;
  if (!isUnderWay) return undefined;
  return t(m.loadedOf, { loaded: progress.loaded, total: progress.total, unit: progress.unit });
}

/** How much of a form is shown, where that is not all: `50 of 78 sheets (latest)`; null otherwise. */
export function latestOfText({
  sheets,
  sheetsInAll,
}: Pick<SheetOverview, 'sheets' | 'sheetsInAll'>): string | null {
  if (sheetsInAll === null || sheetsInAll <= sheets.length) return null;
  return t(m.latestOf, { count: sheets.length, all: sheetsInAll });
}

/** Whether a person may have all sheets of a form shown instead of the latest. */
export function mayShowAll({ sheetsInAll }: Pick<SheetOverview, 'sheetsInAll'>): boolean {
  return sheetsInAll !== null && sheetsInAll > latestSheets && sheetsInAll <= maximumSelectedSheets;
}
