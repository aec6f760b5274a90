import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate, type QuestionTypes } from '#core/logic/evaluate.ts';
import type { Answers } from '#core/questions/values.ts';
import { anyAnswers, anyForm } from '#tests/support/random-forms.ts';
import { copyForm, copyName } from './copy-form.ts';
import type { Form, FormInput } from '#core/forms/schema.ts';
import type { Logic } from '#core/logic/schema.ts';
import { questionsOfEntries } from '#core/questions/entries/entry-issues.ts';
import { formIssues } from '#core/forms/validate.ts';

type Expressed = Pick<Form, 'contextQuestions' | 'questions' | 'elements' | 'alerts' | 'contextAlerts'>;
const newId = () => crypto.randomUUID();
const questionsOf = (form: Expressed) => [...form.contextQuestions, ...form.questions];

function idsOf(form: Expressed & { id: string }): string[] {
  const asked = [...questionsOf(form), ...questionsOfEntries(questionsOf(form))];
  const options = asked.flatMap(({ questionOptions }) => questionOptions);
  const things = [...asked, ...form.elements, ...form.alerts, ...form.contextAlerts, ...options];
  return [form.id, ...things.map(({ id }) => id!)];
}

function expressionsOf(form: Expressed): Logic[] {
  return [
    ...[...questionsOf(form), ...form.elements].map(
      ({ condition }) => JSON.parse(condition ?? 'null') as Logic,
    ),
    ...form.elements.map(({ data }) => data.formula ?? null),
    ...[...form.alerts, ...form.contextAlerts].map(({ expression }) => expression),
  ];
}

/** By position: a copy has everything where the original has it. */
function idMap(form: Form, copy: FormInput & { id: string }): Map<string, string> {
  const copied = idsOf(copy);
  return new Map(idsOf(form).map((id, index) => [id, copied[index]!]));
}

const typesOf = (form: Expressed): QuestionTypes =>
  new Map(questionsOf(form).map(({ id, type }) => [id, type]));
const formAndAnswers = anyForm.chain((form) => fc.tuple(fc.constant(form), anyAnswers(form)));

describe('a copy of a form', () => {
  it('has a new id everywhere, and no old one anywhere', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const copy = copyForm(form, newId);
        const all = JSON.stringify(copy);
        for (const id of idsOf(form)) expect(all).not.toContain(id);
        expect(new Set(idsOf(copy)).size).toBe(idsOf(form).length);
        expect(copy.name).toBe(`Copy of ${form.name}`);
        expect(copy).not.toHaveProperty('version');
      }),
    );
  });

  it('is as right as the form, and otherwise the same', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const copy = copyForm(form, newId);
        expect(formIssues(copy, { testers: 3 })).toEqual([]);
        const back = new Map([...idMap(form, copy)].map(([old, now]) => [now, old]));
        const text = JSON.stringify(copy).replaceAll(/[0-9a-f-]{36}/g, (id) => back.get(id) ?? id);
        const { contextQuestions, questions, elements, alerts, contextAlerts, groups, reviewers } = form;
        const same = { contextQuestions, questions, elements, alerts, contextAlerts, groups, reviewers };
        expect(JSON.parse(text)).toMatchObject(same);
      }),
    );
  });

  it('has expressions that say of the same answers what the form’s say', () => {
    fc.assert(
      fc.property(formAndAnswers, ([form, answers]) => {
        const copy = copyForm(form, newId);
        const ids = idMap(form, copy);
        const renamed = (text: string) => text.replaceAll(/[0-9a-f-]{36}/g, (id) => ids.get(id) ?? id);
        const copied = JSON.parse(renamed(JSON.stringify(answers))) as Answers;
        const before = expressionsOf(form).map((each) => evaluate(each, answers, typesOf(form)));
        const after = expressionsOf(copy).map((each) => evaluate(each, copied, typesOf(copy)));
        // `missing` answers with ids.
        expect(JSON.stringify(after)).toBe(renamed(JSON.stringify(before)));
      }),
    );
  });

  it('has a name that is not too long', () => {
    expect(copyName('Walkaround', 250)).toBe('Copy of Walkaround');
    expect(copyName('x'.repeat(250), 250)).toHaveLength(250);
    expect(copyName(`${'x'.repeat(241)}😀`, 250)).toBe(`Copy of ${'x'.repeat(241)}`);
  });
});
