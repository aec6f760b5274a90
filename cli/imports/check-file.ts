// Checks a file against a form without importing it, in one pass over the file: what each column is taken for, and
// which rows would fail and why. `import check` and `import run --dry-run` print what it finds.
import { compileFormRules } from '#core/filling/form-rules.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import { createFileCheck, type FileCheck, type FileReport } from '#core/imports/check-file.ts';
import { compileDateFormat, dateFormats } from '#core/time/date-format.ts';
import { offsetAt } from '#core/time/zone.ts';
import { type CsvSource, type CsvSummary, readCsv } from './csv-file.ts';
import { type FilePlan, planFile, type Wishes } from './plan-options.ts';

export type CheckedFile = { plan: FilePlan; summary: CsvSummary; report: FileReport };

/**
 * Checks a file. `onRow` is told how far it is.
 * @throws AppError `invalid` for a file that cannot be imported at all
 */
export async function checkFile(
  source: CsvSource,
  form: WholeForm,
  timeZone: string,
  wishes: Wishes,
  onRows: (rows: number) => void,
): Promise<CheckedFile> {
  let started: { plan: FilePlan; check: FileCheck } | null = null;
  let rowsSoFar = 0;
  const summary = await readCsv(source, {
    onHead(headers, firstRows) {
      const plan = planFile(headers, firstRows, form.questions, wishes);
      started = { plan, check: fileCheckOf(plan, form, timeZone) };
    },
    onRows(rows) {
      started?.check.add(rows);
      rowsSoFar += rows.length;
      onRows(rowsSoFar);
    },
  });
  // The reader has shown a head, or it has thrown.
  const { plan, check } = started as unknown as { plan: FilePlan; check: FileCheck };
  return { plan, summary, report: check.report() };
}

function fileCheckOf(plan: FilePlan, form: WholeForm, timeZone: string): FileCheck {
  const rules = compileFormRules(form);
  const { headers, matches, dateColumn, dateFormat } = plan;
  return createFileCheck({
    headers,
    matches,
    questions: form.questions,
    dateColumn,
    dateFormat,
    parseDate: readerOf(dateFormat),
    dateReaders: dateFormats.map(({ format }) => {
      const read = readerOf(format);
      return { format, read: (text: string) => read(text, timeZone) };
    }),
    timeZone,
    offsetAt,
    isAsked: (question, answers) => rules.isAsked(question.id, answers),
  });
}

function readerOf(format: string): (text: string, timeZone: string) => number | null {
  return compileDateFormat(format) ?? (() => null);
}
