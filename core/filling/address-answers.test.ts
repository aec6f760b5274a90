import { describe, expect, it } from 'vitest';
import { exampleForm } from '#tests/support/example-form.ts';
import { addressItemTexts, knownAddressItem, withAddressAnswers } from './address-answers.ts';
import { startFilling } from './fill-draft.ts';
import { prepareForm } from './fill-plan.ts';

const { form, ids } = exampleForm({});
const plan = prepareForm(form as never, Date.now);
const start = () => startFilling(plan, { part: 'questions' });
const take = (given: string | undefined) => withAddressAnswers(start(), given, { form, timeZone: 'Etc/UTC' });

describe('answers in an address', () => {
  it('are given as if somebody had entered them', () => {
    const { draft, issues } = take(`${ids.place}=Gate+4%262&${ids.speed.toUpperCase()}=12`);
    expect([draft.given.get(ids.place), draft.given.get(ids.speed), issues]).toEqual([
      ['Gate 4&2'],
      ['12'],
      [],
    ]);
  });

  it('name the question that there is not, and the value that does not fit', () => {
    const { draft, issues } = take(`${ids.speed}=fast&nonsense=1`);
    expect(draft.given.get(ids.speed)).toBeUndefined();
    expect(issues).toEqual([
      expect.stringMatching(/^"fast" is not a valid answer to "/),
      'This form has no question nonsense for "1".',
    ]);
  });

  it('are no answers to what is calculated', () => {
    const filledBy = { from: 'expression' as const, expression: { '+': [1, 2] } };
    const calculated = {
      ...form,
      questions: form.questions.map((each) => (each.id === ids.speed ? { ...each, filledBy } : each)),
    };
    const begun = startFilling(prepareForm(calculated as never, Date.now), { part: 'questions' });
    const reading = { form: calculated, timeZone: 'Etc/UTC' };
    const { draft, issues } = withAddressAnswers(begun, `${ids.speed}=12`, reading);
    expect(draft.answers[ids.speed]).toBe('3');
    expect(issues).toEqual([expect.stringMatching(/^"12" is not a valid answer .*: Calculated from other/)]);
  });

  it('name items of the catalog, as the catalog has them now; without it only what is an answer by itself', () => {
    const [yard, pump] = ['a', 'b'].map((letter) => `${letter.repeat(8)}-0000-4000-8000-000000000000`);
    const asked = {
      ...form,
      questions: form.questions.map((question) =>
        question.id === ids.size
          ? { ...question, type: 'CATALOG_RADIO' as const, questionOptions: [], questionMeta: [] }
          : question,
      ),
    };
    const given = `${ids.size}=P-1&${ids.speed}=12`;
    expect(addressItemTexts(given, asked)).toMatchObject([{ question: { id: ids.size }, text: 'P-1' }]);
    const begun = startFilling(prepareForm(asked as never, Date.now), { part: 'questions' });
    const taken = (item: { paths: string[] } | { issue: string }) =>
      withAddressAnswers(begun, given, {
        form: asked,
        timeZone: 'Etc/UTC',
        items: new Map([[ids.size, item]]),
      });
    expect(taken({ paths: [`${yard},${pump}`] }).draft.given.get(ids.size)).toEqual([`${yard},${pump}`]);
    expect(taken({ issue: 'it is retired' }).issues).toEqual([expect.stringMatching(/: it is retired\.$/)]);
    expect(knownAddressItem(`${yard},${pump}`)).toEqual({ paths: [`${yard},${pump}`] });
    expect(knownAddressItem(pump!)).toEqual({ issue: expect.stringContaining('not on this device') });
  });

  it('of none change nothing', () => expect(take(undefined).draft.given).toEqual(start().given));
});
