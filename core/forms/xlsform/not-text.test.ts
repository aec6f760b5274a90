import { expect, it } from 'vitest';
import { element } from '#core/forms/schema.ts';
import { readXlsForm } from './read.ts';
import type { SheetCells } from './sheets.ts';
import { writeXlsForm } from './write.ts';

it('lines and areas come back, and so do their sizes in conditions', () => {
  const rows = [
    ['type', 'name', 'label', 'relevant', 'required'],
    ['geotrace', 'way', 'Way', '', 'yes'],
    ['geoshape', 'field', 'Field', 'distance(${way}) > 100'],
    ['text', 'why', 'Why', "area(${field}) >= 10000 and ${field} != ''"],
  ];
  const read = (some: SheetCells[]) => readXlsForm(some, () => crypto.randomUUID(), 'a');
  const { form, report } = read([{ name: 'survey', rows }]);
  const isLeftOut = ({ level, sheet, row }: (typeof report)[number]) =>
    (level === 'dropped' || level === 'changed') && sheet === 'survey' && row !== null;
  expect(report.filter(isLeftOut)).toEqual([]);
  expect(form.questions.map(({ type }) => type)).toEqual(['LINE', 'AREA', 'TEXT']);
  const written = writeXlsForm(form);
  const cells = written.sheets[0]?.rows.flat() ?? [];
  expect(cells).toEqual(expect.arrayContaining(['geotrace', 'geoshape', 'distance(${way}) > 100']));
  const again = read([...written.sheets]).form;
  const shape = ({ questions }: typeof form) => questions.map(({ type, text }) => [type, text]);
  expect(shape(again)).toEqual(shape(form));
  const compared = read([{ name: 'survey', rows: [...rows, ['text', 'x', 'X', '${way} > 5']] }]);
  expect(compared.report.map(({ message }) => message).join()).toContain('Way');
});

it('the picture of an instruction is said to be left out, with what it shows', () => {
  const rows = [
    ['type', 'name', 'label', 'required'],
    ['text', 'name', 'Name', 'yes'],
  ];
  const { form } = readXlsForm([{ name: 'survey', rows }], () => crypto.randomUUID(), 'a');
  const picture = { id: crypto.randomUUID(), text: 'The valve, closed' };
  const data = { label: 'Close the valve', picture };
  const shown = element.parse({ id: crypto.randomUUID(), type: 'DESCRIPTION', order: 0, data });
  const { report } = writeXlsForm({ ...form, elements: [shown] });
  expect(report.map(({ message }) => message)).toContain(
    'The picture of "Close the valve" is left out, since a workbook alone has no pictures; it shows: The valve, closed',
  );
});
