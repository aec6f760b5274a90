import { expect, it } from 'vitest';
import type { Send } from '#core/send.ts';
import { sheetOf } from '#tests/support/sheet-server.ts';
import { countFormRows, mostCountedSheets } from './count-form-rows.ts';

/** A form with so many sheets of 3 rows, of which one each passes any filter. `turns`: how many sheets were asked for together. */
function formWith(count: number) {
  const turns: number[] = [];
  const content = Array.from({ length: count }, (_, place) => sheetOf(String(place), { rowCount: 3 }));
  const send = (async (call: { id: string }, { body }: { body?: { sheetIds: string[] } }) => {
    if (call.id === 'sheets.ofForm')
      return { page: 0, size: count, totalElements: count, totalPages: 1, content };
    turns.push(body?.sheetIds.length ?? 0);
    return { page: 0, size: 1, totalElements: body?.sheetIds.length ?? 0, totalPages: 1, content: [] };
  }) as unknown as Send;
  return { send, turns };
}

it('knows all rows by their sheets, and asks for those that pass a filter in turns', async () => {
  const { send, turns } = formWith(500);
  expect(await countFormRows(send, 'form', null)).toBe(1_500);
  expect(turns).toEqual([]);
  expect(await countFormRows(send, 'form', { lastDays: 7 })).toBe(500);
  expect(turns).toEqual([220, 220, 60]);
});

it('gives no number for more sheets than it may ask for', async () => {
  const { send, turns } = formWith(mostCountedSheets + 1);
  expect(await countFormRows(send, 'form', { lastDays: 7 })).toBeNull();
  expect(turns).toEqual([]);
});
