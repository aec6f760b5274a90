import { describe, expect, it } from 'vitest';
import { AppError, invalid } from '#core/errors.ts';
import type { Send } from '#core/send.ts';
import { exportFormData, exportSheetData } from './actions.ts';
import {
  canExport,
  createExportDraft,
  draftFilter,
  estimateText,
  exportIssue,
  exportFileName,
  firstChoices,
  formExportBody,
  presetOf,
  type RangePreset,
  sheetExportBody,
  withPreset,
} from './export-draft.ts';

const zone = 'America/Toronto';
const now = Date.UTC(2026, 0, 31, 19, 5, 9);
const draft = createExportDraft(now, zone);

describe('the export dialog', () => {
  it('opens with the last 7 days', () => {
    expect(draft).toEqual({ from: '2026-01-25', to: '2026-01-31', isAllTime: false, ...firstChoices });
  });

  it('needs both days, in order', () => {
    expect(canExport(draft, zone)).toBe(true);
    expect(canExport({ ...draft, to: '' }, zone)).toBe(false);
    const turned = { ...draft, from: '2026-02-01' };
    expect(canExport(turned, zone)).toBe(false);
    expect(exportIssue(turned, zone)).toEqual({
      path: 'to',
      message: 'The last day is before the first day',
    });
  });

  it('asks for whole days of the user, the end one day later', () => {
    expect(formExportBody({ ...draft, format: 'CSV' }, 'f', zone)).toEqual({
      templateIds: ['f'],
      startDate: Date.UTC(2026, 0, 25, 5),
      endDate: Date.UTC(2026, 1, 1, 5),
      format: 'CSV',
    });
    expect(sheetExportBody(['a', 'b'], null, firstChoices)).toEqual({ sheetIds: ['a', 'b'], format: 'XLSX' });
    expect(sheetExportBody(['a'], null, { ...firstChoices, images: true, onlyApproved: true })).toEqual({
      sheetIds: ['a'],
      format: 'XLSX',
      images: true,
      onlyApproved: true,
    });
  });

  it('offers the days that people ask for, all time among them', () => {
    expect(presetOf(draft, now, zone)).toBe('7d');
    const days = (preset: RangePreset) => {
      const { from, to } = withPreset(draft, preset, now, zone);
      return [from, to];
    };
    expect(days('30d')).toEqual(['2026-01-02', '2026-01-31']);
    expect(days('year')).toEqual(['2026-01-01', '2026-01-31']);
    const all = withPreset(draft, 'all', now, zone);
    expect(presetOf(all, now, zone)).toBe('all');
    expect(canExport(all, zone)).toBe(true);
    const { startDate, endDate } = formExportBody(all, 'f', zone);
    expect([startDate < -8e15, endDate > 8e15]).toEqual([true, true]);
    // And back to days.
    expect(withPreset(all, '7d', now, zone)).toMatchObject({ from: '2026-01-25', isAllTime: false });
    expect(presetOf({ ...draft, from: '2026-01-03' }, now, zone)).toBeNull();
  });

  it('counts the rows of just those moments', () => {
    const { startDate, endDate } = formExportBody(draft, 'f', zone);
    expect(draftFilter(draft, zone)).toEqual({ minDate: startDate, maxDate: endDate - 1 });
    const all = withPreset(draft, 'all', now, zone);
    expect(draftFilter(all, zone)).toBeNull();
    expect(draftFilter({ ...all, onlyApproved: true }, zone)).toEqual({ reviewState: 'APPROVED' });
    expect(draftFilter({ ...draft, to: '' }, zone)).toBeUndefined();
  });

  it('says roughly how large the file will be', () => {
    const some = { format: 'XLSX', images: false } as const;
    expect(estimateText(0, 26, some)).toBe('0 entries');
    expect(estimateText(858, 26, some)).toBe('858 entries, about 134 kB');
    expect(estimateText(10_000, 40, { format: 'CSV', images: true })).toBe(
      '10,000 entries, about 4.8 MB and the images',
    );
  });

  it('names the file by the form and the time', () => {
    expect(exportFileName('Strikes: 2026/01', { format: 'XLSX' }, now, zone)).toBe(
      'Strikes- 2026-01 2026-01-31 140509.xlsx',
    );
  });
});

describe('exporting', () => {
  const body = formExportBody(draft, 'f', zone);
  const answering = (response: Response) => (async () => response) as unknown as Send;

  it('gives the file', async () => {
    const response = new Response('a');
    expect(await exportFormData.run(answering(response), body)).toEqual({ kind: 'file', response });
  });

  it('fails where there is nothing to export', async () => {
    const empty = answering(new Response(null, { status: 204 }));
    await expect(exportFormData.run(empty, body)).rejects.toThrow('There is nothing to export.');
  });

  it('says what the spec says', () => {
    const tooMuch = 'Too much data to export. Reduce your date range and try again.';
    expect(exportFormData.failed(body, new AppError('too-much-data'))).toBe(tooMuch);
    // Of another server, which says no more than the status.
    expect(exportFormData.failed(body, new AppError('invalid', undefined, { status: 400 }))).toBe(tooMuch);
    expect(exportFormData.failed(body, invalid([{ path: 'endDate', message: 'No date' }]))).not.toBe(tooMuch);
    expect(exportFormData.failed(body, new AppError('unreachable'))).toBe(
      'Unable to export form data. Please try again.',
    );
    expect(exportSheetData.failed({ sheetIds: [] }, null)).toBe('Unable to export data. Please try again.');
  });
});
