import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '#cli/context.ts';
import { AppError } from '#core/errors.ts';
import { download } from './download.ts';

let folder = '';
let path = '';
let printed = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'formdeck-download-'));
  path = join(folder, 'rows.csv');
  printed = '';
});
afterEach(() => rmSync(folder, { recursive: true }));

const controller = new AbortController();
const context = {
  ports: async () => ({ sleep: async () => {}, random: () => 0 }),
  signal: () => controller.signal,
  output: {
    say: () => {},
    raw: async (chunk: Uint8Array) => void (printed += new TextDecoder().decode(chunk)),
    progress: () => ({ update: () => {}, end: () => {} }),
  },
} as unknown as Context;

const whole = () => new Response('a,b\n1,2\n', { headers: { 'x-row-count': '1' } });
/** A reply whose connection is cut in the middle. */
const broken = () => {
  const parts = ['a,b\n'];
  const body = new ReadableStream<Uint8Array>({
    pull(stream) {
      const part = parts.shift();
      if (part === undefined) stream.error(new TypeError('terminated'));
      else stream.enqueue(new TextEncoder().encode(part));
    },
  });
  return new Response(body, { headers: { 'x-row-count': '1' } });
};
/** A server that answers so, one reply after the other. */
const answering = (...replies: (() => Response)[]) => {
  return async () => (replies.shift() ?? whole)();
};

describe('a download', () => {
  it('is told by its size, its rows and its hash', async () => {
    const sha256 = createHash('sha256').update('a,b\n1,2\n').digest('hex');
    expect(await download(context, answering(whole), path)).toEqual({
      file: path,
      bytes: 8,
      rows: 1,
      sha256,
    });
    expect(readFileSync(path, 'utf8')).toBe('a,b\n1,2\n');
  });

  it('that breaks off starts again, and no half of it is seen', async () => {
    expect(await download(context, answering(broken, broken), path)).toMatchObject({ bytes: 8 });
    expect(readFileSync(path, 'utf8')).toBe('a,b\n1,2\n');
    expect(readdirSync(folder)).toEqual(['rows.csv']);
  });

  it('gives up when it breaks off again and again, and leaves nothing behind', async () => {
    const replies = Array.from({ length: 9 }, () => broken);
    await expect(download(context, answering(...replies), path)).rejects.toMatchObject({
      code: 'unreachable',
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('with nothing in it writes no file', async () => {
    expect(
      await download(
        context,
        answering(() => new Response(null, { status: 204 })),
        path,
      ),
    ).toBeNull();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('to standard output starts again only while nothing is written', async () => {
    const away = () => {
      throw new AppError('unreachable');
    };
    expect(await download(context, answering(away, whole), null)).toMatchObject({ file: null, bytes: 8 });
    expect(printed).toBe('a,b\n1,2\n');
    await expect(download(context, answering(broken, whole), null)).rejects.toThrow('the file is incomplete');
  });
});
