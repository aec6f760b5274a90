// What of a photo is stored: the place where it was taken is not. What may be attached, and how it is handed out.
import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as filling from '#core/filling/calls.ts';
import { fileLimit } from '#core/questions/attached/file-types.ts';
import { usedAmong } from '#server/files/usage-store.ts';
import * as sheets from '#core/sheets/calls.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { bytesOf, officeFile } from '#tests/support/documents.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { unzip } from '#tests/support/unzip.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  ({ admin } = await server.company());
});
afterAll(() => server.close());

describe('a photo', () => {
  const send = (id: string, body: Buffer, type = 'image/jpeg') =>
    server.fetch(admin, `/image/${id}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: new Uint8Array(body),
    });

  it('is stored without the place where it was taken, and still the same when it is sent again', async () => {
    const taken = await sharp({ create: { width: 120, height: 80, channels: 3, background: '#3377aa' } })
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSMapDatum: 'Northern datum' } })
      .jpeg()
      .toBuffer();
    const id = randomUUID();
    expect((await send(id, taken)).status).toBe(201);
    const bytes = Buffer.from(await (await server.fetch(admin, `/image/${id}.jpg`)).arrayBuffer());
    expect(taken.includes('Northern datum')).toBe(true);
    expect(bytes.includes('Northern datum')).toBe(false);
    expect(bytes).toHaveLength(taken.length);
    expect((await sharp(bytes).metadata()).orientation).toBe(6);
    expect((await send(id, taken)).ok).toBe(true);
  });

  it('without a pixel is refused', async () => {
    const empty = await sharp({ create: { width: 120, height: 80, channels: 3, background: '#3377aa' } })
      .resize(1)
      .png()
      .toBuffer();
    empty.fill(0, 16, 24);
    const reply = await send(randomUUID(), empty, 'image/png');
    expect([reply.status, await reply.json()]).toMatchObject([
      415,
      { detail: expect.stringContaining('no pixels') },
    ]);
  });
});

describe('an attached file', () => {
  const example = exampleForm();
  const [question] = example.form.questions;
  const reportId = randomUUID();
  const form = {
    ...example.form,
    questions: [
      ...example.form.questions,
      { ...question!, id: reportId, text: 'Report', type: 'FILE' as const, required: false },
    ],
  };
  const upload = async (
    name: string,
    body: Uint8Array<ArrayBuffer>,
    { id = randomUUID(), by = admin, type = 'application/octet-stream' } = {},
  ) => {
    const reply = await server.fetch(by, `/file/${id}?name=${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    return { status: reply.status, id, ...((await reply.json()) as { value?: string; detail?: string }) };
  };
  const rowWith = (sheetId: string, value: string, questionId = reportId, by = admin) =>
    server.as(by, filling.addRow, {
      params: { id: sheetId },
      body: {
        answers: [
          { questionId: example.ids.place, value: 'Gate 1' },
          { questionId, value },
        ],
      },
    });
  let sheetId = '';
  beforeAll(async () => {
    await server.publish(admin, form);
    ({ id: sheetId } = await server.as(admin, filling.createSheet, {
      params: { id: form.id },
      body: { name: 'Week 12' },
    }));
  });

  it('is handed out to be saved and never to be run, under the name that it came with', async () => {
    const bytes = await officeFile('docx');
    const { status, id, value = '' } = await upload('../Größe\u202E.docx', bytes);
    expect([status, value]).toEqual([201, `${id} ${bytes.length} Größe-.docx`]);
    expect(await upload('../Größe\u202E.docx', bytes, { id })).toMatchObject({ status: 200, value });
    expect(await upload('Other.docx', bytes, { id })).toMatchObject({
      status: 409,
      detail: 'There is already another file with this id.',
    });
    await rowWith(sheetId, value);
    const reply = await server.fetch(admin, `/file/${id}`);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'content-disposition': expect.stringContaining('attachment; filename=Gr'),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(new Uint8Array(await reply.arrayBuffer())).toEqual(bytes);
    expect((await server.fetch(admin, `/image/${id}`)).status).toBe(404);
  });

  it('is refused by its content, whatever it is sent as', async () => {
    const page = bytesOf('<html><script>alert(1)</script>');
    expect(await upload('a.pdf', page, { type: 'application/pdf' })).toMatchObject({
      status: 415,
      detail: expect.stringContaining('is not what its name says'),
    });
    expect(await upload('a.pdf', page, { type: 'text/html' })).toMatchObject({ status: 415 });
    const large = new Uint8Array(fileLimit + 1).fill(0x20);
    expect(await upload('a.txt', large)).toMatchObject({ status: 413 });
    expect(await upload('a.txt', large.subarray(1))).toMatchObject({ status: 201 });
  });

  it('is what its answer says, and was sent by who answers', async () => {
    const { id, value = '' } = await upload('notes.txt', bytesOf('notes'));
    for (const wrong of [
      value.replace('notes', 'others'),
      value.replace(' 5 ', ' 6 '),
      value.replace('.txt', '.exe'),
      id,
    ])
      await expect(rowWith(sheetId, wrong)).rejects.toMatchObject({ status: 400 });
    await expect(rowWith(sheetId, id, example.ids.photo)).rejects.toMatchObject({ status: 400 });
    const { admin: stranger } = await server.company();
    const theirs = await upload('notes.txt', bytesOf('notes'), { by: stranger });
    await expect(rowWith(sheetId, theirs.value ?? '')).rejects.toMatchObject({ status: 400 });
    expect((await server.fetch(stranger, `/file/${id}`)).status).toBe(404);
    expect((await rowWith(sheetId, value)).answers).toMatchObject([{}, { questionId: reportId, value }]);
  });

  it('is in an export beside its table, which names it, and without it by its own name', async () => {
    const exported = (options: object) =>
      server.fetch(admin, '/export/template', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          templateIds: [form.id],
          startDate: 0,
          endDate: Date.now() + 1_000,
          format: 'CSV',
          ...options,
        }),
      });
    const alone = await exported({ zip: true }).then(async (reply) => Buffer.from(await reply.arrayBuffer()));
    const [table, manifest] = [...unzip(alone).values()].map(String);
    expect(table).toMatch(/;notes\.txt|,notes\.txt/);
    expect(JSON.parse(manifest ?? '')).toMatchObject({
      leftOut: [{ what: 'files', count: 2, why: 'not asked for; their names stand in the table' }],
    });
    const files = unzip(Buffer.from(await (await exported({ images: true })).arrayBuffer()));
    const [name = ''] = [...files.keys()].filter(
      (each) => each.startsWith('files/') && each.endsWith('.txt'),
    );
    expect(name).toMatch(/^files\/\d{6} notes [0-9a-f]{6}\.txt$/);
    expect(files.get(name)?.toString()).toBe('notes');
    const all = await server.fetch(admin, `/template/${form.id}/images?sheetIds=all`);
    expect([...unzip(Buffer.from(await all.arrayBuffer())).keys()]).toContain('Week 12-2-Report-1.txt');
  });

  it('is kept while an answer or its history names it, and then no longer', async () => {
    const { id, value = '' } = await upload('gone.txt', bytesOf('gone'));
    const row = await rowWith(sheetId, value);
    const unused = async () =>
      (
        await server.region.services.database.transaction(admin.companyId, (tx) =>
          tx.raw<{ since: number | null }>('select unused_since as since from images where id = $1', [id]),
        )
      )[0]?.since;
    expect(await unused()).toBeNull();
    const used = await server.region.services.database.transaction(admin.companyId, (tx) =>
      usedAmong(tx, admin.companyId, [id]),
    );
    expect([...used]).toEqual([id]);
    await server.region.services.database.transaction(admin.companyId, (tx) =>
      tx.raw('delete from rows where id = $1', [row.id]),
    );
    expect(await unused()).toBeGreaterThan(0);
  });

  it('is one of two that come at once under one id, with its bytes and its name', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = randomUUID();
      const texts = ['first', 'the second'];
      const sent = await Promise.all(texts.map((text) => upload(`${text}.txt`, bytesOf(text), { id })));
      expect(sent.map(({ status }) => status).toSorted()).toEqual([201, 409]);
      const stored = sent.findIndex(({ status }) => status === 201);
      await rowWith(sheetId, sent[stored]?.value ?? '');
      expect(await (await server.fetch(admin, `/file/${id}`)).text()).toBe(texts[stored]);
    }
  });

  it('is named by its path in commands, within the folder of the rows, and is sent again as the same', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'formdeck-files-'));
    const env = { FORMDECK_SERVER: server.origin, FORMDECK_TOKEN: admin.token };
    const rows = join(folder, 'rows.json');
    const made = { params: { id: form.id }, body: { name: 'Week 13' } };
    const { id: own } = await server.as(admin, filling.createSheet, made);
    const add = (report: string, id = randomUUID()) => {
      writeFileSync(rows, JSON.stringify([{ id, [example.ids.place]: 'Gate 2', Report: report }]));
      return runCommand(['rows', 'add', own, '--file', rows, '--json'], { env });
    };
    try {
      mkdirSync(join(folder, 'reports'));
      writeFileSync(join(folder, 'reports', 'gate.docx'), await officeFile('docx'));
      writeFileSync(join(folder, 'run.pdf'), 'MZ not a document');
      const id = randomUUID();
      expect(JSON.parse((await add('reports/gate.docx', id)).stdout)).toMatchObject({ rows: 1, present: 0 });
      expect(JSON.parse((await add('reports/gate.docx', id)).stdout)).toMatchObject({ rows: 0, present: 1 });
      const { answers } = await server.as(admin, sheets.readRow, { params: { id: own, rowId: id } });
      expect(answers.find(({ questionId }) => questionId === reportId)?.value).toMatch(/ gate\.docx$/);
      for (const [path, why] of [
        ['../gate.docx', 'is not in'],
        ['/etc/hosts', 'is not in'],
        ['reports/none.pdf', 'does not exist'],
        ['run.pdf', 'run.pdf'],
      ] as const)
        expect(await add(path)).toMatchObject({ exitCode: 1, stderr: expect.stringContaining(why) });
      const report = `Report=${join(folder, 'reports', 'gate.docx')}`;
      const set = () => runCommand(['rows', 'set', id, '--answer', report], { env });
      expect((await set()).stderr).toContain('1 answer changed: Report.');
      expect((await set()).stderr).toContain('the entry has these answers already');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
