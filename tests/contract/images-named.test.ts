// Answers and instructions that name an image: it is uploaded first, by anyone who sends them or into what they see.
import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as filling from '#core/filling/calls.ts';
import { changeForm, createForm, publishForm } from '#core/forms/calls.ts';
import { readRow, saveAnswers } from '#core/sheets/calls.ts';
import { exampleForm } from '#tests/support/example-form.ts';
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

async function upload(person: Person, id: string = randomUUID(), body = imageOf(id)): Promise<string> {
  const init = { method: 'POST', headers: { 'content-type': 'image/jpeg' }, body };
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

describe('a picture in the instructions of a form', () => {
  const formWith = (id: string, text: string) => ({
    ...exampleForm().form,
    elements: [
      { id: randomUUID(), type: 'DESCRIPTION' as const, data: { label: 'Close it', picture: { id, text } } },
    ],
  });

  it('is seen by whoever sees the form, and stays while one has it', async () => {
    const { server, people, neighbour } = world;
    const id = await upload(people.ADMIN);
    const statusFor = async (person: Person) => (await server.fetch(person, `/image/${id}`)).status;
    expect(await statusFor(people.MANAGER)).toBe(404);
    const form = formWith(id, 'The valve, closed');
    await server.as(people.ADMIN, createForm, { body: form });
    // A draft is nobody's but its makers'.
    expect(await Promise.all([people.ADMIN, people.USER, neighbour.admin].map(statusFor))).toEqual([
      200, 404, 404,
    ]);
    await server.as(people.ADMIN, publishForm, { params: { id: form.id } });
    expect(await Promise.all([people.MANAGER, people.USER, neighbour.admin].map(statusFor))).toEqual([
      200, 200, 404,
    ]);
    const unused = () =>
      inCompany(server, people.ADMIN.companyId, (tx) =>
        tx.raw<{ unused: boolean }>('select unused_since is not null as unused from images where id = $1', [
          id,
        ]),
      );
    expect(await unused()).toEqual([{ unused: false }]);
    const copy = formWith(id, 'The valve again');
    await server.as(people.MANAGER, createForm, { body: copy });
    await server.as(people.MANAGER, changeForm, {
      params: { id: copy.id },
      body: { ...copy, elements: [] },
    });
    // The first form has it still.
    expect(await unused()).toEqual([{ unused: false }]);
  });

  it('needs a text, and has to be there and in sight', async () => {
    const { server, people, neighbour } = world;
    const refused = (id: string, text: string, message: RegExp, person = people.ADMIN) =>
      expect(server.as(person, createForm, { body: formWith(id, text) })).rejects.toMatchObject({
        status: 400,
        message,
      });
    const id = await upload(people.ADMIN);
    await refused(id, ' ', /say what the picture shows/);
    await refused(randomUUID(), 'Valve', /There is no picture/);
    await refused(id, 'Valve', /There is no picture/, neighbour.admin);
    const raw = { width: 1_600, height: 1_600, channels: 3 } as const;
    const noise = sharp(randomBytes(1_600 * 1_600 * 3), { raw });
    const large = await upload(
      people.ADMIN,
      randomUUID(),
      new Uint8Array(await noise.jpeg({ quality: 100 }).toBuffer()),
    );
    await refused(large, 'Noise', /at most 2 MB/);
  });
});
