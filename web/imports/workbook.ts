// Workbooks among the files of imports: read in the browser, so that what is sent is CSV. `hucre` streams the rows of a
// worksheet; its code is loaded with the first workbook.
import {
  isWorkbook,
  workbookCsv,
  type WorkbookOptions,
  workbookReader,
} from '#core/imports/workbook/workbook-csv.ts';

const reader = workbookReader(() => import('hucre/xlsx'));

/** The same file, or the worksheet of a workbook as CSV under the same name. */
export async function withoutWorkbook(file: File, options: WorkbookOptions): Promise<File> {
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  if (!isWorkbook(head)) return file;
  const csv = await workbookCsv(reader, new Uint8Array(await file.arrayBuffer()), options);
  return new File([csv], file.name, { type: 'text/csv' });
}
