import { describe, expect, it } from 'vitest';
import { AppError, invalid } from '#core/errors.ts';
import { errorText } from './errors.ts';
import { exitCodeOf } from './exit-code.ts';

const issues = [
  { path: 'name', message: 'A form name is required' },
  { path: 'questions.2.text', message: 'A question title is required' },
];

describe('an error on stderr', () => {
  it.each<[string, unknown, string]>([
    ['its message', new AppError('not-found'), "This doesn't exist, or you don't have access."],
    [
      'what to do next',
      new AppError('usage', 'No.', { hint: 'Do this.\nOr that.' }),
      'No.\nDo this.\nOr that.',
    ],
    ['no field that its message names', invalid(issues.slice(0, 1)), 'A form name is required'],
    [
      'no field name of the wire',
      invalid([{ path: 'currentPassword', message: 'This is not your current password' }]),
      'This is not your current password',
    ],
    [
      'the question of an answer',
      invalid([{ path: 'answers.Number of the permit', message: 'An answer is required' }]),
      'An answer is required (Number of the permit)',
    ],
    [
      'no field that its message names in one word',
      invalid([{ path: 'userName', message: 'This username is taken' }]),
      'This username is taken',
    ],
    [
      'the field in words where the message does not name it',
      invalid([{ path: 'expiresAt', message: 'Choose an end within two years' }]),
      'Choose an end within two years (expires at)',
    ],
    [
      'the place in a file of a single fault',
      invalid(issues.slice(1)),
      'A question title is required (questions.2.text)',
    ],
    [
      'a line for every fault',
      invalid(issues),
      'Some fields need your attention.\n  A form name is required\n  questions.2.text: A question title is required',
    ],
    ['an error of the program', new TypeError('x is not a function'), 'x is not a function'],
    ['nothing that moves the cursor', new AppError('conflict', 'No \u001b[2J'), 'No \ufffd[2J'],
  ])('has %s', (_, error, expected) => {
    expect(errorText(error, false)).toBe(expected);
  });

  it('is one JSON object with --json', () => {
    expect(JSON.parse(errorText(invalid(issues, 'See the form.'), true))).toEqual({
      error: {
        code: 'invalid',
        message: 'Some fields need your attention.',
        hint: 'See the form.',
        errors: issues,
      },
    });
  });
});

describe('the exit code', () => {
  it.each<[unknown, number]>([
    [new AppError('not-found'), 1],
    [new AppError('invalid'), 1],
    [new AppError('sign-in-failed'), 1],
    [new AppError('unreachable'), 75],
    [new AppError('forbidden'), 77],
    [new AppError('disk-full'), 1],
    [new Error('anything'), 1],
    [new AppError('usage'), 2],
    [new AppError('partly-done'), 3],
    [new AppError('signed-out'), 4],
    [new AppError('cancelled'), 130],
    [new DOMException('stopped', 'AbortError'), 130],
  ])('of %s is %i', (error, code) => {
    expect(exitCodeOf(error)).toBe(code);
  });
});
