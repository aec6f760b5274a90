import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commonStart, pathChoices, pathOf } from './typed-path.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'formdeck-paths-'));
  mkdirSync(join(folder, 'data'));
  for (const name of ['strikes.csv', 'Strikes 2026.csv', 'notes.md', '.hidden.csv', 'data/a.csv'])
    writeFileSync(join(folder, name), 'a\n1\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

const isCsv = (name: string) => name.endsWith('.csv');
const texts = async (typed: string) =>
  (await pathChoices(typed, { folder, home: folder }, isCsv)).map(({ text }) => text);

describe('A typed path', () => {
  it('goes on with folders and the files that are wanted', async () => {
    expect(await texts('')).toEqual(['data/', 'Strikes 2026.csv', 'strikes.csv']);
    expect(await texts('str')).toHaveLength(2);
    expect(await texts('data/')).toEqual(['data/a.csv']);
    expect(await texts('~/data/a')).toEqual(['~/data/a.csv']);
    expect(await texts('.')).toEqual(['.hidden.csv']);
    expect(await texts('nowhere/x')).toEqual([]);
  });

  it('is completed as far as there is one way only', () => {
    expect(commonStart(['strikes.csv', 'Strikes 2026.csv'], 'st')).toBe('strikes');
    expect(commonStart([], 'st')).toBe('st');
  });

  it('means a file below the folder, below the home folder, or anywhere', () => {
    const place = { folder: '/here', home: '/homes/ada' };
    expect(pathOf(' a.csv ', place)).toBe('/here/a.csv');
    expect(pathOf('~/a.csv', place)).toBe('/homes/ada/a.csv');
    expect(pathOf('/data/a.csv', place)).toBe('/data/a.csv');
  });
});
