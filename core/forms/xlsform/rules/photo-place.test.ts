import { expect, it } from 'vitest';
import { readXlsForm } from '#core/forms/xlsform/read.ts';
import { writeXlsForm } from '#core/forms/xlsform/write.ts';

it('a photo that keeps its place comes back as it was written, and nothing else has one', () => {
  const placed = {
    name: 'survey',
    rows: [
      ['type', 'name', 'label', 'photo_place', 'appearance'],
      ['image', 'damage', 'Damage', 'Keep', ''],
      ['image', 'sign', 'Signature', 'keep', 'signature'],
      ['image', 'view', 'View', 'maybe', ''],
    ],
  };
  const { form, report } = readXlsForm([placed], () => crypto.randomUUID(), 'a');
  const settings = ({ questions }: typeof form) =>
    questions.map(({ text, questionMeta }) => [text, ...questionMeta.map(({ value }) => value)]);
  expect(settings(form)).toEqual([['Damage', 'keep'], ['Signature'], ['View']]);
  const unread = report.filter(({ message }) => message.includes('photo_place'));
  expect(unread.map(({ row }) => row)).toEqual([3, 4]);
  const written = writeXlsForm(form);
  expect(written.report.filter(({ message }) => message.includes('photo_place'))).toHaveLength(1);
  expect(settings(readXlsForm(written.sheets, () => crypto.randomUUID(), 'a').form)).toEqual(settings(form));
});
