import fc from 'fast-check';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { createCsvReader } from '#core/imports/csv/csv-read.ts';
import { cellText, isWorkbook, workbookCsv, type WorkbookReader, workbookReader } from './workbook-csv.ts';

function workbookOf(sheets: Record<string, readonly (readonly unknown[])[]>): WorkbookReader {
  return {
    names: async () => Object.keys(sheets),
    async *rows(_, worksheet) {
      yield* sheets[worksheet] ?? [];
    },
  };
}

const none = new Uint8Array();
const first = { choose: (names: readonly string[]) => names[0] ?? null };

async function csvOf(rows: readonly (readonly unknown[])[]): Promise<string> {
  return new TextDecoder().decode(await workbookCsv(workbookOf({ Data: rows }), none, first));
}

describe('a worksheet as CSV', () => {
  it.each([
    [null, ''],
    [7, '7'],
    [0.1 + 0.2, '0.3'],
    [4.5e-8, '0.000000045'],
    [1e21, '1000000000000000000000'],
    [12_345_678_901_234, '12345678901234'],
    [true, 'true'],
    ['007', '007'],
    [new Date(Date.UTC(2024, 1, 29, 10, 30)), '2024-02-29 10:30:00'],
    // A time of day in a fraction of a day.
    [new Date(Date.UTC(2024, 1, 29, 10, 29, 59, 999)), '2024-02-29 10:30:00'],
    [new Date(Number.NaN), ''],
    [{ error: '#N/A' }, ''],
  ])('writes %j as %j', (value, text) => {
    expect(cellText(value)).toBe(text);
  });

  it('has as many cells in every row as the header, and no rows without any', async () => {
    expect(await csvOf([['A', 'B', null], ['1'], [null, ' '], ['1', '2', '']])).toBe('A,B\r\n1,\r\n1,2\r\n');
    expect(
      await csvOf([
        ['A', 'B'],
        ['1', '2', '3'],
      ]),
    ).toBe('A,B\r\n1,2,3\r\n');
  });

  it('takes the only worksheet, and asks which of several', async () => {
    const workbook = workbookOf({ One: [['A'], ['1']], Two: [['B'], ['2']] });
    const read = async (choice: string | null) =>
      new TextDecoder().decode(await workbookCsv(workbook, none, { choose: () => choice }));
    expect(await read('Two')).toBe('B\r\n2\r\n');
    await expect(read(null)).rejects.toThrow('The workbook has several worksheets: "One", "Two".');
    await expect(read('Three')).rejects.toThrow('several worksheets');
    await expect(workbookCsv(workbookOf({}), none, first)).rejects.toThrow('no visible worksheet');
  });

  it('takes the rows of an export whose entries have worksheets of their own', async () => {
    const damages = ['Row', 'Row ID', 'Sheet', 'Date', 'Entry', 'Part'];
    const sheets = {
      Rows: [
        ['Sheet', 'User', 'Date', 'Damages'],
        ['W', 'ann', '', ''],
      ],
      Context: [['Sheet', 'Rows', 'Completed', 'User', 'Date Created', 'Date Modified', 'Sheet ID']],
      Damages: [damages],
      About: [['About', 'This export']],
    };
    const read = async (workbook: WorkbookReader, name: string | null = null) =>
      new TextDecoder().decode(
        await workbookCsv(workbook, none, { choose: () => name, isNamed: name !== null }),
      );
    expect(await read(workbookOf(sheets))).toContain('ann');
    expect(await read(workbookOf(sheets), 'Damages')).toContain('Part');
    for (const other of [
      { ...sheets, Notes: [['Part', 'Entry']] },
      { Damages: [damages], Rows: sheets.Rows },
    ])
      await expect(read(workbookOf(other))).rejects.toThrow('several worksheets');
  });

  it('has times without a day as they are shown, and never as a day of 1900', async () => {
    const cell = (value: number, numFmt: string) => ({ value, style: { numFmt } });
    const long = 1.520_833_333_333;
    const shown = [
      [cell(long, '[h]:mm'), '36:30:00'],
      [cell(long, '[hh]:mm:ss'), '36:30:00'],
      [cell(long + 70, '[$-409][h]:mm'), '1716:30:00'],
      // Where workbooks count a February 29 of 1900.
      [cell(59.25, '[h]:mm'), '1422:00:00'],
      [cell(60, '[h]:mm'), '1440:00:00'],
      [cell(60.25, '[h]:mm'), '1446:00:00'],
      [cell(61, '[h]:mm'), '1464:00:00'],
      [cell(59, 'yyyy-mm-dd'), '1900-02-28 00:00:00'],
      [cell(61, 'yyyy-mm-dd'), '1900-03-01 00:00:00'],
      [cell(46_000.5, 'yyyy-mm-dd'), '2025-12-09 12:00:00'],
      [cell(0.0625, '[mm]:ss'), '1:30:00'],
      [cell(0.5, '[s]'), '43200'],
      [cell(0.604_166_666_667, 'h:mm AM/PM'), '14:30'],
      [cell(0.25, 'h:mm:ss'), '06:00:00'],
      [cell(10, 'yyyy-mm-dd'), '1900-01-10 00:00:00'],
      [cell(10.5, 'd.m.yy h:mm'), '1900-01-10 12:00:00'],
    ] as const;
    const header = shown.map((_, index) => `c${index}`);
    const cells = new Map(shown.map(([one], index) => [`1,${index}`, one]));
    const reader = workbookReader(() => import('hucre/xlsx'));
    const textsIn = async (dateSystem: '1900' | '1904') => {
      const bytes = await writeXlsx({
        sheets: [{ name: 'Data', rows: [header, shown.map(([{ value }]) => value)], cells }],
        dateSystem,
      });
      const [, row] = new TextDecoder().decode(await workbookCsv(reader, bytes, first)).split('\r\n');
      return row?.split(',');
    };
    expect(await textsIn('1900')).toEqual(shown.map(([, text]) => text));
    const later = (text: string) => {
      const date = /^\d{4}-/.test(text) ? new Date(`${text.replace(' ', 'T')}Z`) : null;
      // Day 0 is another one, and there is no February 29 of 1900.
      const days =
        date !== null && date.getUTCFullYear() > 1900 ? 1_462 : 1_462 + (date?.getUTCMonth() === 2 ? 0 : -1);
      return date === null
        ? text
        : new Date(date.getTime() + days * 86_400_000).toISOString().slice(0, 19).replace('T', ' ');
    };
    expect(await textsIn('1904')).toEqual(shown.map(([, text]) => later(text)));
  });

  it('says so where the file is no workbook', async () => {
    const broken: WorkbookReader = { ...workbookOf({}), names: () => Promise.reject(new Error('EOCD')) };
    await expect(workbookCsv(broken, none, first)).rejects.toThrow('The workbook cannot be read.');
    expect(isWorkbook(new TextEncoder().encode('PK,Name\n'))).toBe(false);
    expect(isWorkbook(new Uint8Array([0x50, 0x4b, 3, 4, 20]))).toBe(true);
  });

  it('is read back cell by cell, whatever stands in the cells', async () => {
    const cell = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0'));
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(rows, async (given) => {
        const header = ['A,', 'B"', 'C', 'last'];
        const full = given.map((row) => [...row, ...header].slice(0, 3).concat('end'));
        const read: string[][] = [];
        const reader = createCsvReader({
          onHeaders: () => {},
          onRows: (found) => void read.push(...found.map(({ cells }) => [...cells])),
          delimiter: ',',
        });
        expect(reader.push(await csvOf([header, ...full]))).toBeNull();
        expect(reader.end()).toBeNull();
        expect(read).toEqual(full);
      }),
    );
  });
});
