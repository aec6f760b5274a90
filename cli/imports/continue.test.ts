// The way of `import continue` from its options to what is left, on a server that answers as it is told.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '#cli/context.ts';
import type { FailedRow, FixedRow } from '#core/imports/schema.ts';
import { formOf, questionOf } from '#tests/support/sheet-server.ts';
import { type ContinueFlags, continueVerb } from './continue.ts';
import { importStatusOf } from '#tests/support/import-status.ts';

const id = '00000000-0000-4000-8000-000000000002';
const place = '00000000-0000-4000-8000-000000000009';
const form = formOf([questionOf(place, 'TEXT', { text: 'Place' })], {
  id: '00000000-0000-4000-8000-000000000001',
});

let folder = '';
let sent: string[] = [];
let fixes: FixedRow[] = [];
/** The rows that are failed now; a fix of one takes it away. */
let failed: FailedRow[] = [];
let dropped = 0;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'formdeck-import-continue-'));
  mkdirSync(join(folder, 'config'));
  [sent, fixes, dropped] = [[], [], 0];
  failed = ['Gaet 1', 'Gaet 2'].map((text, index) => ({
    csvRow: index + 1,
    rowDate: null,
    cells: { [place]: text },
    errors: [{ questionId: place, message: 'is no place' }],
  }));
});
afterEach(() => rmSync(folder, { recursive: true }));

const status = () =>
  importStatusOf({
    id,
    templateId: form.id,
    sheetId: place,
    state: failed.length > 0 ? 'COMPLETED_WITH_ERRORS' : 'SUCCESS',
    completedRows: 3 - failed.length - dropped,
    failedRows: failed.length,
    droppedRows: dropped,
  });
const answers: Record<string, (body: unknown) => unknown> = {
  'session.me': () => ({ id: place, timeZone: 'UTC' }),
  'forms.read': () => form,
  'imports.status': status,
  'imports.read': () => ({
    ...status(),
    failed: { content: failed, page: 0, size: 1_000, totalElements: failed.length, totalPages: 1 },
  }),
  'imports.continue': (body) => {
    const { rows } = body as { rows: FixedRow[] };
    fixes.push(...rows);
    failed = failed.filter(({ csvRow }) => !rows.some((fix) => fix.csvRow === csvRow));
    return status();
  },
  'imports.complete': () => {
    dropped = failed.length;
    failed = [];
    return status();
  },
};
const send = async (call: { id: string }, input: { body?: unknown }) => {
  sent.push(call.id);
  return answers[call.id]?.(input.body);
};
const context = {
  settings: { yes: true },
  config: async () => ({ path: join(folder, 'config', 'config.json'), prepareFolder: () => {} }),
  signal: () => new AbortController().signal,
  output: { say: () => {}, progress: () => ({ update: () => {}, end: () => {} }) },
  send,
  sendAgain: send,
} as unknown as Context;

const going = (flags: ContinueFlags) =>
  continueVerb.run(context, continueVerb.options(flags, [id], undefined as never));

describe('import continue', () => {
  it('says with --dry-run what it would send, and sends nothing', async () => {
    const data = await going({ set: ['Place:Gaet 1=Gate 1'], complete: true, dryRun: true });
    expect(data).toMatchObject({ dryRun: true, repaired: 1, skipped: 0, dropped: 1, failedRows: 2 });
    expect(sent).not.toContain('imports.continue');
  });

  it('sends what is repaired, and writes what is left into a file', async () => {
    const failedOut = join(folder, 'left.csv');
    const data = await going({ set: ['Place:Gaet 1=Gate 1'], failedOut });
    expect(fixes).toMatchObject([{ csvRow: 1, answers: [{ questionId: place, value: 'Gate 1' }] }]);
    expect(data).toMatchObject({ repaired: 1, dropped: 0, failedRows: 1, failedFile: failedOut });
    expect(data.failed).toMatchObject([{ csvRow: 2, errors: [{ question: 'Place' }] }]);
    expect(readFileSync(failedOut, 'utf8')).toContain('Gaet 2');
    expect(continueVerb.exitCode?.(data)).toBe(3);
  });

  it('drops what is left with --complete, and leaves no file', async () => {
    const failedOut = join(folder, 'left.csv');
    const data = await going({ set: ['Place:Gaet 1=Gate 1'], complete: true, failedOut });
    expect(data).toMatchObject({ repaired: 1, dropped: 1, failedRows: 0, failed: [], failedFile: null });
    expect(sent.slice(-1)).toEqual(['imports.complete']);
    expect(readdirSync(folder)).toEqual(['config']);
  });

  it('asks for nothing more where all is repaired', async () => {
    const data = await going({ set: ['Place:Gaet 1=Gate 1', 'Place:Gaet 2=Gate 2'], complete: true });
    expect(data).toMatchObject({ repaired: 2, dropped: 0, failedRows: 0 });
    expect(sent.slice(-1)).toEqual(['imports.continue']);
  });
});
