import { describe, expect, it } from 'vitest';
import type { Key } from 'ink';
import { pressesOf, typedPresses } from './presses.ts';

const names = (text: string) => typedPresses(text).map(({ name }) => name);

describe('a burst of typing', () => {
  it('is taken apart, key by key', () => {
    expect(names('jj\rq')).toEqual(['j', 'j', 'enter', 'q']);
    expect(names('a b\r\nc\td')).toEqual(['a', 'space', 'b', 'enter', 'c', 'tab', 'd']);
  });

  it('keeps letters of several code points whole', () => {
    expect(names('é👩‍👩‍👧')).toEqual(['é', '👩‍👩‍👧']);
  });

  it('types no control characters', () => {
    expect(typedPresses('a\u0007b').map(({ text }) => text)).toEqual(['a', 'b']);
  });
});

describe('a key right after Esc', () => {
  it('may be Alt, or else Esc and that key', () => {
    // What Ink hands over when both arrive in one piece.
    const meta = { meta: true } as Key;
    expect(pressesOf(':', meta)).toEqual([
      {
        name: 'alt-:',
        text: '',
        otherwise: [
          { name: 'esc', text: '' },
          { name: ':', text: ':' },
        ],
      },
    ]);
  });
});
