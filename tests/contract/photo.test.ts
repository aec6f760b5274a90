// The photos of people over HTTP: who sees them, and that nobody learns where one was taken.
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeUser } from '#core/users/calls.ts';
import { failure } from '#tests/support/failure.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let ann: Person;
let bob: Person;
let stranger: Person;
let taken: Buffer<ArrayBuffer>;
beforeAll(async () => {
  server = await startTestServer();
  const company = await server.company();
  ann = await server.person(company.id, 'USER');
  bob = await server.person(company.id, 'USER');
  const other = await server.company();
  stranger = other.admin;
  taken = Buffer.from(
    await sharp({ create: { width: 900, height: 600, channels: 3, background: '#3377aa' } })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 30/1 0/1' } })
      .jpeg()
      .toBuffer(),
  );
});
afterAll(() => server.close());

async function upload(person: Person): Promise<string> {
  const id = randomUUID();
  const headers = { 'content-type': 'image/jpeg' };
  const reply = await server.fetch(person, `/image/${id}`, { method: 'POST', headers, body: taken });
  expect(reply.status).toBe(201);
  return id;
}
const setPhoto = (person: Person, photo: string | null) =>
  server.as(person, changeUser, { params: { id: person.id }, body: { photo } });
const statusOf = async (person: Person | null, id: string, query = '') =>
  (await server.fetch(person, `/image/${id}.jpg${query}`)).status;

it('are seen in the company, without what the camera wrote, and nowhere else', async () => {
  expect((await sharp(taken).metadata()).exif).toBeDefined();
  const id = await upload(ann);
  expect(await statusOf(bob, id)).toBe(404);
  expect(await setPhoto(ann, id)).toMatchObject({ photo: id });
  for (const [person, query] of [
    [bob, ''],
    [bob, '?width=96'],
    [ann, ''],
  ] as const) {
    const reply = await server.fetch(person, `/image/${id}.jpg${query}`);
    expect(reply.status).toBe(200);
    const { exif, width } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
    expect(exif).toBeUndefined();
    expect(width).toBe(query === '' ? 800 : 96);
  }
  expect(await statusOf(stranger, id, '?width=96')).toBe(404);
  expect(await statusOf(null, id, '?width=96')).toBe(401);
});

it('are gone for others once they are taken away', async () => {
  const id = await upload(ann);
  await setPhoto(ann, id);
  expect(await statusOf(bob, id)).toBe(200);
  expect(await setPhoto(ann, null)).toMatchObject({ photo: null });
  expect(await statusOf(bob, id)).toBe(404);
});

it('are images of one’s own', async () => {
  const id = await upload(bob);
  expect(await failure(setPhoto(ann, id))).toMatchObject({
    status: 400,
    details: { errors: [{ path: 'photo', message: 'There is no such image' }] },
  });
  expect(await failure(setPhoto(stranger, id))).toMatchObject({ status: 400 });
});
