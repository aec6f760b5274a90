// Downloads the user's open sheets, and rows returned to them: the sheets, and the rows of the most recently changed
// ones.
import { maximumPageSize } from '#core/paging.ts';
import type { OfflineIndex, SheetCopy } from '#core/filling/offline-forms.ts';
import type { Send } from '#core/send.ts';
import { listCompanySheets } from '#core/sheets/calls.ts';
import { returnedRowsQuery, rowsSoFarQuery, sheetQuery } from '#core/sheets/queries.ts';
import type { Sheet } from '#core/sheets/schema.ts';
import { copies, type FillStore } from '#web/filling/device/fill-store.ts';

export type FetchRun = {
  send: Send;
  store: Pick<FillStore, 'copy' | 'copyNames' | 'cacheCopy' | 'dropCopies'>;
  signal: AbortSignal;
  write(name: string, value: unknown): Promise<void>;
};

/** For this many sheets, the rows are downloaded. */
const mostSheets = 30;
/** A sheet with more rows requires a connection. */
const mostRows = 5_000;

/**
 * Downloads those forms' sheets that have changed since the index was written. `onSheets` is called after each sheet
 * with the index of sheets.
 */
export async function fetchSheets(
  { send, signal, write }: FetchRun,
  { userId, fillable }: { userId: string; fillable: ReadonlySet<string> },
  index: OfflineIndex,
  onSheets: (sheets: OfflineIndex['sheets']) => Promise<void>,
): Promise<void> {
  const query = { userId, size: maximumPageSize, sort: 'dates.lastModified,desc' };
  const { content } = await send(listCompanySheets, { query }, { signal });
  const open = content.filter(({ completed, templateId }) => !completed && fillable.has(templateId));
  await write(copies.openSheets, open.slice(0, 100));
  await Promise.all(
    [...fillable].map((formId) =>
      write(
        copies.openSheetsOf(formId),
        open.filter(({ templateId }) => templateId === formId),
      ),
    ),
  );
  const returned = await returnedRowsQuery(send).queryFn({ signal });
  await write(copies.returnedRows, returned);
  const returnedIn = [...new Set(returned.content.map(({ sheetId }) => sheetId))];
  const others = returnedIn.filter((id) => !open.some((sheet) => sheet.id === id)).slice(0, mostSheets);
  const wanted: Sheet[] = open.filter(({ rowCount }) => rowCount <= mostRows).slice(0, mostSheets);
  for (const id of others) wanted.push(await sheetQuery(send, id).queryFn({ signal }));

  let sheets: Readonly<Record<string, SheetCopy>> = Object.fromEntries(
    wanted.flatMap(({ id }) => {
      const had = index.sheets[id];
      return had === undefined ? [] : [[id, had]];
    }),
  );
  if (Object.keys(sheets).length !== Object.keys(index.sheets).length) await onSheets(sheets);
  for (const sheet of wanted) {
    const { id, templateId: formId, rowCount, dates } = sheet;
    if (sheets[id]?.lastModified === dates.lastModified) continue;
    await write(copies.sheet(id), sheet);
    await write(copies.rows(id), rowCount === 0 ? [] : await rowsSoFarQuery(send, id).queryFn({ signal }));
    sheets = { ...sheets, [id]: { formId, lastModified: dates.lastModified } };
    await onSheets(sheets);
  }
}
