// The result of an import for run, continue and status: its counts, the first failed rows, and the exit code. An import
// that failed as a whole is an error.
import { personName } from '#core/primitives.ts';
import type { Context } from '#cli/context.ts';
import { exitCodes } from '#cli/command/exit-codes.ts';
import type { Output } from '#cli/output/output.ts';
import { idWriter } from '#cli/command/id-writer.ts';
import { AppError } from '#core/errors.ts';
import { hoursText } from '#core/imports/dates/hours.ts';
import { type HourChoices } from '#core/imports/dates/hours-schema.ts';
import { readImport } from '#core/imports/calls.ts';
import { errorText } from '#core/imports/repair/failed-file.ts';
import { isRunning } from '#core/imports/policy.ts';
import { progressText, stateText } from '#core/imports/progress.ts';
import { countsText } from '#core/imports/update/labels.ts';
import type { FailedRow } from '#core/imports/schema.ts';
import type { ImportState, ImportStatus } from '#core/imports/status.ts';
import { leftOutLines } from '#core/imports/irrelevant.ts';
import { type IrrelevantCount } from '#core/imports/status.ts';
import { everyPage, maximumPageSize } from '#core/paging.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m as both } from '#core/imports/texts.ts';
import { m } from './texts.ts';
import { common } from '#core/messages/common-texts.ts';

export type Titles = ReadonlyMap<string, string>;

export type ImportResult = {
  id: string;
  state: ImportState;
  totalRows: number;
  completedRows: number;
  failedRows: number;
  /** Of an import with --key; null: all of its rows are new. */
  update: ImportStatus['update'];
  /** Failed rows that were skipped or dropped. */
  droppedRows: number;
  originalFileName: string;
  sheetId: string;
  sheetName: string | null;
  /** Answers that were left out, since their rows are not asked the question; left out for none. */
  irrelevant?: IrrelevantCount[];
  /** What was chosen for times that the clocks skip or show twice. */
  hours?: HourChoices;
  /** Of the file, hexadecimal; null for imports of earlier versions. */
  sha256: string | null;
  /** Who undid it, and when; its sheet and rows are gone since. */
  undone: ImportStatus['undone'];
  /** The first 100. */
  failed: (Omit<FailedRow, 'errors'> & {
    errors: (FailedRow['errors'][number] & { question: string | null })[];
  })[];
  /** The file with all of them, null if none was written. */
  failedFile: string | null;
};

const mostShown = 100;

/** The result for a status, with the failed rows that were fetched. */
export function resultOf(
  status: ImportStatus,
  failed: readonly FailedRow[],
  titles: Titles,
  failedFile: string | null,
): ImportResult {
  const { id, state, totalRows, completedRows, failedRows, droppedRows } = status;
  const { originalFileName, sheetId, sheetName, sha256, undone } = status;
  return {
    id,
    state,
    totalRows,
    completedRows,
    failedRows,
    droppedRows,
    update: status.update,
    originalFileName,
    sheetId,
    sheetName,
    ...(status.irrelevant !== undefined && { irrelevant: status.irrelevant }),
    ...(status.hours !== undefined && { hours: status.hours }),
    sha256,
    undone,
    failed: failed.slice(0, mostShown).map((row) => ({
      ...row,
      errors: row.errors.map((error) => ({
        ...error,
        question: error.questionId === null ? null : (titles.get(error.questionId) ?? null),
      })),
    })),
    failedFile,
  };
}

/** All failed rows of an import, in file order. */
export async function readFailedRows(context: Context, id: string): Promise<FailedRow[]> {
  const rows: FailedRow[] = [];
  const read = async (page: number) =>
    (await context.sendAgain(readImport, { params: { id }, query: { page, size: maximumPageSize } })).failed;
  for await (const { content } of everyPage(read)) rows.push(...content);
  return rows;
}

/** Throws AppError `invalid` if an import failed as a whole. */
export function failOnProblem({ id, problem }: ImportStatus): void {
  if (problem === null) return;
  throw new AppError('invalid', problem, {
    hint: wording(m.noRowsWereImportedCancel, { id }),
    fields: { id },
  });
}

/** 3 while there are failed rows, or if some were left out. Of an undone import no row is left anyway. */
export function resultExitCode({
  failedRows,
  droppedRows,
  undone,
}: Pick<ImportResult, 'failedRows' | 'droppedRows' | 'undone'>): number {
  return undone === null && failedRows + droppedRows > 0 ? exitCodes.partlyDone : exitCodes.ok;
}

export function printResult(output: Output, result: ImportResult): void {
  const { id, undone, failedRows, sheetId, sheetName, failedFile } = result;
  const shortId = idWriter(output, [id])(id);
  const hours = result.hours === undefined ? null : hoursText(result.hours);
  output.fields([
    [t(m.import), shortId],
    [
      t(common.state),
      undone === null
        ? stateText({ ...result, problem: null, delay: null })
        : t(m.undoneBy, { userName: personName(undone.by) }),
    ],
    [t(m.rows), isRunning(result) ? progressText(result) : outcomeText(result)],
    ...(result.update === null ? [] : [[t(m.changes), countsText(result.update)] as const]),
    ...(result.update !== null && sheetName === null
      ? []
      : [[t(m.sheet), sheetName === null ? sheetId : `${sheetName} (${sheetId})`] as const]),
    ...(hours === null ? [] : [[t(m.clockChanges), hours] as const]),
    ...(failedFile === null ? [] : [[t(both.failedRows), failedFile] as const]),
  ]);
  for (const line of leftOutLines(result.irrelevant)) output.warn(line);
  if (failedRows === 0) return;
  if (result.failed.length > 0) output.line('');
  if (result.failed.length > 0)
    output.table(
      [
        { title: 'ROW', value: ({ csvRow }) => csvRow, align: 'right', whole: true },
        { title: t(m.whatIsWrong), value: ({ errors }) => errorText(errors, titlesIn(errors)) },
      ],
      result.failed,
      '',
    );
  if (failedRows > result.failed.length && result.failed.length > 0)
    output.say(t(m.andMore, { count: failedRows - result.failed.length }));
  if (isRunning(result)) return;
  output.say(
    failedFile === null
      ? t(m.fixThemFormdeckImportContinue, { shortId })
      : t(m.fixThemInThenFormdeck, { failedFile, shortId, failedFile2: quoted(failedFile) }),
  );
}

/** `9,985 imported, 0 failed, 15 dropped`. */
function outcomeText({ completedRows, failedRows, droppedRows }: ImportResult): string {
  return droppedRows === 0
    ? t(m.importedFailed, { completedRows, failedRows })
    : t(m.importedFailedDropped, { completedRows, failedRows, droppedRows });
}

function quoted(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `"${path}"`;
}

function titlesIn(errors: ImportResult['failed'][number]['errors']): Titles {
  return new Map(
    errors.flatMap(({ questionId, question }) =>
      questionId === null || question === null ? [] : [[questionId, question]],
    ),
  );
}
