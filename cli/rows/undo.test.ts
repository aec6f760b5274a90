import { expect, it } from 'vitest';
import { readSettings } from '#cli/command/options.ts';
import { createOutput } from '#cli/output/output.ts';
import type { RowUndo } from '#core/sheets/review/row-undo.ts';
import { undoRows } from './undo.ts';

const id = '00000000-0000-4000-8000-000000000001';
const undo: RowUndo = {
  id,
  template: { id, name: 'Wildlife strikes' },
  user: { id, userName: 'ann' },
  change: 'PENDING',
  rowCount: 12,
  changedAt: 0,
  until: 86_400_000,
};

/** What `rows undo` prints in a terminal of 80 columns. */
async function printed(undos: readonly RowUndo[]): Promise<string> {
  let text = '';
  const stream = {
    write: (some: string) => (text += some) !== '',
    once: () => stream,
    isTTY: true,
    columns: 80,
  };
  const output = createOutput(
    readSettings({}, {}),
    { stdout: stream as never, stderr: stream as never },
    () => 0,
  );
  await undoRows.print(output, { undos, timeZone: 'UTC' }, { ids: [] });
  return text;
}

it('lists what can be undone with the beginning of its id, which undoes it', async () => {
  expect(await printed([undo])).toMatch(/^00000000  12 entries were/m);
});

it('says how approvals are taken back where there is nothing to undo', async () => {
  expect(await printed([])).toContain('formdeck rows review pending ROW');
});
