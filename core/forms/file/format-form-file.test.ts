import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import wildlife from '#tests/data/wildlife-strike-form.json';
import { anyForm, formFrom } from '#tests/support/random-forms.ts';
import { draftOfInput } from '#core/forms/draft/draft-wire.ts';
import { formDiff } from '#core/forms/diff/form-diff.ts';
import type { Directory } from './form-file-names.ts';
import { readFormFile } from './parse-form-file.ts';
import { formFileText } from './format-form-file.ts';
import type { Form, FormInput } from '#core/forms/schema.ts';
import { peopleParts } from '#core/forms/validate.ts';

let made = 0;
const newId = () => `00000000-0000-4000-9000-${String((made += 1)).padStart(12, '0')}`;
const nobody: Directory = { groups: [], users: [], catalogTypes: [], forms: [] };
const limits = { testers: 3 };

function read(file: unknown, before: Form | null = null, directory = nobody) {
  return readFormFile(file, { before, published: null, directory, limits, newId });
}

/** The form of a file, as the server has it. */
function formOf(file: unknown): Form {
  const { input, issues } = read(file);
  if (input === null) throw new Error(JSON.stringify(issues));
  return formFrom(draftOfInput(input, newId));
}

const idsByName = new Map(['Ana', 'Ben', 'Chi', 'North', 'South'].map((name) => [name, newId()]));
const idOf = (name: string) => idsByName.get(name) ?? '';

/** Random forms in which a name is one person's or one group's, as in every company. */
const form = anyForm.map(
  ({ groupIds: _, catalogTypeIds: __, ...random }: Form & Partial<FormInput>): Form => {
    const people = (refs: readonly { userName?: string | undefined }[]) =>
      refs.map(({ userName = '' }) => ({ id: idOf(userName), userName }));
    const named = (refs: readonly { name: string }[]) => refs.map(({ name }) => ({ id: idOf(name), name }));
    return {
      ...random,
      ...Object.fromEntries(peopleParts.map((part) => [part, people(random[part])])),
      groups: named(random.groups),
      catalogTypes: named(random.catalogTypes),
      alerts: random.alerts.map((alert) => ({ ...alert, alertContacts: people(alert.alertContacts) })),
    };
  },
);

/** A company in which all names are known, under ids of its own. */
function company(idIn: (name: string) => string): Directory {
  const named = ['North', 'South'].map((name) => ({ id: idIn(name), name }));
  const users = ['Ana', 'Ben', 'Chi'].map((userName) => ({ id: idIn(userName), userName }));
  return { groups: named, catalogTypes: named, users, forms: [] };
}

describe('a form as a file', () => {
  it('is the same form again, with its ids', () => {
    fc.assert(
      fc.property(form, (before) => {
        const text = formFileText(before);
        const { input, issues } = read(JSON.parse(text), before, company(idOf));
        expect(issues).toEqual([]);
        expect(formDiff(before, input as FormInput)).toEqual([]);
        expect(formFileText(input as FormInput)).toBe(text);
      }),
      { numRuns: 200 },
    );
  });

  it('makes the same form in another company, where people have other ids', () => {
    fc.assert(
      fc.property(form, (before) => {
        const text = formFileText(before);
        const { input, issues } = read(
          JSON.parse(text),
          null,
          company((name) => idOf(name).replace('-9', '-a')),
        );
        expect(issues).toEqual([]);
        expect(formFileText(input as FormInput)).toBe(text);
      }),
      { numRuns: 100 },
    );
  });

  it('that was written by hand changes nothing the second time', () => {
    const first = formOf(wildlife);
    const { input } = read(wildlife, first);
    expect(formDiff(first, input as FormInput)).toEqual([]);
    expect(input?.id).toBe(first.id);
  });

  it('is short and readable', () => {
    const { input } = read(
      {
        id: '00000000-0000-4000-8000-000000000001',
        name: 'Loads',
        groups: ['Ops'],
        questions: [
          { type: 'HEADER', label: 'At the gate' },
          { id: '00000000-0000-4000-8000-000000000002', text: 'Weight', type: 'NUMERIC', required: true },
          {
            id: '00000000-0000-4000-8000-000000000003',
            text: 'Size',
            type: 'RADIO',
            options: ['Small', { value: 'L', name: 'Large' }],
          },
          {
            type: 'CALCULATION',
            label: 'Twice',
            formula: { '*': [2, { var: 'Weight' }] },
            condition: { '>': [{ var: 'Weight' }, 5] },
          },
        ],
      },
      null,
      { ...nobody, groups: [{ id: newId(), name: 'Ops' }] },
    );
    const text = formFileText(input as FormInput).replaceAll(/-9000-\d+/g, '-9000-new');
    expect(text).toBe(`{
  "id": "00000000-0000-4000-8000-000000000001",
  "name": "Loads",
  "groups": ["Ops"],
  "questions": [
    { "id": "00000000-0000-4000-9000-new", "type": "HEADER", "label": "At the gate" },
    {
      "id": "00000000-0000-4000-8000-000000000002",
      "text": "Weight",
      "type": "NUMERIC",
      "required": true
    },
    {
      "id": "00000000-0000-4000-8000-000000000003",
      "text": "Size",
      "type": "RADIO",
      "options": ["Small", { "value": "L", "name": "Large" }]
    },
    {
      "id": "00000000-0000-4000-9000-new",
      "type": "CALCULATION",
      "label": "Twice",
      "formula": { "*": [2, { "var": "Weight" }] },
      "condition": { ">": [{ "var": "Weight" }, 5] }
    }
  ]
}
`);
  });
});

describe('a form file that is applied to a form', () => {
  const before = formOf(wildlife);
  const [first] = before.questions;
  const withQuestions = (change: object) => ({
    ...wildlife,
    questions: wildlife.questions.map((question) => ({ ...question, ...change })),
  });

  it('leaves the dashboard as it is, unless it speaks of it', () => {
    const pinned = {
      ...before,
      questions: before.questions.map((question) => ({ ...question, pinned: true })),
    };
    expect(read(wildlife, pinned).input?.questions[0]?.pinned).toBe(true);
    expect(read(withQuestions({ pinned: false }), pinned).input?.questions[0]?.pinned).toBe(false);
  });

  it('says what a published form forbids, by title', () => {
    const [, ...others] = wildlife.questions;
    const file = {
      ...wildlife,
      questions: [{ ...wildlife.questions[0], id: first?.id, text: 'Airport' }, ...others],
    };
    expect(read(file, { ...before, published: true }).issues).toEqual([
      { path: 'questions.0.text', message: '"Airport": The title of a published question cannot be changed' },
    ]);
  });

  it('says who and what is not there, once', () => {
    const alerts = [
      { name: 'Big', expression: { answered: { var: 'Wildlife Size' } }, alertContacts: ['rae'] },
    ];
    const contextAlerts = [
      { name: 'Next', description: 'Next', formId: 'Loads', expression: alerts[0]?.expression },
    ];
    const { issues } = read({
      ...wildlife,
      groups: ['Ops'],
      reviewers: ['pat'],
      catalogTypes: ['Birds'],
      alerts,
      contextAlerts,
    });
    expect(issues.map(({ path, message }) => `${path}: ${message.split('.')[0]}`)).toEqual([
      'groups.0: There is no user group "Ops" here',
      'catalogTypes.0: There is no catalog type "Birds" here',
      'reviewers.0: There is no active user "pat" here',
      'alerts.0.alertContacts.0: "Big": There is no active user "rae" here',
      'contextAlerts.0.formId: "Next": There is no form "Loads" here',
    ]);
  });

  it('names the catalog types of a question, and reads names and ids', () => {
    const types = ['Airport', 'Gate', 'Gate, remote'].map((name) => ({ id: newId(), name }));
    const [airport, gate, remote] = types.map(({ id }) => id);
    const file = (value: string | undefined) => ({
      name: 'Checks',
      questions: [
        {
          text: 'Where',
          type: 'CATALOG_RADIO',
          required: true,
          questionMeta: [{ key: 'selectedTypes', value }],
        },
      ],
    });
    const directory = { ...nobody, catalogTypes: types };
    const metaOf = (value: string | undefined) =>
      read(file(value), null, directory).input?.questions[0]?.questionMeta;
    const both = [{ key: 'selectedTypes', value: `${airport},${gate}` }];
    expect(metaOf('Airport, gate')).toEqual(both);
    expect(metaOf(`${airport},${gate}`)).toEqual(both);
    const formWith = (value: string | undefined) => read(file(value), null, directory).input as FormInput;
    expect(formFileText(formWith(`${airport},${gate}`), types)).toContain('"value": "Airport, Gate"');
    // A name with a comma would be read as two.
    expect(formFileText(formWith(remote), types)).toContain(`"value": "${remote}"`);
    expect(read(file('Runway'), null, directory).issues).toEqual([
      {
        path: 'questions.0.questionMeta.0',
        message:
          '"Where": There is no catalog type "Runway" here. Create it first, or remove it from the file.',
      },
    ]);
  });

  it('may name people and groups that the form has already, deactivated or not', () => {
    const reviewed = { ...before, reviewers: [{ id: newId(), userName: 'pat' }] };
    expect(read({ ...wildlife, reviewers: ['pat'] }, reviewed).input?.reviewers).toEqual(reviewed.reviewers);
  });

  it.each([null, 'text', [1], {}, { name: 'X', questions: 'none' }, { name: 'X', questions: [null] }])(
    'that is none says so: %j',
    (file) => {
      expect(read(file).input).toBeNull();
      expect(read(file).issues).not.toEqual([]);
    },
  );
});
