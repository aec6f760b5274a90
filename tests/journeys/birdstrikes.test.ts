// The main job on real input, by commands alone: a form, 10,000 wildlife strikes, 15 repairs, queries, exports. The
// data is public and is beside the project; without it this journey is skipped.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Product, signInAdmin } from '#tests/support/product.ts';
import { readXlsx } from '#tests/support/read-xlsx.ts';
import { startEmpty } from './demo.ts';

const source = resolve('../shared/data/birdstrikes.csv');
const formFile = resolve('tests/data/wildlife-strike-form.json');
const damage = 'Effect Amount of damage';

type Imported = {
  id: string;
  state: string;
  totalRows: number;
  completedRows: number;
  failedRows: number;
  sheetId: string;
};

describe.skipIf(!existsSync(source))(
  'the wildlife strikes (skipped: ../shared/data/birdstrikes.csv is not there)',
  () => {
    let product: Product;
    let formId: string;
    let imported: Imported;
    const original = existsSync(source)
      ? Papa.parse<string[]>(readFileSync(source, 'utf8'), { skipEmptyLines: true }).data
      : [];

    beforeAll(async () => {
      product = await startEmpty();
      await signInAdmin(product);
    });
    afterAll(() => product.close());

    const count = async (...filters: string[]) => {
      const args = filters.flatMap((filter) => ['--filter', filter]);
      return (await product.json<{ count: number }>(['sheets', 'rows', imported.sheetId, '--count', ...args]))
        .count;
    };

    it('have a form, made from a file and published', async () => {
      const form = await product.json<{ id: string; name: string; published: boolean }>([
        'forms',
        'create',
        '--file',
        formFile,
      ]);
      expect(form).toMatchObject({ name: 'Wildlife strike report', published: false });
      formId = form.id;
      expect(await product.json(['forms', 'publish', formId, '--yes'])).toMatchObject({ published: true });
    });

    it('are imported but for 15 rows', async () => {
      const dates = ['--date-column', 'Flight Date', '--date-format', 'yyyy-MM-dd'];
      const failedFile = join(product.folder, 'failed.csv');
      const args = [
        'import',
        'run',
        '--form',
        formId,
        '--file',
        source,
        ...dates,
        '--failed-out',
        failedFile,
      ];
      imported = await product.json<Imported>(args, { code: 3 });
      expect(imported).toMatchObject({
        state: 'COMPLETED_WITH_ERRORS',
        totalRows: 10_000,
        completedRows: 9_985,
        failedRows: 15,
      });
      const failed = Papa.parse<Record<string, string>>(readFileSync(failedFile, 'utf8'), {
        header: true,
        skipEmptyLines: true,
      }).data;
      expect(failed).toHaveLength(15);
      expect(new Set(failed.map((row) => row[damage]))).toEqual(new Set(['B', 'C']));
      expect(await count()).toBe(9_985);
      expect(await count(`${damage} = Minor`)).toBe(549);
    });

    it('are whole after the repair', async () => {
      const repairs = ['--set', `${damage}:B=Medium`, '--set', `${damage}:C=Minor`];
      const repaired = await product.json<Imported>(['import', 'continue', imported.id, ...repairs]);
      expect(repaired).toMatchObject({ state: 'SUCCESS', completedRows: 10_000, failedRows: 0 });
    });

    it.each([
      [8_939, [`${damage} = None`]],
      [563, [`${damage} = Minor`]],
      [187, [`${damage} = Medium`]],
      [311, [`${damage} = Substantial`]],
      [4_619, ['Phase of flight = Approach']],
      [318, ['Phase of flight = Climb', `${damage} != None`]],
    ])('answer queries: %i rows where %s', async (expected, filters) => {
      const byHand = original.slice(1).filter((cells) =>
        filters.every((filter) => {
          const [, title = '', operator, value] = /^(.*) (!?=) (.*)$/.exec(filter) ?? [];
          const cell = cells[original[0]?.indexOf(title) ?? -1] ?? '';
          const repaired = title === damage ? ({ B: 'Medium', C: 'Minor' }[cell] ?? cell) : cell;
          return (repaired === value) === (operator === '=');
        }),
      ).length;
      expect(await count(...filters)).toBe(byHand);
      expect(byHand).toBe(expected);
    });

    it('come out of a CSV and an XLSX export as they went in, cell for cell', async () => {
      for (const format of ['csv', 'xlsx']) {
        const file = join(product.folder, `out.${format}`);
        const done = await product.json<{ rows: number }>([
          'export',
          'sheets',
          imported.sheetId,
          '--format',
          format,
          '--out',
          file,
        ]);
        expect(done.rows).toBe(10_000);
        const table = format === 'csv' ? readCsv(file) : readXlsxTable(file);
        const [titles = [], ...rows] = original;
        const expected = rows.map((cells) =>
          titles.map((title, index) => expectedCell(title, cells[index] ?? '')).join('\n'),
        );
        const columns = titles.map((title) => table.header.indexOf(title === 'Flight Date' ? 'Date' : title));
        expect(columns).not.toContain(-1);
        const actual = table.rows.map((cells) =>
          columns.map((column) => String(cells[column] ?? '').replace(/T00:00:00$/, '')).join('\n'),
        );
        expect(actual.toSorted()).toEqual(expected.toSorted());
      }
    });
  },
);

function expectedCell(title: string, cell: string): string {
  return title === damage ? ({ B: 'Medium', C: 'Minor' }[cell] ?? cell) : cell;
}

function readCsv(file: string) {
  const [header = [], ...rows] = Papa.parse<string[]>(readFileSync(file, 'utf8'), {
    skipEmptyLines: true,
  }).data;
  return { header, rows };
}

function readXlsxTable(file: string) {
  const [header = [], ...rows] = readXlsx(readFileSync(file))[0]?.rows ?? [];
  const dateColumn = header.indexOf('Date');
  const withDates = rows.map((cells) =>
    cells.map((cell, column) => (column === dateColumn ? dateOf(Number(cell)) : cell)),
  );
  return { header: header.map(String), rows: withDates };
}

/** The date of a spreadsheet's serial number: days since the last day of 1899. */
function dateOf(serial: number): string {
  return new Date(Date.UTC(1899, 11, 30) + serial * 86_400_000).toISOString().slice(0, 10);
}
