import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { widthOf } from '#cli/output/width.ts';
import { edit, insert, lineOf, visibleLine } from './edit-line.ts';

/** `|` is the cursor. */
const after = (text: string, ...keys: string[]) => {
  const start = { text: text.replace('|', ''), cursor: text.indexOf('|') };
  const line = keys.reduce((before, name) => edit(before, { name, text: '' }) ?? before, start);
  return `${line.text.slice(0, line.cursor)}|${line.text.slice(line.cursor)}`;
};

describe('a line', () => {
  it.each([
    ['ab|c', ['backspace'], 'a|c'],
    ['ab|c', ['delete'], 'ab|'],
    ['|abc', ['backspace'], '|abc'],
    ['👩‍👩‍👧|', ['backspace'], '|'],
    ['a👩‍👩‍👧|', ['left', 'left', 'right'], 'a|👩‍👩‍👧'],
    ['one two|', ['ctrl-w'], 'one |'],
    ['one two |three', ['alt-b', 'ctrl-k'], 'one |'],
    ['one two|', ['home', 'ctrl-right'], 'one| two'],
    ['one| two', ['ctrl-u'], '| two'],
  ] as const)('%s after %j is %s', (before, keys, expected) => {
    expect(after(before, ...keys)).toBe(expected);
  });

  it('takes a pasted text as one line without control characters', () => {
    expect(insert(lineOf('a'), 'b\r\nc\u001b[2J\td').text).toBe('ab c[2J d');
  });

  it('keeps the line breaks of a pasted text that may have several lines, and shows them as a sign', () => {
    const pasted = insert(lineOf('a'), 'b\r\nc\u001b[2J\td', true);
    expect(pasted.text).toBe('ab\nc[2J d');
    expect(visibleLine(pasted, 40)).toEqual({ before: 'ab⏎c[2J d', at: ' ', after: '' });
    expect(visibleLine({ text: 'a\nb', cursor: 1 }, 40)).toEqual({ before: 'a', at: '⏎', after: 'b' });
  });

  it('knows no other keys', () => {
    expect(edit(lineOf('a'), { name: 'up', text: '' })).toBeNull();
  });

  it('is never drawn wider than its place, and always shows the cursor', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 40 });
    fc.assert(
      fc.property(text, text, fc.integer({ min: 4, max: 30 }), (left, right, width) => {
        const { before, at, after: behind } = visibleLine({ text: left + right, cursor: left.length }, width);
        expect(widthOf(before) + widthOf(at) + widthOf(behind)).toBeLessThanOrEqual(width);
        expect(at).not.toBe('');
      }),
    );
  });
});
