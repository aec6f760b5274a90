// What makes the console an app that works without a network, and the example forms that come with it.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

let web: string;
let server: TestServer;
beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'formdeck-console-app-'));
  const files = {
    'index.html': '<!doctype html><html><head><title>Formdeck</title></head></html>',
    'sw.js': 'self.skipWaiting();',
    'manifest.webmanifest': '{"name": "Formdeck"}',
    'assets/main-4f2a.js': 'console.log(1);',
    'examples/index.json': '[{"path": "safety"}]',
    'examples/safety/near-miss.json': '{"name": "Near miss"}',
  };
  for (const folder of ['assets', 'examples/safety']) mkdirSync(join(web, folder), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(web, name), text);
  server = await startTestServer({ webFolder: web });
});
afterAll(async () => {
  await server.close();
  rmSync(web, { recursive: true, force: true });
});

it('the service worker is asked for each time and serves all pages; the manifest is one', async () => {
  const worker = await server.fetch(null, '/sw.js');
  expect(worker.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  expect(worker.headers.get('service-worker-allowed')).toBe('/');
  const manifest = await server.fetch(null, '/manifest.webmanifest');
  expect(manifest.headers.get('content-type')).toBe('application/manifest+json');
  expect(manifest.headers.get('service-worker-allowed')).toBeNull();
});

it.each(['/sw.js', '/assets/main-4f2a.js'])(
  'a worker that begins with %s may talk to all regions and read codes',
  async (path) => {
    const { headers } = await server.fetch(null, path);
    const policy = ["default-src 'self'", 'connect-src *', "script-src 'self' 'wasm-unsafe-eval'"];
    expect(headers.get('content-security-policy')?.split('; ')).toEqual(expect.arrayContaining(policy));
  },
);

it.each(['text/html,application/xhtml+xml,*/*;q=0.8', 'application/json', '*/*'])(
  'the example forms are there for whoever accepts %s, without a token',
  async (accept) => {
    const read = (path: string) => server.fetch(null, path, { headers: { accept } });
    const list = await read('/examples/index.json');
    expect(list.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await list.json()).toEqual([{ path: 'safety' }]);
    expect(await (await read('/examples/safety/near-miss.json')).json()).toEqual({ name: 'Near miss' });
  },
);

it('an example form that is not there is not found', async () => {
  const headers = { accept: 'application/json' };
  expect((await server.fetch(null, '/examples/safety/none.json', { headers })).status).toBe(404);
});
