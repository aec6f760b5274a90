// A row filter means the same on the server as in the core, over random rows and filters.
import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as filling from '#core/filling/calls.ts';
import * as forms from '#core/forms/calls.ts';
import type { Question } from '#core/questions/schema.ts';
import { isMultiValue, type QuestionType, questionTypeNames, questionTypes } from '#core/questions/types.ts';
import type { DatedFilter } from '#core/sheets/filter/filter-dates.ts';
import { compileFilter, filterIssues, type FilteredRow } from '#core/sheets/filter/filter.ts';
import * as sheets from '#core/sheets/calls.ts';
import { reviewStatuses, reviewStates } from '#core/sheets/schema.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
let sheetId: string;
const example = exampleForm();
const ids = {
  ...example.ids,
  code: randomUUID(),
  scores: randomUUID(),
  item: randomUUID(),
  items: randomUUID(),
};
const form = { ...example.form, questions: [...example.form.questions, ...furtherQuestions()] };
const types = new Map<string, { type: QuestionType }>(
  [...form.questions].map(({ id, type }) => [id, { type }]),
);
type ListedRow = FilteredRow & { id: string };
const rows: ListedRow[] = [];

/** When the first row was submitted. */
const firstMoment = 1_700_000_000_000;

const texts = [
  'Gate 1',
  'gate 1',
  'GATE',
  'Äpfel',
  'äPFEL Σίσυφος',
  "o'neil",
  '100%',
  'a_b',
  '\\',
  '-',
  '日本語',
  'x',
];
const numbers = ['0', '-0', '1', '1.0', '01', '-12.5', '1e3', '1000', '.5', '0.1', '99999999999999999999'];
const sizes = ['Small', 'Medium', 'Large'];
const tools = ['Radio', 'Torch', 'Rope'];
const [branch, leaf, twig] = [randomUUID(), randomUUID(), randomUUID()];
const paths = [branch, `${branch},${leaf}`, `${branch},${leaf},${twig}`, randomUUID()];
const moments = ['0,0', '1700000000000,3600000', '1700000000000,-18000000', '-5,0', '1800000000000,0'];

const someAnswers = fc.record({
  place: fc.constantFrom(...texts),
  speed: fc.option(fc.constantFrom(...numbers), { nil: undefined }),
  size: fc.option(fc.constantFrom(...sizes), { nil: undefined }),
  tools: fc.subarray(tools),
  at: fc.option(fc.constantFrom(...moments), { nil: undefined }),
  safe: fc.option(fc.constantFrom('true', 'false'), { nil: undefined }),
  code: fc.option(fc.constantFrom(...texts), { nil: undefined }),
  scores: fc.array(fc.constantFrom(...numbers), { maxLength: 3 }),
  item: fc.option(fc.constantFrom(...paths), { nil: undefined }),
  items: fc.subarray(paths),
});

/** How reviews stand: as an admin of the database would write it. */
const statuses = [null, ...reviewStatuses];

beforeAll(async () => {
  server = await startTestServer();
  admin = (await server.company()).admin;
  await server.as(admin, forms.createForm, { body: form });
  await server.as(admin, forms.publishForm, { params: { id: form.id } });
  sheetId = (
    await server.as(admin, filling.createSheet, { params: { id: form.id }, body: { name: 'Random' } })
  ).id;
  const given = fc.sample(someAnswers, { numRuns: 300, seed: 4_700 });
  const body = {
    rows: given.map((answers) => ({
      answers: Object.entries(answers).flatMap(([key, value]) =>
        (value === undefined ? [] : [value].flat()).map((one) => ({
          questionId: ids[key as keyof typeof ids],
          value: one,
        })),
      ),
    })),
  };
  const kept = await server.as(admin, filling.addRows, { params: { id: sheetId }, body });
  for (const [index, row] of kept.entries()) {
    // Submitted one second apart, with reviews of every kind.
    const createdAt = firstMoment + index * 1_000;
    const reviewState = statuses[index % statuses.length] ?? null;
    const answers: Record<string, string | string[]> = {};
    for (const { questionId, value } of row.answers) {
      const list = answers[questionId];
      if (!isMultiValue(types.get(questionId)?.type ?? 'TEXT')) answers[questionId] = value;
      else if (Array.isArray(list)) list.push(value);
      else answers[questionId] = [value];
    }
    rows.push({ id: row.id, createdAt, reviewState, alerts: row.alerts, answers });
  }
  await inCompany(server, admin.companyId, (tx) =>
    tx.raw(
      `update rows set created_at = given."createdAt",
         review_state = case given."reviewState" when 'RETURNED' then 'PENDING' else given."reviewState" end,
         returned_at = case given."reviewState" when 'RETURNED' then 1 end
       from jsonb_to_recordset($1::text::jsonb) as given (id uuid, "createdAt" bigint, "reviewState" text)
       where rows.id = given.id`,
      [JSON.stringify(rows)],
    ),
  );
});
afterAll(() => server.close());

const valuesByType: Partial<Record<QuestionType, readonly string[]>> = {
  TEXT: [...texts, 'gate', 'É', 'ä', ''],
  NUMERIC: numbers,
  RADIO: sizes,
  CHECKBOXES: tools,
  DATETIME: ['0', '1700000000000', '1799999999999', '-5,0'],
  BOOLEAN: ['true', 'false'],
  SCANNED_CODE: [...texts, 'ate'],
  MULTI_NUMERIC: numbers,
  CATALOG_RADIO: [...paths, leaf, twig],
  CATALOG_CHECKBOX: [...paths, leaf, twig],
};

it('compares every type that can be filtered', () => {
  const filtered = questionTypeNames.filter((type) => questionTypes[type].filterOperators.length > 0);
  const compared = new Set([...types.values()].map(({ type }) => type));
  expect(filtered.filter((type) => !compared.has(type) || valuesByType[type] === undefined)).toEqual([]);
});

const moment = fc.integer({ min: firstMoment - 1_000, max: firstMoment + 301_000 });
/** What a filter says beside the answers. */
const around = fc.record({
  reviewState: fc.constantFrom(null, null, ...reviewStates),
  returned: fc.constantFrom(undefined, null, true, false),
  alerts: fc.constantFrom(undefined, null, null, true, false),
  dates: fc.option(fc.tuple(moment, moment), { nil: [null, null] as const }),
});

const oneFilter = fc
  .constantFrom(
    ...form.questions
      .filter(({ type }) => questionTypes[type].filterOperators.length > 0)
      .map(({ id }) => id),
  )
  .chain((questionId) => {
    const type = types.get(questionId)?.type ?? 'TEXT';
    const values = fc.constantFrom(...(valuesByType[type] ?? ['']));
    return fc.record({
      questionId: fc.constant(questionId),
      operator: fc.constantFrom(...questionTypes[type].filterOperators),
      values: fc.array(values, { minLength: 1, maxLength: 3 }),
    });
  });

/** Of the types that the example form does not ask. */
function furtherQuestions(): Question[] {
  const like = (id: string, text: string, type: QuestionType) => ({
    ...(example.form.questions[1] as Question),
    id,
    text,
    type,
  });
  return [
    like(ids.code, 'Code', 'SCANNED_CODE'),
    like(ids.scores, 'Scores', 'MULTI_NUMERIC'),
    like(ids.item, 'Item', 'CATALOG_RADIO'),
    like(ids.items, 'Items', 'CATALOG_CHECKBOX'),
  ];
}

describe('a row filter', () => {
  it('passes the same rows on the server as in the core', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(oneFilter, { maxLength: 3 }),
        fc.boolean(),
        around,
        async (filters, and, rest) => {
          const { reviewState, returned, alerts, dates } = rest;
          const [minDate, maxDate] = dates;
          const filter: DatedFilter = { and, minDate, maxDate, reviewState, returned, alerts, filters };
          fc.pre(filterIssues(filter, types).length === 0);
          const expected = rows.filter(compileFilter(filter, types)).map(({ id }) => id);
          const page = await server.as(admin, sheets.filterSheetRows, {
            params: { id: sheetId },
            query: { size: 1_000 },
            body: filter,
          });
          if (!('content' in page)) throw new Error('Rows were expected');
          expect(page.content.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
          expect(page.totalElements).toBe(expected.length);
        },
      ),
      { numRuns: 250 },
    );
  });

  it('of the latest days passes the rows of those days for whoever asks', async () => {
    await inCompany(server, admin.companyId, (tx) =>
      tx.raw(
        'update rows set created_at = case id when $1 then $2::bigint else $3::bigint end where id in ($1, $4)',
        [rows[0]?.id, Date.now(), Date.now() - 9 * 24 * 3_600_000, rows[1]?.id],
      ),
    );
    const idsOf = async (lastDays: number) => {
      const page = await server.as(admin, sheets.filterSheetRows, {
        params: { id: sheetId },
        body: { lastDays },
      });
      return 'content' in page ? page.content.map(({ id }) => id) : [];
    };
    expect(await idsOf(1)).toEqual([rows[0]?.id]);
    expect(await idsOf(8)).toEqual([rows[0]?.id]);
    expect(await idsOf(10)).toEqual([rows[0]?.id, rows[1]?.id]);
    const both = { lastDays: 7, minDate: 1, maxDate: 2 };
    await expect(
      server.as(admin, sheets.filterSheetRows, { params: { id: sheetId }, body: both }),
    ).rejects.toMatchObject({
      status: 400,
      message: 'Give either the latest days, or a start date and an end date',
    });
  });

  it('answers the same rows in columns', async () => {
    const reply = await server.fetch(admin, `/sheet/${sheetId}/row?size=1000`, {
      headers: { accept: 'application/vnd.formdeck.columns+json' },
    });
    const columns = (await reply.json()) as {
      id: string[];
      answers: Record<string, (string | string[] | null)[]>;
    };
    const byId = new Map(rows.map((row) => [row.id, row.answers]));
    columns.id.forEach((id, index) => {
      for (const questionId of [ids.place, ids.speed, ids.tools]) {
        expect(columns.answers[questionId]?.[index] ?? undefined).toEqual(byId.get(id)?.[questionId]);
      }
    });
    expect(columns.id).toHaveLength(rows.length);
  });

  it.each([
    ['a number that is none', ids.speed, 'GT', ['fast'], 'Enter a valid number'],
    ['bounds that are none', ids.speed, 'BETWEEN', ['1', ''], 'Your upper bound must be a valid number'],
    ['no option', ids.tools, 'CONTAINS', [], 'Please choose at least one option'],
    ['a photo', ids.photo, 'EQ', ['x'], 'You cannot apply a filter to this question'],
  ] as const)(
    'with %s is refused in the words of the spec',
    async (_name, questionId, operator, values, message) => {
      const body = { filters: [{ questionId, operator, values: [...values] }] };
      const refused = server.as(admin, sheets.filterSheetRows, { params: { id: sheetId }, body });
      await expect(refused).rejects.toMatchObject({ status: 400, message });
    },
  );
});
