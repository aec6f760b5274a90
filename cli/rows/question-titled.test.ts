// A question that an option names.
import { expect, it } from 'vitest';
import { questionOf } from '#tests/support/sheet-server.ts';
import { questionTitled } from './question-titled.ts';

const questions = [
  questionOf('q1', 'TEXT', { text: 'Comment' }),
  questionOf('q2', 'TEXT', { text: 'comment' }),
  questionOf('q3', 'TEXT', { text: 'Damage' }),
];

it('is found by its title, whatever its case, or by its id', () => {
  expect(questionTitled('--by', questions, 'damage').id).toBe('q3');
  expect(questionTitled('--by', questions, 'q2').id).toBe('q2');
});

it('is refused where several have the title, or none', () => {
  expect(() => questionTitled('--by', questions, 'Comment')).toThrow(
    '--by: several questions are called "Comment".',
  );
  expect(() => questionTitled('--columns', questions, 'Speed')).toThrow(
    '--columns: the form has no question "Speed".',
  );
});
