// The way of an export command from its target to its result, to a server that answers as it is told.
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '#cli/context.ts';
import { AppError } from '#core/errors.ts';
import type { ExportJob } from '#core/exports/job.ts';
import type { ExportManifest } from '#core/exports/manifest.ts';
import { cursorHeader, nothingToExport } from '#core/exports/schema.ts';
import { exportTarget, type TargetFlags } from './options.ts';
import type { ExportSource } from './plan.ts';
import { exportJson } from './result.ts';
import { runExport } from './run.ts';

const id = '00000000-0000-4000-8000-000000000003';
const content = 'a,b\n1,2\n';
const sha256 = createHash('sha256').update(content).digest('hex');

let folder = '';
let printed = '';
let said: string[] = [];
let sent: string[] = [];
let job: ExportJob;
let reachesServer = true;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'formdeck-run-export-'));
  printed = '';
  said = [];
  sent = [];
  job = doneJob({});
  reachesServer = true;
});
afterEach(() => rmSync(folder, { recursive: true }));

const manifest: ExportManifest = {
  form: { id, name: 'Strikes', version: 1 },
  exported: '2026-01-31T14:05:09.000Z',
  by: 'mary',
  timeZone: 'UTC',
  format: 'CSV',
  from: null,
  until: null,
  sheetIds: null,
  filter: null,
  onlyApproved: false,
  changes: null,
  rows: 1,
  sheets: 1,
  columns: ['a', 'b'],
  images: 0,
  leftOut: [{ what: 'rows', count: 2, why: 'not approved' }],
  changed: [],
  files: [],
};

function doneJob(some: Partial<ExportJob>): ExportJob {
  return {
    id,
    kind: 'rows',
    templateId: id,
    templateName: 'Strikes',
    state: 'DONE',
    totalRows: 1,
    completedRows: 1,
    problem: null,
    fileName: 'Strikes.csv',
    size: content.length,
    sha256,
    manifest,
    cursor: 'second',
    createdAt: 0,
    endedAt: 0,
    expiresAt: 0,
    ...some,
  };
}

const whole = () => new Response(content, { headers: { 'x-row-count': '1' } });
const context = {
  config: async () => ({ path: join(folder, 'config', 'config.json'), prepareFolder: () => {} }),
  session: async () => ({ server: 'http://localhost' }),
  user: async () => ({ timeZone: 'UTC' }),
  ports: async () => ({ now: () => Date.UTC(2026, 0, 31, 14, 5, 9), sleep: async () => {}, random: () => 0 }),
  signal: () => new AbortController().signal,
  output: {
    say: (text: string) => void said.push(text),
    raw: async (chunk: Uint8Array) => void (printed += new TextDecoder().decode(chunk)),
    progress: () => ({ update: () => {}, end: () => {} }),
  },
  async send(call: { id: string }) {
    sent.push(call.id);
    if (call.id === 'exports.jobFile') return whole();
    if (!reachesServer) throw new AppError('unreachable');
    return job;
  },
} as unknown as Context;

/** What the server answers to the export itself, and what it was asked. */
function run(
  flags: TargetFlags,
  answer: () => Response = () => Response.json(job, { status: 202 }),
): { result: ReturnType<typeof runExport>; asked: { since: unknown; prefer: string | undefined }[] } {
  const asked: { since: unknown; prefer: string | undefined }[] = [];
  const source: ExportSource = {
    form: { id, name: 'Strikes' },
    from: '2026-01-25',
    to: '2026-01-31',
    job: id,
    selection: {},
    readForm: async () => ({ contextQuestions: [], questions: [] }),
    request: async ({ since }, { headers }) => {
      asked.push({ since, prefer: headers?.['prefer'] });
      return answer();
    },
  };
  return { result: runExport(context, exportTarget(flags), source), asked };
}

const at = (name: string) => join(folder, name);
const files = () => readdirSync(folder).filter((name) => name !== 'config');

describe('An export of all rows', () => {
  it('tried dry names its file, asks nothing and writes nothing', async () => {
    const { result, asked } = run({ out: at('{form} {from} {date} {time}.csv'), dryRun: true });
    expect(await result).toEqual({
      kind: 'dry-run',
      file: at('Strikes 2026-01-25 2026-01-31 140509.csv'),
      format: 'CSV',
      from: '2026-01-25',
      to: '2026-01-31',
      linePer: 'row',
      entries: [],
    });
    expect([asked, sent, files()]).toEqual([[], [], []]);
  });

  it('is made by a job, saved with its manifest, and removed from the server', async () => {
    const { result, asked } = run({ out: at('rows.csv') });
    const done = await result;
    expect(asked).toEqual([{ since: undefined, prefer: 'respond-async, wait=0' }]);
    expect(exportJson(done)).toEqual({
      file: at('rows.csv'),
      bytes: content.length,
      sha256,
      rows: 1,
      manifest: at('rows.csv.manifest.json'),
      leftOut: manifest.leftOut,
      changed: [],
    });
    expect(readFileSync(at('rows.csv'), 'utf8')).toBe(content);
    expect(JSON.parse(readFileSync(at('rows.csv.manifest.json'), 'utf8'))).toEqual(manifest);
    expect(sent).toEqual(['exports.jobFile', 'exports.removeJob']);
  });

  it('to standard output asks for no job, and takes no lock', async () => {
    const { result, asked } = run({ out: '-' }, whole);
    expect(await result).toMatchObject({ kind: 'done', file: null, manifest: null, rows: 1 });
    expect(asked).toEqual([{ since: undefined, prefer: undefined }]);
    expect([printed, readdirSync(folder)]).toEqual([content, []]);
  });

  it('replaces a file that was named, and none that has the time in its name', async () => {
    writeFileSync(at('rows.csv'), 'old');
    await run({ out: at('rows.csv'), manifest: false }, whole).result;
    expect(readFileSync(at('rows.csv'), 'utf8')).toBe(content);
    writeFileSync(at('140509.csv'), 'old');
    const done = await run({ out: at('{time}.csv'), manifest: false }).result;
    expect(done).toMatchObject({ file: at('140509 2.csv') });
    expect(readFileSync(at('140509.csv'), 'utf8')).toBe('old');
  });

  it('that is not what the server made takes no place, and is removed there', async () => {
    job = doneJob({ sha256: 'other' });
    await expect(run({ out: at('rows.csv') }).result).rejects.toThrow(
      'The downloaded file differs from the one on the server.',
    );
    expect([files(), sent.at(-1)]).toEqual([[], 'exports.removeJob']);
  });

  it('that the server keeps, as it is away, is named with what deletes it', async () => {
    reachesServer = false;
    await run({ out: at('rows.csv') }).result;
    expect(said).toEqual([
      `The server still has this export. Cancel or delete it: formdeck export delete ${id} --yes`,
    ]);
  });

  it('with nothing in it is no failure, unless it is asked to be one', async () => {
    const nothing = () => new Response(null, { status: 204 });
    expect(await run({ out: at('rows.csv') }, nothing).result).toEqual({ kind: 'empty' });
    await expect(run({ out: at('rows.csv'), emptyOk: false }, nothing).result).rejects.toMatchObject({
      code: 'not-found',
    });
    job = doneJob({ state: 'FAILED', problem: nothingToExport, sha256: null });
    expect(await run({ out: at('rows.csv') }).result).toEqual({ kind: 'empty' });
    expect(files()).toEqual([]);
  });

  it('is refused while the same one runs, before it asks for anything', async () => {
    const holder = { pid: process.ppid, host: hostname(), since: 0 };
    writeFileSync(at('own.lock'), JSON.stringify(holder));
    const { result, asked } = run({ out: at('rows.csv'), lock: at('own.lock') });
    await expect(result).rejects.toMatchObject({ code: 'busy' });
    expect([asked, files()]).toEqual([[], ['own.lock']]);
  });
});

describe('An export of changes', () => {
  const changes = (name: string, more: TargetFlags = {}): TargetFlags => ({
    out: at(name),
    incremental: true,
    state: at('state'),
    manifest: false,
    ...more,
  });

  it('goes on from the cursor of the one before', async () => {
    const first = run(changes('1.csv'));
    await first.result;
    const second = run(changes('2.csv'));
    expect(await second.result).toMatchObject({ kind: 'done', file: at('2.csv') });
    expect([first, second].map(({ asked }) => asked[0]?.since)).toEqual([null, 'second']);
    expect(files().toSorted()).toEqual(['1.csv', '2.csv', 'state']);
  });

  it('takes its cursor from a server that sends the file itself, and of no rows too', async () => {
    const direct = () =>
      new Response(content, { headers: { 'x-row-count': '1', [cursorHeader]: 'from header' } });
    await run(changes('1.csv'), direct).result;
    const nothing = () => new Response(null, { status: 204, headers: { [cursorHeader]: 'of nothing' } });
    const second = run(changes('2.csv'), nothing);
    expect(await second.result).toEqual({ kind: 'empty' });
    expect(second.asked[0]?.since).toBe('from header');
    const third = run(changes('3.csv'));
    await third.result;
    expect(third.asked[0]?.since).toBe('of nothing');
  });

  it('that failed leaves the state as it was, and no part of a file', async () => {
    await run(changes('1.csv')).result;
    const before = readFileSync(at('state'), 'utf8');
    job = doneJob({ sha256: 'other' });
    await expect(run(changes('2.csv')).result).rejects.toMatchObject({ code: 'unexpected' });
    expect(readFileSync(at('state'), 'utf8')).toBe(before);
    expect(files().toSorted()).toEqual(['1.csv', 'state']);
  });

  it('is refused by a server that knows no cursors', async () => {
    await expect(run(changes('1.csv'), whole).result).rejects.toThrow('This server cannot export changes.');
    expect(files()).toEqual(['state']);
  });
});
