// Exports of changes by names: rows whose people or catalog items have another name read differently. And what tells
// one database from another.
import { randomUUID } from 'node:crypto';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as exportCalls from '#core/exports/calls.ts';
import { cursorHeader } from '#core/exports/schema.ts';
import * as filling from '#core/filling/calls.ts';
import { authenticate } from '#core/session/calls.ts';
import * as users from '#core/users/calls.ts';
import { insertCatalog } from '#server/catalog/write-store.ts';
import { exampleFormWithCatalog } from '#tests/support/example-form.ts';
import { failure } from '#tests/support/failure.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { type Person, startTestServer, testPassword, type TestServer } from '#tests/support/server.ts';

const country = { id: randomUUID(), name: 'Country' };
const canada = { id: randomUUID(), name: 'Canada', parentId: null, type: country };

let server: TestServer;
let admin: Person;
let formId: string;
let ids: ReturnType<typeof exampleFormWithCatalog>['ids'];
let sheetId: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = (await server.company()).admin;
  await inCompany(server, admin.companyId, (tx) =>
    insertCatalog(tx, admin.companyId, { types: [country], items: [canada] }),
  );
  const made = exampleFormWithCatalog();
  ({ ids } = made);
  formId = made.form.id;
  await server.publish(admin, made.form);
  const sheet = { params: { id: formId }, body: { name: 'Monday' } };
  sheetId = (await server.as(admin, filling.createSheet, sheet)).id;
});
afterAll(() => server.close());

describe('changes since a cursor', () => {
  it('are rows in which somebody, or an item of the catalog, has another name', async () => {
    const { companyId } = admin;
    const author = await server.person(companyId, 'MANAGER');
    const answers = [
      { questionId: ids.place, value: 'Gate 2' },
      { questionId: ids.size, value: canada.id },
    ];
    await add('Gate 1', author);
    await server.as(admin, filling.addRow, { params: { id: sheetId }, body: { answers } });
    const begun = await changes(null);

    await server.as(admin, users.changeUser, {
      params: { id: author.id },
      body: { userName: `${author.userName} Berg` },
    });
    const named = await changes(begun.cursor);
    expect(named.rows).toEqual([['changed', 'Gate 1']]);
    // A visit is no change of a name.
    await server.as(null, authenticate, {
      body: { username: `${author.userName} Berg`, password: testPassword },
    });
    expect((await changes(named.cursor)).rows).toEqual([]);
    await inCompany(server, companyId, (tx) =>
      tx.raw('update catalog_items set name = $2 where id = $1', [canada.id, 'Kanada']),
    );
    const moved = await changes(named.cursor);
    expect(moved.rows).toEqual([['changed', 'Gate 2']]);
    expect((await changes(moved.cursor)).rows).toEqual([]);
  });

  it('are told where the database does not say which one it is', async () => {
    await add('Gate 1');
    const begun = await changes(null);
    const may = (right: string) =>
      inCompany(server, admin.companyId, async (tx) => {
        await tx.raw('set local role none');
        await tx.raw(right);
      });
    await may('revoke execute on function pg_control_system() from public, formdeck_app');
    try {
      expect(await failure(changes(begun.cursor))).toMatchObject({ status: 409 });
      const anew = await changes(null);
      await add('Gate 2');
      expect((await changes(anew.cursor)).rows).toEqual([['new', 'Gate 2']]);
    } finally {
      await may('grant execute on function pg_control_system() to public');
    }
  });
});

async function add(place: string, author = admin): Promise<void> {
  const body = { answers: [{ questionId: ids.place, value: place }] };
  await server.as(author, filling.addRow, { params: { id: sheetId }, body });
}

async function changes(since: string | null) {
  const all = { templateIds: [formId], startDate: -8.64e15, endDate: 8.64e15, format: 'CSV' as const };
  const response = await server.as(admin, exportCalls.exportForm, { body: { ...all, since } });
  const { data } = Papa.parse<Record<string, string>>(await response.text(), {
    header: true,
    skipEmptyLines: true,
  });
  return {
    cursor: response.headers.get(cursorHeader) ?? '',
    rows: data.map((row) => [row['Change'], row['Place']]),
  };
}
