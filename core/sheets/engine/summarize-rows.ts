// Works out the dashboard of rows for whoever will not see the rows: what the server does for a browser.
import type { AnswerData } from './row-data.ts';
import { filterMask } from '#core/sheets/filter/column-filter.ts';
import {
  type DashboardForm,
  dashboardListLimit,
  type Part,
  shownWidgets,
  summarizePart,
} from '#core/sheets/dashboard/overview.ts';
import type { Pause } from './packed-rows.ts';
import { mostPoints, type RowsSummary, wireSummary } from './rows-summary.ts';
import type { DatedFilter } from '#core/sheets/filter/filter-dates.ts';

/** Summarises the rows that pass a filter without issues; `pause` lets others have a turn between two widgets. */
export async function summarizeAll(
  view: {
    form: Pick<DashboardForm, 'questions' | 'widgets'>;
    /** Some parts of a dashboard, rather than all that are shown. */
    parts?: readonly Part[];
    /** Most items of a list and most points of a chart, where a dashboard's are too many. */
    limits?: { list: number; points: number };
    filter: DatedFilter;
    /** Names of catalog items by id. */
    namesById: ReadonlyMap<string, string>;
    data: AnswerData;
    /** Which row stands at a place in the data. */
    rowAt: (place: number) => { id: string; sheetId: string };
  },
  pause: Pause,
): Promise<RowsSummary> {
  const { form, parts = shownWidgets(form), filter, namesById, data, rowAt } = view;
  const { list: limit, points } = view.limits ?? { list: dashboardListLimit, points: mostPoints };
  const mask = filterMask(filter, data, new Map(form.questions.map((question) => [question.id, question])));
  const places = new Map<number, number>();
  const placeOf = (row: number): number => {
    const place = places.get(row) ?? places.size;
    places.set(row, place);
    return place;
  };
  const summaries: RowsSummary['summaries'] = {};
  for (const part of parts) {
    await pause();
    const { id, summary } = summarizePart(part, { form, namesById, data, mask, limit });
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
    summaries,
  };
}
