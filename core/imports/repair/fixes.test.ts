import { describe, expect, it } from 'vitest';
import { question, type Question } from '#core/questions/schema.ts';
import { createFixer, replaceIn } from './fixes.ts';

const ask = (text: string, type: string, options: string[] = []): Question =>
  question.parse({
    id: crypto.randomUUID(),
    text,
    type,
    questionOptions: options.map((value, order) => ({ value, order })),
  });
const damage = ask('Damage', 'RADIO', ['None', 'Minor', 'Medium']);
const parts = ask('Parts', 'CHECKBOXES', ['Wing', 'Engine']);
const cost = ask('Cost', 'NUMERIC');
const failure = {
  csvRow: 7,
  rowDate: 86_400_000,
  cells: { [damage.id]: 'B', [parts.id]: 'Wing', [cost.id]: '12' },
  errors: [{ questionId: damage.id, message: '"B" is not one of the options' }],
};
const fixer = createFixer([damage, parts, cost], {
  readDate: () => null,
  offsetAt: () => 0,
  dateFormat: 'yyyy-MM-dd',
  decimalSeparator: ',',
});
const fix = (cells: Record<string, string>) =>
  fixer.fix(failure, { cells })?.answers.map(({ questionId, value }) => [questionId, value]);

describe('the fix of a failed row', () => {
  it.each([
    ['a choice, in any case', { [damage.id]: 'medium' }, [[damage.id, 'Medium']]],
    [
      'several choices',
      { [parts.id]: 'Wing; Engine' },
      [
        [parts.id, 'Wing'],
        [parts.id, 'Engine'],
      ],
    ],
    ['a number as people write it', { [cost.id]: '1 234,50' }, [[cost.id, '1234.50']]],
    ['an answer taken away', { [damage.id]: '' }, [[damage.id, '']]],
    ['what is still wrong, as it is', { [damage.id]: 'Mediun' }, [[damage.id, 'Mediun']]],
  ])('tells the server %s', (_, cells, answers) => {
    expect(fix(cells)).toEqual(answers);
  });

  it('is none where nothing has changed', () => {
    expect(fixer.fix(failure, { cells: failure.cells, rowDate: failure.rowDate })).toBeNull();
  });

  it('holds a new date, or skips the row', () => {
    expect(fixer.fix(failure, { rowDate: 0 })).toEqual({ csvRow: 7, answers: [], rowDate: 0 });
    expect(fixer.fix(failure, { cells: { [damage.id]: 'None' }, skip: true })).toEqual({
      csvRow: 7,
      skip: true,
      answers: [],
    });
  });

  it('replaces a value wherever it stands', () => {
    const replacements = [
      { questionId: damage.id, from: 'B', to: 'Medium' },
      { questionId: damage.id, from: 'C', to: 'Minor' },
      { questionId: cost.id, from: '1', to: '2' },
    ];
    expect(replaceIn(failure, replacements)).toEqual({ cells: { [damage.id]: 'Medium' } });
  });
});
