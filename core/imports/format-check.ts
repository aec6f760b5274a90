// Formats the result of checking a file's rows, as one line and as a list.
import type { Form } from '#core/forms/schema.ts';
import { type DryRunSummary, summaryOf } from './dry-run.ts';
import type { RowsCheck } from './import-model.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/**
 * `9,985 of 10,000 rows will be imported; 15 need fixing.` Of an update only what can be read is known: the preview compares
 * the rows with those that exist.
 */
export function checkText(
  { report: { okRows, failedRows }, partly }: RowsCheck,
  { isUpdate = false } = {},
): string {
  const total = okRows + failedRows;
  const of = { total, partly: String(partly), isUpdate: String(isUpdate) };
  return failedRows === 0 ? t(m.allRowsFit, of) : t(m.someRowsFit, { ...of, okRows, failedRows });
}

/** What a check has found, a line each. */
export function foundLines(
  { report, uncompared, unnamed }: RowsCheck,
  questions: Form['questions'],
): string[] {
  const { failures, irrelevant } = summaryOf(report, questions);
  const said = [uncompared, unnamed].filter((line) => line !== undefined);
  return [...said, ...irrelevant, ...failures.map(failureText)];
}

/** `Damage: "B" is not one of the options (12 rows)`. */
function failureText({ title, message, count }: DryRunSummary['failures'][number]): string {
  return t(m.failureOfRows, { hasTitle: String(title !== null), title: title ?? '', message, count });
}
