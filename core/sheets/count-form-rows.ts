// How many rows of a form an export of some days would have, also where there are more sheets than a page shows.
import { everyPage, maximumPageSize } from '#core/paging.ts';
import type { Send } from '#core/send.ts';
import { filterRows, listSheets } from '#core/sheets/calls.ts';
import { maximumSelectedSheets, type RowFilterInput } from '#core/sheets/schema.ts';

/** Maximum sheets whose rows of some days are counted before an export. */
export const mostCountedSheets = 4_400;

/** Null where there are too many sheets to count. A null filter takes all rows. */
export async function countFormRows(
  send: Send,
  formId: string,
  filter: RowFilterInput | null,
): Promise<number | null> {
  const ids: string[] = [];
  let rows = 0;
  const read = (page: number) =>
    send(listSheets, {
      params: { id: formId },
      query: { page, size: maximumPageSize, sort: 'dates.created,asc' },
    });
  for await (const { content } of everyPage(read)) {
    for (const sheet of content) {
      // An empty one has no row to ask for.
      if (sheet.rowCount > 0) ids.push(sheet.id);
      rows += sheet.rowCount;
    }
  }
  if (filter === null) return rows;
  if (ids.length > mostCountedSheets) return null;
  let passing = 0;
  for (let from = 0; from < ids.length; from += maximumSelectedSheets) {
    const sheetIds = ids.slice(from, from + maximumSelectedSheets);
    const { totalElements } = await send(filterRows, {
      query: { page: 0, size: 1 },
      body: { sheetIds, rowFilters: filter },
    });
    passing += totalElements;
  }
  return passing;
}
