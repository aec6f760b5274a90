import { expect, it } from 'vitest';
import { sheetsToContinue } from './work.ts';

it('lists a sheet whose rows were all returned once, among those', () => {
  const sheets = [
    { id: 'whole', rowCount: 1 },
    { id: 'part', rowCount: 2 },
    { id: 'empty', rowCount: 0 },
  ];
  const returned = [{ sheetId: 'whole' }, { sheetId: 'part' }];
  expect(sheetsToContinue(sheets, returned).map(({ id }) => id)).toEqual(['part', 'empty']);
});
