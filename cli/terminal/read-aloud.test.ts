import { describe, expect, it } from 'vitest';
import { linesToWrite, readAloud } from './read-aloud.ts';

describe('a screen that is read aloud', () => {
  it('begins with the whole picture', () => {
    expect(linesToWrite([], ['Forms', '', '1. Strikes'], '')).toEqual({
      text: 'Forms\n1. Strikes',
      open: '1. Strikes',
    });
  });

  it('writes below it only what is new', () => {
    const before = ['Forms', '1. Strikes', 'Number:'];
    const after = ['Forms', '2. Checks', 'Number:'];
    expect(linesToWrite(before, after, 'Number:').text).toBe('\n2. Checks');
    expect(linesToWrite(before, before, 'Number:').text).toBe('');
  });

  it('says that all is written, and has written it by then', () => {
    const written: string[] = [];
    const stream = readAloud({ write: (text) => written.push(text) }, () => undefined);
    stream.write('Forms\n1. Strikes');
    stream.write('', () => void written.push('told'));
    expect(written).toEqual(['Forms\n1. Strikes', 'told']);
  });

  it('lets the line that is typed into grow and shrink', () => {
    expect(linesToWrite(['Name: k'], ['Name: kim'], 'Name: k')).toEqual({ text: 'im', open: 'Name: kim' });
    expect(linesToWrite(['Name: kim'], ['Name: ki'], 'Name: kim')).toEqual({
      text: '\b \b',
      open: 'Name: ki',
    });
  });
});
