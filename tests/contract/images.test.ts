// Images: who sees them small and all at once, what a download holds, and what a download token is good for.
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createForm, publishForm } from '#core/forms/calls.ts';
import * as filling from '#core/filling/calls.ts';
import { authenticate, createAccessToken, logout } from '#core/session/calls.ts';
import { type Person, testPassword } from '#tests/support/server.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { putAnswer } from '#tests/support/put-answer.ts';
import { unzip } from '#tests/support/unzip.ts';
import { makeWorld, type Place, type World } from '#tests/support/world.ts';

let world: World;
let own: Place;
let colleagues: Place;
let photoId: string;
let photo: Buffer<ArrayBuffer>;
beforeAll(async () => {
  world = await makeWorld();
  own = world.places.own;
  colleagues = world.places['a colleague’s'];
  photo = Buffer.from(
    await sharp({ create: { width: 1_200, height: 800, channels: 3, background: '#3377aa' } })
      .jpeg()
      .toBuffer(),
  );
  photoId = await answeredWith(world.people.USER, own, photo);
});
afterAll(() => world.server.close());

/** Sends an image as the answer of a new row; answers its id. */
async function answeredWith(person: Person, place: Place, bytes: Buffer<ArrayBuffer>): Promise<string> {
  const id = randomUUID();
  const sent = await world.server.fetch(person, `/image/${id}`, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg' },
    body: bytes,
  });
  expect(sent.status).toBe(201);
  await sent.text();
  await world.server.as(person, filling.addRow, {
    params: { id: place.sheetId },
    body: {
      answers: [
        { questionId: place.questionIds.place, value: '=cmd|gate' },
        { questionId: place.questionIds.photo, value: id },
      ],
    },
  });
  return id;
}

async function got(person: Pick<Person, 'token'> | null, path: string) {
  const reply = await world.server.fetch(person, path);
  const bytes = Buffer.from(await reply.arrayBuffer());
  return { status: reply.status, headers: reply.headers, bytes };
}

const imagesOf = (place: Place, query = '') => `/template/${place.formId}/images?${query}`;

describe('an image', () => {
  it('of too many pixels is refused, however few bytes it has', async () => {
    const create = { width: 9_000, height: 8_000, channels: 3, background: '#2266aa' } as const;
    const body = new Uint8Array(await sharp({ create }).png({ compressionLevel: 9 }).toBuffer());
    const headers = { 'content-type': 'image/png' };
    const reply = await world.server.fetch(world.people.USER, `/image/${randomUUID()}`, {
      method: 'POST',
      headers,
      body,
    });
    expect([reply.status, await reply.json()]).toMatchObject([
      413,
      { detail: 'This image has 72 megapixels: at most 64 are allowed.' },
    ]);
  });
});

describe('a small image', () => {
  it('is small, for this reader only, and of a width that is offered', async () => {
    const { status, headers, bytes } = await got(world.people.ANALYST, `/image/${photoId}.jpg?width=200`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('cache-control')).toBe('private, max-age=86400, immutable');
    expect(headers.get('vary')).toContain('authorization');
    expect(Number(headers.get('content-length'))).toBe(bytes.length);
    expect((await sharp(bytes).metadata()).width).toBe(200);
    const other = await got(world.people.ANALYST, `/image/${photoId}.jpg?width=201`);
    expect(other.status).toBe(400);
    expect(other.bytes.toString()).toContain('Choose one of the widths 96, 200, 400, 800');
    expect((await got(world.people.ANALYST, `/image/${photoId}.jpg`)).bytes.equals(photo)).toBe(true);
  });

  it('is the image itself where that cannot be read', async () => {
    const { status, headers } = await got(world.people.USER, `/image/${own.imageId}.jpg?width=96`);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  it('is seen by those who see the image', async () => {
    const { people, neighbour, places } = world;
    const path = `/image/${photoId}.jpg?width=400`;
    const statuses = async (wanted: readonly (Pick<Person, 'token'> | null)[], at: string) =>
      Promise.all(wanted.map(async (person) => (await got(person, at)).status));
    const everybody = [people.ADMIN, people.MANAGER, people.ANALYST, people.REVIEWER, people.USER];
    expect(await statuses(everybody, path)).toEqual([200, 200, 200, 200, 200]);
    expect(await statuses([people.colleague, neighbour.admin, null], path)).toEqual([404, 404, 401]);
    const others = `/image/${places['another group’s'].imageId}.jpg?width=400`;
    expect(await statuses([people.ADMIN, people.MANAGER, people.ANALYST, people.REVIEWER], others)).toEqual([
      200, 404, 404, 404,
    ]);
  });
});

describe('the images of a question', () => {
  const contentOf = async (person: Person, place: Place, query = '') => {
    const { status, bytes } = await got(person, imagesOf(place, query));
    expect(status).toBe(200);
    return unzip(bytes);
  };

  it('come as files with a manifest, named by a pattern', async () => {
    const query = `questionId=${own.questionIds.photo}&sheetIds=${own.sheetId}`;
    const files = await contentOf(world.people.MANAGER, own, `${query}&name={row}/{n}-{question}`);
    const names = [...files.keys()];
    expect(names.at(-1)).toBe('manifest.csv');
    expect(names.slice(0, -1).every((name) => /^\d+\/1-[^/]+\.jpg$/.test(name))).toBe(true);
    const newest = names.find((name) => name.startsWith('3/'));
    expect(files.get(newest ?? '')?.equals(photo)).toBe(true);
    expect(files.get('manifest.csv')?.toString()).toContain(`,1,`);
  });

  it('are those of the sheets that one sees', async () => {
    const { people } = world;
    const idsIn = async (person: Person) => {
      const manifest = (await contentOf(person, own)).get('manifest.csv')?.toString() ?? '';
      return [own.imageId, photoId, colleagues.imageId].map((id) => manifest.includes(id));
    };
    expect(await idsIn(people.USER)).toEqual([true, true, false]);
    expect(await idsIn(people.colleague)).toEqual([false, false, true]);
    expect(await idsIn(people.ANALYST)).toEqual([true, true, true]);
    const theirs = await got(people.USER, imagesOf(own, `sheetIds=${own.sheetId},${colleagues.sheetId}`));
    expect(theirs.status).toBe(404);
  });

  it('leave out what somebody else’s answer only refers to', async () => {
    const { people, server } = world;
    const { id: rowId } = await server.as(people.USER, filling.addRow, {
      params: { id: own.sheetId },
      body: { answers: [{ questionId: own.questionIds.place, value: 'Gate' }] },
    });
    await putAnswer(server, own.companyId, rowId, [own.questionIds.photo, colleagues.imageId]);
    const files = await contentOf(people.USER, own, `sheetIds=${own.sheetId}`);
    const line = files
      .get('manifest.csv')
      ?.toString()
      .split('\r\n')
      .find((each) => each.includes(colleagues.imageId));
    expect(line).toMatch(/^,.*The server no longer has this image\.$/);
  });

  it('are those of the rows that pass a filter', async () => {
    const filters = [{ questionId: own.questionIds.place, operator: 'CONTAINS', values: ['=cmd'] }];
    const filter = encodeURIComponent(JSON.stringify({ filters }));
    const files = await contentOf(world.people.ADMIN, own, `sheetIds=${own.sheetId}&filter=${filter}`);
    expect(files.size).toBe(2);
    const wrong = await got(world.people.ADMIN, imagesOf(own, 'filter={'));
    expect([wrong.status, wrong.bytes.toString()]).toEqual([
      400,
      expect.stringContaining('row filter as JSON'),
    ]);
  });

  it('name the one that is missing, and bring the others', async () => {
    const { people, server } = world;
    const lostId = await answeredWith(people.USER, own, Buffer.concat([photo, Buffer.from('lost')]));
    await rm(join(server.dataFolder, 'files', 'images', own.companyId, lostId));
    const files = await contentOf(people.USER, own, `questionId=${own.questionIds.photo}`);
    const manifest = files.get('manifest.csv')?.toString() ?? '';
    expect(manifest).toMatch(new RegExp(`${lostId},The server no longer has this image`));
    expect([...files.values()].some((bytes) => bytes.equals(photo))).toBe(true);
  });

  it('of a form without sheets are none, whatever the filter', async () => {
    const { form } = exampleForm();
    await world.server.as(world.people.ADMIN, createForm, { body: form });
    await world.server.as(world.people.ADMIN, publishForm, { params: { id: form.id } });
    for (const query of ['', 'filter={}', 'sheetIds=all&filter={}'])
      expect((await got(world.people.ADMIN, `/template/${form.id}/images?${query}`)).status).toBe(204);
  });

  it.each([
    ['name={colour}', '{colour} is not known'],
    ['questionId=00000000-0000-4000-8000-000000000000', 'does not ask for images'],
    ['sheetIds=some', 'Give ids with commas between them'],
  ])('refuse %s', async (query, said) => {
    const { status, bytes } = await got(world.people.ADMIN, imagesOf(own, query));
    expect([status, bytes.toString()]).toEqual([400, expect.stringContaining(said)]);
  });

  it('are nothing where nobody has sent any', async () => {
    const sheet = await world.server.as(world.people.USER, filling.createSheet, {
      params: { id: own.formId },
      body: { name: 'Empty' },
    });
    expect((await got(world.people.USER, imagesOf(own, `sheetIds=${sheet.id}`))).status).toBe(204);
  });
});

describe('a download token', () => {
  it('reads what its person sees, by the address alone, and does nothing else', async () => {
    const { people, server } = world;
    const { accessToken } = await server.as(people.USER, createAccessToken, {});
    const by = `accessToken=${accessToken}`;
    const statusOf = async (path: string, init: RequestInit = {}) => {
      const reply = await fetch(server.origin + path, init);
      await reply.arrayBuffer();
      return reply.status;
    };
    expect(await statusOf(imagesOf(own, by), { headers: { accept: 'text/html' } })).toBe(200);
    expect(await statusOf(`/image/${photoId}.jpg?width=96&${by}`)).toBe(200);
    expect(await statusOf(`/image/${colleagues.imageId}.jpg?${by}`)).toBe(404);
    expect(await statusOf(`/sheet/${own.sheetId}?${by}`)).toBe(401);
    expect(
      await statusOf(`/sheet/${own.sheetId}`, { headers: { authorization: `Bearer ${accessToken}` } }),
    ).toBe(401);
    const post = { method: 'POST', headers: { 'content-type': 'image/jpeg' }, body: photo };
    expect(await statusOf(`/image/${randomUUID()}?${by}`, post)).toBe(401);
    const asked = async (dest: string) => {
      const headers = { accept: 'text/html,*/*', 'sec-fetch-dest': dest };
      const reply = await fetch(`${server.origin}${imagesOf({ ...own, formId: randomUUID() }, by)}`, {
        headers,
      });
      await reply.arrayBuffer();
      return [reply.status, reply.headers.get('content-type')];
    };
    expect(await asked('document')).toEqual([404, 'text/html; charset=utf-8']);
    expect(await asked('iframe')).toEqual([404, 'application/problem+json; charset=utf-8']);
    const bearer = await got({ token: accessToken }, '/user');
    expect(bearer.status).toBe(401);
  });

  it('is good for no longer where the clock is set back', async () => {
    const { services } = world.server.region;
    const { accessToken } = await world.server.as(world.people.USER, createAccessToken, {});
    const read = () => world.server.fetch(null, `/image/${photoId}?accessToken=${accessToken}`);
    expect((await read()).status).toBe(200);
    const { now } = services;
    try {
      services.now = () => now() - 5 * 86_400_000;
      expect((await read()).status).toBe(401);
    } finally {
      services.now = now;
    }
  });

  it('is good for 60 seconds', async () => {
    const { people, server } = world;
    const { expiresAt } = await server.as(people.USER, createAccessToken, {});
    expect(expiresAt - Date.now()).toBeLessThanOrEqual(60_000);
  });

  it('ends when its person signs out', async () => {
    const { people, server } = world;
    const body = { username: people.USER.userName, password: testPassword };
    const session = await server.as(null, authenticate, { body });
    const { accessToken } = await server.as(session, createAccessToken, {});
    const path = `/image/${photoId}.jpg?accessToken=${accessToken}`;
    expect((await server.fetch(null, path)).status).toBe(200);
    await server.as(session, logout, {});
    expect((await server.fetch(null, path)).status).toBe(401);
  });
});
