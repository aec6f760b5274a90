// Rows as filled-in forms: who may print them, what the files are called, and what is on the paper.
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as filling from '#core/filling/calls.ts';
import * as reports from '#core/reports/calls.ts';
import type { PrintFormat } from '#core/reports/print.ts';
import { canReadPdf, pdfPages } from '#tests/support/pdf-text.ts';
import type { Person } from '#tests/support/server.ts';
import { unzip } from '#tests/support/unzip.ts';
import { makeWorld, type Place, type World } from '#tests/support/world.ts';

const secretPlace = 'N45 30 W73 34';

let world: World;
let own: Place;
/** Two rows with a photo, one with letters of other scripts. */
let rowIds: string[];
beforeAll(async () => {
  world = await makeWorld();
  own = world.places.own;
  rowIds = [];
  for (const place of ['Gate 12', 'بوابة 滑走路']) {
    const photo = randomUUID();
    const body = await sharp({ create: { width: 1_600, height: 1_200, channels: 3, background: '#c0392b' } })
      .withExif({ IFD0: { ImageDescription: secretPlace } })
      .jpeg()
      .toBuffer();
    expect(body.includes(secretPlace)).toBe(true);
    const sent = await world.server.fetch(world.people.USER, `/image/${photo}`, {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg' },
      body: new Uint8Array(body),
    });
    expect(sent.status).toBe(201);
    const answers = [
      { questionId: own.questionIds.place, value: place },
      { questionId: own.questionIds.photo, value: photo },
    ];
    const row = await world.server.as(world.people.USER, filling.addRow, {
      params: { id: own.sheetId },
      body: { answers },
    });
    rowIds.push(row.id);
  }
});
afterAll(() => world.server.close());

async function printed(person: Person, ids: readonly string[], format: PrintFormat = 'PDF') {
  const body = { rowIds: [...ids], format };
  const reply = await world.server.as(person, reports.printRows, { body });
  const name = /filename="?([^";]+)/.exec(reply.headers.get('content-disposition') ?? '')?.[1];
  return { name, bytes: Buffer.from(await reply.arrayBuffer()), type: reply.headers.get('content-type') };
}

describe('printed rows', () => {
  it('are for whoever may read each of them', async () => {
    const { people, neighbour, places } = world;
    for (const person of [people.ADMIN, people.MANAGER, people.ANALYST, people.REVIEWER, people.USER])
      expect((await printed(person, rowIds)).type).toBe('application/pdf');
    for (const person of [people.colleague, neighbour.admin])
      await expect(printed(person, rowIds)).rejects.toMatchObject({ status: 404 });
    // One that is not theirs is enough.
    const others = places['another group’s'].rowId;
    await expect(printed(people.MANAGER, [...rowIds, others])).rejects.toMatchObject({ status: 404 });
    const colleagues = places['a colleague’s'].rowId;
    await expect(printed(people.USER, [colleagues])).rejects.toMatchObject({ status: 404 });
    await expect(printed(people.ADMIN, [randomUUID()])).rejects.toMatchObject({ status: 404 });
  });

  it('have a photo in them that says nothing of where it was taken', async () => {
    const { bytes } = await printed(world.people.USER, rowIds);
    // A JPEG is in a PDF as it is.
    expect(bytes.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(true);
    expect(bytes.includes(Buffer.from('DCTDecode'))).toBe(true);
    expect(bytes.includes(secretPlace)).toBe(false);
    // Typst was given stand-ins: the photos themselves have taken their places.
    const objects = bytes.toString('latin1');
    expect([...objects.matchAll(/\/Width (\d+)\s+\/Height (\d+)/g)].map(([, ...size]) => size)).toEqual([
      ['1000', '750'],
      ['1000', '750'],
    ]);
    expect(objects).not.toContain('formdeck-photo');
    expect(bytes.length).toBeLessThan(400_000);
    const page = (await printed(world.people.USER, rowIds, 'HTML')).bytes.toString();
    const photos = [...page.matchAll(/src="data:image\/jpeg;base64,([^"]+)"/g)];
    expect(photos).toHaveLength(2);
    for (const [, photo = ''] of photos) {
      const { width, exif } = await sharp(Buffer.from(photo, 'base64')).metadata();
      expect([width, exif]).toEqual([1_000, undefined]);
    }
    expect(page).toContain('بوابة 滑走路');
  });

  it('are named after their sheet and the number of the row in it', async () => {
    const [first = '', second = ''] = rowIds;
    const one = await printed(world.people.USER, [second]);
    expect(one.name).toMatch(/ row 4\.pdf$/);
    const archive = await printed(world.people.USER, [second, first, second], 'ZIP');
    expect(archive.name).toMatch(/ 2 entries \d{4}-\d{2}-\d{2} \d{6}\.zip$/);
    const files = unzip(archive.bytes);
    expect([...files.keys()].map((name) => / row (\d+)\.pdf$/.exec(name)?.[1])).toEqual(['4', '3']);
    for (const file of files.values()) expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('are at most two hundred', async () => {
    const many = Array.from({ length: 201 }, () => randomUUID());
    await expect(printed(world.people.ADMIN, many)).rejects.toMatchObject({
      status: 400,
      details: { errors: [{ path: 'rowIds', message: 'At most 200 entries can be printed at once' }] },
    });
  });

  it.runIf(canReadPdf)('say on paper what they say on the page, each row on a page of its own', async () => {
    const [first, second] = pdfPages((await printed(world.people.USER, rowIds)).bytes);
    expect(first).toContain('Gate 12');
    expect(first).not.toContain('滑走路');
    expect(second).toContain('滑走路');
    for (const page of [first, second]) {
      expect(page).toContain(world.people.USER.userName);
      expect(page).toMatch(/row [34] · Printed .* by .* Page [12] of 2$/);
    }
  });
});
