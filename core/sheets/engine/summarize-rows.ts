// Computes a dashboard for clients that do not load its rows: the server does this for a browser.
import { analysedById } from '#core/forms/analysed-questions.ts';
import type { AnswerData } from './row-data.ts';
import { filterMask } from '#core/sheets/filter/column-filter.ts';
import {
  type DashboardForm,
  dashboardListLimit,
  type Part,
  shownWidgets,
  summarizePart,
} from '#core/sheets/dashboard/overview.ts';
import type { Submitter } from './people.ts';
import type { Pause } from './packed-rows.ts';
import { mostPoints, type RowsSummary, wireSummary } from './rows-summary.ts';
import type { DatedFilter } from '#core/sheets/filter/filter-dates.ts';

/** Summarizes the rows that pass a valid filter; `pause` yields to other work between two widgets. */
export async function summarizeAll(
  view: {
    form: Pick<DashboardForm, 'questions' | 'contextQuestions' | 'widgets'>;
    /** Only these widgets, instead of all visible ones. */
    parts?: readonly Part[];
    /** Maximum items of a list and points of a chart, if a dashboard's are too many. */
    limits?: { list: number; points: number };
    filter: DatedFilter;
    /** Whose days. */
    timeZone: string;
    /** Names of catalog items by id. */
    namesById: ReadonlyMap<string, string>;
    data: AnswerData;
    /** The row at an index of the data. */
    rowAt: (place: number) => { id: string; sheetId: string };
    /** Who submitted them, if that is wanted. */
    people?: readonly Submitter[] | undefined;
  },
  pause: Pause,
): Promise<RowsSummary> {
  const { form, parts = shownWidgets(form), filter, namesById, data, rowAt, timeZone } = view;
  const { list: limit, points } = view.limits ?? { list: dashboardListLimit, points: mostPoints };
  const mask = filterMask(filter, data, analysedById(form));
  const places = new Map<number, number>();
  const placeOf = (row: number): number => {
    const place = places.get(row) ?? places.size;
    places.set(row, place);
    return place;
  };
  const summaries: RowsSummary['summaries'] = {};
  for (const part of parts) {
    await pause();
    const { id, summary } = summarizePart(part, { form, namesById, data, mask, limit, timeZone });
    summaries[id] = wireSummary(summary, placeOf, points);
  }
  const named = [...places.keys()].map(rowAt);
  const sheetIds = [...new Set(named.map(({ sheetId }) => sheetId))];
  const sheetPlaces = new Map(sheetIds.map((id, place) => [id, place]));
  return {
    rowCount: mask.reduce((sum, bit) => sum + bit, 0),
    rows: {
      id: named.map(({ id }) => id),
      sheet: named.map(({ sheetId }) => sheetPlaces.get(sheetId) ?? 0),
      sheetIds,
    },
    ...(view.people && { people: [...view.people] }),
    summaries,
  };
}
