import { describe, expect, it } from 'vitest';
import { question } from '#core/questions/schema.ts';
import {
  acceptRow,
  createRepairDraft,
  editCell,
  editDate,
  giveRepairReason,
  type RepairDraft,
  replaceInAll,
  skipRows,
  toFixedRows,
  undo,
  withFailedRows,
  wrongValues,
} from './repair-draft.ts';
import { createRepairRules } from './repair-rules.ts';
import type { FailedRow } from '#core/imports/schema.ts';

const ask = (text: string, type: string, required = false, options: string[] = []) =>
  question.parse({
    id: crypto.randomUUID(),
    text,
    type,
    required,
    questionOptions: options.map((value, order) => ({ value, order })),
  });
const airport = ask('Airport', 'TEXT', true);
const damage = ask('Damage', 'RADIO', true, ['None', 'Minor', 'Medium']);
const cost = ask('Cost', 'NUMERIC');
const form = { questions: [airport, damage, cost], contextQuestions: [], elements: [], alerts: [] };
const settings = {
  dateColumn: 1,
  dateFormat: 'dd.MM.yyyy',
  timeZone: 'America/Toronto',
  dateFormats: {},
  cellFormats: {},
  decimalSeparator: ',' as const,
};
const notAnOption = (text: string) => [
  { questionId: damage.id, message: `"${text}" is not one of the options` },
];
const rowWith = (csvRow: number, text: string, errors = notAnOption(text)): FailedRow => ({
  csvRow,
  rowDate: Date.UTC(2026, 0, 31, 5),
  cells: { [airport.id]: 'Genf', [damage.id]: text },
  errors,
});
const failed = [
  rowWith(9, 'B'),
  rowWith(2, 'B'),
  rowWith(5, 'C'),
  { ...rowWith(7, 'None', []), rowDate: null, errors: [{ questionId: null, message: '"x" is not a date' }] },
  {
    ...rowWith(8, 'None', []),
    errors: [{ questionId: null, message: 'This row has 4 cells, the header has 3' }],
  },
];
const draft = createRepairDraft(createRepairRules(form, settings, Date.now), failed);
const row = ({ rows }: RepairDraft, csvRow: number) => rows.find((one) => one.csvRow === csvRow);
const states = ({ rows }: RepairDraft) => rows.map(({ csvRow, state }) => `${csvRow} ${state}`);

describe('the repair of failed rows', () => {
  it('begins with what the server says, in the order of the file', () => {
    expect(draft.counts).toEqual({ broken: 5, ready: 0, skipped: 0 });
    expect(draft.columns.map(({ title }) => title)).toEqual(['Airport', 'Damage']);
    expect(row(draft, 2)).toMatchObject({
      date: { text: '31.01.2026', issue: null },
      cells: { [damage.id]: { text: 'B', issue: '"B" is not one of the options', edited: false } },
    });
    expect(row(draft, 7)).toMatchObject({ date: { text: '', issue: '"x" is not a date' }, issues: [] });
    expect(row(draft, 8)?.issues).toEqual(['This row has 4 cells, the header has 3']);
    expect(wrongValues(draft)).toMatchObject([
      { title: 'Damage', text: 'B', count: 2 },
      { title: 'Damage', text: 'C', count: 1 },
    ]);
  });

  it('takes a row with too many cells as it is shown, once somebody says so', () => {
    const accepted = acceptRow(draft, 8);
    expect(row(accepted, 8)).toMatchObject({ state: 'ready', issues: [] });
    expect(toFixedRows(accepted).map(({ csvRow }) => csvRow)).toEqual([8]);
    // What is missing in it is an issue of its cells from then on.
    const short = { ...rowWith(3, '', []), errors: [{ questionId: null, message: 'This row has 1 cell' }] };
    expect(
      row(acceptRow(createRepairDraft(createRepairRules(form, settings, Date.now), [short]), 3), 3)?.state,
    ).toBe('broken');
  });

  it('checks a cell at once, as the server would', () => {
    const typed = editCell(draft, 5, damage.id, 'Mino');
    expect(row(typed, 5)?.cells[damage.id]).toEqual({
      text: 'Mino',
      issue: '"Mino" is not one of the options',
      edited: true,
    });
    expect(row(editCell(typed, 5, damage.id, 'minor'), 5)?.state).toBe('ready');
    expect(row(editCell(draft, 5, damage.id, ''), 5)?.cells[damage.id]?.issue).toBe(
      'This question is required',
    );
    expect(row(typed, 2)).toBe(row(draft, 2));
  });

  it('dates a row, in the format and the time zone of the import', () => {
    expect(row(editDate(draft, 7, '31.02.2026'), 7)?.date?.issue).toContain('format dd.MM.yyyy');
    expect(row(editCell(draft, 7, damage.id, 'Minor'), 7)?.date?.issue).toBe('"x" is not a date');
    expect(toFixedRows(editDate(draft, 7, '01.02.2026'))).toEqual([
      { csvRow: 7, answers: [], rowDate: Date.UTC(2026, 1, 1, 5) },
    ]);
  });

  it('sends what is ready or skipped, and a row that was found right as it is', () => {
    const all = replaceInAll(skipRows(draft, [5]), damage.id, 'B', 'medium');
    const done = editCell(all, 8, damage.id, 'None');
    expect(done.counts).toEqual({ broken: 1, ready: 3, skipped: 1 });
    const answers = [{ questionId: damage.id, value: 'Medium' }];
    expect(toFixedRows(done)).toEqual([
      { csvRow: 2, answers },
      { csvRow: 5, skip: true, answers: [] },
      { csvRow: 8, answers: [] },
      { csvRow: 9, answers },
    ]);
  });

  it('can be taken back, step by step', () => {
    const replaced = replaceInAll(draft, damage.id, 'B', 'Medium');
    const skipped = skipRows(replaced, [2]);
    expect(states(undo(skipped))).toEqual(states(replaced));
    expect(undo(undo(skipped))).toMatchObject({ counts: draft.counts, canUndo: false });
    expect(undo(draft)).toBe(draft);
  });

  it('cannot be taken back for rows that are in by now', () => {
    const both = editCell(replaceInAll(draft, damage.id, 'B', 'Medium'), 5, damage.id, 'Min');
    const again = withFailedRows(both, [rowWith(5, 'C')]);
    expect(row(undo(again), 5)?.cells[damage.id]?.text).toBe('C');
    expect(undo(again).canUndo).toBe(false);
  });

  it('keeps what was typed when the rows are read again', () => {
    const typed = editCell(editCell(draft, 2, damage.id, 'Minor'), 5, damage.id, 'Min');
    const still = { ...rowWith(2, 'B'), errors: [{ questionId: airport.id, message: 'No such airport' }] };
    const again = withFailedRows(typed, [still, rowWith(5, 'C'), rowWith(11, 'D')]);
    expect(row(again, 2)).toMatchObject({
      state: 'broken',
      cells: { [damage.id]: { text: 'Minor' }, [airport.id]: { issue: 'No such airport' } },
    });
    expect(row(again, 5)?.cells[damage.id]?.text).toBe('Min');
    expect(states(editCell(again, 2, airport.id, 'GVA'))).toEqual(['2 ready', '5 broken', '11 broken']);
  });

  it('is ready where a reason passes all that is wrong, and sends such rows as they are', () => {
    const dear = { ...cost, rules: [{ kind: 'range' as const, greatest: 1000, passable: true as const }] };
    const rules = createRepairRules({ ...form, questions: [airport, damage, dear] }, settings, Date.now);
    const costly = (csvRow: number, text: string) => {
      const tooDear = { questionId: cost.id, message: 'At most 1,000.' };
      const { cells, ...failure } = rowWith(csvRow, text, [
        ...(text === 'None' ? [] : notAnOption(text)),
        tooDear,
      ]);
      return { ...failure, cells: { ...cells, [cost.id]: '1200' } };
    };
    const costs = createRepairDraft(rules, [costly(1, 'None'), costly(2, 'B')]);
    expect(states(costs)).toEqual(['1 broken', '2 broken']);
    const passed = giveRepairReason(costs, 'Checked');
    expect(states(passed)).toEqual(['1 ready', '2 broken']);
    expect(toFixedRows(passed)).toEqual([{ csvRow: 1, answers: [] }]);
    expect(states(editCell(passed, 2, damage.id, 'Minor'))).toEqual(['1 ready', '2 ready']);
    expect(states(giveRepairReason(passed, ' '))).toEqual(['1 broken', '2 broken']);
  });
});
