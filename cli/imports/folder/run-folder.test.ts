// `import run DIR` on a server that answers by the name of each file.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '#cli/context.ts';
import { AppError } from '#core/errors.ts';
import type { ImportStatus } from '#core/imports/status.ts';
import { importStatusOf } from '#tests/support/import-status.ts';
import { formOf, questionOf } from '#tests/support/sheet-server.ts';
import { run } from '../run.ts';
import { runOptions, type RunFlags } from '../run-options.ts';

const place = '00000000-0000-4000-8000-000000000009';
const form = formOf([questionOf(place, 'TEXT', { text: 'Place', required: true })], {
  id: '00000000-0000-4000-8000-000000000001',
});
const now = 1_700_000_000_000;

let folder = '';
let imports: Map<string, ImportStatus>;
let bySha: Map<string, ImportStatus>;
let isAway = false;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'formdeck-import-folder-'));
  for (const name of ['in', 'done', 'failed', 'config']) mkdirSync(join(folder, name));
  [imports, bySha, isAway] = [new Map(), new Map(), false];
});
afterEach(() => rmSync(folder, { recursive: true }));

const page = <Item>(content: readonly Item[]) => ({
  content,
  page: 0,
  size: 100,
  totalElements: content.length,
  totalPages: 1,
});
type Sent = {
  body?: { id: string; originalFileName: string };
  params?: { id: string };
  query?: { sha256?: string };
};
let lastSha = '';
const statusOf = (id: string, changes: Partial<ImportStatus>) =>
  importStatusOf({ id, templateId: form.id, sheetId: place, completedRows: 1, totalRows: 1, ...changes });
async function send({ id }: { id: string }, { body, params, query }: Sent): Promise<unknown> {
  if (isAway && id !== 'forms.read') throw new AppError('unreachable');
  const of = imports.get(params?.id ?? '');
  switch (id) {
    case 'forms.read':
      return form;
    case 'imports.list': {
      lastSha = query?.sha256 ?? '';
      const same = bySha.get(lastSha);
      return page(same === undefined ? [] : [imports.get(same.id)]);
    }
    case 'imports.requestUpload':
      return { action: 'PUT', url: '/upload/x', method: 'PUT', headers: {}, s3Resource: 'stored.csv' };
    case 'imports.schedule': {
      const isBad = body?.originalFileName.includes('bad') === true;
      const status = statusOf(body?.id ?? '', {
        originalFileName: body?.originalFileName ?? '',
        ...(isBad && { state: 'COMPLETED_WITH_ERRORS', completedRows: 1, totalRows: 2, failedRows: 1 }),
      });
      imports.set(status.id, status);
      bySha.set(lastSha, status);
      return status;
    }
    case 'imports.complete': {
      const done = { ...of, state: 'SUCCESS', failedRows: 0, droppedRows: 1 } as ImportStatus;
      imports.set(done.id, done);
      return done;
    }
    case 'imports.read': {
      const errors = [{ questionId: place, message: 'is too long' }];
      const failed = [{ csvRow: 2, rowDate: null, cells: { [place]: 'Gate 2' }, errors }];
      return { ...of, failed: page(of?.failedRows === 0 ? [] : failed) };
    }
    default:
      return of;
  }
}

let made = 0;
const context = {
  config: async () => ({ path: join(folder, 'config', 'config.json'), prepareFolder: () => {} }),
  session: async () => ({ server: 'http://localhost' }),
  user: async () => ({ timeZone: 'UTC' }),
  ports: async () => ({
    now: () => now,
    sleep: async () => {},
    random: () => 0,
    newId: () => `00000000-0000-4000-9000-${String((made += 1)).padStart(12, '0')}`,
  }),
  signal: () => new AbortController().signal,
  output: { say: () => {}, warn: () => {}, progress: () => ({ update: () => {}, end: () => {} }) },
  http: { raw: async () => new Response(null) },
  send,
  sendAgain: send,
} as unknown as Context;

const inbox = () => readdirSync(join(folder, 'in')).toSorted();
function drop(name: string, text: string, changedAt = now - 60_000): void {
  writeFileSync(join(folder, 'in', name), text);
  utimesSync(join(folder, 'in', name), changedAt / 1000, changedAt / 1000);
}
async function night(some: Partial<RunFlags> = {}) {
  const [moveTo, failedDir] = [join(folder, 'done'), join(folder, 'failed')];
  const flags = { form: form.id, failedFile: true, wait: true, moveTo, failedDir, ...some };
  const options = runOptions(flags, [join(folder, 'in')]);
  const data = await run.run(context, options);
  const files =
    run.json === 'printed' ? [] : (run.json?.(data, options) as { file: string; outcome: string }[]);
  const outcomes = files.map(({ file, outcome }) => `${file} ${outcome}`);
  return { outcomes, code: run.exitCode?.(data) };
}

describe('import run of a folder', () => {
  it('judges each file, moves what came in, names what stays, and takes nothing twice', async () => {
    drop('b-good.csv', 'Place\nGate 1\n');
    drop('a-good.csv', 'Place\nGate 9\n');
    drop('c-bad.csv', 'Place\nGate 1\nGate 2\n');
    drop('d-same.csv', 'Place\nGate 1\n');
    drop('e-other.csv', 'Colour\nred\n');
    drop('f-coming.csv', 'Place\nGate', now - 1_000);
    drop('notes.md', 'Place\n');
    writeFileSync(join(folder, 'done', 'a-good.csv'), 'of last week');
    expect(await night()).toEqual({
      outcomes: [
        'a-good.csv done',
        'b-good.csv done',
        'c-bad.csv repair',
        'd-same.csv skipped',
        'e-other.csv failed',
        'f-coming.csv written',
      ],
      code: 1,
    });
    expect(inbox()).toEqual(['c-bad.csv', 'e-other.csv', 'f-coming.csv', 'notes.md']);
    const done = ['a-good 2.csv', 'a-good.csv', 'b-good.csv', 'd-same.csv'];
    expect(readdirSync(join(folder, 'done')).toSorted()).toEqual(done);
    expect(readdirSync(join(folder, 'failed'))).toEqual(['c-bad.failed.csv']);
    rmSync(join(folder, 'in', 'e-other.csv'));
    const count = imports.size;
    expect(await night()).toEqual({ outcomes: ['c-bad.csv skipped', 'f-coming.csv written'], code: 3 });
    expect(readdirSync(join(folder, 'failed'))).toEqual(['c-bad.failed.csv']);
    expect(await night({ complete: true })).toMatchObject({ code: 3 });
    expect([inbox(), imports.size]).toEqual([['f-coming.csv', 'notes.md'], count]);
  });

  it('ends where no file could come in, and leaves all of them', async () => {
    for (const name of ['a.csv', 'b.csv']) drop(name, `Place\n${name}\n`);
    isAway = true;
    expect(await night()).toEqual({ outcomes: ['a.csv failed', 'b.csv untried'], code: 75 });
    expect(inbox()).toEqual(['a.csv', 'b.csv']);
    isAway = false;
    expect(await night()).toMatchObject({ code: 0 });
    expect(inbox()).toEqual([]);
  });

  it('refuses folders that do not exist, or would take in what it writes', async () => {
    await expect(night({ moveTo: join(folder, 'none') })).rejects.toThrow('does not exist');
    await expect(night({ failedDir: join(folder, 'in') })).rejects.toThrow('another folder');
    expect(existsSync(join(folder, 'config', 'locks'))).toBe(false);
  });
});
