import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#core/errors.ts';
import { exportFormData } from '#core/exports/actions.ts';
import { outcomeOf } from '#core/exports/outcome.ts';
import { type FormExport, nothingToExport } from '#core/exports/schema.ts';
import type { Ports } from '#core/ports.ts';
import type { Send } from '#core/send.ts';
import { createExportModel } from './export-model.ts';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'formdeck-export-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const ports = {
  now: () => Date.UTC(2026, 0, 31, 14, 5, 9),
  sleep: async () => {},
  random: () => 0,
} as unknown as Ports;
const modelWith = (ask: () => Promise<Response>, world: { send?: Send; sleep?: Ports['sleep'] } = {}) =>
  createExportModel({
    formName: 'Strikes',
    timeZone: 'UTC',
    hasDays: true,
    ports: { ...ports, ...(world.sleep && { sleep: world.sleep }) },
    send: world.send ?? (() => Promise.reject(new AppError('not-found'))),
    ask: async () => outcomeOf(await ask()),
    failed: (_, error) => exportFormData.failed({} as FormExport, error),
  });
const failing = (error: AppError) =>
  modelWith(async () => {
    throw error;
  });

describe('An export', () => {
  it('begins with the last 7 days and a name that follows the format, until somebody names the file', () => {
    const { state, change, nameFile } = modelWith(async () => new Response());
    expect(state.value).toMatchObject({
      draft: { to: '2026-01-31' },
      file: 'Strikes 2026-01-31 140509.xlsx',
    });
    change({ format: 'CSV' });
    expect(state.value.file).toBe('Strikes 2026-01-31 140509.csv');
    nameFile('january');
    change({ format: 'XLSX' });
    expect(state.value.file).toBe('january');
  });

  it('says what is missing', () => {
    const { change, nameFile, check } = modelWith(async () => new Response());
    change({ from: '' });
    nameFile(' ');
    expect(check().map(({ path }) => path)).toEqual(['from', 'file']);
  });

  it('is written whole, and told with its rows and size', async () => {
    const path = join(folder, 'rows.csv');
    const { state, run } = modelWith(async () => new Response('a\n1\n', { headers: { 'x-row-count': '1' } }));
    await run(path);
    expect(state.value).toMatchObject({
      done: { file: path, rows: 1, bytes: 4 },
      problem: null,
      progress: null,
    });
    expect(readFileSync(path, 'utf8')).toBe('a\n1\n');
  });

  it('is left to the server by whoever waits no longer, which it is not told to stop', async () => {
    const id = '00000000-0000-4000-8000-000000000003';
    const job = {
      id,
      templateId: id,
      templateName: 'Strikes',
      state: 'RUNNING',
      totalRows: 9,
      completedRows: 4,
      createdAt: 0,
      problem: null,
      fileName: null,
      size: null,
      sha256: null,
      manifest: null,
      cursor: null,
      endedAt: null,
      expiresAt: null,
    };
    const sent: string[] = [];
    const { state, run, leave } = modelWith(async () => Response.json(job, { status: 202 }), {
      sleep: (_, signal) =>
        new Promise((_go, stop) => signal?.addEventListener('abort', () => stop(signal.reason))),
      send: async ({ id: call }) => void sent.push(call) as never,
    });
    const running = run(join(folder, 'rows.csv'));
    await expect.poll(() => state.value.job?.id).toBe(id);
    expect(state.value.progress).toBe('4 of 9 entries');
    leave();
    await running;
    expect(state.value).toMatchObject({ progress: null, job: null, done: null, problem: null });
    expect(sent).toEqual([]);
  });

  it('is over when its file is there, also where the server cannot be told to remove it', async () => {
    const id = '00000000-0000-4000-8000-000000000003';
    const job = {
      id,
      templateId: id,
      templateName: 'Strikes',
      state: 'DONE',
      totalRows: 1,
      completedRows: 1,
      createdAt: 0,
      problem: null,
      fileName: null,
      size: null,
      sha256: null,
      manifest: null,
      cursor: null,
      endedAt: null,
      expiresAt: null,
    };
    const { state, run } = modelWith(async () => Response.json(job, { status: 202 }), {
      send: async ({ id: call }) => {
        if (call !== 'exports.jobFile') throw new AppError('unreachable');
        return new Response('a\n1\n', { headers: { 'x-row-count': '1' } }) as never;
      },
    });
    await run(join(folder, 'rows.csv'));
    expect(state.value).toMatchObject({ done: { rows: 1 }, progress: null, job: null });
  });

  it('that came to nothing says why', async () => {
    const { state, run } = failing(new AppError('not-found', nothingToExport, { status: 204 }));
    await run(join(folder, 'a.csv'));
    expect(state.value.problem).toMatchObject({ message: nothingToExport });

    const large = failing(new AppError('too-much-data'));
    await large.run(join(folder, 'a.csv'));
    expect(large.state.value.problem?.message).toBe(
      'Too much data to export. Reduce your date range and try again.',
    );

    const unwritable = modelWith(async () => new Response('a'));
    await unwritable.run(join(folder, 'nowhere', 'a.csv'));
    expect(unwritable.state.value.problem).toEqual({
      message: `The folder ${join(folder, 'nowhere')} does not exist.`,
      hint: 'Create it first, or choose another one.',
    });
  });
});
