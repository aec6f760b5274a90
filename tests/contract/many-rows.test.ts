// Many rows in one call: the server validates and inserts them in batches, but they are added all or none.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as filling from '#core/filling/calls.ts';
import * as sheets from '#core/sheets/calls.ts';
import { failure } from '#tests/support/failure.ts';
import { makeWorld, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.server.close());

type Row = { id: string; answers: { questionId: string; value: string }[] };

const newRows = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    answers: [
      { questionId: world.places.own.questionIds.speed, value: String(index) },
      { questionId: world.places.own.questionIds.place, value: `Gate ${index}` },
    ],
  }));

const newSheet = async () => {
  const sheet = { params: { id: world.places.own.formId }, body: { name: 'Many' } };
  return (await world.server.as(world.people.ADMIN, filling.createSheet, sheet)).id;
};

const add = (sheetId: string, rows: readonly Row[]) =>
  world.server.as(world.people.ADMIN, filling.addRows, {
    params: { id: sheetId },
    body: { rows: [...rows] },
  });

const count = async (sheetId: string) =>
  (await world.server.as(world.people.ADMIN, sheets.readSheet, { params: { id: sheetId } })).rowCount;

describe('many rows in one call', () => {
  it('are added once and in order, however often they are sent', async () => {
    const sheetId = await newSheet();
    const rows = newRows(300);
    for (let time = 0; time < 2; time += 1) {
      const added = await add(sheetId, rows);
      expect(added.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
      expect(await count(sheetId)).toBe(300);
    }
    // Some that are there and some that are not.
    await add(sheetId, [...rows.slice(200), ...newRows(100)]);
    expect(await count(sheetId)).toBe(400);
  });

  it('are not added if a late one has a fault, and the error names every fault', async () => {
    const sheetId = await newSheet();
    const rows = newRows(300);
    for (const index of [150, 299]) rows[index]!.answers[0]!.value = 'fast';
    const refused = await failure(add(sheetId, rows));
    expect(refused).toMatchObject({ status: 400 });
    const { places } = world;
    expect(refused.details.errors?.map(({ path }) => path)).toEqual(
      [150, 299].map((index) => `rows.${index}.answers.${places.own.questionIds.speed}`),
    );
    expect(await count(sheetId)).toBe(0);
    // The same rows without the faults are not taken for ones that were added.
    for (const index of [150, 299]) rows[index]!.answers[0]!.value = '7';
    await add(sheetId, rows);
    expect(await count(sheetId)).toBe(300);
  });

  it('of one id are refused, also in different batches', async () => {
    const sheetId = await newSheet();
    const rows = newRows(300);
    rows[250]!.id = rows[0]!.id;
    expect(await failure(add(sheetId, rows))).toMatchObject({
      status: 400,
      message: 'Two entries have the same id',
    });
    expect(await count(sheetId)).toBe(0);
  });

  it('of an id that another row has are refused, and those before them are not added', async () => {
    const sheetId = await newSheet();
    const rows = newRows(300);
    rows[250]!.id = world.places.own.rowId;
    expect(await failure(add(sheetId, rows))).toMatchObject({ status: 409 });
    expect(await count(sheetId)).toBe(0);
  });
});
