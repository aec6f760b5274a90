import { expect, it } from 'vitest';
import { readXlsForm } from './read.ts';
import type { SheetCells } from './sheets.ts';
import { writeXlsForm } from './write.ts';

const sheets: SheetCells[] = [
  {
    name: 'survey',
    rows: [
      ['type', 'name', 'label', 'required', 'appearance'],
      ['text', 'place', 'Place', 'yes', ''],
      ['image', 'sign', 'Signature', '', 'signature'],
      ['text', 'note', 'Note', '', 'multiline'],
    ],
  },
];

it('an appearance that makes a signature is read, any other is told of as left out', () => {
  const { form, report } = readXlsForm(sheets, () => crypto.randomUUID(), 'a');
  expect(form.questions.map(({ type }) => type)).toContain('SIGNATURE');
  expect(report.filter(({ message }) => message.includes('"appearance"'))).toMatchObject([
    { level: 'dropped', message: 'The column "appearance" is left out (1 row)' },
  ]);
});

it('writing says that several rows at once are left out', () => {
  const { form } = readXlsForm(sheets, () => crypto.randomUUID(), 'a');
  const told = (multi: boolean) =>
    writeXlsForm({ ...form, multi }).report.filter(({ message }) =>
      message.startsWith('Several rows at once'),
    );
  expect(told(true)).toMatchObject([{ level: 'dropped' }]);
  expect(told(false)).toEqual([]);
});
