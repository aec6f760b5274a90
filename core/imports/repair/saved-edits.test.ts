import { expect, it } from 'vitest';
import { question } from '#core/questions/schema.ts';
import { editsFrom, editsText } from './saved-edits.ts';
import { createRepairDraft, editCell, editDate, skipRows } from './repair-draft.ts';
import { createRepairRules } from './repair-rules.ts';

const airport = question.parse({ id: crypto.randomUUID(), text: 'Airport', type: 'TEXT', required: true });
const form = { questions: [airport], contextQuestions: [], elements: [], alerts: [] };
const settings = {
  dateColumn: 1,
  dateFormat: 'yyyy-MM-dd',
  timeZone: 'America/Toronto',
  dateFormats: {},
  cellFormats: {},
  decimalSeparator: null,
};
const failed = [1, 2, 3].map((csvRow) => ({
  csvRow,
  rowDate: null,
  cells: { [airport.id]: '' },
  errors: [{ questionId: null, message: '"x" is not a date' }],
}));

it('keeps what was edited until the rows are opened again, but for rows that are not failed any more', () => {
  let draft = createRepairDraft(createRepairRules(form, settings, Date.now), failed);
  expect(editsText(draft)).toBeNull();
  draft = editDate(editCell(draft, 1, airport.id, 'Zürich "ZRH"'), 1, '2026-01-31');
  draft = skipRows(draft, [2, 3]);

  const rest = failed.slice(0, 2);
  const reopened = createRepairDraft(
    createRepairRules(form, settings, Date.now),
    rest,
    editsFrom(editsText(draft)),
  );
  expect(reopened.rows).toEqual(draft.rows.slice(0, 2));
  expect(editsFrom(editsText(reopened)).has(3)).toBe(false);
});

it('takes what is no such text for no edits', () => {
  for (const text of [null, '', '{', '[[1,{"cells":{"a":1}}]]', '{"1":{}}'])
    expect(editsFrom(text).size).toBe(0);
});
