// A table of a report for Typst: its texts, and how wide its columns are.
import type { Formats } from '#core/format/formats.ts';
import { cellText } from '#core/reports/cell-text.ts';
import type { ReportTable } from '#core/reports/document.ts';

const sampledRows = 200;
/** A table of so few rows, of so few letters, stands on one page. */
const mostWholeRows = 14;
const mostWholeLetters = 2_500;
/** Of wider tables every column gives way. */
const mostFirmColumns = 10;

/** What the program of core/reports/draw/typst.ts draws a table from. */
export function tableData({ columns, rows, total }: ReportTable, formats: Formats): object {
  const textsOf = (row: ReportTable['rows'][number]) =>
    columns.map(({ kind }, place) => cellText(row[place], kind, formats));
  const texts = rows.map(textsOf);
  const count = columns.length;
  const size = count <= 6 ? 8.5 : count <= 10 ? 7 : count <= 16 ? 6 : 4.8;
  const sampled = texts.slice(0, sampledRows);
  const letters = texts.flat().reduce((sum, text) => sum + text.length, 0);
  return {
    k: 'table',
    size,
    whole: rows.length <= mostWholeRows && letters <= mostWholeLetters,
    columns: columns.map(({ header, kind }, place) => {
      const ofColumn = sampled.map((row) => row[place] ?? '');
      const longest = Math.max(...ofColumn.map((text) => text.length), 0);
      // A date that goes on in a second line reads badly.
      const isFirm =
        kind !== 'text' && kind !== 'number' && count <= mostFirmColumns && header.length <= longest;
      return {
        header,
        end: kind === 'number',
        weight: weightOf(header, ofColumn),
        letters: isFirm ? longest : null,
      };
    }),
    cells: texts.flat(),
    total: total === undefined ? null : textsOf(total),
  };
}

/** How much of the width a column gets: what most of its texts need, within bounds. */
function weightOf(header: string, texts: readonly string[]): number {
  const lengths = texts.map((text) => text.length).toSorted((a, b) => a - b);
  const given = lengths.filter((length) => length > 0);
  // A remark in few rows must not be a word wide.
  const rare = Math.min(given[Math.floor(given.length * 0.75)] ?? 0, 24);
  const usual = Math.max(lengths[Math.floor(lengths.length * 0.9)] ?? 0, rare);
  const longestWord = Math.max(...header.split(/\s+/).map((word) => word.length), 0);
  return Math.min(Math.max(usual, longestWord, 5), 42);
}
