// A row filter means the same on the server as in the core, over random rows and filters.
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as filling from '#core/filling/calls.ts';
import * as forms from '#core/forms/calls.ts';
import type { QuestionType } from '#core/forms/schema.ts';
import type { Answers } from '#core/forms/values.ts';
import { compileFilter, filterFaults, operatorsByType } from '#core/sheets/filter.ts';
import * as sheets from '#core/sheets/calls.ts';
import type { RowFilter } from '#core/sheets/schema.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
let sheetId: string;
const { form, ids } = exampleForm();
const types = new Map<string, { type: QuestionType }>(
  [...form.questions].map(({ id, type }) => [id, { type }]),
);
const rows: { id: string; createdAt: number; reviewState: null; answers: Answers }[] = [];

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
const moments = ['0,0', '1700000000000,3600000', '1700000000000,-18000000', '-5,0', '1800000000000,0'];

const someAnswers = fc.record({
  place: fc.constantFrom(...texts),
  speed: fc.option(fc.constantFrom(...numbers), { nil: undefined }),
  size: fc.option(fc.constantFrom(...sizes), { nil: undefined }),
  tools: fc.subarray(tools),
  at: fc.option(fc.constantFrom(...moments), { nil: undefined }),
  safe: fc.option(fc.constantFrom('true', 'false'), { nil: undefined }),
});

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
  for (const row of kept) {
    const answers: Record<string, string | string[]> = {};
    for (const { questionId, value } of row.answers) {
      const list = answers[questionId];
      if (questionId !== ids.tools) answers[questionId] = value;
      else if (Array.isArray(list)) list.push(value);
      else answers[questionId] = [value];
    }
    rows.push({ id: row.id, createdAt: row.dates.created, reviewState: null, answers });
  }
});
afterAll(() => server.close());

const valuesByType: Partial<Record<QuestionType, readonly string[]>> = {
  TEXT: [...texts, 'gate', 'É', 'ä', ''],
  NUMERIC: numbers,
  RADIO: sizes,
  CHECKBOXES: tools,
  DATETIME: ['0', '1700000000000', '1799999999999', '-5,0'],
  BOOLEAN: ['true', 'false'],
};

const oneFilter = fc
  .constantFrom(ids.place, ids.speed, ids.size, ids.tools, ids.at, ids.safe)
  .chain((questionId) => {
    const type = types.get(questionId)?.type ?? 'TEXT';
    const values = fc.constantFrom(...(valuesByType[type] ?? ['']));
    return fc.record({
      questionId: fc.constant(questionId),
      operator: fc.constantFrom(...(operatorsByType[type] ?? [])),
      values: fc.array(values, { minLength: 1, maxLength: 3 }),
    });
  });

describe('a row filter', () => {
  it('passes the same rows on the server as in the core', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(oneFilter, { maxLength: 3 }), fc.boolean(), async (filters, and) => {
        const filter: RowFilter = { and, minDate: null, maxDate: null, reviewState: null, filters };
        fc.pre(filterFaults(filter, types).length === 0);
        const expected = rows.filter(compileFilter(filter, types)).map(({ id }) => id);
        const page = await server.as(admin, sheets.filterSheetRows, {
          params: { id: sheetId },
          query: { size: 1_000 },
          body: filter,
        });
        if (!('content' in page)) throw new Error('Rows were expected');
        expect(page.content.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
        expect(page.totalElements).toBe(expected.length);
      }),
      { numRuns: 150 },
    );
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
