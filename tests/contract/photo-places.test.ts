// Where a photo was taken: kept beside it where its question asks for that, and nowhere else.
import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { downloadImages, exportSheets } from '#core/exports/calls.ts';
import * as filling from '#core/filling/calls.ts';
import { withPlaceOfPhotos } from '#core/forms/question-meta.ts';
import { photoPlace, withPhotoPlace } from '#core/questions/places/photo-place.ts';
import { question } from '#core/questions/schema.ts';
import { printRows } from '#core/reports/calls.ts';
import { readImagePlace, readRow, saveAnswers } from '#core/sheets/calls.ts';
import { changeUser } from '#core/users/calls.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { failure } from '#tests/support/failure.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { unzip } from '#tests/support/unzip.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
let user: Person;
let outsider: Person;
let sheetId: string;
let jpeg: Uint8Array<ArrayBuffer>;
const asked = (text: string, meta = withPlaceOfPhotos([], true)) =>
  question.parse({ id: randomUUID(), text, type: 'IMAGE', order: 9, questionMeta: [...meta] });
const keeping = asked('Damage');
const inner = asked('Detail');
const drawing = { ...asked('Sketch'), type: 'DRAWING' as const };
const details = question.parse({
  id: randomUUID(),
  text: 'Details',
  type: 'ENTRIES',
  order: 10,
  questions: [inner],
});
const { form, ids } = exampleForm();
const place = 'geo:-36.85,174.76;u=5';

beforeAll(async () => {
  server = await startTestServer();
  ({ admin } = await server.company());
  const groupId = await server.group(admin.companyId, 'Workshop');
  user = await server.person(admin.companyId, 'USER', { groupIds: [groupId] });
  outsider = await server.person(admin.companyId, 'USER');
  const questions = [...form.questions, keeping, details, drawing];
  await server.publish(admin, { ...form, groupIds: [groupId], questions });
  const sheet = { params: { id: form.id }, body: { name: 'Monday' } };
  sheetId = (await server.as(user, filling.createSheet, sheet)).id;
  const picture = sharp({ create: { width: 12, height: 8, channels: 3, background: '#3377aa' } });
  jpeg = new Uint8Array(await picture.jpeg().toBuffer());
});
afterAll(() => server.close());

async function sent(by = user, body = withPhotoPlace(jpeg, place)): Promise<string> {
  const id = randomUUID();
  await server.as(by, filling.uploadImage, { params: { id }, body });
  return id;
}
const row = (questionId: string, value: string) =>
  server.as(user, filling.addRow, {
    params: { id: sheetId },
    body: {
      answers: [
        { questionId: ids.place, value: 'Gate 2' },
        { questionId, value },
      ],
    },
  });
const placeOf = async (id: string, by = admin) =>
  (await server.as(by, readImagePlace, { params: { id } })).place;
/** Of the database, whoever may see it. */
const kept = async (id: string) =>
  (
    await server.region.services.database.transaction(admin.companyId, (tx) =>
      tx.raw<{ place: string | null }>('select place from images where id = $1', [id]),
    )
  )[0]?.place;

it('is kept beside a photo whose question asks for it, and the file says nothing', async () => {
  const id = await sent();
  // Until a row names it, nobody is told.
  expect(await placeOf(id, user)).toBeNull();
  const { id: rowId } = await row(keeping.id, id);
  expect(await placeOf(id)).toBe(place);
  expect(await failure(placeOf(id, outsider))).toMatchObject({ status: 404 });
  const bytes = Buffer.from(await (await server.fetch(admin, `/image/${id}.jpg`)).arrayBuffer());
  expect(photoPlace(bytes)).toBeNull();
  const stored = await server.as(admin, readRow, { params: { id: sheetId, rowId } });
  expect(JSON.stringify(stored)).not.toContain('174.76');
  const inEntry = await sent();
  await row(details.id, JSON.stringify({ [inner.id]: inEntry }));
  expect(await placeOf(inEntry)).toBe(place);
});

it('is kept nowhere for a question that does not ask for it, and not later either', async () => {
  for (const other of [ids.photo, drawing.id]) {
    const id = await sent();
    await row(other, id);
    expect(await kept(id)).toBeNull();
    await row(keeping.id, id);
    expect([await kept(id), await placeOf(id)]).toEqual([null, null]);
  }
  const face = await sent(admin);
  await server.as(admin, changeUser, { params: { id: admin.id }, body: { photo: face } });
  expect(await kept(face)).toBeNull();
});

it('is none where the photo says none on Earth', async () => {
  const bytes = withPhotoPlace(jpeg, place);
  bytes.set(
    [0xff, 0xff],
    bytes.findIndex((_, at) => new DataView(bytes.buffer).getUint32(at) === 368_500_000),
  );
  for (const body of [jpeg, bytes]) {
    const id = await sent(user, body);
    await row(keeping.id, id);
    expect(await kept(id)).toBeNull();
  }
});

it('is kept of a photo that takes the place of another one', async () => {
  const { id: rowId } = await row(keeping.id, await sent());
  const next = await sent(admin, withPhotoPlace(jpeg, 'geo:51.5,-0.12'));
  const body = { rowId, questionId: keeping.id, answers: [next] };
  await server.as(admin, saveAnswers, { params: { id: sheetId }, body });
  expect(await placeOf(next)).toBe('geo:51.5,-0.12');
});

it('is in exports beside the photo, in the tables of entries too', async () => {
  const id = await sent();
  await row(details.id, JSON.stringify({ [inner.id]: await sent() }));
  await row(keeping.id, id);
  const body = { sheetIds: [sheetId], format: 'CSV' as const, zip: true };
  const reply = await server.as(admin, exportSheets, { body });
  const [rows = '', entries = ''] = [...unzip(Buffer.from(await reply.arrayBuffer()))].flatMap(
    ([name, bytes]) => (name.endsWith('.csv') ? [bytes.toString()] : []),
  );
  expect(rows).toContain(',Damage,Damage latitude,Damage longitude,Damage altitude (m),Damage accuracy (m),');
  expect(rows).toContain(`,${id},-36.85,174.76,,5,`);
  expect(rows).not.toContain('Photo latitude');
  expect(entries).toContain(',Detail,Detail latitude,');
  expect(entries).toContain(',-36.85,174.76,,5');
});

it('is printed with its row, by commands, on paper and in the manifest of the archive of images', async () => {
  const id = await sent();
  const { id: rowId } = await row(details.id, JSON.stringify({ [inner.id]: id }));
  const env = { FORMDECK_SERVER: server.origin, FORMDECK_TOKEN: admin.token };
  const { stdout } = await runCommand(['rows', 'show', rowId, '--json'], { env });
  expect(JSON.parse(stdout)).toMatchObject({ id: rowId, photoPlaces: { [id]: place } });
  const printed = await server.as(admin, printRows, { body: { rowIds: [rowId], format: 'HTML' } });
  expect(await printed.text()).toContain('Taken at -36.85, 174.76 (±5 m)');
  const query = { sheetIds: sheetId, name: '{id}' };
  const archive = await server.as(admin, downloadImages, { params: { id: form.id }, query });
  const files = unzip(Buffer.from(await archive.arrayBuffer()));
  const [head = '', ...lines] = String(files.get('manifest.csv')).split('\r\n');
  expect(head).toMatch(/Image latitude[,;]Image longitude[,;]Image altitude \(m\)[,;]Image accuracy \(m\)$/);
  expect(lines.find((line) => line.includes(id))).toMatch(/-36\.85[,;]174\.76[,;]"?"?[,;]5$/);
});
