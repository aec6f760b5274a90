import readExcelFile from 'read-excel-file/universal';
import { expect, it } from 'vitest';
import { workbookBytes } from './workbook.ts';

it('is a workbook that others read', async () => {
  const sheets = [
    {
      name: 'survey',
      rows: [
        ['type', 'label'],
        ['text', 'A & B <"c"> é 漢 🦆'],
        ['note', '  two\nlines  _x0041_ \u0007'],
        ['integer', '5'],
        [null, 'last'],
      ],
    },
    {
      name: 'choices & more',
      rows: [['list_name'], ...Array.from({ length: 200 }, (_, index) => [`choice ${index}`])],
    },
    { name: 'wide', rows: [Array.from({ length: 30 }, (_, index) => `column ${index}`)] },
  ];
  const read = await readExcelFile((await workbookBytes(sheets)).buffer, { trim: false });
  expect(read.map(({ sheet }) => sheet)).toEqual(['survey', 'choices & more', 'wide']);
  expect(read[0]?.data).toEqual([
    ['type', 'label'],
    ['text', 'A & B <"c"> é 漢 🦆'],
    ['note', '  two\nlines  _x0041_ '],
    ['integer', '5'],
    [null, 'last'],
  ]);
  expect(read[1]?.data).toHaveLength(201);
  expect(read[2]?.data[0]?.at(-1)).toBe('column 29');
});

it('is the same for the same sheets', async () => {
  const sheets = [{ name: 'survey', rows: [['type'], ['text']] }];
  expect(await workbookBytes(sheets)).toEqual(await workbookBytes(sheets));
});
