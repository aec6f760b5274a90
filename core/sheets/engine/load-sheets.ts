// Loads the data of a sheet view in the order of spec 2, section 2: the form with the catalog's names and the sheets,
// then their rows in columns.
import type { CallReply } from '#core/contract.ts';
import { readCatalogNames } from '#core/catalog/queries.ts';
import { AppError } from '#core/errors.ts';
import { readForm } from '#core/forms/calls.ts';
import { formAsRead } from '#core/forms/versions.ts';
import type { Send } from '#core/send.ts';
import { maximumPageSize } from '#core/paging.ts';
import { fetchSummary } from './fetch-summary.ts';
import { mapLimit } from '#core/map-limit.ts';
import { filterRows, listSheets, readSheet } from '#core/sheets/calls.ts';
import type { RowsSummary } from './rows-summary.ts';
import type { DatedFilter } from '#core/sheets/filter/filter-dates.ts';
import {
  columnsMediaType,
  columnsPageSize,
  latestSheets,
  maximumDashboardRows,
  maximumSelectedSheets,
  maximumSummarySheets,
  oldestFirst,
  type RowColumns,
  type RowFilter,
  type Sheet,
} from '#core/sheets/schema.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/**
 * Counted in sheets ('Loaded N of M sheets...'), or in rows while the server reads them for a summary. `share` is the
 * fraction of rows loaded, from 0 to 1, which also progresses within a single large sheet.
 */
export type LoadProgress = { loaded: number; total: number; unit: 'sheets' | 'rows'; share: number };
export type Loading = { send: Send; onProgress: (progress: LoadProgress) => void; signal: AbortSignal };
export type LoadedSheets = {
  /** The form for reading rows of all its versions. */
  form: CallReply<typeof readForm>;
  sheets: readonly Sheet[];
  /** How many sheets the form has, where all were requested and the latest came. */
  sheetsInAll: number | null;
  /** Names of the sheets, alerts and catalog items by id. */
  namesById: ReadonlyMap<string, string>;
  /** More sheets were requested than the server summarizes; none was loaded. */
  tooMany: boolean;
};

/** Maximum concurrent requests: a browser allows six per host for everything. */
const concurrency = 4;

/** Loads the form with the names that its answers need, and the requested sheets. */
export async function loadSheets(
  { formId, sheetIds }: { formId: string; sheetIds: readonly string[] | 'all' },
  loading: Loading,
): Promise<LoadedSheets> {
  const { send, signal } = loading;
  const reading = send(readForm, { params: { id: formId } }, { signal }).then(formAsRead);
  const [form, catalogNames, { sheets, sheetsInAll }] = await Promise.all([
    reading,
    reading.then((read) => readCatalogNames(send, read, { signal })),
    sheetIds === 'all'
      ? readLatest(formId, loading)
      : readSheets(formId, [...new Set(sheetIds)], loading).then((chosen) => ({
          sheets: chosen,
          sheetsInAll: null,
        })),
  ]);
  if (sheets?.some(({ templateId }) => templateId !== formId) === true) throw new AppError('not-found');
  const named = [...(sheets ?? []), ...form.alerts];
  return {
    form,
    sheets: sheets ?? [],
    sheetsInAll,
    namesById: new Map([...catalogNames, ...named.map(({ id, name }) => [id, name] as const)]),
    tooMany: sheets === null,
  };
}

/** The most recently changed sheets of a form, and how many it has. */
export async function readLatest(
  formId: string,
  { send, signal }: Loading,
  size: number = latestSheets,
): Promise<{ sheets: Sheet[]; sheetsInAll: number }> {
  const query = { page: 0, size, sort: 'dates.lastModified,desc' };
  const { content, totalElements } = await send(listSheets, { params: { id: formId }, query }, { signal });
  return { sheets: content, sheetsInAll: totalElements };
}

/** Null if there are too many. */
async function readSheets(formId: string, ids: readonly string[], loading: Loading): Promise<Sheet[] | null> {
  if (ids.length > maximumSummarySheets) return null;
  const { send, signal } = loading;
  // Many are fetched with one request: a large selection mostly consists of recent sheets.
  const size = Math.min(maximumPageSize, ids.length * 2);
  const latest = ids.length > fewSheets ? (await readLatest(formId, loading, size)).sheets : [];
  const known = new Map(latest.map((sheet) => [sheet.id, sheet]));
  return mapLimit(
    concurrency,
    ids,
    async (id) => known.get(id) ?? send(readSheet, { params: { id } }, { signal }),
  );
}

/** Up to this many are fetched one by one. */
const fewSheets = 20;

/**
 * The loaded rows. `pages` is null if there are too many; `summary` is then the server's, or null if there are too many
 * for it as well.
 */
export type LoadedRows = {
  pages: RowColumns[] | null;
  total: number;
  summary: RowsSummary | null;
  /** The filter that all rows were read for. */
  requested: DatedFilter | null;
};

/**
 * Loads all rows of the sheets that pass a filter, newest first; where they are few enough, those of a wider one, in
 * which a dashboard finds what it compares them with.
 */
export async function loadRows(
  loaded: LoadedSheets,
  filter: DatedFilter | null,
  loading: Loading,
  wider: DatedFilter | null = filter,
): Promise<LoadedRows> {
  const { sheets, tooMany } = loaded;
  const submissions = sheets.reduce((sum, { rowCount }) => sum + rowCount, 0);
  const nothing = { pages: null, total: submissions, summary: null, requested: filter };
  if (tooMany) return nothing;
  const mayBeRead = sheets.length <= maximumSelectedSheets;
  if (mayBeRead && submissions <= maximumDashboardRows) return readRows(loaded, wider, loading);
  const summary = await summaryOf(loaded, filter, loading);
  const passing = summary?.rowCount ?? submissions;
  // The filter may leave few enough rows. If the server does not say, the first page will.
  const mayPass = summary === null ? filter !== null : passing <= maximumDashboardRows;
  if (!mayBeRead || !mayPass) return { ...nothing, total: passing, summary };
  // What the rows are compared with is in the summary.
  return { ...(await readRows(loaded, filter, loading)), summary };
}

/** The server's summary of rows that are too many to load; null if there are too many for it as well. */
async function summaryOf(
  { form, sheets }: LoadedSheets,
  filter: RowFilter | null,
  { send, onProgress, signal }: Loading,
): Promise<RowsSummary | null> {
  const body = { sheetIds: sheets.map(({ id }) => id), rowFilters: filter ?? {} };
  try {
    return await fetchSummary(
      send,
      { params: { id: form.id }, body },
      {
        signal,
        onReading: ({ rows, of }) =>
          onProgress({ ...shareOf(rows, of), loaded: rows, total: of, unit: 'rows' }),
      },
    );
  } catch (error) {
    if (error instanceof AppError && error.code === 'too-large') return null;
    throw error;
  }
}

async function readRows(
  { sheets }: LoadedSheets,
  filter: DatedFilter | null,
  loading: Loading,
): Promise<LoadedRows> {
  const submissions = sheets.reduce((sum, { rowCount }) => sum + rowCount, 0);
  const about = { summary: null, requested: filter };
  if (sheets.length === 0) return { ...about, pages: [], total: 0 };
  let read = 0;
  /** A page has rows of all sheets, so a sheet counts as loaded in proportion to the rows loaded. */
  const count = (rows: number, of: number): void => {
    read += rows;
    const { share } = shareOf(read, of);
    const total = sheets.length;
    loading.onProgress({ loaded: Math.floor(share * total), total, unit: 'sheets', share });
  };
  loading.onProgress({ loaded: 0, total: sheets.length, unit: 'sheets', share: 0 });
  // With a filter, the total is only known from the first page.
  const known = filter === null ? Math.max(1, Math.ceil(submissions / columnsPageSize)) : 1;
  const pages: RowColumns[] = [];
  let latest = { totalElements: 0, totalPages: known };
  const readPage = async (at: number): Promise<void> => {
    const page = await pageOfRows(sheets, filter, at, loading);
    if (pages[at] === undefined) count(page.id.length, page.totalElements);
    pages[at] = page;
    latest = page;
  };
  for (let round = 1; ; round += 1) {
    const { totalElements, totalPages } = latest;
    const isOld = (page: RowColumns) => round <= mostRounds && page.totalElements !== totalElements;
    const needed = Math.max(known, totalPages);
    // Rows behind the last page have shifted too.
    pages.length = Math.min(pages.length, needed);
    const missingPages = range(0, needed).filter((at) => {
      const page = pages[at];
      return page === undefined || isOld(page);
    });
    if (missingPages.length === 0) return { ...about, pages: pages.toReversed(), total: totalElements };
    await mapLimit(concurrency, missingPages, readPage);
    if (latest.totalElements > maximumDashboardRows)
      return { ...about, pages: null, total: latest.totalElements };
  }
}

/**
 * A row that is deleted or restored while pages are loaded shifts the rows behind it by one, so one of them could move
 * from an unloaded page to a loaded one and be missed. Pages whose total differs from the latest one are loaded again
 * until all agree. This limits the rounds if rows keep changing.
 */
const mostRounds = 5;

function shareOf(rows: number, of: number): { share: number } {
  return { share: of === 0 ? 1 : Math.min(1, rows / of) };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}

/** A page in ascending order of creation, returned newest first. */
async function pageOfRows(
  sheets: readonly Sheet[],
  filter: RowFilter | null,
  page: number,
  { send, signal }: Loading,
): Promise<RowColumns> {
  const reply = await send(
    filterRows,
    {
      query: { page, size: columnsPageSize, sort: oldestFirst },
      body: { sheetIds: sheets.map(({ id }) => id), rowFilters: filter ?? {} },
    },
    { signal, headers: { accept: columnsMediaType } },
  );
  if ('content' in reply) throw new AppError('not-a-formdeck-server', wording(m.serverSentRowsInUnexpected));
  return backwards(reply);
}

/** Reverses the page's lists. */
function backwards(page: RowColumns): RowColumns {
  const { id, sheetId, created, lastModified, user, alerts, reviewState, answers } = page;
  const lists = [id, sheetId, created, lastModified, user, alerts, reviewState, ...Object.values(answers)];
  for (const list of lists) list.reverse();
  const turned = (places: readonly number[]) => places.map((place) => id.length - 1 - place);
  return { ...page, returned: turned(page.returned), passed: turned(page.passed ?? []) };
}
