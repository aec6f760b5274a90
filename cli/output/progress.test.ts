import { describe, expect, it } from 'vitest';
import { startProgress } from './progress.ts';

function stream(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, columns: 20, written, write: (text: string) => written.push(text) };
}

describe('progress', () => {
  it('is drawn in place on a terminal, not for what is done at once, and taken away', () => {
    let now = 0;
    const terminal = stream(true);
    const progress = startProgress(terminal, () => now);
    for (now of [10, 450, 460, 600]) progress.update(`${now} of 1,000,000 rows read`);
    progress.end();
    expect(terminal.written).toEqual([
      '\r\u001b[K450 of 1,000,000 r…',
      '\r\u001b[K600 of 1,000,000 r…',
      '\r\u001b[K',
    ]);
  });

  it('is nothing in a log', () => {
    let now = 0;
    const log = stream(false);
    const progress = startProgress(log, () => now);
    for (now of [10, 9_000, 30_000]) progress.update(`${now} rows`);
    progress.end();
    expect(log.written).toEqual([]);
  });
});
