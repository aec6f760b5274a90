// An import in the terminal, driven by keys: what times are that the clocks of Berlin skip or show twice, in the match step
// and in the repair.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FailedRow, FixedRow } from '#core/imports/schema.ts';
import { drawApp } from '#tests/support/app-terminal.tsx';
import { type DrawnTerminal, keys } from '#tests/support/draw-terminal.tsx';
import { importStatusOf } from '#tests/support/import-status.ts';
import { formOf, questionOf } from '#tests/support/sheet-server.ts';

const timeZone = 'Europe/Berlin';
const gate = '00000000-0000-4000-8000-000000000009';
const form = formOf([questionOf(gate, 'TEXT', { text: 'Gate' })], {
  id: '00000000-0000-4000-8000-000000000001',
});

let terminal: DrawnTerminal;
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'formdeck-import-screen-'));
});
afterEach(() => {
  terminal.end();
  rmSync(folder, { recursive: true });
});

const known: Record<string, unknown> = {
  'notifications.countUnread': { unread: 0 },
  'forms.read': form,
  'imports.dateFormats': [],
  'mappings.list': [],
};

async function match(...times: string[]) {
  const file = join(folder, 'gates.csv');
  writeFileSync(file, `Gate,Date\n${times.map((time) => `A,${time}\n`).join('')}`);
  const place = { screen: 'import', formId: form.id, formName: form.name, file } as const;
  const answer = (call: string) => known[call];
  terminal = await drawApp({ answer }, place, 'gates.csv', { timeZone, columns: 80, rows: 24 });
  await terminal.type(keys.enter);
  await expect.poll(terminal.text).toContain('Rows are dated by');
}

it('asks nothing about the clocks where no time is in doubt', async () => {
  await match('2026-10-25 01:59', '2026-10-25 03:00');
  await expect.poll(terminal.text).toContain('All 2 rows will be imported.');
  expect(terminal.text()).not.toContain('Double hour');
});

it('asks which time is meant where some come twice', async () => {
  await match('2026-10-25 02:30', '2026-10-25 03:00');
  await expect.poll(terminal.text).toMatch(/Double hour +neither +rows fail/);
  expect(terminal.text()).toContain('1 of 2 rows will be imported; 1 needs fixing:');
  await terminal.type(keys.down + keys.down);
  await terminal.type(keys.enter);
  await expect.poll(terminal.text).toMatch(/The later of the two +2026-10-25T02:30:00\+01:00/);
  await terminal.type(keys.down + keys.down);
  await terminal.type(keys.enter);
  await expect.poll(terminal.text).toContain('All 2 rows will be imported.');
  expect(terminal.text()).toMatch(/Double hour +the later/);
});

it('settles failed rows by one choice', async () => {
  const [earlier, later] = [Date.UTC(2026, 9, 25, 0, 30), Date.UTC(2026, 9, 25, 1, 30)];
  const hour = { kind: 'double', earlier, later } as const;
  const failed = [1, 2].map((csvRow): FailedRow => ({
    csvRow,
    rowDate: null,
    cells: { [gate]: 'A' },
    errors: [{ questionId: null, message: '"2026-10-25 02:30" comes twice in Europe/Berlin', hour }],
  }));
  const status = importStatusOf({
    id: gate,
    templateId: form.id,
    sheetId: gate,
    state: 'COMPLETED_WITH_ERRORS',
    completedRows: 1,
    failedRows: 2,
    dateColumn: 1,
    dateFormat: 'yyyy-MM-dd HH:mm',
    timeZone,
  });
  const sent: FixedRow[] = [];
  const answer = (call: string, { body }: { body?: unknown }) => {
    if (call === 'imports.status') return status;
    if (call === 'imports.read')
      return {
        ...status,
        failed: { content: failed, page: 0, size: 1_000, totalElements: 2, totalPages: 1 },
      };
    if (call !== 'imports.continue') return known[call];
    sent.push(...(body as { rows: FixedRow[] }).rows);
    return { ...status, state: 'SUCCESS', completedRows: 3, failedRows: 0 };
  };
  const place = { screen: 'import-status', importId: gate } as const;
  terminal = await drawApp({ answer }, place, 'comes twice', { timeZone, columns: 80, rows: 24 });
  await terminal.type('e');
  await expect.poll(terminal.text).toContain('2 rows with times that come twice');
  await terminal.type(keys.enter);
  await expect.poll(terminal.text).toMatch(/The earlier +such as 2026-10-25T02:30:00\+02:00/);
  await terminal.type(keys.enter);
  await expect.poll(terminal.text).toContain('2 rows changed; U undoes it.');
  await expect.poll(terminal.text).toContain('ctrl-s continues the import.');
  await terminal.type('\u0013');
  await expect.poll(() => sent).toEqual([1, 2].map((csvRow) => ({ csvRow, rowDate: earlier, answers: [] })));
});
