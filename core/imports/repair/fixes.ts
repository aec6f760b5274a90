// From what a person changed about failed rows to what the server is told (contract, "Imports"): only the
// answers that changed, in the form of the wire.
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

/** A failed row as a person has edited it; what is missing was not touched. */
export type EditedRow = {
  /** By question id, as the cells of a failed row are. */
  cells?: Readonly<Record<string, string>>;
  rowDate?: number | null;
  skip?: boolean;
};

export type Fixer = {
  /** What to tell the server about a failed row; null where nothing about it has changed. */
  fix(failure: FailedRow, edited: EditedRow): FixedRow | null;
  /** What to tell it about a row that somebody has found right as it is. */
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
  /** The server takes over nothing of a row whose cells belong to nobody knows which columns. */
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

/** A value to put in place of another one in every failed row: `B` by `Medium`. */
export type Replacement = { questionId: string; from: string; to: string };

/**
 * A failed row with the replacements made. Spaces around a cell's text do not count. A row with too many or too few cells
 * stays as it is: what stands in a place of it may belong to another column.
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

/** A blank cell takes the answer away; a wrong one goes as it is, for the server to say what is wrong. */
function valuesFor(read: CellReader, text: string): readonly string[] {
  const result = read(text);
  if (result === null) return [''];
  return isCellIssue(result) ? [text] : valuesOf(result);
}
