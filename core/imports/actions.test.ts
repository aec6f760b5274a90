import { expect, it } from 'vitest';
import type { Send } from '#core/send.ts';
import { cancelLabel, complete, completeLabel } from './actions.ts';
import type { FixedRow } from './schema.ts';
import type { ImportStatus } from './status.ts';

const status = {
  id: 'import',
  originalFileName: 'strikes.csv',
  failedRows: 15,
  completedRows: 85,
  droppedRows: 0,
} as ImportStatus;
const repaired = (count: number): FixedRow[] =>
  Array.from({ length: count }, (_, index) => ({ csvRow: index + 1, answers: [] }));

/** A server that refuses some of the rows that it is sent again. */
function server(refused: number) {
  const asked: string[] = [];
  let left = status.failedRows;
  let droppedRows = 0;
  const send = (async ({ id }: { id: string }, input: { body?: { rows: FixedRow[] } }) => {
    asked.push(id);
    if (id === 'imports.complete') [droppedRows, left] = [left, 0];
    else left -= (input.body?.rows.length ?? 0) - refused;
    return {
      ...status,
      failedRows: left,
      completedRows: 100 - (id === 'imports.complete' ? droppedRows : left),
      droppedRows,
      state: left === 0 ? 'SUCCESS' : 'COMPLETED_WITH_ERRORS',
    };
  }) as unknown as Send;
  return { asked, send };
}

it('completing says how many rows come in and how many are left out', () => {
  const text = (rows: FixedRow[]) => complete.confirmation?.({ status, rows })?.text;
  const lost = 'Rows that are left out cannot be fixed afterwards.';
  expect(text(repaired(14))).toBe(`Import 14 repaired rows and leave out 1. ${lost}`);
  expect(text(repaired(15))).toBe('Import 15 repaired rows.');
  expect(text([{ csvRow: 1, skip: true, answers: [] }])).toBe(`Leave out 15 rows that failed. ${lost}`);
});

it('a button says what becomes of the rows that came in and of those that failed', () => {
  const read = { ...status, state: 'COMPLETED_WITH_ERRORS', update: null } as const;
  expect(cancelLabel(read)).toBe('Delete imported rows');
  expect(cancelLabel({ ...read, state: 'PROCESSING' })).toBe('Cancel Import');
  expect(completeLabel(status, [])).toBe('Leave out 15 rows');
  expect(completeLabel(status, repaired(14))).toBe('Import 14 and leave out 1');
  expect(completeLabel(status, repaired(15))).toBeNull();
});

it('completing sends what was repaired first', async () => {
  const { asked, send } = server(0);
  const given = { status, rows: repaired(14) };
  const after = await complete.run(send, given);
  expect(asked).toEqual(['imports.continue', 'imports.complete']);
  expect(complete.done?.(given, after)).toBe('The import is done: 99 rows imported, 1 was left out.');
});

it('completing drops no row that was repaired and is refused all the same', async () => {
  const { asked, send } = server(2);
  const given = { status, rows: repaired(14) };
  const after = await complete.run(send, given);
  expect(asked).toEqual(['imports.continue']);
  expect(complete.done?.(given, after)).toBe(
    '12 rows imported; some of the repaired rows were rejected. Fix them, or leave them out.',
  );
});
