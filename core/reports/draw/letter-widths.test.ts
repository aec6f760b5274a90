import { describe, expect, it } from 'vitest';
import { internationalFormats } from '#core/format/formats.ts';
import { finish } from '#core/portions/portions.ts';
import type { ReportTable } from '#core/reports/document.ts';
import { breakable, lineEnd, widestWord, widthOf } from './letter-widths.ts';
import { tableData } from './typst-table.ts';

const address =
  'https://intranet.example.com/documents/2026/inspection_report_final-v2.pdf?version=12&lang=en';
const word = 'Donaudampfschifffahrtsgesellschaftskapitänswitwe';

describe('a word on paper', () => {
  it('is broken after signs, otherwise where its place ends, and not changed', () => {
    for (const text of [word, address, `see ${address} and ${word}`, 'أ'.repeat(90), 'e\u0301'.repeat(60)])
      for (const room of [3, 8, 20]) {
        const lines = breakable(text, room);
        expect(lines.replaceAll(lineEnd, '')).toBe(text);
        expect(Math.max(...lines.split(lineEnd).map(widestWord))).toBeLessThanOrEqual(room);
        // No accent is torn from its letter.
        expect(lines).not.toContain(`${lineEnd}\u0301`);
      }
    expect(breakable('pat@example.com', 6).split(lineEnd)).toEqual(['pat@', 'example.', 'com']);
  });

  it('stays whole where it has room, and in scripts without spaces', () => {
    const text = 'Remains removed, runway open again';
    expect(breakable(text, 5)).toBe(text);
    expect(breakable('跑道检查发现鸟击痕迹已清理', 5)).not.toContain(lineEnd);
    expect(widthOf('Wide')).toBeGreaterThan(widthOf('tiny'));
  });
});

type Drawn = { size: number; columns: { header: string; width: number }[]; cells: string[] };

describe('the columns of a table on paper', () => {
  const drawn = (table: Omit<ReportTable, 'kind' | 'name'>, room = 493) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the program of Typst is given
    finish(tableData({ kind: 'table', name: 'Rows', ...table }, internationalFormats(), room)) as Drawn;
  const texts = (...headers: string[]) => headers.map((header) => ({ header, kind: 'text' as const }));

  it('are as wide as the page, and each word as its column at most', () => {
    const headers = texts('Date', 'Approximate altitude', 'E-mail', 'Remark', 'Vehicle', 'Inspector');
    const row = [
      'x',
      '1,500 feet',
      'maximilian.mustermann@northern-airfields.example.com',
      address,
      word,
      'pat',
    ];
    for (const [columns, room] of [
      [headers, 493],
      [[...headers, ...headers, ...headers, ...headers], 739],
    ] as const) {
      const rows = [Array.from(columns, (_, place) => row[place % row.length] ?? '')];
      const { size, columns: made, cells } = drawn({ columns, rows }, room);
      expect(made.reduce((sum, { width }) => sum + width, 0) * size).toBeCloseTo(room);
      for (const [place, { header, width }] of made.entries())
        for (const text of [header, cells[place] ?? ''])
          expect(Math.max(...text.split(lineEnd).map(widestWord))).toBeLessThan(width);
    }
  });

  it('leave ordinary words, dates and numbers whole', () => {
    const columns = [
      { header: 'Created', kind: 'date-time' as const },
      ...texts(
        'User',
        'Review',
        'What was seen',
        'Vehicle registration',
        'Approximate altitude',
        'Inspector',
      ),
      { header: 'Temperature', kind: 'number' as const },
    ];
    const long =
      'Bird strike at the threshold of the runway, remains removed at once, nothing else to be seen';
    const row = [Date.UTC(2026, 10, 23, 14, 5), 'pat.morgan', 'Approved', long, 'NAF-2026-0017'];
    const rows = [[...row, 'approximately 1,500', 'Schwarzenberger', 1_234_567.5]];
    const { cells, columns: made, size } = drawn({ columns, rows }, 739);
    expect(cells.join('')).not.toContain(lineEnd);
    expect(made.map(({ header }) => header).join('')).not.toContain(lineEnd);
    expect(made[0]?.width).toBeGreaterThan(widthOf('2026-11-23 14:05'));
    expect(size).toBeGreaterThanOrEqual(6);
  });
});
