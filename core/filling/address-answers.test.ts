import { describe, expect, it } from 'vitest';
import { exampleForm } from '#tests/support/example-form.ts';
import { withAddressAnswers } from './address-answers.ts';
import { startFilling } from './fill-draft.ts';
import { prepareForm } from './fill-plan.ts';

const { form, ids } = exampleForm({});
const plan = prepareForm(form as never);
const start = () => startFilling(plan, { part: 'questions' });
const take = (given: string | undefined) => withAddressAnswers(start(), given, form, 'Etc/UTC');

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
      expect.stringMatching(/^"fast" is no answer to "/),
      'This form has no question nonsense, which "1" would answer.',
    ]);
  });

  it('of none change nothing', () => expect(take(undefined).draft.given).toEqual(start().given));
});
