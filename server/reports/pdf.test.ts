import { expect, it } from 'vitest';
import { drawPdf } from './pdf.ts';

it('draws one document after the other, and keeps nothing of one for the next', async () => {
  const program = '#read("/secret.txt")';
  const drawn = (files: Record<string, string>) =>
    drawPdf({ program, files, isTagged: false }, new Map()).then((pdf) =>
      Buffer.from(pdf.subarray(0, 5)).toString(),
    );
  expect(await drawn({ '/secret.txt': 'of one company' })).toBe('%PDF-');
  await expect(drawn({})).rejects.toThrow('file not found');
  expect(await drawn({ '/secret.txt': 'of another' })).toBe('%PDF-');
  await expect(drawn({})).rejects.toThrow('file not found');
});
