// Where an export has a line for each repeated entry, and what it is named after then.
import { expect, it } from 'vitest';
import { entriesHint, entriesIn, exportedName, lineChoices } from './entries.ts';
import { choicesOf, estimateText, firstChoices } from './export-draft.ts';

const damages = { id: crypto.randomUUID(), text: 'Damages' };
const csv = { ...firstChoices, format: 'CSV', entries: damages.id } as const;

it.each([
  [{}, 'tables'],
  [{ format: 'XLSX', images: true }, 'tables'],
  [{ format: 'CSV' }, 'instead'],
  [{ format: 'EXCEL_CSV' }, 'instead'],
  [{ format: 'CSV', zip: true }, 'tables'],
  [{ format: 'EXCEL_CSV', images: true }, 'tables'],
  [{ format: 'GEOJSON' }, null],
  [{ format: 'GEOJSON', zip: true }, null],
] as const)('%j has entries in %s', (file, where) => {
  expect(entriesIn(file)).toBe(where);
});

it('a CSV can have a line for each entry, and is named after their question', () => {
  expect(lineChoices(csv, [damages])?.map(({ label }) => label)).toEqual([
    'An entry',
    'An entry of "Damages"',
  ]);
  expect(lineChoices(csv, [])).toBeNull();
  expect(choicesOf(csv)).toEqual({ format: 'CSV', entries: damages.id });
  expect(exportedName('Vehicle check', csv, [damages])).toBe('Vehicle check - Damages');
  expect(estimateText(1, 20, csv)).toBe('The repeated entries of 1 entry');
});

it('a file with tables of entries says so, and keeps no other choice', () => {
  const zip = { ...csv, zip: true };
  expect(choicesOf(zip)).toEqual({ format: 'CSV', zip: true });
  expect(exportedName('Vehicle check', zip, [damages])).toBe('Vehicle check');
  expect(entriesHint(zip, [damages])).toMatch(/^Repeated entries have a file of their own/);
  expect(entriesHint({ ...zip, format: 'XLSX' }, [damages, damages])).toMatch(/have 2 worksheets/);
  expect([entriesHint(csv, [damages]), entriesHint(zip, [])]).toEqual([null, null]);
});
