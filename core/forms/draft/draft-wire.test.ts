import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDraft, anyForm, formFrom, rightDraft } from '#tests/support/random-forms.ts';
import wildlife from '#tests/data/wildlife-strike-form.json';
import { draftIssues } from './draft-issues.ts';
import { addQuestion, questionsOf } from './draft-items.ts';
import { emptyDraft } from './form-draft.ts';
import { draftFromText, draftText } from './stored-draft.ts';
import { draftOf, draftOfExample, inputOf, onTopOf } from './draft-wire.ts';
import { formInput } from '#core/forms/schema.ts';

const newId = () => crypto.randomUUID();

describe('a draft', () => {
  it('that nobody changed is the form again', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const { groupIds, catalogTypeIds, ...input } = formInput.parse(inputOf(draftOf(form, newId)));
        expect(form).toMatchObject(input);
        expect(groupIds).toEqual(form.groups.map(({ id }) => id));
        expect(catalogTypeIds).toEqual(form.catalogTypes.map(({ id }) => id));
      }),
    );
  });

  it('is sent without options that nobody has filled in, and their issues stand where they are', () => {
    const options = ['', 'Door', ' ', 'Door'].map((value, index) => ({ id: `${index}`, value, name: null }));
    const withOptions = (given: typeof options) =>
      addQuestion(emptyDraft(newId), newId(), { part: 'rows' }, { type: 'RADIO', options: given });
    const sent = inputOf(withOptions(options)).questions[0]?.questionOptions;
    expect(sent?.map(({ value }) => value)).toEqual(['Door', 'Door']);
    const issues = draftIssues(withOptions(options), { testers: 3 }).map(({ field }) => field);
    expect(issues).toContain('options.3');
    expect(inputOf(withOptions(options.slice(0, 1))).questions[0]?.questionOptions).toHaveLength(1);
  });

  it('numbers questions and elements in one order, over both parts', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const { contextQuestions, questions, elements } = inputOf(draft);
        const ordered = [...contextQuestions, ...questions, ...elements].toSorted(
          (a, b) => a.order - b.order,
        );
        expect(ordered.map(({ id }) => id)).toEqual([...draft.setup, ...draft.rows].map(({ id }) => id));
        expect(ordered.filter(({ context }) => context)).toHaveLength(draft.setup.length);
      }),
    );
  });

  it('is read back from its text', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        expect(draftFromText(draftText(draft))).toEqual(draft);
      }),
    );
  });

  it.each(['', 'null', '{"format":0}', '{"format":1,"draft":{"id":"x"}}'])('is not made of %j', (text) => {
    expect(draftFromText(text)).toBeNull();
  });

  it('of a published form knows what is locked', () => {
    fc.assert(
      fc.property(rightDraft, (right) => {
        const draft = draftOf(formFrom(right, true), newId);
        expect(draft.published).toBe(true);
        const questions = questionsOf(right);
        const all = [...questions, ...questions.flatMap((each) => each.questions ?? [])];
        expect(draft.lockedQuestions).toEqual(all.map(({ id }) => id));
      }),
    );
  });

  it('can go on top of what somebody else saved', () => {
    fc.assert(
      fc.property(rightDraft, (right) => {
        const theirs = { ...formFrom(right, true), version: 12 };
        const mine = { ...right, name: 'Mine' };
        expect(onTopOf(mine, theirs)).toMatchObject({ name: 'Mine', version: 12, published: true });
      }),
    );
  });
});

describe('a draft of an example', () => {
  it('is a new form without faults, each time under ids of its own', () => {
    const one = draftOfExample(wildlife, newId);
    const other = draftOfExample(wildlife, newId);
    expect(one).toMatchObject({ version: null, published: false, name: wildlife.name });
    expect(one && draftIssues(one, { testers: 3 })).toEqual([]);
    const ids = (draft: typeof one) => draft?.rows.map(({ id }) => id) ?? [];
    expect(new Set([...ids(one), ...ids(other)]).size).toBe(2 * ids(one).length);
  });

  it('is none where the file holds no form', () => {
    expect(draftOfExample({ questions: 'none' }, newId)).toBeNull();
    expect(draftOfExample(null, newId)).toBeNull();
  });
});
