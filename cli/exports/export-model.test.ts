import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#core/errors.ts';
import { exportFormData } from '#core/exports/actions.ts';
import { outcomeOf } from '#core/exports/outcome.ts';
import { type FormExport, nothingToExport } from '#core/exports/schema.ts';
import type { Ports } from '#core/ports.ts';
import { createExportModel } from './export-model.ts';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'formdeck-export-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const ports = {
  now: () => Date.UTC(2026, 0, 31, 14, 5, 9),
  sleep: async () => {},
  random: () => 0,
} as unknown as Ports;
const modelWith = (ask: () => Promise<Response>) =>
  createExportModel({
    formName: 'Strikes',
    timeZone: 'UTC',
    hasDays: true,
    ports,
    send: () => Promise.reject(new AppError('not-found')),
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
    expect(unwritable.state.value.problem?.message).toBe(`${join(folder, 'nowhere')} does not exist.`);
  });
});
