// The rows of an import that still fail after a repair, and their file.
import type { Context } from '#cli/context.ts';
import type { FailedRow } from '#core/imports/schema.ts';
import type { ImportStatus } from '#core/imports/status.ts';
import { readFailedRows } from '#cli/imports/result.ts';
import { type FailedTable, tableFromServer, writeFailedFile } from './failed-file.ts';
import type { LoadedRepair } from './load-repair.ts';
import type { RepairedFile } from './repaired-file.ts';
import type { Repairs } from './repairs.ts';

/** Reads the remaining failed rows, and writes them to `path` if there are any; null: to no file. */
export async function leftRows(
  context: Context,
  after: ImportStatus,
  { file, titles, started, user, repairs }: LoadedRepair & { repairs: Repairs },
  path: string | null,
): Promise<{ left: readonly FailedRow[]; failedFile: string | null }> {
  if (after.failedRows === 0) return { left: [], failedFile: null };
  const left = withLocalIssues(await readFailedRows(context, after.id), repairs);
  if (path === null || left.length === 0) return { left, failedFile: null };
  const table =
    file === null ? tableFromServer(left, titles, started, user.timeZone) : tableOfFile(file, left);
  return { left, failedFile: await writeFailedFile(path, table, left, titles) };
}

/** For rows that were not sent, the local issue replaces the server's error. */
function withLocalIssues(failed: readonly FailedRow[], { issues }: Repairs): FailedRow[] {
  return failed.map((row) => {
    const message = issues.get(row.csvRow);
    return message === undefined ? row : { ...row, errors: [{ questionId: null, message }] };
  });
}

/** The rows as edited by the user; rows that are not in the file as the server has them. */
function tableOfFile(file: RepairedFile, left: readonly FailedRow[]): FailedTable {
  const { headers, delimiter, columns, rows } = file;
  const questionAt = new Map(columns.map(([questionId, index]) => [index, questionId]));
  const cellsOf = (row: FailedRow) => headers.map((_, index) => row.cells[questionAt.get(index) ?? ''] ?? '');
  return {
    headers,
    delimiter,
    rows: left.map((row) => ({ csvRow: row.csvRow, cells: rows.get(row.csvRow)?.texts ?? cellsOf(row) })),
  };
}
