// Rows with answers as a dashboard has them, for tests of what is computed over them.
import type { QuestionTypes } from '#core/logic/evaluate.ts';
import type { Answers } from '#core/questions/values.ts';
import { gatherRows, type RowData } from '#core/sheets/engine/row-data.ts';

/** Newest first, a second apart, unless their moments are given. All are of one sheet, by one person. */
export function widgetRows(
  rows: readonly Answers[],
  types: QuestionTypes,
  created: readonly number[] = rows.map((_, row) => (rows.length - row) * 1_000),
): RowData {
  const page = {
    page: 0,
    size: rows.length,
    totalElements: rows.length,
    totalPages: 1,
    id: rows.map((_, row) => `row ${row}`),
    sheetId: rows.map(() => 'sheet'),
    created: [...created],
    lastModified: rows.map(() => 0),
    user: rows.map(() => 0),
    users: [{ id: 'u', userName: 'ann' }],
    alerts: rows.map(() => []),
    reviewState: rows.map(() => null),
    returned: [],
    answers: Object.fromEntries([...types.keys()].map((id) => [id, rows.map((row) => given(row[id]))])),
  };
  return gatherRows([page], types);
}

function given(answer: Answers[string] | undefined): string | string[] | null {
  return answer === undefined || typeof answer === 'string' ? (answer ?? null) : [...answer];
}
