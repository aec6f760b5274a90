// Reads and counts rows across sheets. The server limits the sheets per request, so those of a large form are requested
// in batches.
import { AppError } from '#core/errors.ts';
import type { Context } from '#cli/context.ts';
import { type ListResult, readPages } from '#cli/command/pages.ts';
import { everyPage, type Page } from '#core/paging.ts';
import { filterRows, filterSheetRows, listSheets } from '#core/sheets/calls.ts';
import { maximumSelectedSheets, type Row, type RowFilterInput, type Sheet } from '#core/sheets/schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const newestFirst = 'dates.created,desc';

/** All sheets of a form. */
export async function sheetsOfForm(context: Context, formId: string): Promise<readonly Sheet[]> {
  const sheets = new Map<string, Sheet>();
  const read = (page: number) =>
    context.sendAgain(listSheets, {
      params: { id: formId },
      query: { page, size: 500, sort: 'dates.created,asc' },
    });
  for await (const { content } of everyPage(read)) for (const sheet of content) sheets.set(sheet.id, sheet);
  return [...sheets.values()];
}

/** The order of rows by distance: as the calls take it, and as batches are merged by it. */
export type Nearest = { near: string; distanceOf(row: Row): number | null };

/**
 * Up to `limit` rows that pass a filter, each batch newest first, or all of them the nearest first. Reports progress on stderr.
 */
export async function readRows(
  context: Context,
  sheetIds: readonly string[],
  filter: RowFilterInput,
  { limit, nearest }: { limit: number | null; nearest?: Nearest | undefined },
): Promise<ListResult<Row>> {
  const progress = context.output.progress();
  const all: ListResult<Row> = { items: [], total: 0 };
  try {
    for (const ids of turns(sheetIds)) {
      // The nearest may be in the last batch.
      const left = limit === null || nearest !== undefined ? limit : limit - all.items.length;
      if (left === 0) {
        all.total += await countTurn(context, ids, filter);
        continue;
      }
      const { items, total } = await readPages(
        left,
        (page) => readPage(context, ids, filter, { ...page, ...(nearest && { near: nearest.near }) }),
        (read) => progress.update(t(m.rowsRead, { count: all.items.length + read })),
      );
      all.items = nearest === undefined ? [...all.items, ...items] : merged(all.items, items, nearest, limit);
      all.total += total;
    }
  } finally {
    progress.end();
  }
  return all;
}

function merged(
  some: readonly Row[],
  more: readonly Row[],
  { distanceOf }: Nearest,
  limit: number | null,
): Row[] {
  const far = (row: Row) => distanceOf(row) ?? Number.POSITIVE_INFINITY;
  const byDistance = [...some, ...more]
    .map((row) => ({ row, distance: far(row) }))
    .toSorted((a, b) => (a.distance === b.distance ? 0 : a.distance - b.distance));
  return byDistance.slice(0, limit ?? undefined).map(({ row }) => row);
}

/** The number of rows that pass a filter. */
export async function countRows(
  context: Context,
  sheetIds: readonly string[],
  filter: RowFilterInput,
): Promise<number> {
  let total = 0;
  for (const ids of turns(sheetIds)) total += await countTurn(context, ids, filter);
  return total;
}

async function countTurn(context: Context, ids: readonly string[], filter: RowFilterInput): Promise<number> {
  return (await readPage(context, ids, filter, { page: 0, size: 1 })).totalElements;
}

async function readPage(
  context: Context,
  ids: readonly string[],
  filter: RowFilterInput,
  page: { page: number; size: number; near?: string },
): Promise<Page<Row>> {
  const query = { ...page, sort: newestFirst };
  const [only] = ids;
  const reply =
    only !== undefined && ids.length === 1
      ? await context.sendAgain(filterSheetRows, { params: { id: only }, query, body: filter })
      : await context.sendAgain(filterRows, { query, body: { sheetIds: [...ids], rowFilters: filter } });
  if (!('content' in reply)) throw new AppError('not-a-formdeck-server');
  return reply;
}

function turns(sheetIds: readonly string[]): string[][] {
  const count = Math.ceil(sheetIds.length / maximumSelectedSheets);
  return Array.from({ length: count }, (_, turn) =>
    sheetIds.slice(turn * maximumSelectedSheets, (turn + 1) * maximumSelectedSheets),
  );
}
