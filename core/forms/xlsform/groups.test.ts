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
