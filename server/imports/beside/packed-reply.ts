// Rows on their way from the thread to the server: those whose answers are a text already go as columns, since a copy of
// 25 columns of 200,000 rows as objects would take longer than to check them.
import type { CheckedRow } from '#core/imports/check-row.ts';

/** With its answers as they are stored, and the alerts that they raise. */
export type ReadRow = CheckedRow & { answersText?: string; alerts?: readonly string[] };

export type PackedRows = {
  /** Null: the next of the rows in columns. */
  rows: (ReadRow | null)[];
  csvRows: number[];
  dates: (number | null)[];
  /** One line each: JSON has no line ends. */
  answers: string;
  /** Of those that raise some, by their place among the rows in columns. */
  alerts: [place: number, ids: readonly string[]][];
};

export function packRows(all: readonly ReadRow[]): PackedRows {
  const packed: PackedRows = { rows: [], csvRows: [], dates: [], answers: '', alerts: [] };
  const texts: string[] = [];
  for (const row of all) {
    const isPlain =
      row.ok && row.cells === undefined && row.passed === undefined && row.irrelevant === undefined;
    if (!isPlain || row.answersText === undefined) {
      packed.rows.push(row);
      continue;
    }
    if (row.alerts !== undefined && row.alerts.length > 0) packed.alerts.push([texts.length, row.alerts]);
    packed.rows.push(null);
    packed.csvRows.push(row.csvRow);
    packed.dates.push(row.rowDate);
    texts.push(row.answersText);
  }
  packed.answers = texts.join('\n');
  return packed;
}

export function unpackRows({ rows, csvRows, dates, answers, alerts }: PackedRows): ReadRow[] {
  const texts = answers.split('\n');
  const raised = new Map(alerts);
  let place = -1;
  return rows.map((row) => {
    if (row !== null) return row;
    place += 1;
    return {
      ok: true,
      csvRow: csvRows[place] ?? 0,
      rowDate: dates[place] ?? null,
      answers: {},
      answersText: texts[place] ?? '{}',
      alerts: raised.get(place) ?? [],
    };
  });
}
