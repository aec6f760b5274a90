import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { answersOf, type QuestionType } from '#core/questions/types.ts';
import type { AnswerValue } from '#core/questions/values.ts';
import { columnsOf, personId, questionOf } from '#tests/support/sheet-server.ts';
import { filterMask } from './column-filter.ts';
import type { DatedFilter } from './filter-dates.ts';
import { compileFilter, filterIssues } from './filter.ts';
import { gatherRows } from '#core/sheets/engine/row-data.ts';
import { reviewStatuses, reviewStates } from '#core/sheets/schema.ts';

const items = ['11111111-0000-4000-8000-000000000000', '22222222-0000-4000-8000-000000000000'];
const texts = ['Gate 1', 'gate 2', 'ÉCLUSE', 'écluse', 'ΑΣ', 'İstanbul', 'x'];
const numbers = ['0', '-5', '12.5', '12.50', '1e2'];
const moments = ['0,0', '1700000000000,-18000000', '-5,0'];
const values: Partial<Record<QuestionType, string[]>> = {
  TEXT: texts,
  SCANNED_CODE: texts,
  RADIO: ['Small', 'Large'],
  BOOLEAN: ['true', 'false'],
  NUMERIC: numbers,
  MULTI_NUMERIC: numbers,
  DATETIME: moments,
  CHECKBOXES: ['Radio', 'Torch', 'Rope'],
  CATALOG_RADIO: [items[0]!, items.join()],
  CATALOG_CHECKBOX: [items[0]!, items.join()],
};
const lists: readonly string[] = ['MULTI_NUMERIC', 'CHECKBOXES', 'CATALOG_CHECKBOX'];
const types = Object.keys(values) as QuestionType[];
const questions = types.map((type) => questionOf(type, type));
const byId = new Map(questions.map((question) => [question.id, question]));

function answerOf(type: QuestionType): fc.Arbitrary<AnswerValue> {
  const value = fc.constantFrom(...(values[type] ?? []));
  return lists.includes(type) ? fc.array(value, { minLength: 1, maxLength: 3 }) : value;
}
const someRow = fc.record({
  created: fc.integer({ min: 0, max: 20 }),
  reviewState: fc.constantFrom(null, ...reviewStatuses),
  userName: fc.constantFrom('ann', 'bob'),
  alerts: fc.subarray(['hot', 'cold']),
  hasPassed: fc.boolean(),
  answers: fc.record(Object.fromEntries(types.map((type) => [type, answerOf(type)])), { requiredKeys: [] }),
});
const someLine = fc.constantFrom(...types).chain((type) =>
  fc.record({
    questionId: fc.constant(type as string),
    operator: fc.constantFrom(...answersOf(type).filter.operators),
    values: fc.array(fc.constantFrom(...(values[type] ?? []), ''), { minLength: 1, maxLength: 3 }),
  }),
);
const someFilter: fc.Arbitrary<DatedFilter> = fc.record({
  and: fc.boolean(),
  minDate: fc.option(fc.integer({ min: 0, max: 20 })),
  maxDate: fc.option(fc.integer({ min: 0, max: 20 })),
  reviewState: fc.option(fc.constantFrom(...reviewStates)),
  returned: fc.option(fc.boolean()),
  alerts: fc.option(fc.boolean()),
  passed: fc.option(fc.boolean()),
  userIds: fc.option(fc.subarray([personId('ann'), personId('cat')])),
  alertIds: fc.option(fc.subarray(['hot', 'cold'])),
  filters: fc.array(someLine, { maxLength: 3 }),
});

it('a filter passes the same rows over columns as row by row', () => {
  fc.assert(
    fc.property(fc.array(someRow, { maxLength: 30 }), someFilter, (some, filter) => {
      fc.pre(filterIssues({ ...filter, minDate: null, maxDate: null }, byId).length === 0);
      const rows = some.map((row, index) => ({
        ...row,
        answers: row.answers as Record<string, AnswerValue>,
        id: `row ${index}`,
        sheetId: 'a',
      }));
      const data = gatherRows([columnsOf(rows, questions)], new Map(questions.map((q) => [q.id, q.type])));
      const passes = compileFilter(filter, byId);
      const expected = rows.map(({ created, userName, ...row }) =>
        Number(passes({ ...row, createdAt: created, userId: personId(userName) })),
      );
      expect([...filterMask(filter, data, byId)]).toEqual(expected);
    }),
    { numRuns: 1_000 },
  );
});
