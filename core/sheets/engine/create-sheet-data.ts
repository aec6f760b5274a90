// The engine of a sheet view, over the rows that it has loaded.
import { nobody } from '#core/sheets/engine/row-data.ts';
import type { Send } from '#core/send.ts';
import { dashboardListLimit } from '#core/sheets/dashboard/overview.ts';
import { newestRowsFirst, type Table } from '#core/sheets/table/table.ts';
import {
  changedAt,
  countPassing,
  countStatuses,
  type DisplayedRows,
  removeRows,
  replaceRow,
  replaceSheet,
  reviewRows,
  rowAt,
  sheetOf,
} from './displayed-rows.ts';
import type { SheetData, SheetDataOptions } from './sheet-data.ts';
import { createSheetLoader } from './sheet-loader.ts';
import { overviewOfShown, previewOf, summariesOf } from './summarize-shown.ts';
import type { RowFacts } from '#core/sheets/filter/filter-by.ts';

/** Creates an engine with nothing loaded. */
export function createSheetData(send: Send, options: SheetDataOptions): SheetData {
  const { now } = options;
  const { load, setFilter, refresh, inForce, current, change } = createSheetLoader(send, options);
  let view = newestRowsFirst;

  /** The table in its current view, which survives a load and a filter. */
  function currentTable(): Table | null {
    const { table } = current();
    table?.view(view);
    return table;
  }

  return {
    load,
    setFilter,
    refresh,
    count: async (filter) => countPassing(current(), inForce(filter), send),
    statusCounts: () => countStatuses(current()),
    overview: () => overviewOfShown(current(), now()),
    columns: () => current().table?.columns ?? [],
    view(wanted) {
      view = wanted;
      return currentTable()?.size() ?? 0;
    },
    size: () => currentTable()?.size() ?? 0,
    rows: (from, to) => currentTable()?.rows(from, to) ?? [],
    indexOf: (rowId) => currentTable()?.indexOf(rowId) ?? -1,
    sheetOf: (rowId) => sheetOf(current(), rowId),
    factsOf: (rowId) => factsOf(current(), rowId),
    rowAt: (place) => rowAt(current(), place),
    changedAt: (rowId) => changedAt(current(), rowId),
    replaceRow: (row) => change((rows) => replaceRow(rows, row)),
    replaceSheet: (sheet) => change((rows) => replaceSheet(rows, sheet)),
    reviewRows: (reviewed) => change((rows) => reviewRows(rows, reviewed)),
    removeRows: (rowIds) => change((rows) => removeRows(rows, rowIds)),
    ids: (from, to) => currentTable()?.ids(from, to) ?? [],
    points: (placeQuestion, groupedBy) => currentTable()?.points(placeQuestion, groupedBy) ?? noPoints,
    rowsAmong(rowIds) {
      const inView = currentTable();
      if (inView === null) return [];
      const places = rowIds.map((id) => inView.indexOf(id)).filter((place) => place >= 0);
      return places.sort((a, b) => a - b).flatMap((place) => inView.rows(place, place + 1));
    },
    arrange: (form) => change((rows) => ({ ...rows, loaded: { ...rows.loaded, form } })),
    summarize: (parts, limit = dashboardListLimit) => summariesOf(current(), parts, { limit, now: now() }),
    preview: async (widget) => previewOf(current(), widget, send, { limit: dashboardListLimit, now: now() }),
  };
}

const noPoints = {
  positions: new Float64Array(),
  rows: new Int32Array(),
  groups: new Int8Array(),
  shapes: null,
};

/** What filters see of a loaded row; null if the rows are not loaded. */
function factsOf({ data, table }: DisplayedRows, rowId: string): RowFacts | null {
  const place = table?.placeOf(rowId);
  if (place === undefined || data === null) return null;
  const given = Object.entries(data.answers).flatMap(([id, values]) => {
    const value = values[place];
    return value == null ? [] : [[id, value] as const];
  });
  return {
    created: data.created[place] ?? 0,
    user: data.users[place] ?? nobody,
    reviewState: data.reviewStates[place] ?? null,
    alerts: data.alerts[place] ?? [],
    answers: Object.fromEntries(given),
  };
}
