// Computes a dashboard of the rows that a sheet view displays, and compares them with the period before.
import type { Send } from '#core/send.ts';
import type { Widget } from '#core/widgets/schema.ts';
import { filteredById } from '#core/forms/filtered-questions.ts';
import {
  filterBefore,
  filterWithBefore,
  periodBefore,
} from '#core/sheets/dashboard/compare/period-before.ts';
import { type RowsBefore, rowsBefore } from '#core/sheets/dashboard/compare/widget-before.ts';
import {
  type DashboardWidget,
  type Overviewed,
  overviewInTurns,
  overviewOf,
  type Part,
  readSummaries,
  type SheetOverview,
  summarizePart,
} from '#core/sheets/dashboard/overview.ts';
import { type DisplayedRows, hasRowsOf, maskOf } from './displayed-rows.ts';
import { fetchSummary } from './fetch-summary.ts';
import type { LoadedSheets } from './load-sheets.ts';
import type { Pause } from '#core/portions/portions.ts';

export function overviewOfShown(shown: DisplayedRows, now: number): SheetOverview<LoadedSheets['form']> {
  return overviewOf(overviewed(shown, now));
}

/** The same, but yields to other work between two widgets. */
export function overviewOfShownInTurns(
  shown: DisplayedRows,
  now: number,
  pause: Pause,
): Promise<SheetOverview<LoadedSheets['form']>> {
  return overviewInTurns(overviewed(shown, now), pause);
}

function overviewed(shown: DisplayedRows, now: number): Overviewed<LoadedSheets['form']> {
  const { loaded, analysed, ...rest } = shown;
  return { ...loaded, ...rest, data: analysed, before: comparedRows(shown, now) };
}

/** The rows of the period before that of the filter; null where there is none, or where they are not loaded. */
function comparedRows(shown: DisplayedRows, now: number): RowsBefore | null {
  const { loaded, analysed, filter, gone, timeZone } = shown;
  const clock = { now, timeZone };
  const period = periodBefore(filter, clock);
  if (analysed === null || filter === null || period === null) return null;
  if (!hasRowsOf(shown, filterWithBefore(filter, clock))) return null;
  const mask = maskOf(analysed, filterBefore(filter, period), filteredById(loaded.form), gone);
  return rowsBefore(analysed, mask, period);
}

/** Summarizes widgets over the rows in view; empty without data. */
export function summariesOf(
  shown: DisplayedRows,
  parts: readonly Part[],
  { limit, now }: { limit: number; now: number },
): DashboardWidget[] {
  const { loaded, analysed: data, mask, timeZone } = shown;
  if (data === null) return [];
  const before = comparedRows(shown, now);
  return parts.map((part) => summarizePart(part, { ...loaded, data, mask, before, limit, timeZone }));
}

/**
 * Summarizes an unsaved widget over the rows in view; on the server if there are too many to load. Null: too many for
 * the server as well.
 */
export async function previewOf(
  shown: DisplayedRows,
  widget: Widget,
  send: Send,
  how: Parameters<typeof summariesOf>[2],
): Promise<DashboardWidget | null> {
  const { loaded, data, summary, filter } = shown;
  if (data !== null || summary === null) return summariesOf(shown, [{ widget }], how)[0] ?? null;
  const body = { sheetIds: loaded.sheets.map(({ id }) => id), rowFilters: filter ?? {}, widget };
  const preview = await fetchSummary(send, { params: { id: loaded.form.id }, body });
  return readSummaries({ widget }, preview)[0] ?? null;
}
