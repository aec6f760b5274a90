// Exports of what is new, changed or deleted since the last one: each change once, none missed, whatever transactions
// were open meanwhile; and the command that keeps where it was in a file.
import Papa from 'papaparse';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '#cli/context.ts';
import { exportTarget } from '#cli/exports/options.ts';
import { runExport } from '#cli/exports/run.ts';
import * as exportCalls from '#core/exports/calls.ts';
import { cursorHeader } from '#core/exports/schema.ts';
import * as filling from '#core/filling/calls.ts';
import { readForm } from '#core/forms/calls.ts';
import { errorOf } from '#core/http.ts';
import type { Send } from '#core/send.ts';
import { deleteRow, reviewRow, saveAnswers } from '#core/sheets/calls.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { failure } from '#tests/support/failure.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
let formId: string;
let ids: ReturnType<typeof exampleForm>['ids'];
let sheetId: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = (await server.company()).admin;
});
afterAll(() => server.close());
beforeEach(async () => {
  const made = exampleForm({ reviewers: [{ id: admin.id }] });
  ({ ids } = made);
  formId = made.form.id;
  await server.publish(admin, made.form);
  const sheet = { params: { id: formId }, body: { name: 'Monday' } };
  sheetId = (await server.as(admin, filling.createSheet, sheet)).id;
});

describe('changes since a cursor', () => {
  it('are each row once: new, then changed, then deleted', async () => {
    const [first, second, third] = [await add('Gate 1'), await add('Gate 2'), await add('Gate 3')];
    const begun = await changes(null);
    expect(begun.rows).toEqual([
      ['new', 'Gate 1'],
      ['new', 'Gate 2'],
      ['new', 'Gate 3'],
    ]);
    expect((await changes(begun.cursor)).rows).toEqual([]);

    const answer = { questionId: ids.place, rowId: second, answers: ['Gate 2b'] };
    await server.as(admin, saveAnswers, { params: { id: sheetId }, body: answer });
    await server.as(admin, deleteRow, { params: { id: sheetId, rowId: third } });
    await add('Gate 4');
    // What came and went in between was never there.
    await server.as(admin, deleteRow, { params: { id: sheetId, rowId: await add('Gate 5') } });
    const next = await changes(begun.cursor);
    expect(next.rows).toEqual([
      ['changed', 'Gate 2b'],
      ['new', 'Gate 4'],
      ['deleted', third],
    ]);
    expect((await changes(next.cursor)).rows).toEqual([]);
    // The same again from where it was: a run that was killed.
    expect((await changes(begun.cursor)).rows).toEqual(next.rows);
    expect(first).not.toBe(second);
  });

  it('are those of transactions that were open at the last time', async () => {
    await add('Gate 1');
    let begun = { cursor: '', rows: [] as string[][] };
    await inCompany(server, admin.companyId, async (tx) => {
      await tx.raw(
        `insert into rows (company_id, sheet_id, id, user_id, answers, alerts, created_at, modified_at)
         select company_id, sheet_id, gen_random_uuid(), user_id, answers, alerts, created_at, modified_at from rows where sheet_id = $1`,
        [sheetId],
      );
      await add('Gate 2');
      begun = await changes(null);
    });
    expect(begun.rows).toHaveLength(2);
    expect((await changes(begun.cursor)).rows).toEqual([['new', 'Gate 1']]);
  });

  it('are all rows of a sheet whose name or context changed, and of one that is seen for the first time', async () => {
    await add('Gate 1');
    const begun = await changes(null);
    const answer = { questionId: ids.shift, rowId: null, answers: ['Late'] };
    await server.as(admin, saveAnswers, { params: { id: sheetId }, body: answer });
    const late = await changes(begun.cursor);
    expect(late.rows).toEqual([['changed', 'Gate 1']]);
    await inCompany(server, admin.companyId, (tx) =>
      tx.raw('update sheets set visible = false where id = $1', [sheetId]),
    );
    const hidden = await changes(late.cursor);
    await inCompany(server, admin.companyId, (tx) =>
      tx.raw('update sheets set visible = true where id = $1', [sheetId]),
    );
    expect((await changes(hidden.cursor)).rows).toEqual([['new', 'Gate 1']]);
  });

  it('of approved rows are rows that were approved, and those that are no longer', async () => {
    const [first, second] = [await add('Gate 1'), await add('Gate 2')];
    const review = (rowId: string, state: 'APPROVED' | 'PENDING') =>
      server.as(admin, reviewRow, { params: { id: sheetId, rowId }, body: { state } });
    await review(first, 'APPROVED');
    const begun = await changes(null, { onlyApproved: true });
    expect(begun.rows).toEqual([['new', 'Gate 1']]);
    await review(second, 'APPROVED');
    await review(first, 'PENDING');
    expect((await changes(begun.cursor, { onlyApproved: true })).rows).toEqual([
      ['new', 'Gate 2'],
      ['deleted', first],
    ]);
  });

  it('are not of the latest days, which are others tomorrow', async () => {
    const body = { sheetIds: [sheetId], rowFilters: { lastDays: 7 }, format: 'CSV' as const, since: null };
    await expect(server.as(admin, exportCalls.exportSheets, { body })).rejects.toMatchObject({
      status: 400,
      message: 'Changes cannot be exported for a rolling period: use two dates',
    });
  });

  it('are refused for a cursor of another form, and for what is none', async () => {
    await add('Gate 1');
    const { cursor } = await changes(null);
    const { form } = exampleForm();
    await server.publish(admin, form);
    formId = form.id;
    expect(await failure(changes(cursor))).toMatchObject({
      status: 409,
      message: 'This state belongs to another form.',
    });
    expect(await failure(changes('x'))).toMatchObject({ status: 400 });
  });
});

describe('the command', () => {
  let folder: string;
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'formdeck-changes-'))));
  const clean = () => rmSync(folder, { recursive: true });

  it('writes what changed, remembers where it was, and overwrites nothing', async () => {
    await add('Gate 1');
    expect(await run('1.csv')).toMatchObject({ kind: 'done', about: { changes: { new: 1 } } });
    expect(placesIn('1.csv')).toEqual([['new', 'Gate 1']]);
    expect(await run('2.csv')).toEqual({ kind: 'empty' });
    await add('Gate 2');
    await expect(run('1.csv')).rejects.toThrow('already exists');
    await run('2.csv');
    expect(placesIn('2.csv')).toEqual([['new', 'Gate 2']]);
    const manifest = JSON.parse(readFileSync(join(folder, '2.csv.manifest.json'), 'utf8')) as object;
    expect(manifest).toMatchObject({
      rows: 1,
      changes: { new: 1, changed: 0, deleted: 0 },
      toApply: expect.stringContaining('remove the deleted ones'),
    });
    expect(readdirSync(folder).toSorted()).toEqual([
      '1.csv',
      '1.csv.manifest.json',
      '2.csv',
      '2.csv.manifest.json',
      'state',
    ]);
    clean();
  });

  it('that was killed while it wrote begins again, and leaves nothing of it', async () => {
    await add('Gate 1');
    await run('1.csv');
    await add('Gate 2');
    const part = join(folder, '.2.csv.changes');
    patch({ writing: part });
    writeFileSync(`${part}.123.part`, 'half');
    writeFileSync(part, 'whole, and not yet counted');
    await run('3.csv');
    expect(placesIn('3.csv')).toEqual([['new', 'Gate 2']]);
    expect(readdirSync(folder).filter((name) => name.includes('changes'))).toEqual([]);
    clean();
  });

  it('that was killed before its file had its name gives it the name, and repeats nothing', async () => {
    await add('Gate 1');
    await run('1.csv');
    const [part, file] = [join(folder, '.1.csv.changes'), join(folder, '1.csv')];
    renameSync(file, part);
    patch({ ready: { part, file, manifest: null } });
    expect(await run('2.csv')).toEqual({ kind: 'empty' });
    expect(placesIn('1.csv')).toEqual([['new', 'Gate 1']]);
    expect(existsSync(part)).toBe(false);
    clean();
  });

  it('takes no state of another form or server, nor of other entries', async () => {
    await add('Gate 1');
    await run('1.csv');
    await expect(run('2.csv', { selection: { sheetIds: [sheetId] } })).rejects.toThrow('of other entries');
    await expect(run('2.csv', { form: { id: 'x', name: 'X' } })).rejects.toThrow('of another form');
    patch({ server: 'http://elsewhere' });
    await expect(run('2.csv')).rejects.toThrow('from http://elsewhere');
    patch({ server: server.origin, cursor: 'WyJ' });
    const broken = {
      message: `${join(folder, 'state')} is not the state of an export.`,
      hint: 'Use another file with --state, or remove this one: the next export then contains all entries.',
    };
    await expect(run('2.csv')).rejects.toMatchObject(broken);
    writeFileSync(join(folder, 'state'), '{}');
    await expect(run('2.csv')).rejects.toMatchObject(broken);
    clean();
  });

  function run(name: string, source: { selection?: object; form?: { id: string; name: string } } = {}) {
    const silent = { update: () => {}, end: () => {} };
    const signal = new AbortController().signal;
    const send: Send = (call, input) => server.as(admin, call, input);
    const context = {
      session: async () => ({ server: server.origin }),
      user: async () => ({ timeZone: 'UTC' }),
      ports: async () => ({
        now: () => Date.now(),
        random: () => 0,
        sleep: (ms: number) => new Promise<void>((go) => setTimeout(go, ms)),
      }),
      signal: () => signal,
      output: { say: () => {}, progress: () => silent },
      send,
    } as unknown as Context;
    const target = exportTarget({ out: join(folder, name), incremental: true, state: join(folder, 'state') });
    return runExport(context, target, {
      form: { id: formId, name: 'Form' },
      from: 'all',
      to: 'all',
      job: formId,
      readForm: () => server.as(admin, readForm, { params: { id: formId } }),
      selection: {},
      async request({ since }, { headers }) {
        const response = await ask({ since, notify: false }, headers);
        if (response.status >= 400) throw await errorOf(response);
        return response;
      },
      ...source,
    });
  }

  function patch(change: object): void {
    const path = join(folder, 'state');
    const state = JSON.parse(readFileSync(path, 'utf8')) as object;
    writeFileSync(path, JSON.stringify({ ...state, ...change }));
  }

  const placesIn = (name: string) => changesIn(readFileSync(join(folder, name), 'utf8'));
});

async function add(place: string): Promise<string> {
  const body = { answers: [{ questionId: ids.place, value: place }] };
  return (await server.as(admin, filling.addRow, { params: { id: sheetId }, body })).id;
}

async function ask(body: object, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  const all = { templateIds: [formId], startDate: -8.64e15, endDate: 8.64e15, format: 'CSV', ...body };
  return server.fetch(admin, '/export/template', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(all),
  });
}

async function changes(since: string | null, options: { onlyApproved?: boolean } = {}) {
  const body = {
    templateIds: [formId],
    startDate: -8.64e15,
    endDate: 8.64e15,
    format: 'CSV' as const,
    since,
    ...options,
  };
  const response = await server.as(admin, exportCalls.exportForm, { body });
  return { cursor: response.headers.get(cursorHeader) ?? '', rows: changesIn(await response.text()) };
}

/** What became of which place; of a deleted row, of which row. */
function changesIn(csv: string): string[][] {
  const { data } = Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true });
  return data.map((row) => [row['Change'] ?? '', (row['Place'] || row['Row ID']) ?? '']);
}
