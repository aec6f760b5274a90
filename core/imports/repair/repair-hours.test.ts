import { compileFormRules } from '#core/filling/form-rules.ts';
import { describe, expect, it } from 'vitest';
import { question } from '#core/questions/schema.ts';
import { compileRowCheck } from '#core/imports/check-row.ts';
import type { FailedRow } from '#core/imports/schema.ts';
import { compileDateFormat } from '#core/time/date-format.ts';
import { offsetAt } from '#core/time/zone.ts';
import {
  createRepairDraft,
  editCell,
  editDate,
  skipRows,
  toFixedRows,
  undo,
  wrongValues,
} from './repair-draft.ts';
import { createRepairRules } from './repair-rules.ts';
import { chooseHourInAll, repairHours } from './repair-hours.ts';

const when = question.parse({ id: crypto.randomUUID(), text: 'When', type: 'DATETIME' });
const gate = question.parse({ id: crypto.randomUUID(), text: 'Gate', type: 'NUMERIC', order: 1 });
const form = { questions: [when, gate], contextQuestions: [], elements: [], alerts: [] };
const dateFormat = 'yyyy-MM-dd HH:mm';
const timeZone = 'Europe/Berlin';
const settings = {
  dateColumn: 0,
  dateFormat,
  dateFormats: {},
  cellFormats: {},
  timeZone,
  decimalSeparator: null,
};

const check = compileRowCheck({
  ...settings,
  questions: form.questions,
  columnMap: { [when.id]: 1, [gate.id]: 2 },
  parseDate: (text, zone) => compileDateFormat(dateFormat)?.(text, zone) ?? null,
  offsetAt,
  rules: compileFormRules(form, Date.now),
});
const failed = (csvRow: number, ...cells: string[]): FailedRow => {
  const row = check({ cells, csvRow, issue: null });
  if (row.ok) throw new Error('It does not fail');
  const { ok: _, ...failure } = row;
  return failure;
};
const day = '2026-10-26 12:00';
const double = '2026-10-25 02:30';
const [earlier, later] = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'].map((text) => Date.parse(text)) as [
  number,
  number,
];
const rows = [failed(1, double, day, '1'), failed(2, day, double, '2'), failed(3, double, double, 'many')];
const draft = createRepairDraft(createRepairRules(form, settings, Date.now), rows);

describe('a failed row with a time that comes twice', () => {
  it('has no date until one is chosen, and stays failed if it is sent again as it is', () => {
    expect(rows[0]).toMatchObject({ rowDate: null, errors: [{ hour: { kind: 'double', earlier, later } }] });
    expect(draft.rows[0]?.date).toMatchObject({ text: '', issue: expect.stringContaining('comes twice') });
    expect(editDate(draft, 1, double).rows[0]?.date?.issue).toContain('comes twice');
    expect(editCell(draft, 2, when.id, double).rows[1]).toMatchObject({ state: 'broken' });
    expect(toFixedRows(editCell(draft, 2, when.id, double))).toEqual([]);
  });

  it('takes either moment as its message writes it', () => {
    const dated = editDate(draft, 1, '2026-10-25T02:30:00+01:00');
    expect(toFixedRows(dated)).toEqual([{ csvRow: 1, rowDate: later, answers: [] }]);
    const answered = editCell(draft, 2, when.id, '2026-10-25T02:30:00+02:00');
    expect(toFixedRows(answered)).toEqual([
      { csvRow: 2, answers: [{ questionId: when.id, value: `${earlier},7200000` }] },
    ]);
  });

  it('is settled with all others by one choice, which can be undone', () => {
    expect(repairHours(draft)).toMatchObject([
      { kind: 'double', rows: 3, text: '3 rows with times that come twice in Europe/Berlin' },
    ]);
    const chosen = chooseHourInAll(draft, 'double', 'LATER');
    expect(chosen.counts).toEqual({ broken: 1, ready: 2, skipped: 0 });
    expect(toFixedRows(chosen)).toEqual([
      { csvRow: 1, rowDate: later, answers: [] },
      { csvRow: 2, answers: [{ questionId: when.id, value: `${later},3600000` }] },
    ]);
    // Its number is wrong too.
    expect(chosen.rows[2]).toMatchObject({ state: 'broken', date: { issue: null } });
    expect(repairHours(chosen)).toEqual([]);
    // The choice is the better offer.
    expect(wrongValues(draft)).toMatchObject([{ questionId: gate.id, text: 'many' }]);
    expect(repairHours(undo(chosen))).toHaveLength(1);
  });

  it('keeps what was entered by hand, and leaves dropped rows alone', () => {
    const byHand = skipRows(editDate(draft, 1, '2026-10-25T02:30:00+02:00'), [3]);
    expect(repairHours(byHand)).toMatchObject([{ rows: 1 }]);
    expect(toFixedRows(chooseHourInAll(byHand, 'double', 'LATER'))).toMatchObject([
      { csvRow: 1, rowDate: earlier },
      { csvRow: 2 },
      { csvRow: 3, skip: true },
    ]);
  });
});
