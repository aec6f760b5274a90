// A row filter means the same on the server as in the core: each operator for each type that offers it, and random filters.
import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as filling from '#core/filling/calls.ts';
import { filteredQuestions } from '#core/forms/filtered-questions.ts';
import {
  filterOperators,
  operatorRecords,
  takesBounds,
  takesNothing,
} from '#core/questions/filter-operators.ts';
import { answersOf, isMultiValue, kindOf, questionTypeNames } from '#core/questions/types.ts';
import type { DatedFilter } from '#core/sheets/filter/filter-dates.ts';
import { compileFilter, filterIssues, type FilteredRow } from '#core/sheets/filter/filter.ts';
import { operatorLabel } from '#core/sheets/filter/format-filter.ts';
import { parseFilter } from '#core/sheets/filter/parse-filter.ts';
import * as sheets from '#core/sheets/calls.ts';
import { metresFrom } from '#core/sheets/table/distances.ts';
import { reviewStatuses, reviewStates, type Row } from '#core/sheets/schema.ts';
import { query } from '#server/db/transaction.ts';
import { filterCondition } from '#server/sheets/filter-sql.ts';
import {
  type Answer,
  filteredForm as form,
  filteredIds as ids,
  filteredTypes as types,
  oneFilter,
  sent,
  setupIds,
  someAnswers,
  someFiles,
  valuesByType,
} from '#tests/support/filtered-form.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
let people: Person[];
/** Each with its own setup, and by one of two people. */
const sheetIds: string[] = [];
const sheetCount = 5;
type ListedRow = FilteredRow & { id: string; sheetId: string };
const rows: ListedRow[] = [];

/** When the first row was submitted. */
const firstMoment = 1_700_000_000_000;

/** How reviews stand: as an admin of the database would write it. */
const statuses = [null, ...reviewStatuses];

beforeAll(async () => {
  server = await startTestServer();
  const company = await server.company();
  admin = company.admin;
  people = [admin, await server.person(company.id, 'MANAGER')];
  await server.publish(admin, form);
  const given = fc.sample(someAnswers, { numRuns: 120, seed: 4_700 });
  const setups = fc.sample(someAnswers, { numRuns: sheetCount - 1, seed: 4_701 });
  const kept: { row: Row; setup: Answer[] }[] = [];
  for (let place = 0; place < sheetCount; place += 1) {
    const who = people[place % people.length] ?? admin;
    // The last sheet was set up without an answer.
    const contextAnswers = sent(setups[place] ?? {}, (key) => setupIds.get(ids[key]) ?? '');
    const { id } = await server.as(who, filling.createSheet, {
      params: { id: form.id },
      body: { name: `Random ${place}`, contextAnswers },
    });
    const body = {
      rows: given
        .filter((_, index) => index % sheetCount === place)
        .map((answers) => ({ answers: sent(answers, (key) => ids[key]) })),
    };
    const added = await server.as(who, filling.addRows, { params: { id }, body });
    sheetIds.push(id);
    kept.push(...added.map((row) => ({ row, setup: contextAnswers })));
  }
  for (const [index, { row, setup }] of kept.entries()) {
    // Submitted one second apart, with reviews of every kind.
    const createdAt = firstMoment + index * 1_000;
    const reviewState = statuses[index % statuses.length] ?? null;
    const answers: Record<string, string | string[]> = {};
    for (const { questionId, value } of [...row.answers, ...setup]) {
      const list = answers[questionId];
      if (!isMultiValue(types.get(questionId)?.type ?? 'TEXT')) answers[questionId] = value;
      else if (Array.isArray(list)) list.push(value);
      else answers[questionId] = [value];
    }
    const { id, sheetId, alerts, user } = row;
    const hasPassed = index % 5 === 0;
    const report = someFiles[index % (someFiles.length + 1)];
    if (report !== undefined) answers[ids.voice] = answers[ids.report] = report;
    rows.push({ id, sheetId, userId: user.id, createdAt, reviewState, alerts, hasPassed, answers });
  }
  await inCompany(server, admin.companyId, (tx) =>
    tx.raw(
      `update rows set created_at = given."createdAt",
         review_state = case given."reviewState" when 'RETURNED' then 'PENDING' else given."reviewState" end,
         returned_at = case given."reviewState" when 'RETURNED' then 1 end,
         passed = case when given."hasPassed" then '[]'::jsonb end,
         answers = rows.answers || jsonb_strip_nulls(
           jsonb_build_object($2::text, given.answers -> $2, $3::text, given.answers -> $3))
       from jsonb_to_recordset($1::text::jsonb)
         as given (id uuid, "createdAt" bigint, "reviewState" text, "hasPassed" boolean, answers jsonb)
       where rows.id = given.id`,
      [JSON.stringify(rows), ids.report, ids.voice],
    ),
  );
});
afterAll(() => server.close());

it('compares every kind of answer that can be filtered', () => {
  const filtered = questionTypeNames.filter((type) => answersOf(type).filter.operators.length > 0);
  const compared = [...types.values()].filter(({ type }) => valuesByType[type] !== undefined);
  // Types of one kind are filtered alike.
  const kinds = new Set(compared.map(({ type }) => kindOf(type)));
  expect(filtered.filter((type) => !kinds.has(kindOf(type)))).toEqual([]);
});

const moment = fc.integer({ min: firstMoment - 1_000, max: firstMoment + 301_000 });
/** What a filter says beside the answers. */
const around = fc.record({
  reviewState: fc.constantFrom(null, null, ...reviewStates),
  returned: fc.constantFrom(undefined, null, true, false),
  alerts: fc.constantFrom(undefined, null, null, true, false),
  passed: fc.constantFrom(undefined, null, null, true, false),
  userIds: fc.option(fc.subarray([0, 1])),
  alertIds: fc.option(fc.subarray([ids.fast, randomUUID()])),
  dates: fc.option(fc.tuple(moment, moment), { nil: [null, null] as const }),
});

/** Compares the rows that pass on the server with those that pass in the core. */
async function comparePassing(filter: DatedFilter): Promise<void> {
  const expected = rows.filter(compileFilter(filter, types)).map(({ id }) => id);
  const page = await server.as(admin, sheets.filterRows, {
    query: { size: 1_000 },
    body: { sheetIds, rowFilters: filter },
  });
  if (!('content' in page)) throw new Error('Rows were expected');
  expect(page.content.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
  expect(page.totalElements).toBe(expected.length);
}

/** The rows that pass each filter, by the server's conditions in one statement: a request for each took minutes. */
async function passingInSql(filters: readonly DatedFilter[]): Promise<string[][]> {
  const conditions = filters.map((filter) => sql`(${filterCondition(filter, types, [])})`);
  const answer = await inCompany(server, admin.companyId, (tx) =>
    tx.all(
      query
        .selectFrom('rows')
        .select(['id', sql<boolean[]>`array[${sql.join(conditions)}]`.as('passes')])
        .where('sheet_id', 'in', sheetIds),
    ),
  );
  const passes = new Map(answer.map((row) => [row.id, row.passes]));
  return filters.map((_, at) => rows.filter(({ id }) => passes.get(id)?.[at] === true).map(({ id }) => id));
}

describe.each(filterOperators)('the operator %s', (operator) => {
  const offering = filteredQuestions({ ...form, contextQuestions: [] }).filter(({ type }) =>
    answersOf(type).filter.operators.includes(operator),
  );

  it('passes the same rows in SQL as in the core for each type that offers it, some but not all', async () => {
    expect(offering).not.toEqual([]);
    for (const { id: questionId, type } of offering) {
      const all = valuesByType[type] ?? [];
      const given = fc.array(fc.constantFrom(...all), { minLength: 1, maxLength: 3 });
      const several = fc.sample(given, { numRuns: 8, seed: 4_702 });
      // Each alone, and each with the next one as bounds.
      const each = all.map((one, at) => (takesBounds(operator) ? all.slice(at, at + 2) : [one]));
      const filters = (takesNothing(operator) ? [[]] : [...each, ...several])
        .map((values) => ({ and: true, reviewState: null, filters: [{ questionId, operator, values }] }))
        .filter((filter) => filterIssues(filter, types).length === 0);
      const passing = await passingInSql(filters);
      expect(passing, type).toEqual(
        filters.map((filter) => rows.filter(compileFilter(filter, types)).map(({ id }) => id)),
      );
      // Otherwise nothing was compared.
      const counts = passing.map((passed) => passed.length);
      expect(Math.max(...counts), type).toBeGreaterThan(0);
      expect(Math.min(...counts), type).toBeLessThan(rows.length);
    }
  });

  it('is read back from its notation, and has a name of its own', () => {
    const [question] = offering;
    if (question === undefined) throw new Error('No type offers it');
    const [value = '', other = ''] = valuesByType[question.type] ?? [];
    const values = takesNothing(operator) ? '' : takesBounds(operator) ? `${value}..${other}` : value;
    const text = `${question.text} ${operatorRecords[operator].sign} ${values}`;
    expect(parseFilter(text, form.questions, { timeZone: 'UTC' })).toMatchObject({
      ok: true,
      filter: { questionId: question.id, operator },
    });
    const named = filterOperators.filter(
      (each) => operatorLabel(each, question.type) === operatorLabel(operator, question.type),
    );
    expect(named).toEqual([operator]);
  });
});

describe('a row filter', () => {
  it('passes the same rows on the server as in the core', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(oneFilter, { maxLength: 3 }),
        fc.boolean(),
        around,
        async (filters, and, rest) => {
          const { reviewState, returned, alerts, passed, alertIds, dates } = rest;
          const userIds = rest.userIds?.map((place) => people[place]?.id ?? '');
          const [minDate, maxDate] = dates;
          const who = { userIds, alertIds, alerts, passed };
          const filter: DatedFilter = { and, minDate, maxDate, reviewState, returned, ...who, filters };
          fc.pre(filterIssues(filter, types).length === 0);
          await comparePassing(filter);
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
      const page = await server.as(admin, sheets.filterRows, {
        body: { sheetIds, rowFilters: { lastDays } },
      });
      return 'content' in page ? page.content.map(({ id }) => id) : [];
    };
    expect(await idsOf(1)).toEqual([rows[0]?.id]);
    expect(await idsOf(8)).toEqual([rows[0]?.id]);
    expect(await idsOf(10)).toEqual([rows[0]?.id, rows[1]?.id]);
    const both = { lastDays: 7, minDate: 1, maxDate: 2 };
    await expect(
      server.as(admin, sheets.filterRows, { body: { sheetIds, rowFilters: both } }),
    ).rejects.toMatchObject({
      status: 400,
      message: 'Choose either the latest days, or a start date and an end date',
    });
  });

  it.each([ids.point, setupIds.get(ids.point) ?? ''])('sorts rows by distance as core does', async (id) => {
    const middle = { latitude: -36.85, longitude: 174.76 };
    const far = ({ answers }: FilteredRow) => Math.round(metresFrom(middle, answers[id]));
    const page = { size: 500, near: `${id},geo:-36.85,174.76` };
    const listed = await server.as(admin, sheets.filterRows, {
      query: page,
      body: { sheetIds, rowFilters: {} },
    });
    const byId = new Map(rows.map((row) => [row.id, far(row)]));
    const nearest = [...Float64Array.from(byId.values()).sort()];
    expect('content' in listed && listed.content.map((row) => byId.get(row.id))).toEqual(nearest);
  });

  it('answers the same rows in columns', async () => {
    const reply = await server.fetch(admin, `/sheet/${sheetIds[0]}/row?size=1000`, {
      headers: { accept: 'application/vnd.formdeck.columns+json' },
    });
    const columns = (await reply.json()) as {
      id: string[];
      answers: Record<string, (string | string[] | null)[]>;
    };
    const ofSheet = rows.filter(({ sheetId }) => sheetId === sheetIds[0]);
    const byId = new Map(ofSheet.map((row) => [row.id, row.answers]));
    columns.id.forEach((id, index) => {
      for (const questionId of [ids.place, ids.speed, ids.tools]) {
        expect(columns.answers[questionId]?.[index] ?? undefined).toEqual(byId.get(id)?.[questionId]);
      }
    });
    expect(columns.id).toHaveLength(ofSheet.length);
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
      const refused = server.as(admin, sheets.filterRows, { body: { sheetIds, rowFilters: body } });
      await expect(refused).rejects.toMatchObject({ status: 400, message });
    },
  );
});
