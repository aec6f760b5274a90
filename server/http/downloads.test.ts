import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { patience } from '#tests/support/patience.ts';
import { createDownloads } from './downloads.ts';

let http: Server;
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => {
  vi.useRealTimers();
  http.close();
});

/** Serves a stream to whoever comes; `sent` is what becomes of it. */
function serve(stream: Readable) {
  const downloads = createDownloads({ most: 1 });
  const { promise: sent, resolve } = Promise.withResolvers<unknown>();
  http = createServer((_request, response) => {
    const reply = { raw: response, send: (body: Readable) => body.pipe(response) };
    resolve(downloads.send(reply as unknown as FastifyReply, stream).catch((error: unknown) => error));
  });
  const { promise: port, resolve: listening } = Promise.withResolvers<number>();
  http.listen(0, '127.0.0.1', () => listening((http.address() as AddressInfo).port));
  return { downloads, port, sent };
}

const endless = () =>
  new Readable({
    read() {
      this.push(Buffer.alloc(65_536));
    },
  });

/** A reader of an endless download who takes what a test says and no more. */
async function readerOf(stream: Readable) {
  const { downloads, port, sent } = serve(stream);
  const socket = connect(await port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'));
  socket.on('error', () => undefined).pause();
  await expect.poll(() => downloads.isFull(), { timeout: patience }).toBe(true);
  async function take(bytes: number) {
    for (let taken = 0; taken < bytes;) {
      const arrived = once(socket, 'data');
      socket.resume();
      const [part] = (await arrived) as [Buffer];
      socket.pause();
      taken += part.length;
    }
  }
  return { downloads, sent, take, leave: () => void socket.destroy() };
}

/** Lets seconds go by until a download is broken off. */
async function brokenOff(
  sent: Promise<unknown>,
  eachSecond: (second: number) => Promise<void>,
): Promise<unknown> {
  let end: unknown = null;
  void sent.then((error) => (end = error));
  for (let second = 1; end === null; second += 1) {
    await eachSecond(second);
    vi.advanceTimersByTime(1_000);
    await nextTurn();
  }
  return end;
}

it('breaks a download off that nobody takes, and has room again', async () => {
  const { downloads, sent, leave } = await readerOf(endless());
  expect(await brokenOff(sent, async () => undefined)).toEqual(new Error('Nobody takes what is sent.'));
  expect(downloads.isFull()).toBe(false);
  leave();
});

it('breaks one off whose reader takes a little now and then', async () => {
  const { sent, take, leave } = await readerOf(endless());
  const trickle = async (second: number) => (second % 20 === 0 ? take(1) : undefined);
  expect(await brokenOff(sent, trickle)).toEqual(new Error('Nobody takes what is sent.'));
  leave();
});

it('goes on with a reader whose bytes are taken in lumps, with long waits between them', async () => {
  const stream = endless();
  const { downloads, take, leave } = await readerOf(stream);
  for (let lump = 0; lump < 6; lump += 1) {
    // More than the system keeps for its reader, so that it takes something from us.
    await take(8 * 1024 * 1024);
    vi.advanceTimersByTime(80_000);
  }
  expect([downloads.isFull(), stream.destroyed]).toEqual([true, false]);
  leave();
});

it('goes on for as long as its reader takes what is sent', async () => {
  const stream = endless();
  const { downloads, take, leave } = await readerOf(stream);
  for (let second = 0; second < 200; second += 5) {
    await take(4 * 1024 * 1024);
    vi.advanceTimersByTime(5_000);
  }
  expect([downloads.isFull(), stream.destroyed]).toEqual([true, false]);
  leave();
});

it('sends to the end what is taken, however long it takes to be made', async () => {
  async function* slow() {
    for (const part of ['a', 'b', 'c']) {
      yield part;
      vi.advanceTimersByTime(600_000);
    }
  }
  const { downloads, port, sent } = serve(Readable.from(slow()));
  const response = await fetch(`http://127.0.0.1:${await port}/`);
  expect(await response.text()).toBe('abc');
  expect(await sent).toBeUndefined();
  expect(downloads.isFull()).toBe(false);
});
