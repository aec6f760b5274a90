import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { unzip } from '#tests/support/unzip.ts';
import type { Output } from '#core/files/output.ts';
import { zipWriter } from './zip.ts';

const at = Date.UTC(2026, 10, 20, 10, 15);

describe('a ZIP file', () => {
  it('gives back its files, however they were written', async () => {
    const noise = randomBytes(300_000);
    const long = 'さくら😀 '.repeat(100_000);
    const file = await zip(async (output) => {
      const writer = zipWriter(output, at);
      const mixed = await writer.entry('bilder/größe.txt');
      for (const piece of ['één ', noise, 'two ', Buffer.from('three '), long, 'end'])
        await mixed.write(piece);
      await mixed.end();
      await (await writer.entry('empty')).end();
      await writer.end();
    });
    const files = unzip(file);
    expect([...files.keys()]).toEqual(['bilder/größe.txt', 'empty']);
    const expected = Buffer.concat(
      ['één ', noise, 'two ', 'three ', long, 'end'].map((piece) => Buffer.from(piece)),
    );
    expect(files.get('bilder/größe.txt')?.equals(expected)).toBe(true);
    expect(files.get('empty')).toHaveLength(0);
  });

  it('of no files is a ZIP file', async () => {
    expect(unzip(await zip((output) => zipWriter(output, at).end())).size).toBe(0);
  });

  it('is the same each time', async () => {
    const write = async (output: Output) => {
      const writer = zipWriter(output, at);
      const entry = await writer.entry('a');
      await entry.write('text '.repeat(200_000));
      await entry.end();
      await writer.end();
    };
    expect((await zip(write)).equals(await zip(write))).toBe(true);
  });

  it('tells the digest of an entry where it is wanted', async () => {
    const writer = zipWriter(() => undefined, at);
    const digested = await writer.entry('a', { digest: true });
    await digested.write('one ');
    await digested.write(Buffer.from('two'));
    expect(await digested.end()).toBe(createHash('sha256').update('one two').digest('hex'));
    expect(await (await writer.entry('b')).end()).toBeNull();
  });

  it('counts what was written before compression', async () => {
    const entry = await zipWriter(() => undefined, at).entry('a');
    await entry.write('é'.repeat(1000));
    expect(entry.size).toBe(2000);
    await entry.write(Buffer.alloc(1_000_000));
    expect(entry.size).toBe(1_002_000);
  });

  it('takes no more while its output is busy, and stops when that fails', async () => {
    let taken = 0;
    const entry = await zipWriter(async () => {
      taken += 1;
      if (taken > 3) throw new Error('disk full');
    }, at).entry('a');
    await expect(
      (async () => {
        for (let round = 0; round < 100; round++) await entry.write(randomBytes(300_000));
      })(),
    ).rejects.toThrow('disk full');
    expect(taken).toBe(4);
  });
});

async function zip(write: (output: Output) => Promise<void>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  await write((bytes) => void pieces.push(bytes));
  return Buffer.concat(pieces);
}
