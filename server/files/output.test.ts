import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { outputTo, streamOf } from './output.ts';

describe('an output onto a stream', () => {
  it('waits while the stream is full', async () => {
    const taken: string[] = [];
    const slow = new Writable({
      highWaterMark: 1,
      write(bytes: Buffer, _encoding, done) {
        setTimeout(() => {
          taken.push(bytes.toString());
          done();
        }, 5);
      },
    });
    const output = outputTo(slow);
    await output(Buffer.from('one'));
    expect(taken).toEqual(['one']);
    await output(Buffer.from('two'));
    expect(taken).toEqual(['one', 'two']);
  });

  it('fails with the error of the stream', async () => {
    const full = new Writable({
      highWaterMark: 1,
      write: (_bytes, _encoding, done) => done(new Error('disk full')),
    });
    await expect(outputTo(full)(Buffer.from('one'))).rejects.toThrow('disk full');
  });

  it('fails when the stream is closed while it waits, and ever after', async () => {
    const stuck = new Writable({ highWaterMark: 1, write: () => undefined });
    const output = outputTo(stuck);
    setImmediate(() => stuck.destroy());
    await expect(output(Buffer.from('one'))).rejects.toThrow('closed before the file was complete');
    await expect(output(Buffer.from('two'))).rejects.toThrow('closed');
    await expect(outputTo(stuck)(Buffer.from('three'))).rejects.toThrow('closed');
  });
});

describe('a stream of what is written', () => {
  it('ends with the writing', async () => {
    const stream = streamOf(async (output) => {
      for (const word of ['a', 'b', 'c']) await output(Buffer.from(word));
    });
    expect(await text(stream)).toBe('abc');
  });

  it('fails with the writing', async () => {
    const stream = streamOf(async (output) => {
      await output(Buffer.from('a'));
      throw new Error('no more rows');
    });
    await expect(text(stream)).rejects.toThrow('no more rows');
  });

  it('stops the writing when its reader goes away', async () => {
    let stopped: unknown;
    const stream = streamOf(async (output) => {
      try {
        for (;;) await output(Buffer.alloc(10_000));
      } catch (issue) {
        stopped = issue;
      }
    });
    setImmediate(() => stream.destroy());
    await expect.poll(() => String(stopped)).toContain('closed before the file was complete');
  });
});
