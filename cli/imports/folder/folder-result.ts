// What came of a folder of files: a line for each, a summary, JSON, and the worst exit code.
import { exitCodes } from '#cli/command/exit-codes.ts';
import type { Output } from '#cli/output/output.ts';
import type { AppError } from '#core/errors.ts';
import { outcomeText, stateText } from '#core/imports/progress.ts';
import { type FileData, fileExitCode } from '#cli/imports/run-file.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/**
 * - `ended`: `isChanged` if somebody has written to the file meanwhile, so that the next run takes it again.
 * - `written`: it may still be being written: the next run takes it.
 * - `untried`: the work ended before it, since every file would have failed alike.
 */
export type FileOutcome =
  | { kind: 'ended'; data: FileData; isChanged: boolean; movedTo: string | null; moveError: AppError | null }
  | { kind: 'written' | 'untried' }
  | { kind: 'failed'; error: AppError; exitCode: number };

export type FolderData = {
  kind: 'folder';
  folder: string;
  dryRun: boolean;
  files: { name: string; outcome: FileOutcome }[];
};

/** The worst: of a file that could not be imported, else 3 where rows failed or were left out. */
export function folderExitCode({ files }: FolderData): number {
  const codes = files.map(({ outcome }) => outcomeExitCode(outcome));
  return (
    codes.find((code) => code !== exitCodes.ok && code !== exitCodes.partlyDone) ?? Math.max(0, ...codes)
  );
}

function outcomeExitCode(outcome: FileOutcome): number {
  if (outcome.kind === 'failed') return outcome.exitCode;
  if (outcome.kind !== 'ended') return exitCodes.ok;
  if (outcome.moveError !== null) return exitCodes.failed;
  const { data } = outcome;
  // A run that was ended before it moved the file told nobody of the rows that were left out.
  const isPartial = data.kind === 'skipped' && data.result.undone === null && data.result.droppedRows > 0;
  return isPartial ? exitCodes.partlyDone : fileExitCode(data);
}

/** A line for each file, then a summary. */
export function printFolder(output: Output, data: FolderData): void {
  for (const { name, outcome } of data.files) output.line(`${name}: ${outcomeLine(outcome)}`);
  output.say(summaryOf(data));
}

/** An object for each file. */
export function folderJson({ files }: FolderData): unknown {
  return files.map(({ name, outcome }) => ({
    file: name,
    outcome: wordOf(outcome),
    message: outcomeLine(outcome),
    exitCode: outcomeExitCode(outcome),
    movedTo: outcome.kind === 'ended' ? outcome.movedTo : null,
    error:
      outcome.kind === 'failed'
        ? { code: outcome.error.code, message: outcome.error.message, hint: outcome.error.hint ?? null }
        : null,
    import:
      outcome.kind === 'ended' && (outcome.data.kind === 'done' || outcome.data.kind === 'skipped')
        ? outcome.data.result
        : null,
  }));
}

/** `9,985 rows in, 15 left out (Done, rows left out); rows that failed: failed/a.csv; moved to done/a.csv`. */
export function outcomeLine(outcome: FileOutcome): string {
  switch (outcome.kind) {
    case 'failed':
      return t(m.notImported, { error: problemText(outcome.error) });
    case 'written':
      return t(m.leftForNextRunIt);
    case 'untried':
      return t(m.wasNotTried);
    default:
      return [
        dataText(outcome.data),
        ...(outcome.isChanged ? [t(m.itWasChangedMeanwhileLeft)] : []),
        ...(outcome.movedTo === null ? [] : [t(m.movedTo, { movedTo: outcome.movedTo })]),
        ...(outcome.moveError === null
          ? []
          : [t(m.itCouldNotBeMoved, { message: outcome.moveError.message })]),
      ].join('; ');
  }
}

function problemText({ message, hint }: AppError): string {
  return hint === undefined ? message : `${message.replace(/\.$/, '')}. ${hint}`;
}

function dataText(data: FileData): string {
  if (data.kind === 'empty') return t(m.noRows);
  if (data.kind === 'check')
    return t(m.wouldBeImportedWouldFail, { okRows: data.check.okRows, failedRows: data.check.failedRows });
  if (data.kind === 'preview') {
    const { totalRows, failedRows, conflictingRows } = data.preview;
    return t(m.rowsWouldFail, { count: totalRows, failing: failedRows + conflictingRows });
  }
  const { result } = data;
  const status = { ...result, problem: null, delay: null };
  return [
    data.kind === 'skipped' ? t(m.skippedItIsAlreadyImport, { id: result.id }) : null,
    `${outcomeText(status)} (${stateText(status)})`,
    result.failedFile === null ? null : t(m.rowsThatFailed, { failedFile: result.failedFile }),
  ]
    .filter((part) => part !== null)
    .join('; ');
}

/** In one word, for programs. */
function wordOf(outcome: FileOutcome): string {
  if (outcome.kind !== 'ended') return outcome.kind;
  const { data } = outcome;
  if (data.kind !== 'done' || fileExitCode(data) === exitCodes.ok) return data.kind;
  return data.result.failedRows > 0 ? 'repair' : 'partial';
}

/** `5 files: 3 came in whole, 1 with failed rows, 1 not imported.` */
function summaryOf({ folder, files, dryRun }: FolderData): string {
  if (files.length === 0) return t(m.thereIsNothingToImport, { folder });
  const codes = files.map(({ outcome }) => ({ kind: outcome.kind, code: outcomeExitCode(outcome) }));
  const count = (test: (one: (typeof codes)[number]) => boolean) => codes.filter(test).length;
  const parts = [
    [count(({ kind, code }) => kind === 'ended' && code === exitCodes.ok), dryRun ? m.good : m.done],
    [count(({ code }) => code === exitCodes.partlyDone), m.withFailedRows],
    [count(({ code }) => code !== exitCodes.ok && code !== exitCodes.partlyDone), m.failed],
    [count(({ kind }) => kind === 'written'), m.leftForNext],
    [count(({ kind }) => kind === 'untried'), m.notTried],
  ] as const;
  const said = parts
    .filter(([number]) => number > 0)
    .map(([number, message]) => t(message, { count: number }));
  return t(dryRun ? m.filesSummaryDry : m.filesSummary, { count: files.length, parts: said.join(', ') });
}
