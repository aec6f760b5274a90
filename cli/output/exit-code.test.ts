import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exitCodes, exitCodeTexts } from '#cli/command/exit-codes.ts';
import { AppError } from '#core/errors.ts';
import { exitCodeOf } from './exit-code.ts';
import { errorText } from './errors.ts';

describe('the exit codes', () => {
  it.each([
    [new AppError('usage'), 2],
    [new AppError('signed-out'), 4],
    [new AppError('busy'), 5],
    [new AppError('still-running'), 6],
    [new AppError('declined'), 1],
    [new AppError('cancelled'), 130],
    [new AppError('interrupted'), 130],
    [new DOMException('', 'AbortError'), 130],
    [new AppError('unreachable'), 75],
    [new AppError('unavailable'), 75],
    [new AppError('too-many-tries'), 75],
    [new AppError('unexpected', 'Bad Gateway', { status: 502 }), 75],
    [new AppError('unavailable', 'This is formdeck-client.', { status: 0 }), 1],
    [new AppError('too-slow'), 1],
    [new AppError('disk-full'), 1],
    [new AppError('quota-full'), 1],
    [new AppError('unexpected'), 1],
    [new AppError('forbidden'), 77],
    [new AppError('not-found'), 1],
    [new Error('x'), 1],
  ])('%o', (error, code) => {
    expect(exitCodeOf(error)).toBe(code);
  });

  it('are all in the table of docs/terminal.md, in the words of the help', () => {
    const document = readFileSync('docs/terminal.md', 'utf8');
    for (const [code, text] of exitCodeTexts) expect(document).toContain(`| ${code} | ${text} |`);
    expect(exitCodeTexts.map(([code]) => code)).toEqual(Object.values(exitCodes));
  });

  it('of Ctrl-C comes with an error object', () => {
    expect(JSON.parse(errorText(new AppError('interrupted'), true))).toEqual({
      error: { code: 'interrupted', message: 'Interrupted.' },
    });
  });
});
