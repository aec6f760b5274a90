import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readXlsx } from '#tests/support/read-xlsx.ts';
import { unzip } from '#tests/support/unzip.ts';
import type { Cell, Column, ColumnKind, Row, WriteResult } from '#core/files/table.ts';
import type { XlsxWriter } from '#core/files/xlsx/xlsx.ts';
import { xlsxWriter } from './zip.ts';
import { styles } from '#core/files/xlsx/xlsx-styles.ts';

const at = Date.UTC(2026, 10, 20, 10, 15);

describe('a workbook', () => {
  it('gives back a sheet of texts, numbers, times and booleans in its columns', async () => {
    const columns: Column[] = [
      { header: 'Site', kind: 'text' },
      { header: 'Depth', kind: 'number' },
      { header: 'Found', kind: 'text' },
      { header: 'Seen at', kind: 'date-time' },
      { header: 'Day', kind: 'date' },
      { header: 'Hour', kind: 'time' },
    ];
    const { file } = await workbook(async (book) => {
      await book.sheet('Rows', columns);
      await book.write([
        ['Zürich 中文 😀', '12.50', true, at, at, at],
        [null, -3, false],
        ['', null, 7, 'unknown'],
      ]);
    });
    const [sheet] = readXlsx(file);
    expect(sheet?.name).toBe('Rows');
    expect(sheet?.rows).toEqual([
      ['Site', 'Depth', 'Found', 'Seen at', 'Day', 'Hour'],
      [
        'Zürich 中文 😀',
        12.5,
        true,
        expect.closeTo(46_346 + 10.25 / 24, 9),
        46_346,
        expect.closeTo(10.25 / 24, 9),
      ],
      [null, -3, false],
      [null, null, 7, 'unknown'],
    ]);
    expect(sheet?.styles[1]).toEqual([
      null,
      null,
      null,
      `${styles['date-time']}`,
      `${styles.date}`,
      `${styles.time}`,
    ]);
  });

  it('has a bold header row that stays in sight, and a filter on every column', async () => {
    const { file } = await workbook(async (book) => {
      await book.sheet('Rows', [text('A question that is long enough for a wide column'), text('No')]);
      await book.write([['a', 'b'], ['c']]);
    });
    const [sheet] = readXlsx(file);
    expect(sheet?.styles[0]).toEqual([`${styles.header}`, `${styles.header}`]);
    expect(sheet?.xml).toContain(
      '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
    );
    expect(sheet?.xml).toContain('<autoFilter ref="A1:B3"/>');
    expect(sheet?.xml).toContain(
      '<col min="1" max="1" width="52" customWidth="1"/><col min="2" max="2" width="10"',
    );
  });

  it('of no rows is its header, and of no sheets is an empty sheet', async () => {
    const { file, written } = await workbook((book) => book.sheet('Rows', [text('Note')]));
    expect(readXlsx(file).map((sheet) => sheet.rows)).toEqual([[['Note']]]);
    expect(written).toMatchObject({ rows: 0, cutCells: 0 });

    const empty = await workbook(async () => undefined);
    expect(readXlsx(empty.file).map(({ name, rows }) => ({ name, rows }))).toEqual([
      { name: 'Sheet1', rows: [[]] },
    ]);
  });

  it('has several sheets with names that Excel accepts', async () => {
    const { file, written } = await workbook(async (book) => {
      for (const name of ['Birds & "bees"', 'birds & "Bees"', "Tom's / [1]"]) {
        await book.sheet(name, [text('Note')]);
        await book.write([[name]]);
      }
    });
    expect(readXlsx(file).map(({ name, rows }) => [name, rows[1]])).toEqual([
      ['Birds & "bees"', ['Birds & "bees"']],
      ['birds & "Bees" (2)', ['birds & "Bees"']],
      ["Tom's 1", ["Tom's / [1]"]],
    ]);
    expect(written.rows).toBe(3);
  });

  it.each<[what: string, kind: ColumnKind, cell: Cell, read: string | number]>([
    ['a formula', 'text', '=1+1', '=1+1'],
    ['a command', 'text', "@SUM(1)|cmd'/c calc'", "@SUM(1)|cmd'/c calc'"],
    ['markup', 'text', '</t></is></c><c r="B9"><f>1+1</f></c>', '</t></is></c><c r="B9"><f>1+1</f></c>'],
    ['control characters', 'text', 'a\u0000b\u001bc\ufffe\u007f', 'a\u0000b\u001bc\ufffe\u007f'],
    ['a carriage return', 'text', 'a\r\nb', 'a\r\nb'],
    ['a literal escape', 'text', '_x0041_x0042_ _x004', '_x0041_x0042_ _x004'],
    ['half a character', 'text', 'a\ud83d', 'a\ufffd'],
    ['outer spaces', 'text', '  a\n', '  a\n'],
    ['digits in a text column', 'text', '007', '007'],
    ['a number beyond a double', 'number', '12345678901234567890', '12345678901234567890'],
    ['a word in a number column', 'number', 'none', 'none'],
    ['no number', 'number', NaN, 'NaN'],
    ['the first day that Excel counts right', 'date', Date.UTC(1900, 2, 1), 61],
    ['the day before', 'date', Date.UTC(1900, 1, 28), '1900-02-28'],
    ['the last second', 'date-time', Date.UTC(9999, 11, 31, 12), 2_958_465.5],
    ['the year after', 'date-time', Date.UTC(10_000, 0, 1), '+010000-01-01T00:00:00'],
    ['what is no time', 'date-time', 9e15, '9000000000000000'],
  ])('keeps %s', async (_what, kind, cell, read) => {
    const { file } = await workbook(async (book) => {
      await book.sheet('Rows', [{ header: 'Note', kind }]);
      await book.write([[cell]]);
    });
    const [sheet] = readXlsx(file);
    expect(sheet?.rows[1]).toEqual([read]);
    expect(sheet?.xml).not.toContain('<f>');
  });

  it('gives back any text, of any characters', async () => {
    const column = fc.array(fc.oneof(fc.string({ unit: 'binary' }), escapeLike()), { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(column, async (texts) => {
        const { file } = await workbook(async (book) => {
          await book.sheet('Rows', texts.map(text));
          await book.write([texts]);
        });
        const [header, row = []] = readXlsx(file)[0]?.rows ?? [];
        expect(header).toEqual(texts);
        expect(texts.map((_, index) => row[index] ?? '')).toEqual(texts);
      }),
    );
  });

  it('marks a text that is too long for a cell, and counts it', async () => {
    const fits = '😀'.repeat(16_383) + 'x';
    const { file, written } = await workbook(async (book) => {
      await book.sheet('Rows', [text('Note'), text('Note')]);
      await book.write([[fits, `${fits}y`]]);
    });
    const [, row] = readXlsx(file)[0]?.rows ?? [];
    expect(row?.[0]).toBe(fits);
    expect(row?.[1]).toBe(`${'😀'.repeat(16_380)}… [cut]`);
    expect(written.cutCells).toBe(1);
  });

  it('goes on in a further sheet after 1,048,576 rows', async () => {
    const { file, written } = await workbook(async (book) => {
      await book.sheet('Rows', [text('Note')]);
      const thousand: Row[] = Array.from({ length: 1000 }, () => [null]);
      for (let rows = 0; rows < 1_048_000; rows += 1000) await book.write(thousand);
      await book.write(Array.from({ length: 577 }, (_, index) => [`row ${index}`]));
    });
    expect(written.rows).toBe(1_048_577);
    const parts = unzip(file);
    const ends =
      '<row r="1048576"><c r="A1048576" t="inlineStr"><is><t>row 574</t></is></c></row></sheetData>';
    expect(parts.get('xl/worksheets/sheet1.xml')?.includes(`${ends}<autoFilter ref="A1:A1048576"/>`)).toBe(
      true,
    );
    const starts = /<row r="1">.*>Note<.*<row r="2">.*>row 575<.*<row r="3">.*>row 576</;
    expect(parts.get('xl/worksheets/sheet2.xml')?.toString()).toMatch(starts);
    expect(parts.get('xl/workbook.xml')?.toString()).toContain('<sheet name="Rows (2)" sheetId="2"');
  });

  it('refuses more columns than a sheet holds, and rows without a sheet', async () => {
    const book = xlsxWriter(() => undefined, at);
    const columns = Array.from({ length: 16_385 }, () => text('x'));
    await expect(book.sheet('Rows', columns)).rejects.toMatchObject({ code: 'too-large' });
    await expect(book.write([['a']])).rejects.toThrow('call sheet() first');
  });

  it('is the same each time', async () => {
    const write = async (book: XlsxWriter) => {
      await book.sheet('Rows', [text('Note')]);
      await book.write([['a']]);
    };
    expect((await workbook(write)).file.equals((await workbook(write)).file)).toBe(true);
  });

  it('is read alike by Python', async ({ skip }) => {
    skip(spawnSync('python3', ['--version']).status !== 0, 'python3 is not installed');
    const { file } = await workbook(async (book) => {
      await book.sheet('Erste & "letzte"', [text('Größe'), { header: 'n', kind: 'number' }]);
      await book.write([['<b>=1+1 中文 😀', '-0.5']]);
      await book.sheet('Two', [text('Note')]);
    });
    const folder = await mkdtemp(join(tmpdir(), 'formdeck-xlsx-'));
    try {
      await writeFile(join(folder, 'book.xlsx'), file);
      const python = spawnSync('python3', ['-c', readInPython, join(folder, 'book.xlsx')], {
        encoding: 'utf8',
      });
      expect(python.stderr).toBe('');
      expect(JSON.parse(python.stdout)).toEqual({
        damaged: null,
        sheets: ['Erste & "letzte"', 'Two'],
        cells: ['Größe', 'n', '<b>=1+1 中文 😀', '-0.5'],
        time: [2026, 11, 20, 10, 15, 0],
      });
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

const readInPython = `
import json, sys, zipfile
import xml.etree.ElementTree as tree
book = zipfile.ZipFile(sys.argv[1])
space = '{http://schemas.openxmlformats.org/spreadsheetml/2006/main}'
sheets = [sheet.get('name') for sheet in tree.fromstring(book.read('xl/workbook.xml')).iter(space + 'sheet')]
cells = [''.join(cell.itertext()) for cell in tree.fromstring(book.read('xl/worksheets/sheet1.xml')).iter(space + 'c')]
time = book.getinfo('xl/workbook.xml').date_time
print(json.dumps({'damaged': book.testzip(), 'sheets': sheets, 'cells': cells, 'time': time}))
`;

function text(header: string): Column {
  return { header, kind: 'text' };
}

/** Texts made of the pieces of `_x0041_`, where escapes could run into one another. */
function escapeLike(): fc.Arbitrary<string> {
  return fc
    .array(fc.constantFrom('_', 'x', '0041', '_x0041', '\u0001', '\r', 'a'), { minLength: 1 })
    .map((parts) => parts.join(''));
}

async function workbook(
  write: (book: XlsxWriter) => Promise<void>,
): Promise<{ file: Buffer; written: WriteResult }> {
  const pieces: Uint8Array[] = [];
  const book = xlsxWriter((bytes) => void pieces.push(bytes), at);
  await write(book);
  const written = await book.end();
  return { file: Buffer.concat(pieces), written };
}
