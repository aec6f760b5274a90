import { expect, it } from 'vitest';
import { packRows, type ReadRow, unpackRows } from './packed-reply.ts';

it('rows arrive in their order as they were, good ones and failed ones', () => {
  const good = (csvRow: number, alerts: string[] = []): ReadRow => ({
    ok: true,
    csvRow,
    rowDate: csvRow === 2 ? 5 : null,
    answers: {},
    answersText: JSON.stringify({ place: `two\nlines ${csvRow}` }),
    alerts,
  });
  const later: ReadRow = { ok: true, csvRow: 4, rowDate: null, answers: { place: 'to be looked up' } };
  const failed: ReadRow = { ok: false, csvRow: 3, cells: {}, problems: [] } as unknown as ReadRow;
  const rows = [good(1), good(2, ['alert']), failed, later, good(5)];
  expect(unpackRows(packRows(rows))).toEqual(rows);
  expect(unpackRows(packRows([]))).toEqual([]);
});
