import { describe, expect, it } from 'vitest';
import { clipboardLimit, copyToClipboard } from './clipboard.ts';

function world(env: Record<string, string> = {}) {
  const written: string[] = [];
  return { written, stdout: { write: (text: string) => written.push(text) }, env };
}

describe('the clipboard of a terminal', () => {
  it('is filled by a sequence that tmux hands on', () => {
    const plain = world();
    expect(copyToClipboard('é\tb', plain)).toBe(true);
    expect(plain.written).toEqual(['\u001b]52;c;w6kJYg==\u0007']);
    const inside = world({ TMUX: '/tmp/tmux' });
    copyToClipboard('a', inside);
    expect(inside.written).toEqual([
      '\u001b]52;c;YQ==\u0007',
      '\u001bPtmux;\u001b\u001b]52;c;YQ==\u0007\u001b\\',
    ]);
  });

  it('is not offered what it would cut, or where there is none', () => {
    const long = world();
    expect(copyToClipboard('x'.repeat(clipboardLimit + 1), long)).toBe(false);
    expect(copyToClipboard('x', world({ TERM: 'linux' }))).toBe(false);
    expect(long.written).toEqual([]);
  });
});
