// The catalog over HTTP: its tree and types, and the names that an export writes in place of ids.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listCatalogTypes, readCatalog, readCatalogVersion } from '#core/catalog/calls.ts';
import { exportSheets } from '#core/exports/calls.ts';
import * as filling from '#core/filling/calls.ts';
import * as forms from '#core/forms/calls.ts';
import { insertCatalog } from '#server/catalog/write-store.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
const plain = { code: null, fields: {}, retired: false, version: 1 };
const country = { id: randomUUID(), name: 'Country' };
const province = { id: randomUUID(), name: 'Province' };
const canada = { id: randomUUID(), name: 'Canada', type: country, parentId: null, ...plain };
const peru = { id: randomUUID(), name: 'Peru', type: country, parentId: null, ...plain };
const quebec = { id: randomUUID(), name: 'Quebec', type: province, parentId: canada.id, ...plain };
const alberta = { id: randomUUID(), name: 'alberta', type: province, parentId: canada.id, ...plain };

beforeAll(async () => {
  server = await startTestServer();
  admin = (await server.company()).admin;
  const catalog = { types: [province, country], items: [quebec, peru, canada, alberta] };
  await inCompany(server, admin.companyId, (tx) => insertCatalog(tx, admin.companyId, catalog));
});
afterAll(() => server.close());

describe('the catalog', () => {
  it('is a tree, by name on each level, which managers and admins read', async () => {
    const tree = [
      {
        ...canada,
        children: [
          { ...alberta, children: [] },
          { ...quebec, children: [] },
        ],
      },
      { ...peru, children: [] },
    ];
    expect(await server.as(admin, readCatalog, {})).toEqual(tree);
    const manager = await server.person(admin.companyId, 'MANAGER');
    expect(await server.as(manager, readCatalog, {})).toEqual(tree);
    const user = await server.person(admin.companyId, 'USER');
    expect(await server.as(manager, listCatalogTypes, {})).toEqual([country, province]);
    // No form that they see asks for an item.
    expect(await server.as(user, listCatalogTypes, {})).toEqual([]);
  });

  it('has another version after a change, and its own in each company', async () => {
    const version = async (person: Person) => (await server.as(person, readCatalogVersion, {})).version;
    const other = (await server.company('Western Airfields')).admin;
    const before = await version(admin);
    expect(await version(admin)).toBe(before);
    expect(await version(other)).not.toBe(before);
    const rename = (name: string) =>
      inCompany(server, admin.companyId, (tx) =>
        tx.raw('update catalog_items set name = $3 where company_id = $1 and id = $2', [
          admin.companyId,
          peru.id,
          name,
        ]),
      );
    await rename('Perú');
    expect(await version(admin)).not.toBe(before);
    await rename(peru.name);
  });

  it('is empty in another company', async () => {
    const other = await server.company('Southern Airfields');
    expect(await server.as(other.admin, readCatalog, {})).toEqual([]);
    expect(await server.as(other.admin, listCatalogTypes, {})).toEqual([]);
  });
});

it('an export writes the names on the path of an answer, and the id of what is no more', async () => {
  const { form, ids } = exampleForm();
  const questions = form.questions.map((question) =>
    question.id === ids.size
      ? { ...question, type: 'CATALOG_RADIO' as const, questionOptions: [] }
      : question.id === ids.tools
        ? { ...question, type: 'CATALOG_CHECKBOX' as const, questionOptions: [] }
        : question,
  );
  await server.as(admin, forms.createForm, { body: { ...form, questions } });
  await server.as(admin, forms.publishForm, { params: { id: form.id } });
  const { id } = await server.as(admin, filling.createSheet, {
    params: { id: form.id },
    body: { name: 'Monday' },
  });
  const gone = randomUUID();
  const answers = [
    { questionId: ids.place, value: 'Gate 1' },
    { questionId: ids.size, value: `${canada.id},${quebec.id}` },
    { questionId: ids.tools, value: peru.id },
    { questionId: ids.tools, value: gone },
  ];
  await server.as(admin, filling.addRow, { params: { id }, body: { answers } });
  const body = { sheetIds: [id], format: 'CSV' as const };
  const text = await (await server.as(admin, exportSheets, { body })).text();
  expect(text).toContain(`Gate 1,,Canada / Quebec,"Peru; ${gone}",`);
});
