import { describe, expect, it } from 'vitest';
import type { FormInput } from '#core/forms/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import { formInput } from '#core/forms/schema.ts';
import { completeFormFile } from '#core/forms/file/form-file.ts';
import { formDiff, sameForm } from './form-diff.ts';

const ids = {
  form: '00000000-0000-4000-8000-0000000000f0',
  shift: '00000000-0000-4000-8000-000000000001',
  weight: '00000000-0000-4000-8000-000000000002',
  size: '00000000-0000-4000-8000-000000000003',
  why: '00000000-0000-4000-8000-000000000004',
  header: '00000000-0000-4000-8000-000000000005',
  sum: '00000000-0000-4000-8000-000000000006',
  alert: '00000000-0000-4000-8000-000000000007',
  launch: '00000000-0000-4000-8000-000000000008',
  group: '00000000-0000-4000-8000-000000000009',
  pat: '00000000-0000-4000-8000-00000000000a',
};

const form = formInput.parse(
  completeFormFile(
    {
      id: ids.form,
      name: 'Loads',
      contextQuestions: [{ id: ids.shift, text: 'Shift', type: 'TEXT', order: 0 }],
      questions: [
        { id: ids.weight, text: 'Weight', type: 'NUMERIC', required: true, order: 2 },
        { id: ids.size, text: 'Size', type: 'RADIO', options: ['Small', 'Medium', 'Large'], order: 3 },
        { id: ids.why, text: 'Why', type: 'TEXT', condition: { '>': [{ var: 'Weight' }, 5] }, order: 5 },
      ],
      elements: [
        { id: ids.header, type: 'HEADER', order: 1, data: { label: 'At the gate' } },
        {
          id: ids.sum,
          type: 'CALCULATION',
          order: 6,
          data: { label: 'Twice', formula: { '*': [2, { var: 'Weight' }] } },
        },
      ],
      alerts: [{ id: ids.alert, name: 'Heavy', expression: { '>': [{ var: 'Weight' }, 100] } }],
      contextAlerts: [
        {
          id: ids.launch,
          name: 'Report',
          description: 'Tell',
          formId: ids.form,
          expression: { '==': [{ var: 'Size' }, 'Large'] },
        },
      ],
    },
    () => ids.form,
  ),
);

const withQuestion = (id: string, change: Partial<Question>): FormInput => ({
  ...form,
  questions: form.questions.map((question) => (question.id === id ? { ...question, ...change } : question)),
});
const lines = (after: FormInput) =>
  formDiff(form, after).map(({ kind, path, what, before: old, after: next }) =>
    [
      kind,
      path,
      what,
      ...(old === undefined ? [] : [`-${old}`]),
      ...(next === undefined ? [] : [`+${next}`]),
    ].join('|'),
  );

describe('the difference between two forms', () => {
  it('is none between a form and itself, whatever numbers give its order', () => {
    const renumbered: FormInput = {
      ...form,
      questions: form.questions
        .map((question) => ({ ...question, order: question.order * 10 + 5 }))
        .toReversed(),
      elements: form.elements.map((element) => ({ ...element, order: element.order * 10 + 5 })),
      version: 7,
    };
    expect(formDiff(form, form)).toEqual([]);
    expect(formDiff(form, renumbered)).toEqual([]);
    expect(sameForm(form, renumbered)).toBe(true);
  });

  it('is none where fields are in another order, as a database gives them, those of what entries ask as well', () => {
    const part = {
      id: ids.pat,
      text: 'Part',
      type: 'TEXT',
      rules: [{ kind: 'length', least: 1, greatest: 9 }],
    };
    const asks = { id: ids.group, text: 'Damages', type: 'ENTRIES', order: 9, questions: [part] };
    const one = formInput.parse({ ...form, questions: [...form.questions, asks] });
    const turned: FormInput = JSON.parse(JSON.stringify(one), (_, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).toReversed())
        : value,
    );
    expect(formDiff(one, turned)).toEqual([]);
  });

  it.each<[string, FormInput, string[]]>([
    ['a name', { ...form, name: 'Cargo' }, ['changed|name|Form name|-Loads|+Cargo']],
    [
      'a title',
      withQuestion(ids.weight, { text: 'Net weight' }),
      ['changed|questions.0.text|Question "Net weight": title|-Weight|+Net weight'],
    ],
    [
      'a type',
      withQuestion(ids.why, { type: 'DATETIME' }),
      ['changed|questions.2.type|Question "Why": type|-Text|+Date and time'],
    ],
    [
      'a mark',
      withQuestion(ids.weight, { required: false }),
      ['changed|questions.0.required|Question "Weight": required|-yes|+no'],
    ],
    [
      'a condition, as a sentence',
      withQuestion(ids.why, { condition: '{"<":[{"var":"00000000-0000-4000-8000-000000000002"},3]}' }),
      [
        'changed|questions.2.condition|Question "Why": asked if|-Weight is greater than 5|+Weight is less than 3',
      ],
    ],
    [
      'a condition that is no JSON',
      withQuestion(ids.why, { condition: '{"<"' }),
      ['changed|questions.2.condition|Question "Why": asked if|-Weight is greater than 5|+{"<"'],
    ],
    [
      'options',
      withQuestion(ids.size, {
        questionOptions: [
          { value: 'Large', order: 0 },
          { value: 'Small', order: 1, name: 'Little' },
          { value: 'Tiny', order: 2 },
        ],
      }),
      [
        'moved|questions.1.questionOptions.0|Option "Large" of question "Size"|-place 2|+place 1',
        'changed|questions.1.questionOptions.1.name|Option "Small" of question "Size": shown as|-none|+Little',
        'added|questions.1.questionOptions.2|Option "Tiny" of question "Size"',
        'removed|questions.1.questionOptions.1|Option "Medium" of question "Size"',
      ],
    ],
    ['a place', withQuestion(ids.why, { order: 0 }), ['moved|questions.2|Question "Why"|-place 4|+place 1']],
    [
      'the part that it is asked in',
      {
        ...form,
        questions: form.questions.slice(0, 2),
        contextQuestions: [...form.contextQuestions, { ...(form.questions[2] as Question), context: true }],
      },
      ['changed|contextQuestions.1.context|Question "Why": asked|-once per entry|+once per sheet'],
    ],
    [
      'questions',
      {
        ...form,
        questions: [
          ...form.questions.slice(0, 2),
          { ...(form.questions[1] as Question), id: ids.pat, text: 'Colour', required: true, order: 9 },
        ],
      },
      [
        'added|questions.2|Question "Colour"|+type Single-select, required, options Small, Medium, Large',
        'removed|questions.2|Question "Why"|-type Text, asked if Weight is greater than 5',
      ],
    ],
    [
      'elements',
      {
        ...form,
        elements: form.elements.map((element) =>
          element.id === ids.sum
            ? { ...element, data: { ...element.data, formula: { '+': [{ var: ids.weight }, 1] } } }
            : element,
        ),
      },
      ['changed|elements.1.data.formula|Calculation "Twice": formula|-2 × Weight|+Weight + 1'],
    ],
    [
      'alerts',
      {
        ...form,
        alerts: form.alerts.map((alert) => ({
          ...alert,
          mobileAlert: false,
          alertContacts: [{ id: ids.pat, userName: 'pat' }],
        })),
      },
      [
        'changed|alerts.0.alertContacts|Alert "Heavy": contacts|-none|+pat',
        'changed|alerts.0.mobileAlert|Alert "Heavy": shown while filling in|-yes|+no',
      ],
    ],
    [
      'launch alerts',
      { ...form, contextAlerts: [] },
      [
        'removed|contextAlerts.0|Follow-up form "Report"|-description Tell, form to complete 00000000-0000-4000-8000-0000000000f0, launched if Size is Large',
      ],
    ],
    [
      'permissions',
      {
        ...form,
        groupIds: [ids.group],
        groups: [{ id: ids.group, name: 'Ops' }],
        reviewers: [{ id: ids.pat, userName: 'pat' }],
      },
      ['changed|groupIds|Groups|-everybody|+Ops', 'changed|reviewers|Reviewers|-none|+pat'],
    ],
    [
      'where photos were taken',
      withQuestion(ids.why, { type: 'IMAGE', questionMeta: [{ key: 'photoPlace', value: 'keep' }] }),
      [
        'changed|questions.2.type|Question "Why": type|-Text|+Photo',
        'changed|questions.2.photoPlace|Question "Why": where a photo was taken is kept|-no|+yes',
      ],
    ],
    [
      'settings that nobody knows',
      withQuestion(ids.why, { questionMeta: [{ key: 'colour', value: 'red' }] }),
      ['changed|questions.2.questionMeta.colour|Question "Why": setting colour|-none|+red'],
    ],
  ])('tells %s', (_, after, changes) => {
    expect(lines(after)).toEqual(changes);
    expect(sameForm(form, after)).toBe(false);
  });
});
