import * as fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { isFormula } from '#core/formula-cell.ts';
import { readCsv } from '#core/imports/csv/csv-file.ts';
import { csvWriter, type CsvOptions } from './csv.ts';
import type { Column, Row } from '#core/files/table.ts';

const text: Column = { header: 'Note', kind: 'text' };

describe('a CSV file', () => {
  it('has a header, one line a row and CRLF at the end of each', async () => {
    const columns: Column[] = [
      { header: 'Site', kind: 'text' },
      { header: 'Depth', kind: 'number' },
      { header: 'Found', kind: 'text' },
      { header: 'Seen at', kind: 'date-time' },
      { header: 'Day', kind: 'date' },
      { header: 'Hour', kind: 'time' },
    ];
    const at = Date.UTC(2026, 10, 20, 10, 15);
    expect(
      await csv({ columns, flavor: 'program' }, [
        ['Zürich', '12.50', true, at, at, at],
        ['Genève', -3],
      ]),
    ).toBe(
      'Site,Depth,Found,Seen at,Day,Hour\r\n' +
        'Zürich,12.50,true,2026-11-20T10:15:00,2026-11-20,10:15:00\r\n' +
        'Genève,-3,,,,\r\n',
    );
  });

  it('for Excel starts with a byte order mark and writes times as Excel reads them', async () => {
    const columns: Column[] = [{ header: 'Seen at', kind: 'date-time' }];
    expect(await csv({ columns, flavor: 'excel' }, [[0]])).toBe('\ufeffSeen at\r\n1970-01-01 00:00:00\r\n');
  });

  it('of no rows is its header', async () => {
    expect(await csv({ columns: [text, text], flavor: 'program' }, [])).toBe('Note,Note\r\n');
  });

  it.each<[cell: string | null, field: string]>([
    ['a,b', '"a,b"'],
    ['a "b"', '"a ""b"""'],
    ['two\nlines', '"two\nlines"'],
    [' around ', '" around "'],
    ['中文 😀', '中文 😀'],
    [null, '""'],
    ['', '""'],
  ])('writes %j as %s', async (cell, field) => {
    expect(await csv({ columns: [text], flavor: 'program' }, [[cell]])).toBe(`Note\r\n${field}\r\n`);
  });

  it.each<[cell: string, field: string]>([
    ['=cmd', `"'=cmd"`],
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['+1+cmd', `"'+1+cmd"`],
    ['-1+cmd', `"'-1+cmd"`],
    ['- none', `"'- none"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=cmd', `"'\t'=cmd"`],
    ['\r=cmd', `"'\r'=cmd"`],
    ['＝cmd', `"'＝cmd"`],
    ['-12.5', '-12.5'],
    ['+41', '+41'],
    ['-1e5', '-1e5'],
    ['a=b', 'a=b'],
  ])('for Excel makes the formula %j harmless: %s, and for programs leaves it', async (cell, field) => {
    expect(await csv({ columns: [text], flavor: 'excel' }, [[cell]])).toBe(`\ufeffNote\r\n${field}\r\n`);
    const exact = await csv({ columns: [text], flavor: 'program' }, [[cell]]);
    expect(Papa.parse<string[]>(exact, { newline: '\r\n', delimiter: ',' }).data[1]).toEqual([cell]);
  });

  it('makes a formula in a header harmless too', async () => {
    expect(await csv({ columns: [{ ...text, header: '=cmd' }], flavor: 'excel' }, [])).toBe(
      `\ufeff"'=cmd"\r\n`,
    );
  });

  it.each<[cell: string, field: string]>([
    ['x;=1+1', `"x;'=1+1"`],
    ['x\t @SUM(A1)', `"x\t '@SUM(A1)"`],
    ['x;"=1+1', `"x;""'=1+1"`],
    ['- one\n- two', `"'- one\n'- two"`],
    ['-1; -2', `"'-1; '-2"`],
    ['a; b - c', '"a; b - c"'],
    ['-', `"'-"`],
  ])('for Excel makes %j harmless in each of its parts: %s', async (cell, field) => {
    expect(await csv({ columns: [text], flavor: 'excel' }, [[cell]])).toBe(`\ufeffNote\r\n${field}\r\n`);
  });

  it('for Excel leaves a dash as it is where nothing can be worked out with it', async () => {
    const rows = [['-', '-', '=1']];
    // Where commas are decimal signs the first one begins a formula with what is behind it.
    expect(await csv({ columns: [text, text, text], flavor: 'excel' }, rows)).toBe(
      `\ufeffNote,Note,Note\r\n"'-",-,"'=1"\r\n`,
    );
  });

  it('for Excel runs nowhere, also where an Excel takes other signs than the comma for the ends of its cells', async () => {
    const cell = fc.string({
      unit: fc.constantFrom('=', '-', '@', '1', 'a', ',', ';', '"', ' ', '\t', '\n', '\r'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell)), async (rows) => {
        const file = await csv(
          { columns: [text, text], flavor: 'excel' },
          rows.map(([a, b]) => [`a${a}`, b]),
        );
        // The worst of them: quotation marks hold nothing together.
        const parts = file.split(/[;\t\r\n]/).map((part) => part.replace(/^["\s]*/, ''));
        expect(parts.filter((part) => /^[=@-]/.test(part))).toEqual([]);
        const cells = Papa.parse<string[]>(file, { delimiter: ',', newline: '\r\n' }).data.flat();
        expect(cells.filter((each) => isFormula(each))).toEqual([]);
      }),
    );
  });

  it.each(['program', 'excel'] as const)(
    'gives every text back as it was to a program and to an import: %s',
    async (flavor) => {
      const cell = fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.string({
          unit: fc.constantFrom(
            'a',
            '"',
            "'",
            '=',
            '-',
            ',',
            ';',
            '|',
            '\t',
            '\n',
            '\r',
            '\r\n',
            ' ',
            '\ufeff',
            'é',
            '🦅',
          ),
        }),
      );
      const row = fc.array(cell, { minLength: 3, maxLength: 3 });
      await fc.assert(
        fc.asyncProperty(row, fc.array(row, { minLength: 1 }), async (names, table) => {
          // NUL is no answer, and neither is a row without any.
          fc.pre(![names, ...table].flat().join('').includes('\0'));
          const headers = names.map((name, index) => `${name}x${index}`);
          const columns = headers.map((header): Column => ({ header, kind: 'text' }));
          const file = await csv({ columns, flavor }, table);
          const read = Papa.parse<string[]>(file, { delimiter: ',', newline: '\r\n' });
          // After the header, and before the end of the last line.
          if (flavor === 'program') expect(read.data.slice(1, -1)).toEqual(table);

          const filled = table.filter((cells) => cells.join('').trim() !== '');
          fc.pre(filled.length > 0);
          const found: (readonly string[])[] = [];
          await readCsv([Buffer.from(file)], {
            onHead: (head) => void found.push(head),
            onRows: (rows) =>
              void found.push(...rows.map(({ cells, issue }) => (issue === null ? cells : [issue]))),
          });
          expect(found).toEqual([headers, ...filled]);
        }),
        {
          numRuns: 300,
          examples: [
            [["\n'", '', ''], [['', "',", '']]],
            [['', '', ''], [["a''", '', '']]],
            [
              ['', '', ''],
              [
                ['\r\n', '', ''],
                ['', 'x', ''],
              ],
            ],
          ],
        },
      );
    },
  );

  it('hands on its bytes in pieces, and waits for each to be taken', async () => {
    const sizes: number[] = [];
    let taking = false;
    const writer = csvWriter(
      async (bytes) => {
        expect(taking).toBe(false);
        taking = true;
        await new Promise((resolve) => setImmediate(resolve));
        taking = false;
        sizes.push(bytes.length);
      },
      { columns: [text], flavor: 'program' },
    );
    await writer.write(Array.from({ length: 2000 }, () => ['x'.repeat(100)]));
    expect(await writer.end()).toEqual({ rows: 2000, cutCells: 0, harmlessCells: 0 });
    expect(sizes.length).toBeGreaterThan(5);
    expect(Math.max(...sizes)).toBeLessThan(40_000);
  });
});

async function csv(options: CsvOptions, rows: readonly Row[]): Promise<string> {
  const pieces: Uint8Array[] = [];
  const writer = csvWriter((bytes) => void pieces.push(bytes), options);
  await writer.write(rows);
  await writer.end();
  return Buffer.concat(pieces).toString('utf8');
}
