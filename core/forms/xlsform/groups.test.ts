import { expect, it } from 'vitest';
import { element } from '#core/forms/schema.ts';
import { question } from '#core/questions/schema.ts';
import { readXlsForm } from './read.ts';
import { writeXlsForm } from './write.ts';

it('groups come back as they were written, and one that others follow keeps its condition at each question', () => {
  const survey = (rows: string[][]) => ({
    name: 'survey',
    rows: [['type', 'name', 'label', 'relevant'], ...rows],
  });
  const groups = [
    ['text', 'place', 'Place', ''],
    ['begin_group', 'damage', 'Damage', "${place} = 'gate'"],
    ['text', 'what', 'What', ''],
    ['begin_group', 'inner', '', "${what} != ''"],
    ['text', 'cost', 'Cost', ''],
    ['end_group', '', '', ''],
    ['end_group', '', '', ''],
  ];
  const readOf = (rows: string[][]) => readXlsForm([survey(rows)], () => crypto.randomUUID(), 'a').form;
  const form = readOf(groups);
  expect(form.elements.map(({ data }) => data.group)).toEqual([true]);
  const [place, what, cost] = form.questions;
  expect(form.elements[0]?.condition).toBe(JSON.stringify({ '==': [{ var: place?.id }, 'gate'] }));
  expect(what?.condition).toBeNull();
  expect(cost?.condition).toBe(JSON.stringify({ answered: { var: what?.id } }));
  // The one that is always asked is the one that a form has to require.
  expect(form.questions.map(({ required }) => required)).toEqual([true, false, false]);
  const written = writeXlsForm(form).sheets[0]?.rows ?? [];
  expect(written.map(([type, name, , , relevant]) => [type, name, relevant]).slice(2)).toEqual([
    ['begin_group', 'damage', "${place} = 'gate'"],
    ['text', 'what', ''],
    ['text', 'cost', "${what} != ''"],
    ['end_group', '', ''],
  ]);

  const followed = readOf([...groups, ['text', 'after', 'After', '']]);
  expect(followed.elements.map(({ data }) => data.group)).toEqual([undefined]);
  expect(followed.questions.map(({ condition }) => condition !== null)).toEqual([false, true, true, false]);
});

it('a group that needs an answer ends with a note that says so, and comes back', () => {
  const ask = (id: string, order: number, more: object = {}) =>
    question.parse({ id: idOf(order), text: id, type: 'TEXT', order, ...more });
  const idOf = (order: number) => `00000000-0000-4000-8000-${String(order).padStart(12, '0')}`;
  const asked = JSON.stringify({ '==': [{ var: idOf(0) }, 'x'] });
  const header = (order: number, label: string) =>
    element.parse({
      id: idOf(order),
      type: 'HEADER',
      order,
      data: { label, group: true, atLeastOne: true },
    });
  const written = writeXlsForm({
    ...readXlsForm(
      [
        {
          name: 'survey',
          rows: [
            ['type', 'name'],
            ['text', 'a'],
          ],
        },
      ],
      () => idOf(9),
      'a',
    ).form,
    questions: [
      ask('Place', 0, { required: true }),
      ask('Phone', 2),
      ask('Fax', 3, { condition: asked, type: 'NUMERIC' }),
      ask('Photo', 5, { condition: asked, type: 'IMAGE' }),
      ask('Code', 6, { condition: asked, type: 'CHECKBOXES', questionOptions: [{ value: 'a', order: 0 }] }),
    ],
    elements: [header(1, 'Whom to ask'), header(4, 'Proof')],
  });
  const notes = written.sheets[0]?.rows.filter(([type]) => type === 'note') ?? [];
  expect(notes.map(([, , label, required, relevant]) => [label, required, relevant])).toEqual([
    ['Answer at least one of: Phone, Fax.', 'yes', "${phone} = '' and ${fax} = ''"],
    [
      'Answer at least one of: Photo, Code.',
      'yes',
      "${photo} = '' and ${code} = '' and (${place} = 'x' or ${place} = 'x')",
    ],
  ]);
  const { form, report } = readXlsForm(written.sheets, () => crypto.randomUUID(), 'a');
  expect(form.elements.map(({ data }) => data)).toEqual(
    ['Whom to ask', 'Proof'].map((label) => ({ label, group: true, atLeastOne: true })),
  );
  expect(report.filter(({ level }) => level === 'changed')).toEqual([]);
});

it('a matrix is a table-list, and comes back', () => {
  const sheets = (rows: string[][]) => [
    { name: 'survey', rows: [['type', 'name', 'label', 'appearance', 'required'], ...rows] },
    {
      name: 'choices',
      rows: [
        ['list_name', 'name', 'label'],
        ['grades', 'poor', 'Poor'],
        ['grades', 'good', 'Good'],
      ],
    },
  ];
  const read = (rows: string[][]) => readXlsForm(sheets(rows), () => crypto.randomUUID(), 'a');
  const { form, report } = read([
    ['begin_group', 'service', 'Service', 'table-list', ''],
    ['select_one grades', 'taste', 'Taste', '', 'yes'],
    ['select_one grades', 'price', 'Price', '', ''],
    ['end_group', '', '', '', ''],
  ]);
  const changes = (lines: typeof report) =>
    lines.filter(({ level, row }) => level !== 'kept' && row !== null).map(({ message }) => message);
  expect(changes(report)).toEqual([]);
  expect(form.elements).toMatchObject([{ type: 'HEADER', data: { label: 'Service', matrix: true } }]);
  const unnamed = read([
    ['begin_group', 'the_service', '', 'table-list', ''],
    ['select_one grades', 'taste', 'Taste', '', 'yes'],
    ['end_group', '', '', '', ''],
  ]);
  expect(unnamed.form.elements).toMatchObject([{ data: { label: 'the service', matrix: true } }]);
  const written = writeXlsForm(form);
  const survey = written.sheets[0]?.rows ?? [];
  const at = survey[0]?.indexOf('appearance') ?? 0;
  expect(survey.slice(1).map((row) => [row[0], row[at]])).toEqual([
    ['begin_group', 'table-list'],
    ['select_one options_1', ''],
    ['select_one options_1', ''],
    ['end_group', ''],
  ]);
  const back = readXlsForm(written.sheets, () => crypto.randomUUID(), 'a').form;
  expect(back.elements[0]?.data).toEqual(form.elements[0]?.data);
  expect(back.questions.map(({ text, type }) => [text, type])).toEqual([
    ['Taste', 'RADIO'],
    ['Price', 'RADIO'],
  ]);

  // What it stands for: a choice that shows the options, and choices without labels below it.
  const byHand = read([
    ['begin_group', 'service', '', 'field-list', ''],
    ['select_one grades', 'columns', 'How was it?', 'label', ''],
    ['select_one grades', 'taste', 'Taste', 'list-nolabel', 'yes'],
    ['select_one grades', 'price', 'Price', 'list-nolabel', ''],
    ['end_group', '', '', '', ''],
  ]);
  expect(byHand.form.elements).toMatchObject([{ data: { label: 'How was it?', matrix: true } }]);
  expect(byHand.form.questions.map(({ text }) => text)).toEqual(['Taste', 'Price']);
  expect(changes(byHand.report)).toEqual([
    '"service" loses appearance "field-list"',
    'The column "appearance" is left out (2 rows)',
  ]);

  // A table-list has choices of one list only.
  const [header] = form.elements;
  const other = question.parse({
    id: crypto.randomUUID(),
    order: 9,
    text: 'Why',
    type: 'CHECKBOXES',
    questionOptions: [{ value: 'noise', order: 0 }],
  });
  const mixed = writeXlsForm({ ...form, elements: [header!], questions: [...form.questions, other] });
  expect(changes(mixed.report)).toEqual([
    '"Service" is no table: a table-list has only choices of one list, all of which are always offered',
  ]);
});
