// What an export holds beside its rows: the sheets, the manifest, images as files, and only what was approved.
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallInput } from '#core/contract.ts';
import * as exportCalls from '#core/exports/calls.ts';
import type { ExportManifest } from '#core/exports/manifest.ts';
import * as filling from '#core/filling/calls.ts';
import { reviewRow } from '#core/sheets/calls.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { type CellRead, readXlsx } from '#tests/support/read-xlsx.ts';
import { putAnswer } from '#tests/support/put-answer.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';
import { unzip } from '#tests/support/unzip.ts';
import { imageOf } from '#tests/support/world.ts';

let server: TestServer;
let admin: Person;
let form: ReturnType<typeof exampleForm>['form'];
let ids: ReturnType<typeof exampleForm>['ids'];
let sheetIds: string[];
const photo = randomUUID();
const foreign = randomUUID();

beforeAll(async () => {
  server = await startTestServer();
  admin = (await server.company()).admin;
  ({ form, ids } = exampleForm({ name: 'Runway: north/south', reviewers: [{ id: admin.id }] }));
  await server.publish(admin, form);
  const sheets = ['Monday', 'Tuesday'].map((name) => ({
    params: { id: form.id },
    body: { name, contextAnswers: [{ questionId: ids.shift, value: `Early ${name}` }] },
  }));
  sheetIds = [];
  for (const sheet of sheets) sheetIds.push((await server.as(admin, filling.createSheet, sheet)).id);
  await upload(admin, photo);
  // Somebody else's, which an answer cannot make visible.
  const stranger = await server.person(admin.companyId, 'USER');
  await upload(stranger, foreign);
  const rows = ['=1+1', 'Gate 2', 'Gate 3'].map((place, index) => ({
    answers: [
      { questionId: ids.place, value: place },
      { questionId: ids.speed, value: String(index) },
      { questionId: ids.at, value: '1700000000000,3600000' },
      ...(index === 0 ? [{ questionId: ids.photo, value: photo }] : []),
    ],
  }));
  const params = { id: sheetIds[0] ?? '' };
  const made = await server.as(admin, filling.addRows, { params, body: { rows } });
  await putAnswer(server, admin.companyId, made[1]?.id ?? '', [ids.photo, foreign]);
  for (const { id } of made.slice(0, 2)) {
    const body = { state: 'APPROVED' as const };
    await server.as(admin, reviewRow, { params: { ...params, rowId: id }, body });
  }
});
afterAll(() => server.close());

describe('a workbook', () => {
  it('has the rows, the sheets that they are of, and its manifest', async () => {
    const [rows, context, about, ...others] = readXlsx(await exported({}));
    expect(others).toEqual([]);
    expect([rows?.name, context?.name, about?.name]).toEqual(['Rows', 'Context', 'About']);
    expect(rows?.rows).toHaveLength(1 + 3);
    const titles = [
      'Sheet',
      'Rows',
      'Completed',
      'User',
      'Date Created',
      'Date Modified',
      'Sheet ID',
      'Shift',
    ];
    expect(context?.rows[0]).toEqual(titles);
    // Tuesday has no rows.
    expect(context?.rows.slice(1).map((cells) => [cells[0], cells[1], cells[6], cells[7]])).toEqual([
      ['Monday', 3, sheetIds[0], 'Early Monday'],
    ]);
    for (const sheet of [rows, context]) {
      expect(sheet?.xml).toContain('state="frozen"');
      expect(sheet?.xml).toContain('<autoFilter');
      expect(sheet?.xml).not.toContain('<f>');
    }
    const lines = aboutOf(about?.rows);
    expect(lines).toMatchObject({
      Form: [form.name],
      Rows: ['3'],
      'Sheets with entries': ['1'],
      'Time zone': ['Etc/UTC'],
      'Left out': ['2 images (not asked for; their ids stand in the table)'],
    });
  });

  it('names the hash of its sheets, which unzip and sha256sum give', async () => {
    const file = await exported({});
    const parts = unzip(file);
    const lines = aboutOf(readXlsx(file).at(-1)?.rows);
    const hashed = [1, 2].map((number) => {
      const path = `xl/worksheets/sheet${number}.xml`;
      return `${sha256(parts.get(path) ?? Buffer.alloc(0))}  ${path}`;
    });
    expect(lines['SHA-256']).toEqual(hashed);
  });

  it('of what was approved says what it left out', async () => {
    const [rows, , about] = readXlsx(await exported({ onlyApproved: true }));
    expect(rows?.rows).toHaveLength(1 + 2);
    expect(aboutOf(about?.rows)).toMatchObject({
      'Only approved': ['Yes'],
      'Left out': ['1 entry (not approved)', '2 images (not asked for; their ids stand in the table)'],
    });
  });
});

describe('a ZIP', () => {
  it('has the images that the actor sees as files, which their cells name', async () => {
    const parts = unzip(await exported({ format: 'CSV', images: true }));
    const image = [...parts.keys()].find((name) => name.startsWith('images/')) ?? '';
    expect([...parts.keys()]).toEqual(['Runway- north-south.csv', image, 'manifest.json']);
    expect(image).toMatch(/^images\/00000\d Photo \w{6}\.jpg$/);
    expect(parts.get(image)?.equals(Buffer.from(imageOf(photo)))).toBe(true);
    const table = parts.get('Runway- north-south.csv') ?? Buffer.alloc(0);
    expect(table.toString()).toContain(image);
    const manifest = JSON.parse(parts.get('manifest.json')?.toString() ?? '') as ExportManifest;
    expect(manifest).toMatchObject({
      form: { id: form.id, name: form.name },
      by: admin.userName,
      rows: 3,
      sheets: 1,
      images: 1,
      leftOut: [{ what: 'images', count: 1, why: 'not there, or not to be seen' }],
      // CSV for programs has every text as it is.
      changed: [],
      files: [{ name: 'Runway- north-south.csv', rows: 3, bytes: table.length, sha256: sha256(table) }],
    });
  });

  it('of a CSV for spreadsheets has its byte order mark, and of sheets their filter in words', async () => {
    const rowFilters = {
      userIds: [admin.id],
      filters: [{ questionId: ids.speed, operator: 'GT' as const, values: ['0'] }],
    };
    const body = { sheetIds, rowFilters, format: 'EXCEL_CSV' as const, zip: true };
    const response = await server.as(admin, exportCalls.exportSheets, { body });
    expect(response.headers.get('content-disposition')).toContain('.zip"');
    const parts = unzip(Buffer.from(await response.arrayBuffer()));
    const [table = Buffer.alloc(0)] = parts.values();
    expect([...table.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(table.toString()).toContain('2023-11-14 22:13:20');
    expect(JSON.parse(parts.get('manifest.json')?.toString() ?? '')).toMatchObject({
      filter: `User equals ${admin.userName}, Speed greater 0`,
      sheetIds: expect.arrayContaining(sheetIds),
      rows: 2,
      leftOut: [{ what: 'rows', count: 1, why: 'not matching the filter' }, { what: 'images' }],
    });
  });
});

type Options = Partial<CallInput<typeof exportCalls.exportForm>['body']>;

async function exported(options: Options): Promise<Buffer> {
  const body = { templateIds: [form.id], startDate: 0, endDate: Date.now() + 3_600_000, ...options };
  const response = await server.as(admin, exportCalls.exportForm, { body });
  return Buffer.from(await response.arrayBuffer());
}

/** What the sheet About says, by its names. */
function aboutOf(rows: readonly CellRead[][] = []): Record<string, string[]> {
  const said: Record<string, string[]> = {};
  for (const [name, value] of rows.slice(1)) (said[String(name)] ??= []).push(String(value));
  return said;
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function upload(by: Person, id: string): Promise<void> {
  const headers = { 'content-type': 'image/jpeg' };
  const sent = await server.fetch(by, `/image/${id}`, { method: 'POST', headers, body: imageOf(id) });
  await sent.arrayBuffer();
}
