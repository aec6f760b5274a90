import { expect, it } from 'vitest';
import type { Logic } from '#core/logic/schema.ts';
import { variablesOf } from '#core/logic/variables.ts';
import { ask, formOf, idOf, is, read } from '#tests/support/random-filling.ts';
import { formInput } from '#core/forms/schema.ts';
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
  const captured = ['IMAGE', 'DRAWING', 'AUDIO', 'FILE', 'SCANNED_CODE'];
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
      ...captured.map((type) => ({ id: crypto.randomUUID(), text: type, type })),
    ],
  });
  const { form } = readXlsForm(sheets, () => crypto.randomUUID(), 'a');
  for (const contextQuestions of [[], [{ ...form.questions[1]!, context: true }]]) {
    const place = { ...form.questions[0]!, order: 1 };
    const written = writeXlsForm({ ...form, contextQuestions, questions: [place, { ...damages, order: 2 }] });
    expect(written.report.filter(({ level }) => level !== 'kept')).toEqual([]);
    const found = readXlsForm(written.sheets, () => crypto.randomUUID(), 'a');
    expect(found.report.filter(({ level, sheet }) => level !== 'kept' && sheet === 'survey')).toEqual([
      expect.objectContaining({ message: expect.stringContaining('The names in the column') }),
    ]);
    const [, again] = found.form.questions;
    const [kind, length] = again?.questions ?? [];
    expect(again?.questions?.slice(-captured.length).map(({ type }) => type)).toEqual(captured);
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

/** A form whose questions are read back under the ids that they had. */
function thereAndBack(form: ReturnType<typeof formInput.parse>) {
  const written = writeXlsForm(form);
  const { form: back, report } = readXlsForm(written.sheets, () => crypto.randomUUID(), 'a');
  const inside = (of: typeof form) => of.questions.flatMap((each) => [each, ...(each.questions ?? [])]);
  const ids = new Map(inside(form).map(({ text, id }) => [text, id]));
  let text = JSON.stringify(back);
  for (const each of inside(back)) text = text.replaceAll(each.id, ids.get(each.text) ?? each.id);
  const lost = [...written.report, ...report].filter(({ level }) => level === 'changed');
  return { back: formInput.parse(JSON.parse(text)), cells: written.sheets[0]?.rows.flat() ?? [], lost };
}

const least: Logic = { least: [read(12)] };
it.each<[Logic, string]>([
  [{ '>': [{ sum: [read(12)] }, 5] }, 'sum(${size}) > 5'],
  [{ '<=': [{ sum: [read(12)] }, 5] }, 'sum(${size}) <= 5'],
  [{ '>': [least, 5] }, 'min(${size}) > 5'],
  [{ '<': [least, 5] }, 'coalesce(min(${size}), 0) < 5'],
  [{ '<': [{ '+': [least] }, 5] }, 'min(${size}) < 5'],
  [{ '>=': [{ greatest: [read(12)] }, read(4)] }, 'coalesce(max(${size}), 0) >= coalesce(${cost}, 0)'],
  [{ '>': [{ average: [read(12)] }, 2] }, 'sum(${size}) div count-non-empty(${size}) > 2'],
  [{ '>': [read(1), 2] }, 'count(${damages}) > 2'],
  [{ '==': [{ var: [idOf(1), 0] }, 0] }, 'count(${damages}) = 0'],
])('what %j reads of entries comes back from %s', (logic, text) => {
  const form = formInput.parse(
    formOf([
      ask(0, { text: 'Place', required: true }),
      ask(1, {
        text: 'Damages',
        type: 'ENTRIES',
        questions: [
          ask(11, { text: 'Part', required: true }),
          ask(12, { text: 'Size', type: 'NUMERIC', when: { and: [is(11, 'Wing'), is(0, 'Gate')] } }),
        ],
      }),
      ask(4, { text: 'Cost', type: 'NUMERIC', rules: [{ kind: 'expression', expression: logic }] }),
      ask(5, { text: 'Why', when: logic }),
      ask(6, {
        text: 'Total',
        type: 'NUMERIC',
        filledBy: { from: 'expression', expression: { sum: [read(12)] } },
      }),
      ask(7, {
        text: 'More',
        type: 'NUMERIC',
        filledBy: { from: 'expression', expression: { '+': [{ sum: [{ var: [idOf(12), 0] }] }, read(4)] } },
      }),
    ]),
  );
  const { back, cells, lost } = thereAndBack(form);
  const reads = ({ questions }: typeof form) =>
    questions.flatMap((each) =>
      [each, ...(each.questions ?? [])].map(({ text: title, condition, rules = [], filledBy }) => [
        title,
        condition && JSON.parse(condition),
        rules,
        filledBy,
      ]),
    );
  expect(cells).toContain(text);
  expect(lost.filter(({ message }) => !message.includes('names in the column'))).toEqual([]);
  expect(reads(back)).toEqual(reads(form));
});

it('names what an XLSForm does not say of entries, and what is not read of a repeat', () => {
  const some = { some: [read(12), { '>': [{ var: '' }, 5] }] };
  const form = formOf([
    ask(0, { text: 'Place', required: true }),
    ask(1, { text: 'Damages', type: 'ENTRIES', questions: [ask(12, { text: 'Size', type: 'NUMERIC' })] }),
    ask(5, { text: 'Why', when: some }),
  ]);
  const { lost } = thereAndBack(formInput.parse(form));
  expect(lost.map(({ message }) => message)).toContainEqual(expect.stringContaining('Why'));
  const survey = (relevant: string) => [
    {
      name: 'survey',
      rows: [
        ['type', 'name', 'label', 'relevant', 'entries'],
        ['text', 'place', 'Place', '', ''],
        ['begin_repeat', 'damages', 'Damages', '', 'Damage'],
        ['decimal', 'size', 'Size', "${place} = 'Gate'", ''],
        ['end_repeat', '', '', '', ''],
        ['text', 'why', 'Why', relevant, ''],
      ],
    },
  ];
  const said = (relevant: string) => {
    const { form: back, report } = readXlsForm(survey(relevant), () => crypto.randomUUID(), 'a');
    return {
      why: back.questions.at(-1)?.condition,
      said: report.find(({ row, level }) => row === 6 && level === 'changed')?.message,
    };
  };
  expect(said('${size} > 5').said).toContain('"size" is asked in repeated entries: outside of them count');
  expect(said('${damages} > 5').said).toContain('"damages" repeats');
  expect(said('count(${damages}) > 1 and max(${size}) > 5')).toEqual({
    why: expect.stringContaining('greatest'),
    said: undefined,
  });
});
