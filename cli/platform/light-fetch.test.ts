import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { createFetch } from './fetch.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serving(listener: RequestListener): Promise<string> {
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}
const ask = createFetch('1.2.3', {});

describe('requests of commands', () => {
  it('send method, headers and body, and read JSON with its headers', async () => {
    const origin = await serving((request, response) => {
      const { method, url, headers } = request;
      void text(request).then((body) => {
        const sent = { method, url, body, agent: headers['user-agent'], accept: headers.accept };
        response.writeHead(201, { 'content-type': 'application/json', 'x-request-id': 'r1' });
        response.end(JSON.stringify(sent));
      });
    });
    const headers = { accept: 'application/json', 'content-type': 'application/json' };
    const response = await ask(`${origin}/a?b=1`, { method: 'POST', headers, body: '{"é":1}' });
    expect(response).toMatchObject({ status: 201, ok: true });
    expect(response.headers.get('X-Request-Id')).toBe('r1');
    expect(Object.fromEntries(response.headers)).toMatchObject({ 'x-request-id': 'r1' });
    const agent = expect.stringContaining('formdeck/1.2.3') as unknown;
    const sent = { method: 'POST', url: '/a?b=1', body: '{"é":1}', agent, accept: 'application/json' };
    expect(await response.clone().json()).toEqual(sent);
    expect(await response.json()).toEqual(sent);
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(10);
  });

  it('read what is packed, problems too', async () => {
    const origin = await serving((_request, response) => {
      const headers = { 'content-type': 'application/problem+json', 'content-encoding': 'gzip' };
      response.writeHead(404, headers).end(gzipSync('{"title":"No such form"}'));
    });
    const response = await ask(origin);
    expect(response).toMatchObject({ status: 404, ok: false });
    expect(await response.json()).toEqual({ title: 'No such form' });
  });

  it('are answered by a stream where the reply is a file, and by nothing where it is empty', async () => {
    const origin = await serving((request, response) => {
      if (request.url === '/none') {
        response.writeHead(204).end();
        return;
      }
      response.writeHead(200, { 'content-type': 'application/json', 'content-disposition': 'attachment' });
      response.write('[1,');
      response.end('2]');
    });
    const file = await ask(`${origin}/file`);
    const parts: Uint8Array[] = [];
    for await (const part of file.body ?? []) parts.push(part);
    expect(Buffer.concat(parts).toString()).toBe('[1,2]');
    const none = await ask(`${origin}/none`);
    expect([none.status, await none.text()]).toEqual([204, '']);
  });

  it('follow no redirect', async () => {
    const origin = await serving(
      (_request, response) => void response.writeHead(302, { location: '/b' }).end(),
    );
    const response = await ask(origin, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/b']);
  });

  it('fail as those of fetch: with the reason of who aborts, and the cause where nobody answers', async () => {
    const origin = await serving(() => undefined);
    const controller = new AbortController();
    const waiting = ask(origin, { signal: controller.signal });
    controller.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
    server?.closeAllConnections();
    server?.close();
    await expect(ask(origin)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
  });

  it('fail where the reply breaks off', async () => {
    const origin = await serving((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"a":', () => response.destroy());
    });
    await expect(ask(origin)).rejects.toThrow('fetch failed');
  });
});
