// Items of the catalog in entries, over HTTP: what is taken, what is in use, and how files say them.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as catalog from '#core/catalog/calls.ts';
import { listOf } from '#core/catalog/tree.ts';
import { exportSheets } from '#core/exports/calls.ts';
import { limitTexts } from '#core/filling/catalog/catalog-limits.ts';
import * as filling from '#core/filling/calls.ts';
import { withFollowedQuestion, withSelectedBranches } from '#core/forms/question-meta.ts';
import { question } from '#core/questions/schema.ts';
import { insertCatalog } from '#server/catalog/write-store.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
let sheetId: string;
const type = { id: randomUUID(), name: 'Part' };
const item = (name: string, parentId: string | null = null) => ({
  id: randomUUID(),
  name,
  type,
  parentId,
  code: null,
  fields: {},
  retired: false,
});
const [truck, other] = [item('Truck'), item('Other')];
const [cab, spare] = [item('Cab', truck.id), item('Spare', truck.id)];
const door = item('Door', cab.id);
const pathOf = (...items: { id: string }[]) => items.map(({ id }) => id).join(',');
const asked = (text: string, order: number, meta: { key: string; value: string }[] | readonly object[]) =>
  question.parse({ id: randomUUID(), text, order, type: 'CATALOG_RADIO', questionMeta: meta });
const area = asked('Area', 0, withSelectedBranches([], [truck.id]));
const part = asked('Part', 1, withFollowedQuestion(withSelectedBranches([], [truck.id]), area.id));
const damages = question.parse({
  id: randomUUID(),
  text: 'Damages',
  order: 5,
  type: 'ENTRIES',
  questions: [area, part],
});
const { form, ids } = exampleForm();

beforeAll(async () => {
  server = await startTestServer();
  admin = (await server.company()).admin;
  const items = [truck, other, cab, spare, door];
  await inCompany(server, admin.companyId, (tx) =>
    insertCatalog(tx, admin.companyId, { types: [type], items }),
  );
  await server.publish(admin, { ...form, questions: [...form.questions, damages] });
  const sheet = { params: { id: form.id }, body: { name: 'Monday' } };
  sheetId = (await server.as(admin, filling.createSheet, sheet)).id;
});
afterAll(() => server.close());

const add = (...entries: Record<string, string>[]) => {
  const values = entries.map((entry) => ({ questionId: damages.id, value: JSON.stringify(entry) }));
  const answers = [{ questionId: ids.place, value: 'Gate 1' }, ...values];
  return server.as(admin, filling.addRow, { params: { id: sheetId }, body: { answers } });
};
const refused = (message: string) =>
  expect.objectContaining({
    details: expect.objectContaining({ errors: [expect.objectContaining({ message })] }),
  });
const here = { [area.id]: pathOf(truck, cab), [part.id]: pathOf(truck, cab, door) };

it('takes what fits, by where the items stand and what an entry answers, and says which entry does not', async () => {
  await expect(add(here)).resolves.toBeDefined();
  const gone = { [area.id]: pathOf(truck, { id: randomUUID() }) };
  await expect(add(here, gone)).rejects.toEqual(refused(`Entry 2: Area: ${limitTexts.gone}`));
  const below = `Entry 1: Part: ${limitTexts.notBelow('Area')}`;
  await expect(add({ ...here, [area.id]: pathOf(truck, spare) })).rejects.toEqual(refused(below));
  // A path that somebody has made up.
  await expect(
    add({ [area.id]: pathOf(truck, spare), [part.id]: pathOf(truck, spare, door) }),
  ).rejects.toEqual(refused(below));
});

it('what entries name is in use, and is shown by its new name in files', async () => {
  const usage = await server.as(admin, catalog.readCatalogUsage, { params: { id: door.id } });
  expect(usage).toMatchObject({ answers: 1, forms: [{ id: form.id }] });
  const exported = async (some: object) =>
    (await server.as(admin, exportSheets, { body: { sheetIds: [sheetId], format: 'CSV', ...some } })).text();
  const renamed = { name: 'Left door', typeId: type.id, parentId: cab.id };
  await server.as(admin, catalog.changeCatalogItem, { params: { id: door.id }, body: renamed });
  expect(await exported({ entries: damages.id })).toContain('Truck / Cab,Truck / Cab / Left door');
  expect(await exported({})).toContain('""Part"":""Truck / Cab / Left door""');
});

it('is retired instead of deleted', async () => {
  await server.as(admin, catalog.deleteCatalogItem, { params: { id: door.id } });
  await server.as(admin, catalog.deleteCatalogItem, { params: { id: spare.id } });
  const left = listOf(await server.as(admin, catalog.readCatalog, {}));
  expect(left.map(({ name, retired }) => [name, retired])).toEqual([
    ['Other', false],
    ['Truck', false],
    ['Cab', false],
    ['Left door', true],
  ]);
});

it('whoever fills in the form sees the items that its entries choose from', async () => {
  const user = await server.person(admin.companyId, 'USER');
  const [top, ...more] = await server.as(user, catalog.readCatalog, {});
  expect([top?.name, more]).toEqual(['Truck', []]);
});
