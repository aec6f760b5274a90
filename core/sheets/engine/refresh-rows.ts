// Updates the displayed rows, fetching only what is new or changed.
import { readChanges } from '#core/sheets/calls.ts';
import { type LoadedSheets, type Loading, loadRows, readLatest } from './load-sheets.ts';
import type { Pause } from '#core/portions/portions.ts';
import type { Clock } from '#core/sheets/filter/filter-dates.ts';
import { maximumDashboardRows, type RowColumns, type Sheet } from '#core/sheets/schema.ts';
import { inView, readRows, type DisplayedRows } from './displayed-rows.ts';
import type { QuestionTypes } from '#core/logic/evaluate.ts';
import type { Run } from '#core/logic/columns/join-columns.ts';
import { gatherRows, joinRows, type RowData } from './row-data.ts';

export type RefreshRequest = {
  formId: string;
  sheetIds: readonly string[] | 'all';
  clock: Clock;
  /** The cursor of the changes that are there. */
  since: string;
};
export type Refreshed = {
  /** The same object if nothing changed. */
  shown: DisplayedRows;
  cursor: string;
  /** New rows in view. */
  added: number;
};

/** The initial cursor: `refreshRows` reports everything committed after it. */
export async function beginning(formId: string, { send, signal }: Loading): Promise<string> {
  const body = { sheetIds: [], since: null, rowFilters: {} };
  return (await send(readChanges, { params: { id: formId }, body }, { signal })).cursor;
}

/** The displayed rows, updated; `pause` yields to other work in between. */
export async function refreshRows(
  shown: DisplayedRows,
  request: RefreshRequest,
  loading: Loading,
  pause: Pause,
): Promise<Refreshed> {
  const { loaded, requestedFilter } = shown;
  const isAll = request.sheetIds === 'all';
  const { sheets: listed, sheetsInAll } = isAll
    ? await readLatest(request.formId, loading)
    : { sheets: loaded.sheets, sheetsInAll: null };
  const known = new Map(loaded.sheets.map((sheet) => [sheet.id, sheet]));
  const remaining = listed.filter(({ id }) => known.has(id));
  const body = {
    sheetIds: remaining.map(({ id }) => id),
    since: request.since,
    rowFilters: requestedFilter ?? {},
  };
  const params = { id: request.formId };
  const changes = await loading.send(readChanges, { params, body }, { signal: loading.signal });
  const changed = new Map(changes.sheets.map((sheet) => [sheet.id, sheet]));
  const sheets = listed.map((sheet) => changed.get(sheet.id) ?? sheet);
  const { cursor } = changes;
  const touched = [...changes.written, ...changes.deleted];
  // A setup that was edited may let rows pass, or hold them back, that have not changed themselves.
  const isFilteredAnew = filtersSetup(requestedFilter, loaded.form) && setupChanged(sheets, loaded.sheets);
  const isTooMuch = (remaining.length > 0 && changes.rows === null) || isFilteredAnew;
  const areSame = sheetsInAll === loaded.sheetsInAll && isSame(sheets, loaded.sheets);
  if (touched.length === 0 && !isTooMuch && areSame) return { shown, cursor, added: 0 };
  const names = sheets.map(({ id, name }) => [id, name] as const);
  const next = { ...loaded, sheets, sheetsInAll, namesById: new Map([...loaded.namesById, ...names]) };
  const fresh = sheets.filter(({ id }) => !known.has(id));
  const pages = isTooMuch ? null : await freshPages(shown, fresh, changes.rows, loading);
  const merged = pages && (await merge(shown, { sheets, touched, pages }, pause));
  if (merged === null || merged.data.rows > maximumDashboardRows) {
    const result = await readRows(next, shown.filter, request.clock, loading);
    return { shown: result, cursor, added: countAdded(shown, result) };
  }
  const { data, added } = merged;
  const basis = { ...shown, loaded: next, data, total: data.rows, gone: new Set<number>() };
  const result = inView({ ...basis, timeZone: request.clock.timeZone });
  const isNew = (place: number) => shown.table?.placeOf(data.ids[place] ?? '') === undefined;
  const inSight = added.filter((place) => result.mask[place] === 1 && isNew(place));
  return { shown: result, cursor, added: inSight.length };
}

/** Changed rows, and all rows of new sheets; null if rows are not loaded. */
async function freshPages(
  { loaded, data, requestedFilter }: DisplayedRows,
  fresh: readonly Sheet[],
  rows: RowColumns | null,
  loading: Loading,
): Promise<RowColumns[] | null> {
  if (data === null) return null;
  const silent = { ...loading, onProgress: () => undefined };
  const { pages } = await loadRows({ ...loaded, sheets: fresh }, requestedFilter, silent);
  return pages && [...(rows === null ? [] : [rows]), ...pages];
}

async function merge(
  shown: DisplayedRows,
  { sheets, touched, pages }: { sheets: readonly Sheet[]; touched: readonly string[]; pages: RowColumns[] },
  pause: Pause,
): Promise<MergedRows | null> {
  const { data, gone, loaded, table } = shown;
  if (data === null) return null;
  const wanted = new Set(sheets.map(({ id }) => id));
  const without = new Set(gone);
  for (const id of touched) {
    const place = table?.placeOf(id);
    if (place !== undefined) without.add(place);
  }
  if (loaded.sheets.some(({ id }) => !wanted.has(id)))
    data.sheetIds.forEach((id, place) => {
      if (!wanted.has(id)) without.add(place);
    });
  const types = new Map(loaded.form.questions.map(({ id, type }) => [id, type]));
  return mergeRows(data, { without, pages }, types, pause);
}

function filtersSetup(filter: DisplayedRows['filter'], { contextQuestions }: LoadedSheets['form']): boolean {
  return (
    filter?.filters.some(({ questionId }) => contextQuestions.some(({ id }) => id === questionId)) === true
  );
}

function setupChanged(sheets: readonly Sheet[], before: readonly Sheet[]): boolean {
  const setups = new Map(before.map(({ id, contextAnswers }) => [id, JSON.stringify(contextAnswers)]));
  return sheets.some(({ id, contextAnswers }) => {
    const known = setups.get(id);
    return known !== undefined && known !== JSON.stringify(contextAnswers);
  });
}

function isSame(sheets: readonly Sheet[], before: readonly Sheet[]): boolean {
  return (
    sheets.length === before.length &&
    sheets.every((sheet, at) => JSON.stringify(sheet) === JSON.stringify(before[at]))
  );
}

/** Compares the rows; without data, their number. */
function countAdded(before: DisplayedRows, after: DisplayedRows): number {
  if (before.data === null || after.data === null) return Math.max(0, after.rowCount - before.rowCount);
  const known = new Set(before.data.ids);
  return after.data.ids.reduce((sum, id, place) => sum + (known.has(id) ? 0 : (after.mask[place] ?? 0)), 0);
}

type MergedRows = {
  data: RowData;
  /** The indexes of the added rows. */
  added: number[];
};

/**
 * Merges changes into loaded rows: the same result as loading all rows again. Rows at some indexes are removed and
 * others inserted in order: newest first, then by id.
 */
async function mergeRows(
  data: RowData,
  { without, pages }: { without: ReadonlySet<number>; pages: readonly RowColumns[] },
  types: QuestionTypes,
  pause: Pause,
): Promise<MergedRows> {
  const fresh = gatherRows(pages, types);
  const coming = Array.from({ length: fresh.rows }, (_, place) => place).sort((a, b) =>
    comesFirst(fresh, a, fresh, b) ? -1 : 1,
  );
  const leaving = [...without].sort((a, b) => a - b);
  const runs: Run[] = [];
  const added: number[] = [];
  let rows = 0;
  const take = (of: Run['of'], from: number, to: number): void => {
    if (of === 'second') added.push(rows);
    if (from < to) runs.push({ of, from, to });
    rows += to - from;
  };
  let next = 0;
  let gone = 0;
  let from = 0;
  for (let place = 0; place < data.rows; place += 1) {
    if (leaving[gone] === place) {
      take('first', from, place);
      from = place + 1;
      gone += 1;
      continue;
    }
    for (; next < coming.length && comesFirst(fresh, coming[next] ?? 0, data, place); next += 1) {
      take('first', from, place);
      from = place;
      take('second', coming[next] ?? 0, (coming[next] ?? 0) + 1);
    }
  }
  take('first', from, data.rows);
  for (const place of coming.slice(next)) take('second', place, place + 1);
  return { data: await joinRows({ first: data, second: fresh, runs }, types, pause), added };
}

function comesFirst(data: RowData, place: number, other: RowData, otherPlace: number): boolean {
  const [created, otherCreated] = [data.created[place] ?? 0, other.created[otherPlace] ?? 0];
  if (created !== otherCreated) return created > otherCreated;
  return (data.ids[place] ?? '') < (other.ids[otherPlace] ?? '');
}
