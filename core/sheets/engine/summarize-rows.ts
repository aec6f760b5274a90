// Computes a dashboard for clients that do not load its rows: the server does this for a browser.
import { filteredById } from '#core/forms/filtered-questions.ts';
import type { AnswerData } from './row-data.ts';
import { inTurns, type Pause } from '#core/portions/portions.ts';
import { filterInPortions } from '#core/sheets/filter/column-filter.ts';
import {
  type DashboardForm,
  dashboardListLimit,
  type Part,
  shownWidgets,
  partInPortions,
} from '#core/sheets/dashboard/overview.ts';
import type { Person } from '#core/primitives.ts';
import { wireBefore } from './before-summary.ts';
import { mostPoints, type RowsSummary, wireSummary } from './rows-summary.ts';
import { filterBefore, periodBefore } from '#core/sheets/dashboard/compare/period-before.ts';
import { type RowsBefore, rowsBefore } from '#core/sheets/dashboard/compare/widget-before.ts';
import { mostMapPoints } from '#core/sheets/table/map-points.ts';
import { widgetType } from '#core/widgets/schema.ts';
import type { Clock, DatedFilter } from '#core/sheets/filter/filter-dates.ts';

/** Summarizes the rows that pass a valid filter; `pause` yields to other work between two widgets. */
export async function summarizeAll(
  view: {
    form: Pick<DashboardForm, 'questions' | 'contextQuestions' | 'widgets'>;
    /** Only these widgets, instead of all visible ones. */
    parts?: readonly Part[];
    /** Maximum items of a list, points of a chart and places of a map, if a dashboard's are too many. */
    limits?: { list: number; points: number; places: number };
    filter: DatedFilter;
    /** When, and whose days. */
    clock: Clock;
    /** Names of catalog items by id. */
    namesById: ReadonlyMap<string, string>;
    data: AnswerData;
    /** The row at an index of the data. */
    rowAt: (place: number) => { id: string; sheetId: string };
    /** Who submitted them, if that is wanted. */
    people?: readonly Person[] | undefined;
  },
  pause: Pause,
): Promise<RowsSummary> {
  const { form, parts = shownWidgets(form), filter, namesById, data, rowAt, clock } = view;
  const { timeZone } = clock;
  const { list: limit, ...most } = view.limits ?? {
    list: dashboardListLimit,
    points: mostPoints,
    // Together: there may be many maps.
    places: Math.floor(mostMapPoints / Math.max(1, parts.filter(isMap).length)),
  };
  const mask = await inTurns(filterInPortions(filter, data, filteredById(form)), pause);
  const before = await comparedRows(view, pause);
  const places = new Map<number, number>();
  const placeOf = (row: number): number => {
    const place = places.get(row) ?? places.size;
    places.set(row, place);
    return place;
  };
  const summaries: RowsSummary['summaries'] = {};
  const labels: NonNullable<RowsSummary['labels']> = {};
  const summariesBefore: NonNullable<RowsSummary['before']>['summaries'] = {};
  for (const part of parts) {
    await pause();
    const made = await inTurns(
      partInPortions(part, { form, namesById, data, mask, before, limit, timeZone }),
      pause,
    );
    summaries[made.id] = wireSummary(made.summary, placeOf, most);
    const { unit, groupedBy, splitBy } = made;
    if (unit !== undefined || groupedBy !== undefined) labels[made.id] = { unit, groupedBy, splitBy };
    if (made.before !== undefined) summariesBefore[made.id] = wireBefore(made.before);
  }
  const named = [...places.keys()].map(rowAt);
  const sheetIds = [...new Set(named.map(({ sheetId }) => sheetId))];
  const sheetPlaces = new Map(sheetIds.map((id, place) => [id, place]));
  return {
    rowCount: sumOf(mask),
    rows: {
      id: named.map(({ id }) => id),
      sheet: named.map(({ sheetId }) => sheetPlaces.get(sheetId) ?? 0),
      sheetIds,
    },
    ...(view.people && { people: [...view.people] }),
    summaries,
    ...(Object.keys(labels).length > 0 && { labels }),
    ...(before && {
      before: { period: before.period, rowCount: sumOf(before.mask), summaries: summariesBefore },
    }),
  };
}

/** The rows of the period before; null where no time range is chosen. */
async function comparedRows(
  {
    form,
    filter,
    data,
    clock,
  }: Pick<Parameters<typeof summarizeAll>[0], 'form' | 'filter' | 'data' | 'clock'>,
  pause: Pause,
): Promise<RowsBefore | null> {
  const period = periodBefore(filter, clock);
  if (period === null) return null;
  const mask = filterInPortions(filterBefore(filter, period), data, filteredById(form));
  return rowsBefore(data, await inTurns(mask, pause), period);
}

function isMap(part: Part): boolean {
  return 'widget' in part && widgetType(part.widget) === 'map';
}

function sumOf(mask: Uint8Array): number {
  return mask.reduce((sum, bit) => sum + bit, 0);
}
