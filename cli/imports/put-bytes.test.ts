import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { putBytes } from './put-bytes.ts';

const received: { length: string | undefined; bytes: number }[] = [];
const server = createServer((request, response) => {
  void buffer(request).then((body) => {
    received.push({ length: request.headers['content-length'], bytes: body.length });
    response.end();
  });
});
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

it('Bytes that are put say how far they are, and how many they will be', async () => {
  const { port } = server.address() as AddressInfo;
  const shares: number[] = [];
  const bytes = new Uint8Array(200_000).fill(65);
  const response = await putBytes(
    bytes,
    fetch,
  )({
    url: `http://127.0.0.1:${port}/upload/secret`,
    method: 'PUT',
    headers: { 'content-type': 'text/csv' },
    body: bytes,
    signal: undefined,
    onProgress: (share) => void shares.push(share),
  });
  expect(response.ok).toBe(true);
  expect(received).toEqual([{ length: '200000', bytes: 200_000 }]);
  expect(shares[0]).toBe(0);
  expect(shares.length).toBeGreaterThan(3);
});
