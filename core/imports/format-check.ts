// Formats the result of checking a file's rows, as one line and as a list.
import { counted, countText } from '#core/count-text.ts';
import type { DryRunSummary } from './dry-run.ts';
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
  const all = partly ? `the first ${counted(total, 'row')}` : counted(total, 'row');
  const outcome = isUpdate ? t(m.canBeRead) : t(m.willBeImported);
  if (failedRows === 0) return `${partly ? t(m.allOf, { all }) : `All ${all}`} ${outcome}.`;
  const repairs = failedRows === 1 ? '1 needs fixing' : `${countText(failedRows)} need fixing`;
  return `${countText(okRows)} of ${all} ${outcome}; ${repairs}:`;
}

/** `Damage: "B" is not one of the options (12 rows)`. */
export function failureText({ title, message, count }: DryRunSummary['failures'][number]): string {
  return `${title === null ? '' : `${title}: `}${message} (${counted(count, 'row')})`;
}
