import { expect, it } from 'vitest';
import { variablesOf } from '#core/logic/variables.ts';
import { question } from '#core/questions/schema.ts';
import { readXlsForm } from '../read.ts';
import { writeXlsForm } from '../write.ts';

const sheets = [
  {
    name: 'survey',
    rows: [
      ['type', 'name', 'label', 'required'],
      ['text', 'place', 'Place', 'yes'],
      ['text', 'note', 'Note', ''],
    ],
  },
];

it('repeated entries come back as they were written, with the conditions and rules in them', () => {
  const [part, size] = [crypto.randomUUID(), crypto.randomUUID()];
  const damages = question.parse({
    id: crypto.randomUUID(),
    text: 'Damages',
    type: 'ENTRIES',
    questionMeta: [{ key: 'entryName', value: 'Damage' }],
    rules: [{ kind: 'entries', least: 2, greatest: 2 }],
    questions: [
      {
        id: part,
        text: 'Part',
        type: 'RADIO',
        required: true,
        questionOptions: [{ value: 'Wing' }, { value: 'Tail' }],
      },
      {
        id: size,
        text: 'Size',
        type: 'NUMERIC',
        condition: JSON.stringify({ '==': [{ var: part }, 'Wing'] }),
        rules: [{ kind: 'range', least: 0 }],
      },
      { id: crypto.randomUUID(), text: 'Where', type: 'PLACE' },
      { id: crypto.randomUUID(), text: 'Way', type: 'LINE' },
      { id: crypto.randomUUID(), text: 'Field', type: 'AREA' },
    ],
  });
  const { form } = readXlsForm(sheets, () => crypto.randomUUID(), 'a');
  for (const contextQuestions of [[], [{ ...form.questions[1]!, context: true }]]) {
    const place = { ...form.questions[0]!, order: 1 };
    const written = writeXlsForm({ ...form, contextQuestions, questions: [place, { ...damages, order: 2 }] });
    expect(written.report.filter(({ level }) => level !== 'kept')).toEqual([]);
    const read = readXlsForm(written.sheets, () => crypto.randomUUID(), 'a');
    expect(read.report.filter(({ level, sheet }) => level !== 'kept' && sheet === 'survey')).toEqual([
      expect.objectContaining({ message: expect.stringContaining('The names in the column') }),
    ]);
    const [, again] = read.form.questions;
    const [kind, length, ...onMap] = again?.questions ?? [];
    expect(onMap.map(({ text, type }) => `${text} ${type}`)).toEqual([
      'Where PLACE',
      'Way LINE',
      'Field AREA',
    ]);
    expect(again).toMatchObject({
      text: 'Damages',
      type: 'ENTRIES',
      questionMeta: damages.questionMeta,
      rules: damages.rules,
    });
    expect(kind).toMatchObject({ text: 'Part', type: 'RADIO', required: true });
    expect(length).toMatchObject({ text: 'Size', type: 'NUMERIC', rules: [{ kind: 'range', least: 0 }] });
    expect(variablesOf(JSON.parse(length?.condition ?? 'null'))).toEqual(new Set([kind?.id]));
  }
});
