import { describe, expect, it } from 'vitest';
import { hints } from '#cli/terminal/frame.tsx';
import { helpLines } from '#cli/terminal/help.tsx';
import type { KeyBinding } from './keys.ts';

const run = () => {};
const bindings: KeyBinding[] = [
  { key: 'enter', label: 'open', run },
  { key: 'publish', off: 'This form is archived.', run },
  { key: 'down', hint: false, run },
  { key: 'reload', label: 'try again', section: 'This screen', run },
  { key: 'reload', run },
  { key: 'help', run },
];
const text = (segments: { text: string }[]) => segments.map((segment) => segment.text).join('');

describe('a table of keys', () => {
  it('makes the footer, as far as there is room, and never without the help', () => {
    expect(text(hints(bindings, 80))).toBe(' enter open   r try again   ? keys');
    expect(text(hints(bindings, 24))).toBe(' enter open   ? keys');
  });

  it('names what a screen is for however little room there is', () => {
    const filledIn: KeyBinding[] = [...bindings, { key: 'submit', label: 'send', hint: 'first', run }];
    expect(text(hints(filledIn, 28))).toBe(' ctrl-s send   ? keys');
    expect(text(hints(filledIn, 80))).toBe(' enter open   r try again   ctrl-s send   ? keys');
  });

  it('makes the help, with why a key does nothing', () => {
    expect(helpLines(bindings, 80).map((line) => text(line).trimEnd())).toEqual([
      'This screen',
      '  enter         open',
      '  >             publish  (This form is archived.)',
      '  r             try again',
      '',
      'Moving',
      '  ↓, j, ctrl-n  down',
      '',
      'Everywhere',
      '  ?             keys',
    ]);
  });
});
