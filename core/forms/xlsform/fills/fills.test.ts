import { expect, it } from 'vitest';
import { formInput } from '#core/forms/schema.ts';
import type { Logic } from '#core/logic/schema.ts';
import type { FilledBy } from '#core/questions/fills/schema.ts';
import { question } from '#core/questions/schema.ts';
import { readXlsForm } from '../read.ts';
import type { ReportLine } from '../report.ts';
import { writeXlsForm } from '../write.ts';

it('what fills a question comes back as it was written, or is named', () => {
  const id = () => crypto.randomUUID();
  const [litres, isMuch, note, crew] = [id(), id(), id(), id()];
  const much: Logic = { '>': [{ var: litres }, 100] };
  const filled = (own: string, text: string, type: string, filledBy: FilledBy) =>
    question.parse({ id: own, text, type, filledBy });
  const questions = [
    question.parse({ id: litres, text: 'Litres', type: 'NUMERIC', required: true }),
    filled(id(), 'Gallons', 'NUMERIC', { from: 'expression', expression: { '/': [{ var: litres }, 3.785] } }),
    filled(isMuch, 'Much?', 'BOOLEAN', { from: 'expression', expression: much }),
    filled(note, 'Note', 'TEXT', {
      from: 'expression',
      expression: { if: [much, 'Much', 'Little'] },
      editable: true,
    }),
    filled(crew, 'Crew', 'TEXT', { from: 'sheet' }),
    filled(id(), 'Gate', 'TEXT', { from: 'row' }),
    filled(id(), 'Until', 'DATE', { from: 'expression', expression: { '+': [{ var: litres }, 20_000] } }),
  ].map((each, order) => ({ ...each, order }));
  const written = writeXlsForm(formInput.parse({ name: 'Fuel', questions }));
  const about = (lines: readonly ReportLine[]) =>
    lines.filter(({ level }) => level === 'changed').map(({ message }) => message);
  expect(about(written.report)).toEqual([
    '"Note" loses what people answer when its calculation gives another answer',
    '"Gate" begins with the answer of the form that was saved last, not of the last row',
  ]);
  const read = readXlsForm(written.sheets, id, 'a');
  const back = new Map(read.form.questions.map(({ text, id: own }) => [text, own]));
  const there = JSON.stringify(questions.map(({ filledBy }) => filledBy ?? null));
  const expected = there.replaceAll(litres, back.get('Litres') ?? '').replace('"row"', '"sheet"');
  expect(JSON.stringify(read.form.questions.map(({ filledBy }) => filledBy ?? null))).toBe(expected);
});
