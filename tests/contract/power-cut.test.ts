// What was acknowledged is on the disk, in a file system that forgets what was not synced: images, uploads, exports. What
// could not be brought there is refused, and no record speaks of it.
import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as exportCalls from '#core/exports/calls.ts';
import { hasEnded } from '#core/exports/job.ts';
import { preferJob } from '#core/exports/outcome.ts';
import * as filling from '#core/filling/calls.ts';
import { requestUpload } from '#core/imports/calls.ts';
import { exportFileKey } from '#server/exports/stored-file.ts';
import { uploadKey } from '#server/imports/uploads-store.ts';
import { imageKey } from '#server/sheets/images.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { forgetfulDisk } from '#tests/support/forgetful-disk.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';
import { imageOf } from '#tests/support/world.ts';

const disk = forgetfulDisk('/');
let server: TestServer;
let admin: Person;

beforeAll(async () => {
  server = await startTestServer({ disk });
  ({ admin } = await server.company());
});
afterAll(() => server.close());

const pathOf = (key: string) => join(server.dataFolder, 'files', key);

async function sendImage(id: string, bytes = imageOf(id)): Promise<Response> {
  const reply = await server.fetch(admin, `/image/${id}`, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg' },
    body: bytes,
  });
  await reply.arrayBuffer();
  return reply;
}

const imagesOnRecord = (id: string) =>
  inCompany(server, admin.companyId, (tx) => tx.raw('select id from images where id = $1', [id]));

describe('after a power cut', () => {
  it('an image is there that was acknowledged', async () => {
    const id = randomUUID();
    expect((await sendImage(id)).status).toBe(201);
    expect(disk.lasting(pathOf(imageKey(admin.companyId, id)))).toEqual(Buffer.from(imageOf(id)));
  });

  it('a file is there that was uploaded', async () => {
    const target = await server.as(admin, requestUpload, { query: {} });
    const sent = await fetch(target.url, { method: 'PUT', headers: target.headers, body: 'Place\nGate\n' });
    expect(sent.ok).toBe(true);
    expect(disk.lasting(pathOf(uploadKey(admin.companyId, target.s3Resource)))?.toString()).toBe(
      'Place\nGate\n',
    );
  });

  it('the file of an export is there that is done', async () => {
    const { form, ids } = exampleForm();
    await server.publish(admin, form);
    const params = { id: form.id };
    const sheet = await server.as(admin, filling.createSheet, { params, body: { name: 'Monday' } });
    const answers = [{ questionId: ids.place, value: 'Gate' }];
    await server.as(admin, filling.addRow, { params: { id: sheet.id }, body: { answers } });
    const body = { sheetIds: [sheet.id], format: 'CSV' };
    const asked = await server.fetch(admin, exportCalls.exportSheets.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...preferJob(0) },
      body: JSON.stringify(body),
    });
    const { id } = (await asked.json()) as { id: string };
    const read = () => server.as(admin, exportCalls.readExportJob, { params: { id } });
    await expect.poll(async () => hasEnded(await read())).toBe(true);
    const { state, sha256 } = await read();
    expect(state).toBe('DONE');
    const kept = disk.lasting(pathOf(exportFileKey(admin.companyId, id))) ?? '';
    expect(createHash('sha256').update(kept).digest('hex')).toBe(sha256);
  });
});

describe('an image', () => {
  it('that cannot be brought to the disk is refused, and is on no record', async () => {
    const id = randomUUID();
    disk.failSyncing('EIO');
    const refused = await sendImage(id).finally(() => disk.failSyncing(null));
    expect(refused.status).toBeGreaterThanOrEqual(500);
    expect(await imagesOnRecord(id)).toEqual([]);
    expect((await sendImage(id)).status).toBe(201);
    expect(disk.lasting(pathOf(imageKey(admin.companyId, id)))).toEqual(Buffer.from(imageOf(id)));
  });

  it('is refused with what to do where the disk is full, and taken once there is room', async () => {
    const id = randomUUID();
    disk.failSyncing('ENOSPC');
    const refused = await server
      .fetch(admin, `/image/${id}`, {
        method: 'POST',
        headers: { 'content-type': 'image/jpeg' },
        body: imageOf(id),
      })
      .finally(() => disk.failSyncing(null));
    expect([refused.status, await refused.json()]).toMatchObject([
      507,
      { detail: "The server's disk is full.", hint: expect.stringContaining('Free up some space') },
    ]);
    expect(await imagesOnRecord(id)).toEqual([]);
    expect((await sendImage(id)).status).toBe(201);
  });

  it.each([
    ['EROFS', 'its file system is read-only'],
    ['EACCES', 'its account may not'],
  ])('is refused with what to do where the folder of files answers %s', async (code, why) => {
    const id = randomUUID();
    disk.failSyncing(code);
    const refused = await server
      .fetch(admin, `/image/${id}`, {
        method: 'POST',
        headers: { 'content-type': 'image/jpeg' },
        body: imageOf(id),
      })
      .finally(() => disk.failSyncing(null));
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({
      detail: `The server cannot use the folder of its files: ${why}.`,
      hint: expect.stringContaining('Tell whoever runs the server'),
    });
    expect(await imagesOnRecord(id)).toEqual([]);
  });

  it('whose file was lost is taken again when it is sent again', async () => {
    const id = randomUUID();
    await sendImage(id);
    await disk.remove(pathOf(imageKey(admin.companyId, id)));
    expect((await server.fetch(admin, `/image/${id}.jpg`)).status).toBe(404);
    expect((await sendImage(id)).status).toBe(200);
    expect(disk.lasting(pathOf(imageKey(admin.companyId, id)))).toEqual(Buffer.from(imageOf(id)));
    expect((await server.fetch(admin, `/image/${id}.jpg`)).status).toBe(200);
  });
});
