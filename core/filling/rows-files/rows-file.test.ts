import { describe, expect, it } from 'vitest';
import type { QuestionType } from '#core/questions/types.ts';
import { readRowsFile } from './rows-file.ts';

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const question = (last: number, text: string, type: QuestionType) => ({
  id: id(last),
  text,
  type,
  questionMeta: [],
});
const questions = [
  question(1, 'Place', 'TEXT'),
  question(2, 'Cost Total $', 'NUMERIC'),
  question(3, 'Tools', 'CHECKBOXES'),
  question(4, 'Twice', 'TEXT'),
  question(5, 'twice', 'TEXT'),
];
const readFile = (file: unknown) => {
  const { ownIds: _, ...read } = readRowsFile(file, questions, () => id(9));
  return read;
};
const answer = (last: number, value: string) => ({ questionId: id(last), value });

describe('a file of rows', () => {
  it('has values by title, whatever the case, or by id', () => {
    const file = [
      { Place: 'Home', 'cost total $': 12.5, Tools: ['Rope', 'Torch'] },
      { [id(1)]: true, Tools: null },
    ];
    expect(readFile(file)).toEqual({
      rows: [
        { id: id(9), answers: [answer(1, 'Home'), answer(2, '12.5'), answer(3, 'Rope'), answer(3, 'Torch')] },
        { id: id(9), answers: [answer(1, 'true')] },
      ],
      issues: [],
    });
  });

  it('may be as the server takes rows, with ids of their own', () => {
    const rows = [{ id: id(8), answers: [answer(1, 'Home')] }];
    expect(readFile(rows)).toEqual({ rows, issues: [] });
    expect(readFile({ rows })).toEqual({ rows, issues: [] });
    expect(readFile([{ id: id(8), Place: 'Home' }])).toEqual({ rows, issues: [] });
  });

  it('says which ids stand in it', () => {
    const file = [{ id: id(8), Place: 'Home' }, { Place: 'Away' }];
    expect(readRowsFile(file, questions, () => id(9)).ownIds).toEqual(new Set([id(8)]));
  });

  it('tells titles apart by case where it must', () => {
    expect(readFile([{ Twice: 'a', twice: 'b' }]).rows[0]?.answers).toEqual([answer(4, 'a'), answer(5, 'b')]);
  });

  it.each([
    [{}, 'rows', 'The file must be a list of rows'],
    [['Home'], 'rows.0', 'A row must be an object'],
    [[{ Place: 'Home' }, { Plcae: 'Home' }], 'rows.1.Plcae', 'The form does not ask this question in a row'],
    [[{ id: 7 }], 'rows.0.id', 'The form does not ask this question in a row'],
    [[{ TWICE: 'x' }], 'rows.0.TWICE', 'Several questions have this title: use an id'],
    [[{ Place: { a: 1 } }], 'rows.0.Place', 'Use a text, a number, true, false, null, or a list of these'],
    [
      [{ answers: [{ questionId: id(1) }] }],
      'rows.0.answers',
      'The form does not ask this question in a row',
    ],
  ])('%j is refused at %s', (file, path, message) => {
    expect(readFile(file).issues).toMatchObject([{ path, message }]);
  });
});
