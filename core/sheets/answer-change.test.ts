import { describe, expect, it } from 'vitest';
import type { Question } from '#core/questions/schema.ts';
import { changedAnswer, editIssue, isEdited, isJpeg, movedMoment } from './answer-change.ts';

const asked = (type: Question['type'], required = false) =>
  ({
    id: 'q',
    type,
    required,
    questionOptions: [{ value: 'Small', order: 0 }],
  }) as unknown as Question;

describe('an edit of answers', () => {
  it.each([
    ['NUMERIC', ['12,5'], 'Please enter a number'],
    ['NUMERIC', [], 'Please enter a number'],
    ['NUMERIC', ['-12.5'], null],
    ['MULTI_NUMERIC', ['1', 'x'], 'Please enter a number'],
    ['MULTI_NUMERIC', ['1', ' '], 'Please enter a number'],
    ['RADIO', [], 'Please choose an option'],
    ['RADIO', ['Huge'], '"Huge" is not one of the options'],
    ['CHECKBOXES', [], 'Please choose at least one option'],
    ['BOOLEAN', [''], 'Please choose Yes (True) or No (False)'],
    ['CATALOG_RADIO', [], 'Please choose an option'],
    ['TEXT', [''], null],
    ['SCANNED_CODE', ['anything'], null],
  ] as const)('of %s to %j: %s', (type, values, issue) => {
    expect(editIssue(asked(type), values, { before: [], now: 0 })).toBe(issue);
  });

  it('leaves no required question without an answer', () => {
    expect(editIssue(asked('TEXT', true), [' '], { before: [], now: 0 })).toBe('This question is required');
    expect(changedAnswer(asked('CHECKBOXES', false), ['a', 'b', 'a']).answer).toEqual(['a', 'b']);
    expect(changedAnswer(asked('TEXT', true), []).issues).toMatchObject([
      { path: 'answers', message: 'This question is required' },
    ]);
  });

  it('is none where it says the same', () => {
    expect(isEdited(['a'], ['a', ''])).toBe(false);
    expect(isEdited(['a', 'b'], ['b', 'a'])).toBe(true);
    expect(isEdited([], [''])).toBe(false);
  });

  it('moves a moment on the clock where it was written down', () => {
    expect(movedMoment(5_000, '1000,3600000', 'America/Toronto')).toBe('5000,3600000');
    expect(movedMoment(0, undefined, 'America/Toronto')).toBe('0,-18000000');
  });

  it('takes JPEG images and no others', () => {
    expect(isJpeg(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toBe(true);
    expect(isJpeg(new Uint8Array([0x89, 0x50, 0x4e, 0x47]))).toBe(false);
    expect(isJpeg(new Uint8Array())).toBe(false);
  });
});
