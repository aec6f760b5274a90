// Answers that name an image: it is uploaded first, by anyone who sends the answer or into what they see.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as filling from '#core/filling/calls.ts';
import { readRow, saveAnswers } from '#core/sheets/calls.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { putAnswer } from '#tests/support/put-answer.ts';
import type { Person } from '#tests/support/server.ts';
import { imageOf, makeWorld, type Place, type World } from '#tests/support/world.ts';

let world: World;
let own: Place;
beforeAll(async () => {
  world = await makeWorld();
  own = world.places.own;
});
afterAll(() => world.server.close());

const unknown = randomUUID();

async function upload(person: Person, id: string = randomUUID()): Promise<string> {
  const init = { method: 'POST', headers: { 'content-type': 'image/jpeg' }, body: imageOf(id) };
  expect((await world.server.fetch(person, `/image/${id}`, init)).status).toBe(201);
  return id;
}

const row = (image: string, id: string = randomUUID()) => ({
  id,
  answers: [
    { questionId: own.questionIds.place, value: 'Gate 1' },
    { questionId: own.questionIds.photo, value: image },
  ],
});

const addOne = (image: string, id?: string) =>
  world.server.as(world.people.USER, filling.addRow, {
    params: { id: own.sheetId },
    body: row(image, id),
  });

const rowCount = () =>
  inCompany(world.server, own.companyId, (tx) => tx.raw('select id from rows')).then(({ length }) => length);

const refusal = (image: string, path: string) => ({
  code: 'invalid',
  details: {
    errors: [
      { path, message: `There is no image ${image}. Upload the image first, then send the answer again.` },
    ],
  },
});

describe('a new row', () => {
  it('is refused with an image that is not there, and taken once it is', async () => {
    const id = randomUUID();
    const before = await rowCount();
    await expect(addOne(unknown, id)).rejects.toMatchObject(
      refusal(unknown, `answers.${own.questionIds.photo}`),
    );
    expect(await rowCount()).toBe(before);
    await upload(world.people.USER, unknown);
    expect((await addOne(unknown, id)).id).toBe(id);
  });

  it('is answered as before where it is sent again, whatever became of its image', async () => {
    const image = await upload(world.people.USER);
    const id = randomUUID();
    await addOne(image, id);
    await inCompany(world.server, own.companyId, (tx) => tx.raw('delete from images where id = $1', [image]));
    expect((await addOne(image, id)).id).toBe(id);
    const rows = [row(image, id), row(await upload(world.people.USER))];
    const added = await world.server.as(world.people.USER, filling.addRows, {
      params: { id: own.sheetId },
      body: { rows },
    });
    expect(added.map(({ id: each }) => each)).toEqual(rows.map(({ id: each }) => each));
  });

  it('takes all others down with it where one names no image', async () => {
    const before = await rowCount();
    const lost = randomUUID();
    const rows = [row(await upload(world.people.USER)), row(lost)];
    const adding = world.server.as(world.people.USER, filling.addRows, {
      params: { id: own.sheetId },
      body: { rows },
    });
    await expect(adding).rejects.toMatchObject(refusal(lost, `rows.1.answers.${own.questionIds.photo}`));
    expect(await rowCount()).toBe(before);
  });
});

describe('a changed answer', () => {
  const change = (answers: string[]) =>
    world.server.as(world.people.ADMIN, saveAnswers, {
      params: { id: own.sheetId },
      body: { questionId: own.questionIds.photo, rowId: own.rowId, answers },
    });

  it('names an image that is there', async () => {
    const lost = randomUUID();
    await expect(change([lost])).rejects.toMatchObject(refusal(lost, 'answers.0'));
    const image = await upload(world.people.ADMIN);
    await change([image]);
    const { answers } = await world.server.as(world.people.USER, readRow, {
      params: { id: own.sheetId, rowId: own.rowId },
    });
    expect(answers.map(({ value }) => value)).toContain(image);
  });

  it('keeps the image that it had', async () => {
    const lost = randomUUID();
    await putAnswer(world.server, own.companyId, own.rowId, [own.questionIds.photo, lost]);
    await change([lost]);
  });
});
