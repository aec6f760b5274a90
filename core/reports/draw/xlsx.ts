// A report as a workbook: what it is about and its figures on the first sheet, then a sheet for each table and chart.
import type { Column, Row } from '#core/files/table.ts';
import type { XlsxWriter } from '#core/files/xlsx/xlsx.ts';
import type { ReportBlock, ReportDocument, ReportTable } from '#core/reports/document.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const rowsPerWrite = 500;

/** Writes the workbook and completes it. */
export async function drawXlsx(document: ReportDocument, book: XlsxWriter): Promise<void> {
  await book.sheet(t(m.summary), [
    { header: document.title, kind: 'text', width: 36 },
    { header: ' ', kind: 'text', width: 48 },
    { header: ' ', kind: 'text', width: 28 },
  ]);
  await book.write(summaryRows(document));
  for (const { name, columns, rows } of sheetsOf(document)) {
    await book.sheet(name, columns);
    for (let from = 0; from < rows.length; from += rowsPerWrite)
      await book.write(rows.slice(from, from + rowsPerWrite));
  }
  await book.end();
}

function summaryRows({ company, subtitle = '', about, made = '', blocks }: ReportDocument): Row[] {
  const rows: Row[] = [[company, subtitle], ...about.map(({ label, value }) => [label, value])];
  let part = '';
  for (const block of blocks) {
    if (block.kind === 'heading') part = block.text;
    if (block.kind === 'text' || block.kind === 'headline') rows.push([part, block.text]);
    if (block.kind !== 'figures') continue;
    rows.push([], [part]);
    for (const { label, value, unit, change } of block.figures)
      rows.push([unit === undefined ? label : `${label} (${unit})`, finite(value), change?.text ?? null]);
  }
  if (made !== '') rows.push([], [made]);
  return rows;
}

/** A median of nothing is no number. */
function finite(value: number | string): number | string {
  return typeof value === 'number' && !Number.isFinite(value) ? '–' : value;
}

type Sheet = {
  name: string;
  /** The name of the tables whose groups it has. */
  groups?: string;
  columns: readonly Column[];
  rows: readonly Row[];
};

/** Sheets of the same columns stand on one: forms filled in, one below the other. */
function sheetsOf({ blocks }: ReportDocument): Sheet[] {
  const answers: Row[] = [];
  const sheets: Sheet[] = [];
  for (const [place, block] of blocks.entries()) {
    if (block.kind === 'facts') {
      if (answers.length === 0) sheets.push({ name: t(m.answers), columns: answerColumns(), rows: answers });
      for (const { label, value } of block.facts) answers.push([block.name, label, value]);
    }
    if (block.kind === 'table') {
      const { name, group, columns, rows, total } = block;
      const all = total === undefined ? rows : [...rows, total];
      if (group === undefined) sheets.push({ name, columns, rows: all });
      else groupOn(sheets, block, all);
    }
    // The table below a chart has its numbers.
    if (block.kind === 'chart' && !isTabled(blocks, place)) {
      const columns: Column[] = [
        { header: block.name, kind: 'text', width: 40 },
        { header: block.unit, kind: 'number' },
      ];
      sheets.push({
        name: block.name,
        columns,
        rows: block.points.map(({ label, value }) => [label, value]),
      });
    }
  }
  return sheets;
}

/** Adds a group to the sheet of the groups before it, with its name in the first column. */
function groupOn(sheets: Sheet[], { name, group = '', columns }: ReportTable, rows: readonly Row[]): void {
  const named = rows.map((row): Row => [group, ...row]);
  const last = sheets.at(-1);
  if (last?.groups === name) last.rows = [...last.rows, ...named];
  else
    sheets.push({
      name,
      groups: name,
      columns: [{ header: t(m.group), kind: 'text' }, ...columns],
      rows: named,
    });
}

const answerColumns = (): readonly Column[] => [
  { header: t(m.row), kind: 'text', width: 28 },
  { header: t(m.question), kind: 'text', width: 40 },
  { header: t(m.answer), kind: 'text', width: 60 },
];

function isTabled(blocks: readonly ReportBlock[], place: number): boolean {
  return blocks[place + 1]?.kind === 'table';
}
