// From what a person changed about failed rows to what the server is told (contract, "Imports"): only the
// answers that changed, in the form of the wire.
import type { Question } from '#core/forms/schema.ts';
import { valuesOf } from '#core/forms/values.ts';
import {
  type CellReader,
  type CellSettings,
  compileCell,
  isCellFault,
  type OwnFormats,
  withFormatOf,
} from './parse-cell.ts';
import type { FailedRow, FixedRow } from './schema.ts';

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
  return {
    fix(failure, { cells = {}, rowDate, skip = false }) {
      const { csvRow } = failure;
      if (skip) return { csvRow, skip, answers: [] };
      const answers = Object.entries(cells).flatMap(([questionId, text]) => {
        const read = readers.get(questionId);
        if (read === undefined || text === (failure.cells[questionId] ?? '')) return [];
        return valuesFor(read, text).map((value) => ({ questionId, value }));
      });
      const dated = rowDate !== undefined && rowDate !== failure.rowDate;
      if (answers.length === 0 && !dated) return null;
      return { csvRow, answers, ...(dated && { rowDate }) };
    },
  };
}

/** A value to put in place of another one in every failed row: `B` by `Medium`. */
export type Replacement = { questionId: string; from: string; to: string };

/** A failed row with the replacements made. Spaces around a cell's text do not count. */
export function replaceIn(failure: FailedRow, replacements: readonly Replacement[]): EditedRow {
  const cells: Record<string, string> = {};
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
  return isCellFault(result) ? [text] : valuesOf(result);
}
