// The way of `import run` from its options to what it came to, on a server that answers as it is told.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '#cli/context.ts';
import type { FailedRow } from '#core/imports/schema.ts';
import type { ImportStatus } from '#core/imports/status.ts';
import { formOf, questionOf } from '#tests/support/sheet-server.ts';
import { run } from './run.ts';
import { type RunFlags, runOptions } from './run-options.ts';
import { importStatusOf } from '#tests/support/import-status.ts';

const [formId, importId, earlierId] = ['1', '2', '3'].map(
  (end) => `00000000-0000-4000-8000-00000000000${end}`,
);
const place = '00000000-0000-4000-8000-000000000009';
const form = formOf([questionOf(place, 'TEXT', { text: 'Place' })], { id: formId ?? '' });

const statusOf = (some: Partial<ImportStatus>) =>
  importStatusOf({
    id: importId ?? '',
    templateId: form.id,
    sheetId: place,
    completedRows: 2,
    totalRows: 2,
    ...some,
  });

let folder = '';
let sent: string[] = [];
let said: string[] = [];
/** What the server knows: imports of the same file, the import that it starts, how that stands, and its failed rows. */
let server: { same: ImportStatus[]; scheduled: ImportStatus; status: ImportStatus; failed: FailedRow[] };
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'formdeck-import-run-'));
  mkdirSync(join(folder, 'config'));
  writeFileSync(join(folder, 'rows.csv'), 'Place\nGate 1\nGate 2\n');
  sent = [];
  said = [];
  server = { same: [], scheduled: statusOf({ state: 'PROCESSING' }), status: statusOf({}), failed: [] };
});
afterEach(() => rmSync(folder, { recursive: true }));

const page = <Item>(content: readonly Item[]) => ({
  content,
  page: 0,
  size: 100,
  totalElements: content.length,
  totalPages: 1,
});
const answers: Record<string, () => unknown> = {
  'forms.read': () => form,
  'imports.list': () => page(server.same),
  'imports.requestUpload': () => ({
    action: 'PUT',
    url: '/upload/x',
    method: 'PUT',
    headers: {},
    s3Resource: 'stored.csv',
  }),
  'imports.schedule': () => server.scheduled,
  'imports.status': () => server.status,
  'imports.read': () => ({ ...server.status, failed: page(server.failed) }),
  'imports.complete': () => statusOf({ ...server.status, state: 'SUCCESS', failedRows: 0, droppedRows: 1 }),
};
const send = async ({ id }: { id: string }) => {
  sent.push(id);
  return answers[id]?.();
};
const context = {
  config: async () => ({ path: join(folder, 'config', 'config.json'), prepareFolder: () => {} }),
  session: async () => ({ server: 'http://localhost' }),
  user: async () => ({ timeZone: 'UTC' }),
  ports: async () => ({ now: () => 0, sleep: async () => {}, random: () => 0, newId: () => importId }),
  signal: () => new AbortController().signal,
  output: {
    say: (text: string) => void said.push(text),
    warn: (text: string) => void said.push(text),
    progress: () => ({ update: () => {}, end: () => {} }),
  },
  http: { raw: async () => new Response(null) },
  send,
  sendAgain: send,
} as unknown as Context;

function importing(some: Partial<RunFlags> = {}) {
  const flags = { form: form.id, file: join(folder, 'rows.csv'), failedFile: true, wait: true, ...some };
  return run.run(context, runOptions(flags));
}
const remembered = () => {
  const imports = join(folder, 'config', 'imports');
  return existsSync(imports) ? readdirSync(imports) : [];
};
const failedRow: FailedRow = {
  csvRow: 2,
  rowDate: null,
  cells: { [place]: 'Gate 2' },
  errors: [{ questionId: place, message: 'is too long' }],
};

describe('import run', () => {
  it('plans, starts, waits, and forgets what it needs no more', async () => {
    expect(await importing()).toMatchObject({ kind: 'done', result: { id: importId, failedFile: null } });
    expect(sent).toEqual([
      'forms.read',
      'imports.list',
      'imports.requestUpload',
      'imports.schedule',
      'imports.status',
    ]);
    expect(remembered()).toEqual([]);
    expect(readdirSync(join(folder, 'config', 'locks'))).toEqual([]);
  });

  it('ends when it has started where nobody waits, and remembers the columns for a repair', async () => {
    expect(await importing({ wait: false })).toMatchObject({ kind: 'done', result: { state: 'PROCESSING' } });
    expect(sent.at(-1)).toBe('imports.schedule');
    expect(remembered()).toEqual([`${importId}.json`]);
  });

  it('with --once skips a file that came in before, also while another run holds the lock', async () => {
    const lock = join(folder, 'own.lock');
    writeFileSync(lock, JSON.stringify({ pid: process.ppid, host: hostname(), since: 0 }));
    server.same = [statusOf({ id: earlierId ?? '' })];
    expect(await importing({ once: true, lock })).toMatchObject({
      kind: 'skipped',
      result: { id: earlierId },
    });
    expect(said).toEqual([expect.stringContaining(`Skipped: the same file is already import ${earlierId}`)]);
    expect(sent).toEqual(['forms.read', 'imports.list']);
    // Without --once the other run is waited for by nobody.
    await expect(importing({ lock })).rejects.toMatchObject({ code: 'busy' });
  });

  it('with --once skips a file that came in while it was sent', async () => {
    server.scheduled = statusOf({ id: earlierId ?? '' });
    expect(await importing({ once: true })).toMatchObject({ kind: 'skipped', result: { id: earlierId } });
    expect(said).toEqual([expect.stringContaining('Skipped: the same file')]);
    expect(remembered()).toEqual([]);
  });

  it('with --once brings an import to its end that a killed run has left behind, and owes what waits', async () => {
    const left = statusOf({ state: 'COMPLETED_WITH_ERRORS', completedRows: 1, failedRows: 1 });
    server.same = [left];
    server.failed = [failedRow];
    server.status = left;
    // Of another machine or the browser: somebody may be repairing it.
    const foreign = await importing({ once: true, complete: true });
    expect([run.exitCode?.(foreign), sent.includes('imports.complete')]).toEqual([3, false]);
    expect(said.at(-1)).toContain(`Repair them with: formdeck import continue ${importId}`);
    mkdirSync(join(folder, 'config', 'imports'), { recursive: true });
    const started = { file: 'rows.csv', headers: ['Place'], delimiter: ',', columns: {}, dateFormat: '' };
    const text = JSON.stringify({ ...started, dateColumn: null });
    writeFileSync(join(folder, 'config', 'imports', `${importId}.json`), text);
    const own = await importing({ once: true, complete: true });
    expect(own).toMatchObject({ kind: 'skipped', result: { droppedRows: 1, failedRows: 0 } });
    expect([run.exitCode?.(own), sent.at(-1), remembered()]).toEqual([3, 'imports.complete', []]);
    expect(readFileSync(join(folder, 'rows.failed.csv'), 'utf8')).toContain('Gate 2');
  });

  it('imports again a file of which nothing came in', async () => {
    server.same = [statusOf({ id: earlierId ?? '', completedRows: 0, droppedRows: 2 })];
    expect(await importing({ once: true })).toMatchObject({ kind: 'done', result: { id: importId } });
  });

  it('overwrites no file of failed rows', async () => {
    server.status = statusOf({ state: 'COMPLETED_WITH_ERRORS', completedRows: 1, failedRows: 1 });
    server.failed = [failedRow];
    const failedOut = join(folder, 'failed.csv');
    writeFileSync(failedOut, 'of another night');
    const data = await importing({ failedOut });
    expect(data).toMatchObject({ result: { failedFile: join(folder, 'failed 2.csv') } });
    expect(readFileSync(failedOut, 'utf8')).toBe('of another night');
  });

  it('names the option for a required question of the catalog that no column answers', async () => {
    form.questions.push(questionOf(earlierId ?? '', 'CATALOG_RADIO', { text: 'Area', required: true }));
    try {
      await expect(importing()).rejects.toMatchObject({
        message: 'No column answers the required question "Area", so no row can be imported',
        hint: expect.stringContaining('--items "Area=path"') as unknown,
      });
      expect(sent).not.toContain('imports.requestUpload');
    } finally {
      form.questions.pop();
    }
  });

  it('warns of a file that came in before, and is refused while that is under way', async () => {
    server.same = [statusOf({ id: earlierId ?? '' })];
    expect(await importing()).toMatchObject({ kind: 'done' });
    expect(said).toEqual([expect.stringContaining('This file was imported before')]);
    server.same = [statusOf({ id: earlierId ?? '', state: 'PROCESSING' })];
    await expect(importing()).rejects.toMatchObject({ code: 'busy', details: { fields: { id: earlierId } } });
    expect(readdirSync(join(folder, 'config', 'locks'))).toEqual([]);
  });

  it('writes the rows that failed beside the file, and keeps what reads them back', async () => {
    server.status = statusOf({ state: 'COMPLETED_WITH_ERRORS', completedRows: 1, failedRows: 1 });
    server.failed = [failedRow];
    const data = await importing();
    const failedFile = join(folder, 'rows.failed.csv');
    expect(data).toMatchObject({
      kind: 'done',
      result: { failedRows: 1, failedFile, failed: [{ errors: [{ question: 'Place' }] }] },
    });
    expect(run.exitCode?.(data)).toBe(3);
    expect(readFileSync(failedFile, 'utf8')).toContain('Gate 2');
    expect(remembered()).toEqual([`${importId}.json`]);
  });

  it('drops them with --complete once they stand in their file, and not where that cannot be written', async () => {
    server.status = statusOf({ state: 'COMPLETED_WITH_ERRORS', completedRows: 1, failedRows: 1 });
    server.failed = [failedRow];
    const done = await importing({ complete: true });
    expect(done).toMatchObject({ result: { failedRows: 0, droppedRows: 1, failed: [{ csvRow: 2 }] } });
    expect([sent.at(-1), remembered()]).toEqual(['imports.complete', []]);

    sent = [];
    mkdirSync(join(folder, 'taken'));
    expect(await importing({ complete: true, failedOut: join(folder, 'taken') })).toMatchObject({
      result: { failedRows: 1, failedFile: null },
    });
    expect(said.at(-1)).toContain('They were not dropped.');
    expect(sent).not.toContain('imports.complete');
  });

  it('takes a file without rows for a failure, unless it may be empty', async () => {
    writeFileSync(join(folder, 'rows.csv'), 'Place\n');
    await expect(importing()).rejects.toMatchObject({ code: 'invalid' });
    expect(await importing({ emptyOk: true })).toEqual({ kind: 'empty' });
    expect(sent).not.toContain('imports.requestUpload');
  });
});
