// Rows in columns, as dashboards read them: long pages, sorted and counted like pages of rows, small on the wire.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as filling from '#core/filling/calls.ts';
import { columnsMediaType, type Row, type RowColumns, type RowFilterInput } from '#core/sheets/schema.ts';
import * as sheets from '#core/sheets/calls.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
let sheetIds: string[];
const { form, ids } = exampleForm();
const rowCount = 300;

beforeAll(async () => {
  server = await startTestServer();
  admin = (await server.company()).admin;
  await server.publish(admin, form);
  sheetIds = [];
  for (const name of ['Monday', 'Tuesday', 'Wednesday']) {
    const sheet = { params: { id: form.id }, body: { name } };
    const { id } = await server.as(admin, filling.createSheet, sheet);
    sheetIds.push(id);
    const rows = Array.from({ length: rowCount / 3 }, (_, index) => ({
      answers: [
        { questionId: ids.place, value: index % 7 === 0 ? '["Gate" \\ 1]' : `Gate ${index} „Süd“\n` },
        { questionId: ids.speed, value: String(index) },
        ...(index % 2 === 0 ? ['Rope', 'Torch'] : []).map((value) => ({ questionId: ids.tools, value })),
      ],
    }));
    await server.as(admin, filling.addRows, { params: { id }, body: { rows } });
  }
});
afterAll(() => server.close());

async function post<T>(query: string, accept: string, rowFilters: RowFilterInput = {}): Promise<T> {
  const reply = await server.fetch(admin, `/row/filter?${query}`, {
    method: 'POST',
    headers: { accept, 'content-type': 'application/json' },
    body: JSON.stringify({ sheetIds, rowFilters }),
  });
  if (reply.status !== 200) throw new Error(`${reply.status} ${await reply.text()}`);
  return (await reply.json()) as T;
}

const inColumns = (query: string, filter?: RowFilterInput) =>
  post<RowColumns>(query, columnsMediaType, filter);
const inRows = (query: string, filter?: RowFilterInput) =>
  post<{ content: Row[]; totalElements: number; totalPages: number }>(query, 'application/json', filter);

describe('a page in columns', () => {
  it.each([
    ['size=10000', {}],
    ['size=40&page=2', {}],
    ['size=100&page=1&sort=dates.created,asc', {}],
    ['size=50&sort=dates.lastModified,desc', {}],
    ['size=20&page=1', { filters: [{ questionId: ids.speed, operator: 'LT' as const, values: ['20'] }] }],
    ['size=20&page=9', { filters: [{ questionId: ids.speed, operator: 'LT' as const, values: ['20'] }] }],
    ['size=20', { filters: [{ questionId: ids.speed, operator: 'GT' as const, values: ['1000'] }] }],
  ] satisfies [string, RowFilterInput][])(
    'holds the rows of the same page as rows: %s',
    async (query, filter) => {
      const columns = await inColumns(query, filter);
      const rows = await inRows(query.replace('size=10000', 'size=1000'), filter);
      expect(columns.id).toEqual(rows.content.map(({ id }) => id));
      expect(columns.sheetId).toEqual(rows.content.map(({ sheetId }) => sheetId));
      expect(columns.created).toEqual(rows.content.map(({ dates }) => dates.created));
      expect(columns.user.map((place) => columns.users[place])).toEqual(rows.content.map(({ user }) => user));
      expect(columns.totalElements).toBe(rows.totalElements);
      expect(columns.totalPages).toBe(Math.ceil(rows.totalElements / columns.size));
      for (const questionId of [ids.place, ids.speed, ids.tools, ids.photo]) {
        const wanted = rows.content.map(({ answers }) => {
          const values = answers
            .filter((answer) => answer.questionId === questionId)
            .map(({ value }) => value);
          return values.length === 0 ? null : questionId === ids.tools ? values : values[0];
        });
        expect(columns.answers[questionId]).toEqual(wanted);
      }
    },
  );

  it('comes in turn to every row of a sheet, in one order as in the other backwards', async () => {
    const read = async (sort: string): Promise<string[]> => {
      const found: string[] = [];
      for (let page = 0; ; page += 1) {
        const path = `/sheet/${sheetIds[0]}/row?size=7&page=${page}&sort=dates.created,${sort}`;
        const reply = await server.fetch(admin, path, { headers: { accept: columnsMediaType } });
        const { id } = (await reply.json()) as RowColumns;
        if (id.length === 0) return found;
        found.push(...id);
      }
    };
    const newestFirst = await read('desc');
    const { rowCount: total } = await server.as(admin, sheets.readSheet, { params: { id: sheetIds[0]! } });
    expect(new Set(newestFirst).size).toBe(total);
    expect(newestFirst).toHaveLength(total);
    expect(await read('asc')).toEqual(newestFirst.toReversed());
  });

  it('may be of 10,000 rows, where a page of rows ends at 1,000', async () => {
    expect((await inColumns('size=10000')).id).toHaveLength(rowCount);
    await expect(inColumns('size=10001')).rejects.toThrow('400');
    await expect(inRows('size=1001')).rejects.toThrow(/400 .*"path":"size"/);
    for (const path of [`/sheet/${sheetIds[0]}/row`, `/template/${form.id}/sheets`]) {
      expect((await server.fetch(admin, `${path}?size=1001`)).status).toBe(400);
    }
  });

  it.each(['zstd', 'gzip'])('is compressed by %s', async (encoding) => {
    const reply = await server.fetch(admin, `/sheet/${sheetIds[0]}/row?size=10000`, {
      headers: { accept: columnsMediaType, 'accept-encoding': encoding },
    });
    expect(reply.headers.get('content-encoding')).toBe(encoding);
    expect(reply.headers.get('content-type')).toBe(`${columnsMediaType}; charset=utf-8`);
  });
});

it('reads one row', async () => {
  const [first] = (await inRows('size=1')).content;
  const at = { id: first!.sheetId, rowId: first!.id };
  expect(await server.as(admin, sheets.readRow, { params: at })).toEqual(first);
  const elsewhere = sheetIds.find((id) => id !== first!.sheetId)!;
  await expect(server.as(admin, sheets.readRow, { params: { ...at, id: elsewhere } })).rejects.toMatchObject({
    status: 404,
  });
});
