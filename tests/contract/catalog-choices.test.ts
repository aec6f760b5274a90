// What catalog questions take, over HTTP: of a type, below a branch, below an earlier answer; for rows, sheets, corrections
// of rows and edits of answers.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as catalog from '#core/catalog/calls.ts';
import { limitTexts } from '#core/filling/catalog/catalog-limits.ts';
import * as filling from '#core/filling/calls.ts';
import { withFollowedQuestion, withSelectedBranches, withSelectedTypes } from '#core/forms/question-meta.ts';
import { question } from '#core/questions/schema.ts';
import { readSheet, saveAnswers } from '#core/sheets/calls.ts';
import { insertCatalog } from '#server/catalog/write-store.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
const building = { id: randomUUID(), name: 'Building' };
const room = { id: randomUUID(), name: 'Room' };
const plain = { code: null, fields: {}, retired: false };
const item = (name: string, type: typeof room, parentId: string | null) => ({
  id: randomUUID(),
  name,
  type,
  parentId,
  ...plain,
});
const north = item('North', building, null);
const hall = item('Hall', room, north.id);
const south = item('South', building, null);
const cellar = item('Cellar', room, south.id);
const pathOf = (...items: { id: string }[]) => items.map(({ id }) => id).join(',');
const [site, place, any] = [randomUUID(), randomUUID(), randomUUID()];
let formId: string;
let sheetId: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = (await server.company()).admin;
  await inCompany(server, admin.companyId, (tx) =>
    insertCatalog(tx, admin.companyId, { types: [building, room], items: [north, hall, south, cellar] }),
  );
  const asked = (id: string, text: string, order: number, meta: { key: string; value: string }[]) =>
    question.parse({ id, text, order, type: 'CATALOG_RADIO', required: id === site, questionMeta: meta });
  const { form } = exampleForm({
    contextQuestions: [
      question.parse({
        id: any,
        text: 'Region',
        type: 'CATALOG_RADIO',
        context: true,
        questionMeta: [...withSelectedBranches([], [north.id])],
      }),
    ],
    questions: [
      asked(site, 'Site', 0, [...withSelectedTypes([], [building.id])]),
      asked(place, 'Place', 1, [...withFollowedQuestion(withSelectedTypes([], [room.id]), site)]),
    ],
    alerts: [],
  });
  formId = form.id;
  await server.publish(admin, form);
  const sheet = await server.as(admin, filling.createSheet, {
    params: { id: formId },
    body: { name: 'Monday' },
  });
  sheetId = sheet.id;
});
afterAll(() => server.close());

const given = (answers: Record<string, string>) =>
  Object.entries(answers).map(([questionId, value]) => ({ questionId, value }));
const add = (answers: Record<string, string>) =>
  server.as(admin, filling.addRow, { params: { id: sheetId }, body: { answers: given(answers) } });
const refusal = (issues: { path: string; message: string }[]) =>
  expect.objectContaining({ code: 'invalid', details: expect.objectContaining({ errors: issues }) });

describe('a row', () => {
  it('takes what fits, and nothing else', async () => {
    await expect(add({ [site]: pathOf(north), [place]: pathOf(north, hall) })).resolves.toBeDefined();
    const at = `answers.${place}`;
    await expect(add({ [site]: pathOf(south), [place]: pathOf(north, hall) })).rejects.toEqual(
      refusal([{ path: at, message: limitTexts.notBelow('Site') }]),
    );
    await expect(add({ [site]: pathOf(north, hall) })).rejects.toEqual(
      refusal([{ path: `answers.${site}`, message: limitTexts.otherType }]),
    );
    await expect(add({ [site]: randomUUID() })).rejects.toEqual(
      refusal([{ path: `answers.${site}`, message: limitTexts.gone }]),
    );
  });

  it('is looked at by where its items stand, not by the path that somebody has made up', async () => {
    await expect(add({ [site]: pathOf(south), [place]: pathOf(south, hall) })).rejects.toEqual(
      refusal([{ path: `answers.${place}`, message: limitTexts.notBelow('Site') }]),
    );
  });

  it('is one of many that are all refused', async () => {
    const rows = [
      { answers: given({ [site]: pathOf(north) }) },
      { answers: given({ [site]: pathOf(south), [place]: pathOf(south, hall) }) },
    ];
    await expect(
      server.as(admin, filling.addRows, { params: { id: sheetId }, body: { rows } }),
    ).rejects.toEqual(refusal([{ path: `rows.1.answers.${place}`, message: limitTexts.notBelow('Site') }]));
    const { rowCount } = await server.as(admin, readSheet, { params: { id: sheetId } });
    expect(rowCount).toBe(1);
  });
});

it("a sheet's own answers are held to the same", async () => {
  const start = (value: string) =>
    server.as(admin, filling.createSheet, {
      params: { id: formId },
      body: { name: 'Tuesday', contextAnswers: [{ questionId: any, value }] },
    });
  const outside = [{ path: `contextAnswers.${any}`, message: limitTexts.outside }];
  await expect(start(pathOf(south, cellar))).rejects.toEqual(refusal(outside));
  await expect(start(pathOf(north, cellar))).rejects.toEqual(refusal(outside));
  await expect(start(pathOf(north, hall))).resolves.toBeDefined();
});

describe('an edit of an answer', () => {
  const edit = (rowId: string, questionId: string, value: string) =>
    server.as(admin, saveAnswers, {
      params: { id: sheetId },
      body: { questionId, rowId, answers: [value], comment: null },
    });

  it('is refused where it does not fit', async () => {
    const { id } = await add({ [site]: pathOf(north), [place]: pathOf(north, hall) });
    await expect(edit(id, place, pathOf(south, cellar))).rejects.toEqual(
      refusal([{ path: 'answers', message: limitTexts.notBelow('Site') }]),
    );
    await expect(edit(id, place, pathOf(north, cellar))).rejects.toThrow();
  });

  it('removes the answer that follows it and no longer fits', async () => {
    const { id } = await add({ [site]: pathOf(north), [place]: pathOf(north, hall) });
    const row = await edit(id, site, pathOf(south));
    expect(row).toMatchObject({ answers: [{ questionId: site, value: pathOf(south) }] });
    expect('answers' in row && row.answers).toHaveLength(1);
  });
});

it('what is retired is still taken from a device that could not know', async () => {
  const shed = await server.as(admin, catalog.createCatalogItem, {
    body: { name: 'Shed', parentId: north.id, typeId: room.id },
  });
  await server.as(admin, catalog.retireCatalogItem, { params: { id: shed.id } });
  await expect(add({ [site]: pathOf(north), [place]: pathOf(north, shed) })).resolves.toBeDefined();
});
