import { describe, expect, it } from 'vitest';
import wildlife from '#tests/data/wildlife-strike-form.json';
import { completeFormFile } from './form-file.ts';
import { formInput } from '#core/forms/schema.ts';
import { formIssues } from '#core/forms/validate.ts';

function complete(file: unknown) {
  let made = 0;
  return completeFormFile(file, () => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`);
}

const damage = { text: 'Damage', type: 'RADIO', options: ['None', 'Minor'] };
const cost = { id: '11111111-1111-4111-8111-111111111111', text: 'Cost Total $', type: 'NUMERIC' };

describe('a form file', () => {
  it('gets ids, an order and whole options', () => {
    expect(complete({ name: 'Strike', questions: [damage, cost] })).toEqual({
      id: '00000000-0000-4000-8000-000000000001',
      name: 'Strike',
      questions: [
        {
          id: '00000000-0000-4000-8000-000000000002',
          order: 0,
          text: 'Damage',
          type: 'RADIO',
          questionOptions: [
            { value: 'None', order: 0 },
            { value: 'Minor', order: 1 },
          ],
        },
        { ...cost, order: 1 },
      ],
    });
  });

  it.each([
    ['a title', { '>': [{ var: 'Cost Total $' }, 5] }, { '>': [{ var: cost.id }, 5] }],
    ['a title with a default', { var: ['Cost Total $', 0] }, { var: [cost.id, 0] }],
    ['an id', { answered: { var: cost.id } }, { answered: { var: cost.id } }],
    ['an unknown title', { '!': { var: 'Cost' } }, { '!': { var: 'Cost' } }],
    [
      'a title that is only a text',
      { '==': [{ var: cost.id }, 'Cost Total $'] },
      { '==': [{ var: cost.id }, 'Cost Total $'] },
    ],
    ['titles that are missing', { missing: ['Cost Total $'] }, { missing: [cost.id] }],
  ])('may name a question by %s', (_, expression, expected) => {
    const form = complete({ questions: [cost], alerts: [{ name: 'Costly', expression }] });
    expect(form).toMatchObject({ alerts: [{ name: 'Costly', expression: expected }] });
  });

  it('leaves a title alone that two questions share', () => {
    const alert = { expression: { var: 'Cost Total $' } };
    const form = complete({ questions: [cost, { text: cost.text }], alerts: [alert] });
    expect(form).toMatchObject({ alerts: [alert] });
  });

  it('may have conditions as JSON or as text, and formulas', () => {
    const questions = [
      cost,
      { text: 'Why', condition: { answered: { var: 'Cost Total $' } } },
      { text: 'Who', condition: '{"answered":{"var":"Cost Total $"}}' },
      { text: 'When', condition: null },
    ];
    const elements = [
      { type: 'CALCULATION', data: { label: 'Twice', formula: { '*': [2, { var: 'Cost Total $' }] } } },
    ];
    expect(complete({ questions, elements })).toMatchObject({
      questions: [
        {},
        { condition: `{"answered":{"var":"${cost.id}"}}` },
        { condition: `{"answered":{"var":"${cost.id}"}}` },
        { condition: null },
      ],
      elements: [{ data: { label: 'Twice', formula: { '*': [2, { var: cost.id }] } } }],
    });
  });

  it.each([null, 'text', [1, 2]])('that is none is left to the server: %j', (file) => {
    expect(complete(file)).toEqual(file);
  });

  it('with lists that are none is left to the server', () => {
    const file = { id: cost.id, questions: 'none', alerts: [null, 3] };
    expect(complete(file)).toEqual(file);
  });

  it('of the wildlife strikes is a form that may be saved', () => {
    const form = formInput.parse(complete(wildlife));
    expect(formIssues(form, { testers: 3 })).toEqual([]);
    expect(form.questions).toHaveLength(13);
  });
});
