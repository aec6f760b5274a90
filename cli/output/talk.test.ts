import { describe, expect, it } from 'vitest';
import { columnsOf, talkText } from './talk.ts';

describe('what is said on stderr', () => {
  it.each([
    ['short', 20, 'short'],
    ['one two three four', 9, 'one two\nthree\nfour'],
    ['  ! Nobody reviews it.', 12, '  ! Nobody\n  reviews\n  it.'],
    ['a  b', 4, 'a  b'],
    ['first\nsecond one', 8, 'first\nsecond\none'],
    ['see https://forms.example.com/a now', 12, 'see\nhttps://forms.example.com/a\nnow'],
  ])('%j fits %i columns', (text, columns, expected) => {
    expect(talkText(text, columns)).toBe(expected);
  });

  it('keeps a command in one piece, to be copied', () => {
    const text =
      'Repair them in bad.failed.csv, then: formdeck import continue 0c8d9e0a --file bad.failed.csv';
    expect(talkText(text, 40)).toBe(
      'Repair them in bad.failed.csv, then:\nformdeck import continue 0c8d9e0a --file bad.failed.csv',
    );
    expect(talkText('Sign in with `formdeck login`, or set it.', 20)).toBe(
      'Sign in with\n`formdeck login`, or\nset it.',
    );
  });

  it('is not broken in a pipe', () => {
    const long = 'word '.repeat(40).trim();
    expect(talkText(long, columnsOf({ columns: 20 }))).toBe(long);
    expect(talkText(long, columnsOf({ isTTY: true, columns: 20 })).split('\n')).toHaveLength(10);
    expect(talkText('\u001b[2J', null)).toBe('\ufffd[2J');
  });
});
