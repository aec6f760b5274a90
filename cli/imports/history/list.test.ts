import { expect, it } from 'vitest';
import { readSettings } from '#cli/command/options.ts';
import { createOutput } from '#cli/output/output.ts';
import type { ListedImport } from '#core/imports/schema.ts';
import { list } from './list.ts';
import { status } from '../status.ts';

const id = '0c8d9e0a-5a0e-4c93-9d1b-5a4f3d6f9e11';
const one: ListedImport = {
  id,
  templateId: id,
  template: { id, name: 'Wildlife strike report of all airfields' },
  fileName: `${id}.csv`,
  originalFileName: 'strikes-of-the-night-2026-11-21.csv',
  sheetName: 'Night of the 21st',
  state: 'COMPLETED_WITH_ERRORS',
  problem: null,
  totalRows: 10_000,
  completedRows: 9_985,
  failedRows: 15,
  droppedRows: 0,
  createdAt: 0,
  createdBy: { id, userName: 'ann' },
  sheetId: id,
  sha256: null,
  endedAt: null,
  dateColumn: null,
  dateFormat: 'yyyy-MM-dd',
  dateFormats: {},
  cellFormats: {},
  timeZone: 'Etc/UTC',
  decimalSeparator: null,
  update: null,
  undone: null,
  undoUntil: null,
  delay: null,
};

/** What is printed in a terminal of 80 columns, or into a file. */
async function printed(print: (output: ReturnType<typeof createOutput>) => unknown, isTTY: boolean) {
  let text = '';
  const stream = { write: (some: string) => (text += some) !== '', once: () => stream, isTTY, columns: 80 };
  await print(
    createOutput(readSettings({}, {}), { stdout: stream as never, stderr: stream as never }, () => 0),
  );
  return text;
}

const page = { read: { items: [one], total: 1 }, timeZone: 'UTC', now: 0 };
const pending = { ...one, form: one.template };
const lists: [string, Parameters<typeof printed>[0]][] = [
  ['list', (output) => list.print(output, page, {} as never)],
  [
    'status',
    (output) =>
      status.print(
        output,
        { kind: 'pending', imports: [pending], timeZone: 'UTC' },
        { kind: 'pending', form: null },
      ),
  ],
];

it.each(lists)('import %s prints the beginnings of ids within 80 columns', async (_, print) => {
  const text = await printed(print, true);
  expect(text).toMatch(/\b0c8d9e0a\b(?!-)/);
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
});

it.each(lists)('import %s prints whole ids for a script', async (_, print) => {
  expect(await printed(print, false)).toContain(id);
});
