// Converts a user's edits of failed rows to the request's fixes (contract, "Imports"): only the changed answers, in wire
// format.
import type { Question } from '#core/questions/schema.ts';
import { valuesOf } from '#core/questions/values.ts';
import {
  type CellReader,
  type CellSettings,
  compileCell,
  isCellIssue,
  type OwnFormats,
  withFormatOf,
} from '#core/imports/parse-cell.ts';
import type { FailedRow, FixedRow } from '#core/imports/schema.ts';

/** A failed row as edited by the user; missing fields are unchanged. */
export type EditedRow = {
  /** By question id, like the cells of a failed row. */
  cells?: Readonly<Record<string, string>>;
  rowDate?: number | null;
  skip?: boolean;
};

export type Fixer = {
  /** The fix of a failed row; null if nothing changed. */
  fix(failure: FailedRow, edited: EditedRow): FixedRow | null;
  /** The fix of a row that the user confirmed unchanged. */
  confirm(failure: FailedRow): FixedRow;
};

/** A fixer for the failed rows of one import. `questions` are those of a row. */
export function createFixer(
  questions: readonly Question[],
  settings: CellSettings,
  formats: OwnFormats = { dateFormats: {}, timeZone: 'UTC' },
): Fixer {
  const readers = new Map<string, CellReader>();
  for (const question of questions) {
    readers.set(question.id, compileCell(question, withFormatOf(question.id, settings, formats)));
  }
  const answersOf = (cells: Readonly<Record<string, string>>) =>
    Object.entries(cells).flatMap(([questionId, text]) => {
      const read = readers.get(questionId);
      return read === undefined ? [] : valuesFor(read, text).map((value) => ({ questionId, value }));
    });
  /** The server keeps nothing of a row whose cells cannot be assigned to columns. */
  const cellsWithoutText = ({ raw, cells }: FailedRow) => (raw === undefined ? {} : cells);
  return {
    fix(failure, { cells = {}, rowDate, skip = false }) {
      const { csvRow } = failure;
      if (skip) return { csvRow, skip, answers: [] };
      const changed = Object.entries(cells).filter(([id, text]) => text !== (failure.cells[id] ?? ''));
      const dated = rowDate !== undefined && rowDate !== failure.rowDate;
      if (changed.length === 0 && !dated) return null;
      const answers = answersOf({ ...cellsWithoutText(failure), ...Object.fromEntries(changed) });
      return { csvRow, answers, ...(dated && { rowDate }) };
    },
    confirm: (failure) => ({ csvRow: failure.csvRow, answers: answersOf(cellsWithoutText(failure)) }),
  };
}

/** A value to replace in every failed row: `B` by `Medium`. */
export type Replacement = { questionId: string; from: string; to: string };

/**
 * Applies replacements to a failed row. Spaces around a cell's text are ignored. A row with too many or too few cells
 * stays unchanged: its cells may belong to other columns.
 */
export function replaceIn(failure: FailedRow, replacements: readonly Replacement[]): EditedRow {
  const cells: Record<string, string> = {};
  if (failure.raw !== undefined) return { cells };
  for (const { questionId, from, to } of replacements) {
    const text = failure.cells[questionId];
    if (text !== undefined && text.trim() === from.trim()) cells[questionId] = to;
  }
  return { cells };
}

/** A blank cell clears the answer; an invalid one is sent unchanged, and the server reports the error. */
function valuesFor(read: CellReader, text: string): readonly string[] {
  const result = read(text);
  if (result === null) return [''];
  return isCellIssue(result) ? [text] : valuesOf(result);
}
