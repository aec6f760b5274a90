import { expect, it } from 'vitest';
import { readCsvFile } from '#core/imports/csv/csv-file.ts';
import { createImportDraft, matchQuestion } from '#core/imports/import-draft.ts';
import { question } from '#core/questions/schema.ts';
import { dateFormats } from '#core/time/date-format.ts';
import { matchItems } from './match-items.ts';

it('shows what is ambiguous about the dates, and what a required question misses', async () => {
  const ask = (text: string) =>
    question.parse({ id: crypto.randomUUID(), text, type: 'TEXT', required: true });
  const damage = ask('Damage');
  const questions = [ask('Airport'), damage];
  const bytes = new TextEncoder().encode(
    'Airport,Damage,Flight date\nYXY,None,03/02/2026\nYXY,None,05/02/2026',
  );
  const file = await readCsvFile({ name: 'a.csv', size: bytes.length }, [bytes]);
  const proposed = createImportDraft(
    { id: 'f', name: 'Strikes', questions, contextQuestions: [], elements: [], alerts: [] },
    file,
  );
  expect(matchItems(matchQuestion(proposed, damage.id, null), dateFormats)).toMatchObject([
    { title: 'Rows are dated by', column: 'Flight date', issue: null },
    {
      title: 'Dates are written as',
      certainty: 'to decide',
      issue: expect.stringMatching(/can be .* or /),
    },
    { title: 'Airport', column: 'Airport', certainty: 'sure', required: true },
    { title: 'Damage', column: '', certainty: 'to decide', issue: expect.stringContaining('No column') },
  ]);
});
