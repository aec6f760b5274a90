import { expect, it } from 'vitest';
import { question } from '#core/questions/schema.ts';
import { createRepairDraft, editCell, skipRows } from '#core/imports/repair/repair-draft.ts';
import { createRepairRules } from '#core/imports/repair/repair-rules.ts';
import { repairItems, restOfRow, statusText } from './repair-items.ts';

const ask = (text: string, options: string[] = []) =>
  question.parse({
    id: crypto.randomUUID(),
    text,
    type: options.length > 0 ? 'RADIO' : 'TEXT',
    required: true,
    questionOptions: options.map((value, order) => ({ value, order })),
  });
const airport = ask('Airport');
const damage = ask('Damage', ['None', 'Minor']);
const row = (csvRow: number, place: string, text: string, questionIds: (string | null)[]) => ({
  csvRow,
  rowDate: null,
  cells: { [airport.id]: place, [damage.id]: text },
  errors: questionIds.map((questionId) => ({ questionId, message: 'is wrong' })),
});
const draft = createRepairDraft(
  createRepairRules(
    { questions: [airport, damage], contextQuestions: [], elements: [], alerts: [] },
    {
      dateColumn: null,
      dateFormat: 'yyyy-MM-dd',
      timeZone: 'UTC',
      dateFormats: {},
      cellFormats: {},
      decimalSeparator: null,
    },
    Date.now,
  ),
  [row(1, '', 'B', [airport.id, damage.id]), row(2, 'YXY', 'B', [damage.id]), row(3, 'YZF', 'None', [null])],
);
const shown = (of: typeof draft) =>
  repairItems(of).map((item) => `${item.row.csvRow} ${item.title} "${item.text}": ${statusText(item)}`);

it('A repair has a line for each cell that is wrong, and it stays when it was repaired', () => {
  expect(shown(draft)).toEqual([
    '1 Airport "": is wrong',
    '1 Damage "B": is wrong',
    '2 Damage "B": is wrong',
    '3 The row "": is wrong',
  ]);
  const repaired = editCell(editCell(draft, 1, damage.id, 'None'), 2, damage.id, 'Minor');
  expect(shown(skipRows(repaired, [3]))).toEqual([
    '1 Airport "": This question is required',
    '1 Damage "None": fine, but other cells are not',
    '2 Damage "Minor": repaired',
    '3 The row "": left out',
  ]);
});

it('The rest of a row helps to tell what a cell should be', () => {
  expect(restOfRow(draft, draft.rows[1] ?? expect.fail())).toBe('Airport YXY, Damage B');
});
