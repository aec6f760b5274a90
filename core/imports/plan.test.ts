import { describe, expect, it } from 'vitest';
import type { Question } from '#core/questions/schema.ts';
import { type ImportWishes, planImport, questionNamed, splitAssignment } from './plan.ts';

const ask = (text: string, type: Question['type'] = 'TEXT', required = false) => ({
  id: crypto.randomUUID(),
  text,
  type,
  required,
  condition: null,
});
const airport = ask('Airport Name', 'TEXT', true);
const damage = ask('Effect Amount of damage', 'RADIO', true);
const cost = ask('Cost Total $', 'NUMERIC');
const photo = ask('Photo', 'IMAGE', true);
const questions = [airport, damage, cost, photo];
const headers = ['Airport', 'Effect Amount of damage', 'Flight Date', 'Price', 'Notes'];

const wishes = (change: Partial<ImportWishes> = {}): ImportWishes => ({
  choices: [],
  matchRest: true,
  dateColumn: 'Flight Date',
  dateFormat: 'yyyy-MM-dd',
  ...change,
});

describe('the plan of an import', () => {
  it('matches by likeness what the user leaves open', () => {
    const plan = planImport(headers, questions, wishes());
    expect(plan.columnMap).toEqual({ [airport.id]: 0, [damage.id]: 1 });
    expect(plan).toMatchObject({ dateColumn: 2, unusedColumns: [3, 4], missing: [], issues: [] });
  });

  it('takes the user at their word', () => {
    const choices = [
      { header: 'price', question: 'cost total $' },
      { header: 'Notes', question: airport.id },
    ];
    const plan = planImport(headers, questions, wishes({ choices }));
    expect(plan.columnMap).toEqual({ [cost.id]: 3, [airport.id]: 4, [damage.id]: 1 });
    expect(plan.matches.find(({ questionId }) => questionId === cost.id)?.score).toBe(1);
  });

  it('leaves a column out, and then says which required question has none', () => {
    const plan = planImport(headers, questions, wishes({ choices: [{ header: 'Airport', question: null }] }));
    expect(plan.columnMap).toEqual({ [damage.id]: 1 });
    expect(plan.missing).toEqual([airport]);
  });

  it('guesses nothing beside a saved mapping', () => {
    const choices = [{ header: 'Airport', question: 'Airport Name' }];
    expect(planImport(headers, questions, wishes({ choices, matchRest: false })).columnMap).toEqual({
      [airport.id]: 0,
    });
  });

  it.each([
    ['a column that is not there', { dateColumn: 'Day' }, 'The file has no column "Day"'],
    ['a format that is none', { dateFormat: 'whenever' }, '"whenever" is not a date format'],
    [
      'an unknown header',
      { choices: [{ header: 'Prize', question: 'Photo' }] },
      'The file has no column "Prize"',
    ],
    [
      'an unknown question',
      { choices: [{ header: 'Price', question: 'Prize' }] },
      'The form has no question "Prize"',
    ],
    [
      'a photo',
      { choices: [{ header: 'Price', question: 'Photo' }] },
      '"Photo" takes files: import a ZIP with the table and its files',
    ],
    ['nothing at all', { matchRest: false }, 'Match at least one column with a question'],
  ])('says what does not fit: %s', (_, change, message) => {
    expect(planImport(headers, questions, wishes(change)).issues.map((issue) => issue.message)).toEqual([
      message,
    ]);
  });

  it('refuses to take one question, or one column, twice', () => {
    const twice = [
      { header: 'Airport', question: 'Airport Name' },
      { header: 'Notes', question: 'Airport Name' },
      { header: 'Notes', question: null },
    ];
    expect(
      planImport(headers, questions, wishes({ choices: twice })).issues.map(({ message }) => message),
    ).toEqual(['The question "Airport Name" is used twice', 'The column "Notes" is used twice']);
  });
});

describe('names', () => {
  it('finds a question by id, title, or title in another dress', () => {
    expect(questionNamed(questions, airport.id)).toBe(airport);
    expect(questionNamed(questions, 'airport  name')).toBe(airport);
    expect(questionNamed([...questions, ask('Airport Name')], 'Airport Name')).toHaveProperty('issue');
  });

  it('splits at the separator that leaves a known name', () => {
    const known = (name: string) => name === 'a=b';
    expect(splitAssignment('a=b=c', '=', known)).toEqual({ name: 'a=b', value: 'c' });
    expect(splitAssignment('x=y=c', '=', known)).toEqual({ name: 'x', value: 'y=c' });
    expect(splitAssignment('x', '=', known)).toBeNull();
  });
});
