import { expect, it } from 'vitest';
import { drawPdf, mostWaitingPdfs } from './pdf.ts';

const ann = { company: 'a', person: 'ann' };
async function drawn(program: string, whose = ann, files: Record<string, string> = {}): Promise<string> {
  const pdf = await drawPdf({ program, files, isTagged: false }, new Map(), whose);
  return Buffer.from(pdf.subarray(0, 5)).toString();
}

it('draws one document after the other, and keeps nothing of one for the next', async () => {
  const program = '#read("/secret.txt")';
  expect(await drawn(program, ann, { '/secret.txt': 'of one company' })).toBe('%PDF-');
  await expect(drawn(program)).rejects.toThrow('file not found');
  expect(await drawn(program, ann, { '/secret.txt': 'of another' })).toBe('%PDF-');
  await expect(drawn(program)).rejects.toThrow('file not found');
});

it('draws a small one of another company before all of the long ones that were there first', async () => {
  const pages = '#for page in range(700) [#lorem(60) #pagebreak()]';
  const filling = { '/more.txt': 'x'.repeat(300_000) };
  const order: string[] = [];
  const note = (name: string) => () => void order.push(name);
  const long = [1, 2, 3].map((place) => drawn(pages, ann, filling).then(note(`long ${place}`)));
  const other = drawn('One page', { company: 'b', person: 'eve' }).then(note('small'));
  await Promise.all([...long, other]);
  expect(order.at(-1)).toBe('long 3');
});

it('refuses a person who has some waiting, and nobody else', async () => {
  const many = Array.from({ length: 1 + mostWaitingPdfs.person }, () =>
    drawn('One page', ann, { '/more.txt': 'x'.repeat(300_000) }),
  );
  await expect(drawn('One more')).rejects.toMatchObject({
    code: 'unavailable',
    message: 'You have 3 PDFs waiting: this one was not started.',
  });
  expect(await drawn('Of a colleague', { ...ann, person: 'bob' })).toBe('%PDF-');
  await Promise.all(many);
});
