import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Logic } from '#core/logic/schema.ts';
import type { QuestionType } from '#core/questions/types.ts';
import type { AnswerValue } from '#core/questions/values.ts';
import type { QuestionTypes } from '#core/logic/evaluate.ts';
import { summarizeWidget } from '#core/widgets/summarize.ts';
import {
  columnsOf,
  type FakeRow,
  optionsOf,
  personId,
  questionOf,
  sheetOf,
} from '#tests/support/sheet-server.ts';
import { summarize } from '#core/sheets/dashboard/aggregate.ts';
import { filterMask } from '#core/sheets/filter/column-filter.ts';
import { lookAt, openRows } from './open-packed.ts';
import { createPacker, idAt, mergeRows, type PackedRows } from './packed-rows.ts';
import { type AnswerData, gatherRows } from './row-data.ts';
import { setupColumns, withSetup } from './setup-answers.ts';
import { reviewStates } from '#core/sheets/schema.ts';

const values: Partial<Record<QuestionType, string[]>> = {
  TEXT: ['Gate 1', 'gate 2', ' ', 'x'],
  RADIO: ['Small', 'Large', 'Other'],
  BOOLEAN: ['true', 'false'],
  NUMERIC: ['0', '-5', '12.50', '0.1', '0.2', '0.7'],
  MULTI_NUMERIC: ['1', '2.5', '-3'],
  DATETIME: ['0,0', '1700000000000,-18000000', '-5,0', '86400000,3600000'],
  CHECKBOXES: ['Radio', 'Torch', 'Rope'],
  CATALOG_RADIO: ['field', 'field,runway'],
  IMAGE: ['image 1', 'image 2'],
};
const lists: readonly string[] = ['MULTI_NUMERIC', 'CHECKBOXES'];
const kinds = Object.keys(values) as QuestionType[];
const questions = kinds.map((type) =>
  questionOf(type, type, { questionOptions: type === 'RADIO' ? optionsOf('Small', 'Medium', 'Large') : [] }),
);
const types: QuestionTypes = new Map(questions.map(({ id, type }) => [id, type]));
/** Sheet a was set up with all of these questions, sheet b without any. */
const setup = kinds.map((type) => questionOf(`setup ${type}`, type, { context: true }));
const setupAnswers = Object.fromEntries(
  setup.map(({ id, type }) => [id, lists.includes(type) ? (values[type] ?? []) : (values[type]?.[0] ?? '')]),
);
const setups = new Map([['a', setupAnswers]]);
const sheets = ['a', 'b'].map((id) =>
  sheetOf(id, {
    contextAnswers: Object.entries(setups.get(id) ?? {}).flatMap(([questionId, answer]) =>
      [answer].flat().map((value) => ({ id: questionId, questionId, value, createdDate: 0 })),
    ),
  }),
);
const byId = new Map([...questions, ...setup].map((question) => [question.id, question]));
const catalogNames = new Map([['runway', 'Runway']]);

const plain = { map: { var: 'NUMERIC' } as Logic, filter: null, aggregation: null, groupByQuestion: null };
const sum = { ...plain, aggregation: 'SUM' as const };
const widgets = [
  plain,
  sum,
  ...['TEXT', 'RADIO', 'BOOLEAN', 'NUMERIC', 'DATETIME', 'CATALOG_RADIO']
    .flatMap((id) => [id, `setup ${id}`])
    .map((groupByQuestion) => ({ ...sum, groupByQuestion })),
  { ...sum, map: { '+': [{ var: 'NUMERIC' }, { var: 'setup NUMERIC' }] } as Logic },
  { ...sum, timeGrain: 'weekHour' as const },
  { ...sum, timeGrain: 'day' as const, groupByQuestion: 'CATALOG_RADIO' },
  { ...sum, groupByQuestion: 'RADIO', splitQuestion: 'setup BOOLEAN' },
  { ...sum, filter: { contains: [{ var: 'setup CHECKBOXES' }, 'Rope'] } as Logic },
  // Neither of these can be read from columns.
  { ...sum, map: { '+': [{ var: 'NUMERIC' }, { reduce: [{ var: 'MULTI_NUMERIC' }, 1, 0] }] } as Logic },
  { ...sum, filter: { contains: [{ var: 'CHECKBOXES' }, 'Rope'] } as Logic },
  { ...sum, filter: { '==': [{ var: { cat: ['RAD', 'IO'] } }, 'Large'] } as Logic },
];
const filters = [
  {},
  { reviewState: 'APPROVED' as const, minDate: 1, maxDate: 3 },
  { alerts: true },
  { alerts: false },
  { passed: true },
  { userIds: [personId('bob')], alertIds: ['hot'] },
  {
    filters: [
      { questionId: 'setup TEXT', operator: 'EQ' as const, values: ['Gate 1'] },
      { questionId: 'setup MULTI_NUMERIC', operator: 'CONTAINS' as const, values: ['2.5'] },
    ],
  },
  {
    and: false,
    filters: [
      { questionId: 'TEXT', operator: 'CONTAINS' as const, values: ['GATE'] },
      { questionId: 'NUMERIC', operator: 'GT' as const, values: ['0.1'] },
      { questionId: 'CHECKBOXES', operator: 'CONTAINS' as const, values: ['Torch'] },
      { questionId: 'DATETIME', operator: 'LT' as const, values: ['0,0'] },
    ],
  },
].map((filter) => ({ and: true, minDate: null, maxDate: null, reviewState: null, filters: [], ...filter }));

function answerOf(type: QuestionType): fc.Arbitrary<AnswerValue> {
  const value = fc.constantFrom(...(values[type] ?? []));
  return lists.includes(type) ? fc.array(value, { minLength: 1, maxLength: 3 }) : value;
}
const someRow = fc.record({
  id: fc.uuid(),
  sheetId: fc.constantFrom('a', 'b'),
  userName: fc.constantFrom('ann', 'bob'),
  // Few moments, so that many rows have the same one.
  created: fc.integer({ min: 0, max: 4 }),
  reviewState: fc.constantFrom(null, ...reviewStates),
  alerts: fc.array(fc.constant('hot'), { maxLength: 1 }),
  hasPassed: fc.boolean(),
  answers: fc.record(Object.fromEntries(kinds.map((type) => [type, answerOf(type)])), { requiredKeys: [] }),
}) as fc.Arbitrary<FakeRow>;
const someRows = fc.uniqueArray(someRow, { selector: ({ id }) => id, maxLength: 25 });

const pause = async () => undefined;

function packed(rows: readonly FakeRow[], batchSize: number): Promise<PackedRows> {
  const packer = createPacker(types);
  for (let from = 0; from < rows.length; from += batchSize) {
    const { users, user, ...columns } = columnsOf(rows.slice(from, from + batchSize), questions);
    const alerts = columns.alerts.map((raised) => (raised.length === 0 ? null : raised));
    const passed = columns.id.map((_, place) => Number(columns.passed?.includes(place)));
    packer.add({ ...columns, alerts, passed, userId: user.map((place) => users[place]?.id ?? '') });
  }
  return packer.finish(pause);
}

/** As a browser has them: pages in the server's order. */
function gathered(rows: readonly FakeRow[]): AnswerData {
  const sorted = rows.toSorted((a, b) => b.created - a.created || (a.id < b.id ? -1 : 1));
  return withSetup(gatherRows([columnsOf(sorted, questions)], types), sheets, setup);
}

function numbersIn(data: AnswerData) {
  return filters.map((filter) => {
    const mask = filterMask(filter, data, byId);
    const context = { questions: [...questions, ...setup], catalogNames, mask };
    return [
      [...mask],
      [...questions, ...setup].map((question) => summarize(question, data, { catalogNames, mask, limit: 3 })),
      widgets.map((widget) => summarizeWidget(widget, data, context)),
    ];
  });
}

async function expectSame(some: PackedRows, rows: readonly FakeRow[]): Promise<void> {
  const names = new Map(
    ['ann', 'bob'].map((name) => [personId(name), { id: personId(name), userName: name }]),
  );
  const data = lookAt(await openRows(some, types, pause), names, setupColumns(some.sheetId, setups, setup));
  expect(numbersIn(data)).toEqual(numbersIn(gathered(rows)));
  expect(Array.from({ length: some.rows }, (_, place) => idAt(some, place))).toEqual(
    rows.toSorted((a, b) => b.created - a.created || (a.id < b.id ? -1 : 1)).map(({ id }) => id),
  );
}

describe('packed rows come to the same numbers as the rows of a browser', () => {
  it('in whatever order and batches they came', async () => {
    await fc.assert(
      fc.asyncProperty(someRows, fc.integer({ min: 1, max: 9 }), async (rows, batchSize) =>
        expectSame(await packed(rows, batchSize), rows),
      ),
      { numRuns: 60 },
    );
  });

  it('after rows were added, changed and deleted', async () => {
    // A row keeps its id, and the moment that it was made.
    const someFate = fc.record({
      row: someRow,
      after: someRow,
      fate: fc.constantFrom('stays', 'goes', 'comes', 'changes'),
    });
    const fates = fc.uniqueArray(someFate, { selector: ({ row }) => row.id, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(fates, async (all) => {
        const of = (...wanted: string[]) => all.filter(({ fate }) => wanted.includes(fate));
        const before = of('stays', 'goes', 'changes').map(({ row }) => row);
        const changed = of('changes').map(({ row, after }) => ({
          ...after,
          id: row.id,
          created: row.created,
        }));
        const written = [...of('comes').map(({ row }) => row), ...changed];
        const gone = of('goes').map(({ row }) => row.id);
        const merged = await mergeRows(await packed(before, 7), gone, await packed(written, 4), pause);
        await expectSame(merged, [...of('stays').map(({ row }) => row), ...written]);
      }),
      { numRuns: 60 },
    );
  });
});
