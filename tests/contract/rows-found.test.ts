// Rows and sheets by the beginnings of their ids: found by anyone who sees them, and by nobody else.
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

const find = (person: keyof World['people'], ids: string[]) =>
  world.server.as(world.people[person], sheets.findRows, { body: { ids } });

describe('rows', () => {
  it('are found by their ids and by the beginnings of them, each once', async () => {
    const { rowId, sheetId, formId } = world.places.own;
    const place = { id: rowId, sheetId, templateId: formId };
    for (const ids of [[rowId], [rowId.slice(0, 8)], [rowId.toUpperCase()], [rowId, rowId.slice(0, 9)]])
      expect(await find('ADMIN', ids)).toEqual([place]);
  });

  it('of one beginning are all told, in the order of what was asked', async () => {
    const { sheetId, questionIds } = world.places.own;
    const start = randomUUID().slice(0, 23);
    const ids = [1, 2].map((digit) => `${start}-00000000000${digit}`);
    const answers = [{ questionId: questionIds.place, value: 'Gate 1' }];
    const rows = ids.map((id) => ({ id, answers }));
    await world.server.as(world.people.ADMIN, filling.addRows, { params: { id: sheetId }, body: { rows } });
    const { rowId } = world.places.own;
    const found = await find('ADMIN', [rowId.slice(0, 13), start.slice(0, 13)]);
    expect(found.map(({ id }) => id)).toEqual([rowId, ...ids]);
  });

  it.each(['ADMIN', 'MANAGER', 'ANALYST', 'REVIEWER', 'USER'] as const)(
    'of another company are not found by %s',
    async (person) => {
      const { rowId } = world.places['another company’s'];
      expect(await find(person, [rowId, rowId.slice(0, 8)])).toEqual([]);
    },
  );

  it('of forms and sheets that one does not see are not found', async () => {
    const { rowId } = world.places['another group’s'];
    expect(await find('ADMIN', [rowId])).toHaveLength(1);
    expect(await find('MANAGER', [rowId])).toEqual([]);
    expect(await find('USER', [world.places['a colleague’s'].rowId])).toEqual([]);
  });

  it('are refused by what is no beginning of an id', async () => {
    for (const id of ['5b1', 'zebra', '%25%25%25%25', `${randomUUID()}0`, "' or 1=1"])
      expect(await failure(find('ADMIN', [id]))).toMatchObject({ status: 400 });
    expect(await failure(find('ADMIN', []))).toMatchObject({ status: 400 });
  });
});

describe('sheets', () => {
  const list = (person: keyof World['people'], id: string) =>
    world.server.as(world.people[person], sheets.listCompanySheets, { query: { id } });

  it('are listed by the beginning of their id, as far as they are seen', async () => {
    const { sheetId } = world.places.own;
    expect((await list('ADMIN', sheetId.slice(0, 8))).content.map(({ id }) => id)).toEqual([sheetId]);
    expect((await list('MANAGER', world.places['another group’s'].sheetId)).content).toEqual([]);
    expect((await list('ADMIN', world.places['another company’s'].sheetId)).content).toEqual([]);
  });
});
