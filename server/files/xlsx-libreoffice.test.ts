// Workbooks as an office program opens them, cell for cell. Needs LibreOffice; skipped where there is none.
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as fc from 'fast-check';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import type { Cell, Column } from '#core/files/table.ts';
import { xlsxWriter } from './zip.ts';

const columns: Column[] = [
  { header: 'Note', kind: 'text' },
  { header: 'Depth', kind: 'number' },
  { header: 'Seen at', kind: 'date-time' },
  { header: 'Day', kind: 'date' },
];
const day = 24 * 3_600_000;
const at = Date.UTC(2026, 10, 20, 10, 15);
/** Days from 1970 to 2100, and seconds of a day. */
const clock = fc
  .tuple(fc.integer({ min: 0, max: 47_000 }), fc.integer({ min: 0, max: 86_399 }))
  .map(([days, seconds]) => days * day + seconds * 1_000);
const note = fc.oneof(
  fc.constantFrom('=1+1', '+49 30', '-', '@SUM(A1)', '007', '1e5', 'TRUE', '2026-01-02', "'quoted", 'a\nb'),
  fc.string({ unit: fc.constantFrom('a', 'Z', ' ', '"', ',', '<', '&', 'ü', '中', '😀', 'ש'), minLength: 1 }),
);
const row = fc.tuple(
  note,
  fc.integer({ min: -1e9, max: 1e9 }).map((n) => `${n / 1_000}`),
  clock,
  clock,
);

it('is opened by LibreOffice with every cell as it was written', async ({ skip }) => {
  skip(spawnSync('soffice', ['--version']).status !== 0, 'LibreOffice (soffice) is not installed');
  const rows = fc.sample(row, { numRuns: 300, seed: 5 });
  const folder = await mkdtemp(join(tmpdir(), 'formdeck-office-'));
  try {
    await writeFile(join(folder, 'book.xlsx'), await workbook(rows));
    // UTF-8, all sheets, cells as they are shown.
    const format = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1';
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
    spawnSync('soffice', [profile, '--headless', '--convert-to', format, '--outdir', folder, 'book.xlsx'], {
      cwd: folder,
    });
    const read = await readFile(join(folder, 'book-Rows.csv'), 'utf8');
    const shown = Papa.parse<string[]>(read, { skipEmptyLines: true }).data;
    expect(shown[0]).toEqual(columns.map(({ header }) => header));
    expect(shown.slice(1).map(([text, number, ...clocks]) => [text, Number(number), ...clocks])).toEqual(
      rows.map(([text, number, time, date]) => [
        text,
        Number(number),
        moment(time),
        moment(date).slice(0, 10),
      ]),
    );
    expect(await readFile(join(folder, 'book-Two.csv'), 'utf8')).toBe('Note\nlast\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

function moment(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ');
}

async function workbook(rows: readonly (readonly Cell[])[]): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  const book = xlsxWriter((bytes) => void pieces.push(bytes), at);
  await book.sheet('Rows', columns);
  await book.write(rows);
  await book.sheet('Two', [{ header: 'Note', kind: 'text' }]);
  await book.write([['last']]);
  await book.end();
  return Buffer.concat(pieces);
}
