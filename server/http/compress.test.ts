import { gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { compressReplies } from './compress.ts';

it('compresses bytes that are sent again once', async () => {
  const http = fastify();
  compressReplies(http);
  const kept = Buffer.alloc(20_000, '1');
  http.get('/kept', (_, reply) => reply.type('application/json').send(kept));
  http.get('/new', (_, reply) => reply.type('application/json').send(Buffer.from(kept)));
  const read = async (url: string) => {
    const { rawPayload, headers } = await http.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    expect(headers['content-encoding']).toBe('gzip');
    return gunzipSync(rawPayload).toString();
  };
  const first = await read('/kept');
  expect(first).toBe('1'.repeat(20_000));
  // Nobody changes such bytes: here it shows that they are not looked at again.
  kept.fill('2');
  expect(await read('/kept')).toBe(first);
  expect(await read('/new')).toBe('2'.repeat(20_000));
});
