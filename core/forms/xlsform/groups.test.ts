import { expect, it } from 'vitest';
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
