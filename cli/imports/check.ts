// formdeck import check.
import { formCatalog } from '#cli/command/form-catalog.ts';
import { formNamed } from '#cli/command/form-named.ts';
import type { Context } from '#cli/context.ts';
import { patient } from '#cli/command/patient-context.ts';
import { exitCodes } from '#cli/command/exit-codes.ts';
import type { Output } from '#cli/output/output.ts';
import { verb } from '#cli/command/verb.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import { fileNotes } from '#core/imports/csv/file-notes.ts';
import { type CsvSource, piecesOf } from '#core/imports/csv/csv-file.ts';
import { defaultsNote } from '#core/imports/defaults.ts';
import { leftOutLines } from '#core/imports/irrelevant.ts';
import type { FileReport } from '#core/imports/check-file.ts';
import { AppError } from '#core/errors.ts';
import { comparedReport } from '#core/imports/unique/stored-rows.ts';
import { previewOf } from './preview.ts';
import { requestOf } from './start-file-import.ts';
import { comparedNote } from '#core/imports/unique/unique-rows.ts';
import { missingGroups, requiredTexts, unfillableQuestions } from '#core/imports/required.ts';
import { missingNotes, unusedNotes } from './plan-file-import.ts';
import { type CheckedFile, checkFile } from './check-file.ts';
import { bytesOfFile, type CsvBytes, readCsvBytes, sizeOfCsv, standardInput } from './csv-file.ts';
import { saveMapping } from './mappings/local.ts';
import { mappingOf } from './mappings/plan-mapping.ts';
import { type PlanFlags, type PlanOptions, planOptions, withSavedMapping } from './match/plan-options.ts';
import { isZip, readTable } from './table-with-files.ts';
import type { ImportFiles } from '#core/imports/files/import-files.ts';
import { unnamedText } from '#core/imports/files/unnamed.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { common } from '#core/messages/common-texts.ts';

export type CheckFlags = PlanFlags & {
  form: string;
  file: string;
  files?: string;
  transform?: string;
  worksheet?: string;
};
export type CheckOptions = PlanOptions & {
  form: string;
  file: string;
  files: string | null;
  transform: string | null;
  worksheet: string | null;
};
export type CheckData = ReturnType<typeof describeCheck>;

export const check = verb({
  effect: 'reads',
  options: (flags: CheckFlags): CheckOptions => ({
    ...planOptions(flags),
    form: flags.form,
    file: flags.file,
    files: flags.files ?? null,
    transform: flags.transform ?? null,
    worksheet: flags.worksheet ?? null,
  }),

  async run(impatient, options: CheckOptions): Promise<CheckData> {
    const context = patient(impatient);
    const form = formNamed(context, options.form);
    const isAlone = options.files === null && !isZip(options.file);
    const isStream = isAlone && options.transform === null && !/\.xlsx$/i.test(options.file);
    if (options.file === standardInput || !isStream) {
      const { file, files } = await readTable(context, options);
      return runCheck(context, options, wholeFile(file, files), await form);
    }
    const size = await sizeOfCsv(options.file);
    const source = bytesOfFile(options.file, context.signal());
    const bytes = () => readCsvBytes(context, options.file);
    return runCheck(context, options, { source, size, bytes, files: null }, await form);
  },

  print: printCheck,

  exitCode: checkExitCode,
});

/** A file that was read. */
export function wholeFile(file: CsvBytes, files: ImportFiles | null = null): CheckedSource {
  return { source: piecesOf(file.bytes), size: file.bytes.length, bytes: async () => file, files };
}

/** `bytes` are all of it, which is sent where its rows are compared with those of the form. */
type CheckedSource = {
  source: CsvSource;
  size: number;
  bytes(): Promise<CsvBytes>;
  files: ImportFiles | null;
};

/** Checks a file and saves its mapping if requested. */
export async function runCheck(
  context: Context,
  options: CheckOptions,
  { source, size, bytes, files }: CheckedSource,
  form: WholeForm,
): Promise<CheckData> {
  const [{ timeZone }, { now }] = await Promise.all([context.user(), context.ports()]);
  const clock = { timeZone, now };
  const wishes = await withSavedMapping(context, options, form);
  const progress = context.output.progress();
  try {
    const catalog = await formCatalog(context, form);
    const checked = await checkFile(
      source,
      form,
      { ...wishes, catalog, clock, files: files?.finder ?? null },
      (rows) => progress.update(t(m.rowsChecked, { count: rows })),
    );
    if (options.saveMapping !== null)
      await saveMapping(context, options.saveMapping, mappingOf(checked.plan, form.questions));
    // A saved mapping has decided what is left out.
    const unused = wishes.saved === null ? unusedNotes(checked.plan, form, options.map) : [];
    const note = comparedNote(form.questions, (id) => checked.plan.columnMap[id] !== undefined);
    const report = note === null ? null : await compared(context, options, { bytes, files, form }, checked);
    const unnamed = files === null ? null : unnamedText(files);
    const notes = [report === null ? note : null, unnamed, ...unused].filter((line) => line !== null);
    return describeCheck({ file: options.file, size, notes, bringsFiles: files !== null }, form, {
      ...checked,
      report: report ?? checked.report,
    });
  } finally {
    progress.end();
  }
}

/** The report with what the rows of the form say; null where the server does not take the file, such as for a draft. */
async function compared(
  context: Context,
  { headerAlign }: CheckOptions,
  { bytes, files, form }: Pick<CheckedSource, 'bytes' | 'files'> & { form: WholeForm },
  { plan, summary, report }: CheckedFile,
): Promise<FileReport | null> {
  const planned = { plan, summary, keyQuestion: null, sheetName: null };
  const file = await bytes();
  const request = requestOf({ once: false, headerAlign, clearBlank: false }, file.name, planned, files);
  try {
    return comparedReport(report, await previewOf(context, form.id, file, request));
  } catch (error) {
    if (error instanceof AppError && ['conflict', 'forbidden', 'invalid'].includes(error.code)) return null;
    throw error;
  }
}

/** 3 if rows would fail, a required question or group has no column, or dates are ambiguous. */
export function checkExitCode(data: CheckData): number {
  const { failedRows, dateProblems, missingQuestions, missingGroups: groups } = data;
  const problems = failedRows + dateProblems.length + missingQuestions.length + groups.length;
  return problems > 0 ? exitCodes.partlyDone : exitCodes.ok;
}

/** The result of a check, including question titles. */
function describeCheck(
  {
    file,
    size,
    notes,
    bringsFiles,
  }: { file: string; size: number; notes: readonly string[]; bringsFiles: boolean },
  form: WholeForm,
  { plan, summary, report }: CheckedFile,
) {
  const titles = new Map(form.questions.map(({ id, text }) => [id, text]));
  const titleOf = (id: string | null) => (id === null ? null : (titles.get(id) ?? null));
  const { totalRows, okRows, failedRows, furtherFailures } = report;
  const hasColumn = (id: string) => plan.columnMap[id] !== undefined;
  const defaults = defaultsNote(form.questions, hasColumn);
  return {
    file,
    size,
    encoding: summary.encoding,
    delimiter: summary.delimiter,
    /** Rows that are exactly like an earlier one. */
    repeatedRows: summary.repeatedRows,
    notes: [
      ...fileNotes(summary),
      ...(defaults === null ? [] : [defaults]),
      ...leftOutLines(report.irrelevant),
      ...notes,
    ],
    form: { id: form.id, name: form.name },
    dateColumn: plan.dateColumn === null ? null : (plan.headers[plan.dateColumn] ?? null),
    dateFormat: plan.dateColumn === null ? null : plan.dateFormat,
    dateProblems: plan.dateProblems,
    /** Columns with a format given by the user, which is no guess. */
    namedDates: plan.dates.flatMap(({ header, source }) => (source === 'named' ? [header] : [])),
    columns: report.columns.map((column) => ({
      ...column,
      question: titleOf(column.questionId),
      /** For date columns. */
      dateFormat: plan.dates.find(({ columnIndex }) => columnIndex === column.columnIndex)?.format ?? null,
    })),
    /** Required questions without a column. */
    missingQuestions: plan.missing.map(({ id, text, type }) => ({ id, text, type })),
    /** Groups that need an answer, without a column for any of their questions. */
    missingGroups: missingGroups(form, hasColumn).map(({ id, name, fillable: { text, type } }) => ({
      id,
      name,
      fillable: { text, type },
    })),
    /** Required questions that no import can fill. */
    unfillableQuestions: unfillableQuestions(form.questions, { hasColumn, bringsFiles }),
    unusedColumns: plan.unusedColumns.map((index) => plan.headers[index] ?? ''),
    totalRows,
    okRows,
    failedRows,
    irrelevant: report.irrelevant,
    failures: report.failures.map((failure) => ({ ...failure, question: titleOf(failure.questionId) })),
    furtherFailures,
    /** Times that the clocks skip or show twice, whatever the options say of them. */
    doubtfulHours: report.hours,
  };
}

export function printCheck(output: Output, data: CheckData): void {
  const delimiters: Record<string, string> = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' };
  output.fields([
    [t(m.file), t(m.fileOfBytes, { file: data.file, size: data.size })],
    [t(common.form), data.form.name],
    [t(m.encoding), data.encoding],
    [t(m.delimiter), delimiters[data.delimiter] ?? data.delimiter],
    [t(m.rowDate), data.dateColumn === null ? t(m.timeOfImport) : `${data.dateColumn}, ${data.dateFormat}`],
    [
      t(m.rows),
      t(m.okWouldFail, { totalRows: data.totalRows, okRows: data.okRows, failedRows: data.failedRows }),
    ],
    ...(data.doubtfulHours.length === 0 ? [] : [[t(m.clockChanges), doubtText(data)] as const]),
  ]);
  output.line('');
  output.table(
    [
      { title: 'COLUMN', value: ({ header }) => header },
      {
        title: 'QUESTION',
        value: ({ question, isRowDate }) =>
          [isRowDate ? t(m.dateOfRow) : null, question].filter((part) => part !== null).join(', ') ||
          t(m.notUsed),
      },
      {
        title: 'SCORE',
        value: ({ questionId, score }) => (questionId === null ? '' : score.toFixed(2)),
        align: 'right',
        whole: true,
      },
      { title: 'FILLED', value: ({ filled }) => filled, align: 'right', whole: true },
      { title: 'DATES', value: ({ dateFormat }) => dateFormat ?? '' },
      { title: 'SAMPLES', value: ({ samples }) => samples.join(' | ') },
    ],
    data.columns,
    t(m.fileHasNoColumns),
  );
  if (data.failures.length > 0) {
    output.line('');
    output.table(
      [
        { title: 'QUESTION', value: ({ question }) => question ?? t(m.theRow) },
        { title: t(m.whatIsWrong), value: ({ message }) => message },
        { title: 'ROWS', value: ({ count }) => count, align: 'right', whole: true },
        { title: t(m.firstOnes), value: ({ csvRows }) => csvRows.join(', ') },
      ],
      data.failures,
      '',
    );
  }
  for (const warning of warningsOf(data)) output.warn(warning);
}

/** `1 row with skipped times, 7 rows with times that come twice`. */
function doubtText({ doubtfulHours }: CheckData): string {
  return doubtfulHours
    .map(({ kind, rows }) => t(kind === 'skipped' ? m.skippedRows : m.doubleRows, { count: rows }))
    .join(', ');
}

function warningsOf(data: CheckData): string[] {
  return [
    ...data.notes,
    ...data.dateProblems.map(({ message, hint }) => `${message}. ${hint}`),
    ...data.columns
      .filter(
        ({ otherDateFormats, header }) =>
          otherDateFormats.length > 0 &&
          !data.namedDates.includes(header) &&
          !data.dateProblems.some((problem) => problem.header === header),
      )
      .map(({ header, otherDateFormats }) =>
        t(m.datesCouldAlsoBe, { header, formats: otherDateFormats.join(' or ') }),
      ),
    ...missingNotes(data.missingQuestions, data.missingGroups).map(
      ({ message, hint }) => `${message}. ${hint}`,
    ),
    ...data.unfillableQuestions.map(({ text }) => requiredTexts.unfillable(text)),
    ...(data.furtherFailures > 0
      ? [t(m.moreProblemsOfOtherKinds, { furtherFailures: data.furtherFailures })]
      : []),
  ];
}
