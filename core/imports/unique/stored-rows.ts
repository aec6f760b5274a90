// Answers of a file's rows that must be unique, compared with the rows of the form: what the server finds is added to what a check of
// the file alone has found.
import type { FailureGroup, FileReport } from '#core/imports/check-file.ts';
import type { ImportDraft } from '#core/imports/import-draft.ts';
import { columnMapOf } from '#core/imports/match-columns.ts';
import type { UpdatePreview } from '#core/imports/update/schema.ts';
import { comparedNote } from './unique-rows.ts';

/** The report with the rows that fail since others have their answers, in the form or further up in the file. */
export function comparedReport(report: FileReport, { newRows, failedRows, taken }: Compared): FileReport {
  const isTaken = ({ questionId, message }: FailureGroup) =>
    taken.some((each) => each.questionId === questionId && each.message === message);
  const failures = [...report.failures.filter((each) => !isTaken(each)), ...taken];
  return {
    ...report,
    okRows: newRows,
    failedRows,
    failures: failures.toSorted((left, right) => right.count - left.count),
  };
}

/** What a check of the file alone cannot say of a draft, for people. An update says it in its preview. */
export function uncomparedIn({
  form,
  matches,
  keyQuestion = null,
}: ImportDraft): { uncompared: string } | null {
  const map = columnMapOf(matches);
  const note = keyQuestion === null ? comparedNote(form.questions, (id) => map[id] !== undefined) : null;
  return note === null ? null : { uncompared: note };
}

type Compared = Pick<UpdatePreview, 'newRows' | 'failedRows' | 'taken'>;
