// Kept pages of rows are what the database would say now, whatever became of the rows; and they are read once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as filling from '#core/filling/calls.ts';
import * as sheets from '#core/sheets/calls.ts';
import { columnsMediaType, oldestFirst, type RowColumns } from '#core/sheets/schema.ts';
import * as users from '#core/users/calls.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';
import { bytesOfPage, createPageCache, type PageCacheOptions, type PageInColumns } from './page-cache.ts';

let server: TestServer;
let admin: Person;
let colleague: Person;
let stranger: Person;
let now = Date.now();
let form: ReturnType<typeof exampleForm>['form'];
let ids: ReturnType<typeof exampleForm>['ids'];

beforeAll(async () => {
  server = await startTestServer({ now: () => now });
  const company = await server.company();
  ({ admin } = company);
  colleague = await server.person(company.id, 'ADMIN');
  stranger = await server.person(company.id, 'USER');
  const reviewer = await server.person(company.id, 'REVIEWER');
  ({ form, ids } = exampleForm({ reviewers: [{ id: reviewer.id }] }));
  await server.publish(admin, form);
});
afterAll(() => server.close());

async function filled(rows: number): Promise<{ sheetId: string; rowIds: string[] }> {
  const sheet = await server.as(admin, filling.createSheet, {
    params: { id: form.id },
    body: { name: 'North' },
  });
  const rowIds: string[] = [];
  while (rowIds.length < rows)
    rowIds.push(...(await add(sheet.id, Math.min(500, rows - rowIds.length), admin)));
  return { sheetId: sheet.id, rowIds };
}

/** A millisecond later than all before. */
async function add(sheetId: string, count: number, by: Person): Promise<string[]> {
  now += 1;
  const rows = Array.from({ length: count }, (_, index) => ({
    answers: [
      { questionId: ids.place, value: `Gate ${index}` },
      { questionId: ids.speed, value: String(index) },
    ],
  }));
  const added = await server.as(by, filling.addRows, { params: { id: sheetId }, body: { rows } });
  return added.map(({ id }) => id);
}

it('is the same bytes as long as nothing of it changes', () => {
  const page: PageInColumns = { text: Buffer.from('"id":[1]'), userIds: [], rows: 1, lastCreated: null };
  const first = bytesOfPage('{"users":[],', page);
  expect(first.toString()).toBe('{"users":[],"id":[1]}');
  expect(bytesOfPage('{"users":[],', page)).toBe(first);
  expect(bytesOfPage('{"users":["Ada"],', page).toString()).toBe('{"users":["Ada"],"id":[1]}');
});

describe('a large sheet', () => {
  let sheetId: string;
  let rowIds: string[];
  beforeAll(async () => {
    ({ sheetId, rowIds } = await filled(2_600));
  });

  async function page(query: string): Promise<RowColumns> {
    const headers = { accept: columnsMediaType };
    const reply = await server.fetch(admin, `/sheet/${sheetId}/row?${query}`, { headers });
    if (reply.status !== 200) throw new Error(`${reply.status} ${await reply.text()}`);
    return (await reply.json()) as RowColumns;
  }

  const rowsIn = ({ user, users: people, returned, answers, ...columns }: RowColumns) =>
    columns.id.map((id, row) => ({
      id,
      created: columns.created[row],
      lastModified: columns.lastModified[row],
      alerts: columns.alerts[row],
      review: columns.reviewState[row],
      isReturned: returned.includes(row),
      user: people[user[row] ?? -1],
      answers: Object.values(answers).map((values) => values[row]),
    }));

  const edit = (row: number, speed: string) =>
    server.as(admin, sheets.saveAnswers, {
      params: { id: sheetId },
      body: { questionId: ids.speed, rowId: rowIds[row] ?? '', answers: [speed] },
    });

  it('reads as it is now after whatever became of its rows', async () => {
    const changes: (() => Promise<unknown>)[] = [
      async () => undefined,
      () => add(sheetId, 1, admin),
      () => add(sheetId, 500, colleague),
      () => edit(0, '71'),
      () => edit(2_599, '72'),
      () => server.as(admin, sheets.reviewRows, { body: { rowIds: rowIds.slice(5, 9), state: 'APPROVED' } }),
      () => server.as(admin, sheets.returnRows, { body: { rowIds: rowIds.slice(20, 22), comment: 'Why?' } }),
      () => server.as(admin, sheets.deleteRows, { body: { rowIds: rowIds.slice(1_400, 1_402) } }),
      async () => {
        const { content } = await server.as(admin, sheets.listUndos, { query: { templateId: form.id } });
        await server.as(admin, sheets.undoRows, { params: { id: content[0]?.id ?? '' } });
      },
      () =>
        server.as(admin, users.changeUser, { params: { id: colleague.id }, body: { userName: 'ada.fox' } }),
    ];
    for (const change of changes) {
      await change();
      now += 1;
      // Twice: one reply may have been kept before, and the next one is.
      for (const _ of ['first', 'again']) {
        const whole = rowsIn(await page('size=10000&sort=dates.created,desc')).toReversed();
        const kept = [];
        for (let at = 0; at * 1_000 < whole.length; at += 1) {
          const some = await page(`size=1000&page=${at}&sort=${oldestFirst}`);
          expect(some.totalElements).toBe(whole.length);
          kept.push(...rowsIn(some));
        }
        expect(kept).toEqual(whole);
      }
    }
  });

  it('is kept for none but those who see it', async () => {
    const query = `size=1000&page=0&sort=${oldestFirst}`;
    await page(query);
    const other = (await server.company()).admin;
    for (const person of [stranger, other]) {
      const reply = await server.fetch(person, `/sheet/${sheetId}/row?${query}`, {
        headers: { accept: columnsMediaType },
      });
      await reply.text();
      expect(reply.status).toBe(404);
    }
  });
});

describe('a page', () => {
  /** Kept pages of two rows, and how often each was read. */
  async function kept(options: PageCacheOptions = {}) {
    const { sheetId, rowIds } = await filled(3);
    const pages = createPageCache(options);
    const reads: number[] = [];
    const ask = (page: number) =>
      server.region.services.database.transaction(admin.companyId, (tx) =>
        pages.of(
          tx,
          admin,
          { sheetIds: [sheetId], questions: [], page: { page, size: 2 } },
          async (): Promise<PageInColumns> => {
            reads.push(page);
            const found = await tx.raw<{ created: number }>(
              'select created_at::float8 as created from rows where sheet_id = $1 order by created_at, id desc limit 2 offset $2',
              [sheetId, page * 2],
            );
            return {
              text: Buffer.alloc(100),
              userIds: [],
              rows: found.length,
              lastCreated: found.at(-1)?.created ?? null,
            };
          },
        ),
      );
    const askBoth = async () => {
      reads.length = 0;
      await ask(0);
      await ask(1);
      return [...reads];
    };
    return { sheetId, rowIds, askBoth };
  }

  it('is read once, and a full one not again when rows come behind it', async () => {
    const { sheetId, askBoth } = await kept();
    expect(await askBoth()).toEqual([0, 1]);
    expect(await askBoth()).toEqual([]);
    await add(sheetId, 1, admin);
    expect(await askBoth()).toEqual([1]);
    await add(sheetId, 1, admin);
    expect(await askBoth()).toEqual([]);
  });

  it('is read again once one of its rows is gone', async () => {
    const { rowIds, askBoth } = await kept();
    await askBoth();
    await server.as(admin, sheets.deleteRows, { body: { rowIds: rowIds.slice(0, 1) } });
    expect(await askBoth()).toEqual([0, 1]);
  });

  it('gives its room to one that was asked for later', async () => {
    const { askBoth } = await kept({ mostBytes: 150 });
    expect(await askBoth()).toEqual([0, 1]);
    expect(await askBoth()).toEqual([0, 1]);
  });
});
