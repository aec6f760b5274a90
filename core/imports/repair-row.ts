// One row of the repair grid: a failed row with what somebody has changed about it, and what is wrong with it now. A row
// that nobody has touched shows what the server said.
import type { RepairRules, RowEdit } from './repair-rules.ts';
import type { FailedRow } from './schema.ts';

export type RepairCell = { text: string; fault: string | null; edited: boolean };

export type RepairRow = {
  csvRow: number;
  /** `ready`: edited, and nothing is wrong with it any more. */
  state: 'faulty' | 'ready' | 'skipped';
  /** Null where the rows of the import have no date of their own. */
  date: RepairCell | null;
  /** By question id. */
  cells: Readonly<Record<string, RepairCell>>;
  /** What is wrong with the row as a whole. */
  faults: readonly string[];
};

/** A failed row in the grid. */
export function rowOf(
  rules: RepairRules,
  questionIds: readonly string[],
  failure: FailedRow,
  edit: RowEdit | undefined,
): RepairRow {
  const texts = { ...failure.cells, ...edit?.cells };
  const isTouched = edit !== undefined && (edit.date !== undefined || Object.keys(edit.cells).length > 0);
  const said = saidOf(rules, failure);
  const isNews = !isTouched || edit.refused === true;
  const found = isTouched ? rules.faultsOf(texts) : null;
  const faultOf = (questionId: string) =>
    found?.get(questionId) ?? (isNews ? said.cells.get(questionId) : undefined) ?? null;
  const cells = Object.fromEntries(
    questionIds.map((questionId): [string, RepairCell] => [
      questionId,
      {
        text: texts[questionId] ?? '',
        fault: faultOf(questionId),
        edited: edit?.cells[questionId] !== undefined,
      },
    ]),
  );
  const date = dateCell(rules, failure, edit, said.date);
  const faults = isNews ? said.row : [];
  const isFaulty =
    !isTouched ||
    date?.fault != null ||
    faults.length > 0 ||
    Object.values(cells).some(({ fault }) => fault !== null);
  const state = edit?.skip === true ? 'skipped' : isFaulty ? 'faulty' : 'ready';
  return { csvRow: failure.csvRow, state, date, cells, faults };
}

function dateCell(
  rules: RepairRules,
  failure: FailedRow,
  edit: RowEdit | undefined,
  said: string | null,
): RepairCell | null {
  if (!rules.isDated) return null;
  if (edit?.date === undefined) return { text: rules.dateText(failure), fault: said, edited: false };
  return { text: edit.date, fault: rules.dateFault(edit.date), edited: true };
}

/** The server's errors by what they are about. The first of a row without a date is about the date. */
function saidOf({ isDated }: RepairRules, { rowDate, errors }: FailedRow) {
  const whole = errors.flatMap(({ questionId, message }) => (questionId === null ? [message] : []));
  const [date = null] = isDated && rowDate === null ? whole.splice(0, 1) : [];
  const cells = errors.flatMap(({ questionId, message }): [string, string][] =>
    questionId === null ? [] : [[questionId, message]],
  );
  return { date, row: whole, cells: new Map(cells.toReversed()) };
}
