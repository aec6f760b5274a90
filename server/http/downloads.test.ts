import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { createDownloads } from './downloads.ts';

let http: Server;
afterEach(() => void http.close());

/** Serves a stream to whoever comes; `sent` is what becomes of it. */
function serve(stream: Readable, downloads = createDownloads({ most: 1, patience: 100 })) {
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

it('breaks a download off that nobody takes, and has room again', async () => {
  const { downloads, port, sent } = serve(endless());
  const reader = connect(await port, '127.0.0.1', () => reader.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'));
  reader.pause();
  await expect.poll(() => downloads.isFull()).toBe(true);
  expect(await sent).toEqual(new Error('Nobody takes what is sent.'));
  expect(downloads.isFull()).toBe(false);
  reader.destroy();
});

it('sends to the end what is taken, however long it takes to be made', async () => {
  async function* slow() {
    for (const part of ['a', 'b', 'c']) {
      await new Promise((resolve) => setTimeout(resolve, 150));
      yield part;
    }
  }
  const { downloads, port, sent } = serve(Readable.from(slow()));
  const response = await fetch(`http://127.0.0.1:${await port}/`);
  expect(await response.text()).toBe('abc');
  expect(await sent).toBeUndefined();
  expect(downloads.isFull()).toBe(false);
});
