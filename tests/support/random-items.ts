// Random parts of forms that are filled in.
import * as fc from 'fast-check';
import { blankQuestion } from '#core/forms/draft/draft-items.ts';
import type { DraftQuestion } from '#core/forms/draft/form-draft.ts';
import type { Logic } from '#core/logic/schema.ts';
import { retiredStates } from '#core/questions/schema.ts';

/** Headers between the questions; most of them are groups. */
export function anyHeader(count: number, logic: fc.Arbitrary<Logic>) {
  return fc.record({
    type: fc.constant('HEADER' as const),
    order: fc.integer({ min: -1, max: count }),
    context: fc.boolean(),
    condition: fc.option(
      logic.map((condition) => JSON.stringify(condition)),
      { nil: null },
    ),
    data: fc.record({
      label: fc.constantFrom('Damage', 'Weather'),
      group: fc.option(fc.constant(true), { nil: undefined, freq: 4 }),
      atLeastOne: fc.option(fc.constant(true), { nil: undefined }),
      matrix: fc.option(fc.constant(true), { nil: undefined }),
    }),
  });
}

/** An option that may be retired, or have a condition. */
export function anyOption(value: string, logic: fc.Arbitrary<Logic>) {
  return fc
    .record({
      retired: fc.option(fc.constantFrom(...retiredStates), { nil: undefined, freq: 4 }),
      condition: fc.option(logic, { nil: undefined }),
    })
    .map((more) => ({ value, ...more }));
}

/** What each entry of a draft's question asks. */
export function entryQuestionsOf(
  title: fc.Arbitrary<string>,
  minLength: number,
): fc.Arbitrary<DraftQuestion[]> {
  const type = fc.constantFrom<DraftQuestion['type']>('TEXT', 'NUMERIC', 'DATE');
  const one = fc
    .tuple(fc.uuid(), title, type, fc.boolean())
    .map(([id, text, of, required]) => ({ ...blankQuestion(id), text, type: of, required }));
  return fc.array(one, { minLength, maxLength: 3 });
}
