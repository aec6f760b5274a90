import { describe, expect, it } from 'vitest';
import type { Actor } from '#core/actor.ts';
import { AppError } from '#core/errors.ts';
import type { Send } from '#core/send.ts';
import { cancel, continueRepaired } from './actions.ts';
import { continueImport } from './calls.ts';
import { importPercent, pendingNotice, progressText, stateText } from './progress.ts';
import { failedRowsQuery, importStatusQuery } from './queries.ts';
import { importStates, type ImportStatus } from './status.ts';

const status = (change: Partial<ImportStatus>): ImportStatus => ({
  id: 'i',
  templateId: 'f',
  fileName: 'u',
  originalFileName: 'strikes.csv',
  state: 'PROCESSING',
  completedRows: 9_985,
  failedRows: 15,
  droppedRows: 0,
  dateFormats: {},
  cellFormats: {},
  sheetName: 'a',
  sha256: null,
  endedAt: null,
  totalRows: 10_000,
  sheetId: 's',
  createdAt: 0,
  createdBy: { id: 'u', userName: 'pat' },
  dateColumn: null,
  dateFormat: 'yyyy-MM-dd',
  timeZone: 'Etc/UTC',
  decimalSeparator: null,
  undone: null,
  undoUntil: null,
  problem: null,
  update: null,
  delay: null,
  ...change,
});
const sending = (answer: (call: unknown, input: { query: { page: number } }) => unknown) =>
  (async (call: unknown, input: { query: { page: number } }) => answer(call, input)) as unknown as Send;
const gone = new AppError('not-found');

describe('the status of an import', () => {
  it('is asked for each second until the server is done', () => {
    const { refetchInterval } = importStatusQuery(
      sending(() => null),
      'i',
    );
    const polled = (change: Partial<ImportStatus>) => refetchInterval({ state: { data: status(change) } });
    expect(refetchInterval({ state: {} })).toBe(1_000);
    expect(refetchInterval({ state: { data: status({}), error: gone } })).toBe(false);
    expect(importStates.filter((state) => polled({ state }) === 1_000)).toEqual([
      'PROCESSING',
      'PROCESSING_WITH_ERRORS',
      'COMPLETING',
      'SIGNAL_STOP',
    ]);
  });

  it('says that an import was canceled when it is gone', async () => {
    const query = importStatusQuery(
      sending(() => {
        throw gone;
      }),
      'i',
    );
    await expect(query.queryFn({})).rejects.toThrow('This import has been canceled');
  });

  it('in numbers and words', () => {
    expect(importPercent(status({}))).toBe(99);
    expect(importPercent(status({ state: 'SUCCESS' }))).toBe(100);
    expect(progressText(status({}))).toBe('99%: 9,985 of 10,000 rows, 15 failed');
    expect(stateText(status({ problem: 'It is empty' }))).toBe('The file could not be imported');
    const createdAt = Date.parse('2026-11-22T12:15:09Z');
    const waiting = status({ id: 'w', state: 'COMPLETED_WITH_ERRORS', createdAt });
    expect(pendingNotice([], 'America/Toronto')).toBeNull();
    expect(pendingNotice([waiting], 'America/Toronto')).toEqual({
      text: '15 rows of strikes.csv to fix (2026-11-22 07:15)',
      importId: 'w',
    });
    expect(pendingNotice([status({}), waiting], 'America/Toronto')).toEqual({
      text: '2 pending imports: 1 to fix, 1 running',
      importId: 'w',
    });
  });
});

it('failed rows are read page by page, and not without end', async () => {
  const pages: number[] = [];
  const content = Array.from({ length: 1_000 }, (_, index) => ({ csvRow: index }));
  const send = sending((_, { query: { page } }) => {
    pages.push(page);
    return { failed: { content, page, size: 1_000, totalElements: 50_000, totalPages: 50 } };
  });
  expect(await failedRowsQuery(send, 'i').queryFn({})).toHaveLength(10_000);
  expect(pages).toHaveLength(10);
});

describe('what can be done with an import', () => {
  const manager: Actor = {
    companyId: 'c',
    userId: 'u',
    userName: 'pat',
    role: 'MANAGER',
    groupIds: [],
    timeZone: 'Etc/UTC',
    flags: {},
  };

  it('is to cancel it, until it is too late', () => {
    const may = (state: ImportStatus['state']) => cancel.may(manager, status({ state })).yes;
    expect(importStates.filter(may)).toEqual([
      'PROCESSING',
      'PROCESSING_WITH_ERRORS',
      'COMPLETED_WITH_ERRORS',
    ]);
    expect(cancel.may({ ...manager, role: 'ANALYST' }, status({})).yes).toBe(false);
  });

  it('is to go on with repaired rows, five hundred at a time', async () => {
    const batches: number[] = [];
    const send = (async (call: unknown, { body }: { body: { rows: unknown[] } }) => {
      expect(call).toBe(continueImport);
      batches.push(body.rows.length);
      return status({ failedRows: 0, state: 'SUCCESS', completedRows: 10_000 });
    }) as unknown as Send;
    const rows = Array.from({ length: 1_001 }, (_, index) => ({ csvRow: index + 1, answers: [] }));
    const repairs = { status: status({ state: 'COMPLETED_WITH_ERRORS' }), rows };
    expect(continueRepaired.may(manager, { ...repairs, rows: [] }).yes).toBe(false);
    const result = await continueRepaired.run(send, repairs);
    expect(batches).toEqual([500, 500, 1]);
    expect(continueRepaired.done?.(repairs, result)).toBe('The import is done: 10,000 rows imported.');
  });
});
