// Imports one file for `import run`: plans it, starts it, waits for its end, and sees to the rows that failed.
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type { Context } from '#cli/context.ts';
import { counted } from '#core/count-text.ts';
import { AppError } from '#core/errors.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import { completeImport, scheduleImport } from '#core/imports/calls.ts';
import { type CsvSummary, type CsvWatcher, piecesOf, readCsv } from '#core/imports/csv/csv-file.ts';
import { columnMapOf } from '#core/imports/match-columns.ts';
import type { ImportStatus } from '#core/imports/schema.ts';
import { uploadCsv } from '#core/imports/upload.ts';
import { waitText } from '#core/retry.ts';
import { fillPattern } from '#core/name-pattern.ts';
import { standardInput } from './csv-file.ts';
import { tableFromFile, writeFailedFile } from './repair/failed-file.ts';
import { failedFileBeside, nameFields, type NameFields, sheetNameOf } from './file-names.ts';
import { saveMapping } from './match/mappings.ts';
import { type FilePlan, mappingOf, planFile, requireNames, withSavedMapping } from './match/plan-options.ts';
import { failOnProblem, type ImportResult, readFailedRows, resultOf, type Titles } from './result.ts';
import type { RunOptions } from './run-options.ts';
import { lookForSameFile, sayOfSameFile } from './same-file.ts';
import { forgetImport, rememberImport } from './started.ts';
import { waitForImport } from './wait.ts';

/** What a run came to. `skipped`: --once found the file, which `result` is about. `empty`: it has no rows. */
export type RunResult = { kind: 'done' | 'skipped'; result: ImportResult } | { kind: 'empty' };

type ReadFile = { name: string; bytes: Uint8Array<ArrayBuffer> };

/** Imports a file as the options say. Throws AppError for what keeps it from coming in as a whole. */
export async function importFile(
  context: Context,
  options: RunOptions,
  file: ReadFile,
  form: WholeForm,
): Promise<RunResult> {
  const titles = new Map(form.questions.map(({ id, text }) => [id, text]));
  const same = await lookForSameFile(context, form.id, hashOf(file), options.once);
  if (same !== null) return skipped(context, same);
  const planned = await planImport(context, options, file.bytes, form);
  if (planned === null) return { kind: 'empty' };
  const fields = nameFields(file.name, (await context.ports()).now(), (await context.user()).timeZone);
  const { id, status } = await start(context, options, file, form, planned, fields);
  if (status.id !== id) return skipped(context, status);
  if (!options.wait) return { kind: 'done', result: resultOf(status, [], titles, null) };

  const ended = await waitForImport(context, id, options.timeout);
  failOnProblem(ended);
  if (ended.failedRows > 0)
    return { kind: 'done', result: await seeToFailedRows(context, options, file, ended, titles, fields) };
  await forgetImport(context, id);
  return { kind: 'done', result: resultOf(ended, [], titles, null) };
}

/** With --once the run that the file is skipped for, without waiting for a lock; null where it may have to come in. */
export async function skippedRun(
  context: Context,
  { once }: RunOptions,
  file: ReadFile,
  { id }: WholeForm,
): Promise<RunResult | null> {
  const same = once ? await lookForSameFile(context, id, hashOf(file), once) : null;
  return same === null ? null : skipped(context, same);
}

function hashOf({ bytes }: ReadFile): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function skipped(context: Context, same: ImportStatus): RunResult {
  sayOfSameFile(context, same);
  return { kind: 'skipped', result: resultOf(same, [], new Map(), null) };
}

/** Writes the failed rows into their file and, with --complete, drops them once they stand there. */
async function seeToFailedRows(
  context: Context,
  { failedOut, complete, file: given, headerAlign }: RunOptions,
  { name, bytes }: ReadFile,
  ended: ImportStatus,
  titles: Titles,
  fields: NameFields,
): Promise<ImportResult> {
  const failed = await readFailedRows(context, ended.id);
  if (failedOut === false) return resultOf(ended, failed, titles, null);
  const path =
    failedOut === null
      ? await failedFileBeside(given === standardInput ? name : given, ended.id)
      : fillPattern(failedOut, fields);
  try {
    const table = await tableFromFile(piecesOf(bytes), failed, headerAlign);
    await writeFailedFile(path, table, failed, titles);
  } catch (error) {
    // The rows are in: that a folder cannot be written to does not undo it.
    if (context.signal().aborted) throw error;
    const why = error instanceof Error ? error.message : String(error);
    const consequence = complete ? ' They were not dropped.' : '';
    context.output.say(`The failed rows could not be written to ${path}: ${why}${consequence}`);
    return resultOf(ended, failed, titles, null);
  }
  if (!complete) return resultOf(ended, failed, titles, path);
  const [were, them] = ended.failedRows === 1 ? ['was', 'it'] : ['were', 'them'];
  context.output.say(
    `${counted(ended.failedRows, 'row')} failed and ${were} written to ${path}, with the reasons; --complete drops ${them}.`,
  );
  const after = await context.sendAgain(completeImport, { params: { id: ended.id } });
  await forgetImport(context, ended.id);
  return resultOf(after, failed, titles, path);
}

type PlannedImport = { plan: FilePlan; summary: CsvSummary };

/** The plan for a file that an import can read to its end; says what it has guessed. Null for a file without rows. */
async function planImport(
  context: Context,
  options: RunOptions,
  bytes: Uint8Array,
  form: WholeForm,
): Promise<PlannedImport | null> {
  const wishes = await withSavedMapping(context, options);
  let filePlan: FilePlan | undefined;
  let summary: CsvSummary;
  try {
    const watcher: CsvWatcher = {
      onHead(headers, firstRows, shape) {
        requireNames(shape);
        filePlan = planFile(headers, firstRows, form.questions, wishes);
        requireCertain(filePlan);
      },
      onRows: () => {},
    };
    summary = await readCsv(piecesOf(bytes), watcher, options.headerAlign);
  } catch (error) {
    if (!(error instanceof AppError) || error.details.fields?.['fault'] !== 'no-rows') throw error;
    if (options.emptyOk) return null;
    const hint = 'With --empty-ok a file with nothing but its header is no failure.';
    throw new AppError('invalid', error.message, { cause: error, hint, ...error.details });
  }
  if (filePlan === undefined) throw new AppError('unexpected');
  sayGuesses(context, filePlan, form);
  // A mapping has settled which columns are left out; a nightly job would say it each night.
  if (wishes.saved === null) sayUnused(context, filePlan, options);
  if (options.saveMapping !== null)
    await saveMapping(context, options.saveMapping, mappingOf(filePlan, form.questions));
  return { plan: filePlan, summary };
}

function sayGuesses({ output }: Context, { matches, headers, dates }: FilePlan, form: WholeForm): void {
  for (const { questionId, columnIndex, score } of matches) {
    if (columnIndex === null || score === 1) continue;
    const title = form.questions.find(({ id }) => id === questionId)?.text ?? questionId;
    output.say(
      `Column "${headers[columnIndex]}" is taken for "${title}" (score ${score.toFixed(2)}); --map says otherwise.`,
    );
  }
  const said = new Set<number>();
  for (const { columnIndex, header, format, source, likeColumn } of dates) {
    if (source === 'named' || source === 'unknown' || said.has(columnIndex)) continue;
    said.add(columnIndex);
    const as = likeColumn === null ? '' : `, as those of "${likeColumn}"; --date-format says otherwise`;
    output.say(`The dates of "${header}" are read as ${format}${as}.`);
  }
}

function sayUnused({ output }: Context, { unusedColumns, headers }: FilePlan, { map }: RunOptions): void {
  const unused = unusedColumns
    .map((index) => headers[index] ?? '')
    .filter((header) => !map.some((text) => text.startsWith(`${header}=`)));
  if (unused.length === 0) return;
  const named = unused.map((header) => `"${header}"`).join(', ');
  output.say(
    `Not imported, since no question takes them: ${named}. --map says which question a column answers.`,
  );
}

/** Throws AppError `invalid` where every row would fail, or dates could mean two things. */
function requireCertain({ dateProblems, missing }: FilePlan): void {
  const [problem] = dateProblems;
  if (problem !== undefined) throw new AppError('invalid', problem.message, { hint: problem.hint });
  const [first] = missing;
  if (first === undefined) return;
  const message = `No column answers the required question "${first.text}": no row can come in`;
  throw new AppError('invalid', message, { hint: 'Name one with --map "Header=Question title".' });
}

/**
 * Uploads the file and starts its import. The id is made once, so that trying again starts no second import; with --once
 * the status may be that of an earlier import, under its own id.
 */
async function start(
  context: Context,
  options: RunOptions,
  { name, bytes }: ReadFile,
  form: WholeForm,
  { plan, summary: { delimiter, rowCount } }: PlannedImport,
  fields: NameFields,
): Promise<{ id: string; status: ImportStatus }> {
  const ports = await context.ports();
  const id = ports.newId();
  const { http, send } = context;
  const { server } = await context.session();
  const sheetName = options.name === null ? {} : { sheetName: sheetNameOf(options.name, fields) };
  const fileName = await uploadCsv({ http, send, ports, server }, bytes, {
    signal: context.signal(),
    onWait: (error, wait) => context.output.say(waitText(error, wait)),
  });
  const columns = Object.entries(columnMapOf(plan.matches));
  await remember(context, id, {
    file: options.file === standardInput ? name : resolve(options.file),
    headers: [...plan.headers],
    delimiter,
    columns: Object.fromEntries(
      columns.map(([questionId, index]) => [questionId, plan.headers[index] ?? '']),
    ),
    dateColumn: plan.dateColumn === null ? null : (plan.headers[plan.dateColumn] ?? null),
    dateFormat: plan.dateFormat,
  });
  const { dateColumn, dateFormat, dateFormats, columnMap } = plan;
  const status = await context.sendAgain(scheduleImport, {
    params: { id: form.id },
    body: {
      id,
      fileName,
      originalFileName: name,
      ...sheetName,
      once: options.once,
      dateColumn,
      dateFormat,
      dateFormats: { ...dateFormats },
      totalRows: rowCount,
      headerAlign: options.headerAlign,
      columnMap,
    },
  });
  if (status.id !== id) await forgetImport(context, id);
  return { id, status };
}

/** What is remembered helps a later repair; an import goes on without it where nothing can be written. */
async function remember(
  context: Context,
  id: string,
  started: Parameters<typeof rememberImport>[2],
): Promise<void> {
  await rememberImport(context, id, started).catch((error: unknown) => {
    if (context.signal().aborted) throw error;
    const why = error instanceof Error ? error.message : String(error);
    context.output.say(`How the columns are understood is not kept for a later repair: ${why}`);
  });
}
