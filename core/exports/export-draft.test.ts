import { describe, expect, it } from 'vitest';
import { AppError, invalid } from '#core/errors.ts';
import type { Send } from '#core/send.ts';
import { exportFormData, exportSheetData } from './actions.ts';
import {
  canExport,
  createExportDraft,
  exportIssue,
  exportFileName,
  firstChoices,
  formExportBody,
  sheetExportBody,
} from './export-draft.ts';

const zone = 'America/Toronto';
const now = Date.UTC(2026, 0, 31, 19, 5, 9);
const draft = createExportDraft(now, zone);

describe('the export dialog', () => {
  it('opens with the last 7 days', () => {
    expect(draft).toEqual({ from: '2026-01-24', to: '2026-01-31', ...firstChoices });
  });

  it('needs both days, in order', () => {
    expect(canExport(draft, zone)).toBe(true);
    expect(canExport({ ...draft, to: '' }, zone)).toBe(false);
    const turned = { ...draft, from: '2026-02-01' };
    expect(canExport(turned, zone)).toBe(false);
    expect(exportIssue(turned, zone)).toEqual({
      path: 'to',
      message: 'The last day is before the first one',
    });
  });

  it('asks for whole days of the user, the end one day later', () => {
    expect(formExportBody({ ...draft, format: 'CSV' }, 'f', zone)).toEqual({
      templateIds: ['f'],
      startDate: Date.UTC(2026, 0, 24, 5),
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
