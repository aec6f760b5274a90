// The browser console and the API share one server and its paths (contract, "Conventions").
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as filling from '#core/filling/calls.ts';
import { demoRegions, namedRegions } from '#server/http/console/console-regions.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { mapTiles } from '#server/http/console/map-tiles.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';
import { imageOf } from '#tests/support/world.ts';

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8';
const asBrowser = { headers: { accept: browser } };
const script = `console.log('${'formdeck '.repeat(500)}');`;

let ground: string;
let server: TestServer;
let admin: Person;
let sheetId: string;
beforeAll(async () => {
  ground = mkdtempSync(join(tmpdir(), 'formdeck-console-'));
  const web = join(ground, 'web');
  mkdirSync(join(web, 'assets'), { recursive: true });
  writeFileSync(join(ground, 'secret.txt'), 'not for you');
  writeFileSync(
    join(web, 'index.html'),
    '<!doctype html><html><head><title>Formdeck</title></head><body>$&</body></html>',
  );
  writeFileSync(join(web, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(web, 'assets/main-4f2a.js'), script);
  writeFileSync(join(web, 'assets/inter-77.woff2'), new Uint8Array([0x77, 0x4f, 0x46, 0x32]));
  server = await startTestServer({
    webFolder: web,
    contact: '"help"@example.com',
    tiles: mapTiles('https://tiles.example.com/{z}/{x}/{y}.png', '© <b>'),
    consoleRegions: [
      { id: 'ca', name: '</script><b>Canada', server: '' },
      { id: 'us', name: 'United States', server: { port: 4701 } },
      { id: 'eu', name: 'Europe', server: 'https://eu.example.com' },
    ],
  });
  admin = (await server.company()).admin;
  const { form } = exampleForm();
  await server.publish(admin, form);
  const sheet = { params: { id: form.id }, body: { name: 'Monday' } };
  sheetId = (await server.as(admin, filling.createSheet, sheet)).id;
});
afterAll(async () => {
  await server.close();
  rmSync(ground, { recursive: true, force: true });
});

describe('a path that the console and the API share', () => {
  it.each([
    '/',
    '/user',
    '/sheet/whatever',
    '/company/template?x=1',
    '/nowhere',
    '/index.html',
    '/time_zones',
  ])('%s is the console’s page for a browser that goes there', async (path) => {
    const reply = await server.fetch(null, path, asBrowser);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await reply.text()).toContain('<title>Formdeck</title>');
  });

  it('is the console’s at the address itself, also for who takes anything', async () => {
    const reply = await fetch(`${server.origin}/?x=1`, { headers: { accept: '*/*' } });
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const data = await fetch(server.origin, { headers: { accept: 'application/json' } });
    expect(data.status).toBe(404);
  });

  it('is the API’s for a program, which no cache keeps', async () => {
    const reply = await server.fetch(admin, `/sheet/${sheetId}`, { headers: { accept: 'application/json' } });
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(await reply.json()).toMatchObject({ id: sheetId });
    const everything = await server.fetch(admin, `/sheet/${sheetId}`);
    expect(await everything.json()).toMatchObject({ id: sheetId });
  });

  it.each(['/user', '/nowhere'])('answers a program at %s with a problem', async (path) => {
    const reply = await server.fetch(null, path, { headers: { accept: 'application/json' } });
    expect(reply.status).toBe(path === '/user' ? 401 : 404);
    expect(reply.headers.get('content-type')).toContain('application/problem+json');
  });

  it.each(['POST', 'PUT', 'DELETE'])('is never the page for %s', async (method) => {
    const reply = await server.fetch(null, '/nowhere', { ...asBrowser, method });
    expect(reply.status).toBe(404);
    expect(reply.headers.get('content-type')).toContain('application/problem+json');
  });
});

describe('what is a page or a file itself', () => {
  it.each(['/docs', '/openapi.json', '/health/live', '/health/ready', '/metrics'])(
    '%s stays what it is for a browser',
    async (path) => {
      const reply = await server.fetch(null, path, asBrowser);
      expect(reply.status).toBe(200);
      expect(await reply.text()).not.toContain('formdeck-regions');
    },
  );

  it('is an image, also in a tab of its own', async () => {
    const id = crypto.randomUUID();
    const headers = { 'content-type': 'image/jpeg' };
    await server.fetch(admin, `/image/${id}`, { method: 'POST', headers, body: imageOf('gate') });
    const reply = await server.fetch(admin, `/image/${id}.jpg`, asBrowser);
    expect(reply.headers.get('content-type')).toBe('image/jpeg');
  });
});

describe('the page', () => {
  it('names the regions, this one without an address and the others as seen from the browser', async () => {
    const { text, headers } = await rawGet('/', { host: 'phone.local:4700', accept: browser });
    const json = /<script type="application\/json" id="formdeck-regions">(.*?)<\/script><\/head>/.exec(
      text,
    )?.[1];
    expect(JSON.parse(json ?? '')).toEqual([
      { id: 'ca', name: '</script><b>Canada', server: '' },
      { id: 'us', name: 'United States', server: 'http://phone.local:4701' },
      { id: 'eu', name: 'Europe', server: 'https://eu.example.com' },
    ]);
    expect(text).toContain('<body>$&</body>');
    expect(headers['content-security-policy']).toContain(
      "connect-src 'self' http://phone.local:4701 https://eu.example.com https://tiles.example.com;",
    );
    expect(headers['content-security-policy']).toContain(
      "frame-src 'self' http://phone.local:4701 https://eu.example.com;",
    );
  });

  it('says who runs the server, and whether the browser has its cookie, which scripts cannot see', async () => {
    const { text } = await rawGet('/', { accept: browser });
    expect(text).toContain('<meta name="formdeck-contact" content="&quot;help&quot;@example.com">');
    expect(text).toContain('<meta name="formdeck-session-cookie" content="no">');
    expect(text).toContain(
      '<meta name="formdeck-tiles" content="https://tiles.example.com/{z}/{x}/{y}.png">',
    );
    expect(text).toContain('<meta name="formdeck-tiles-by" content="© &lt;b&gt;">');
    const again = await rawGet('/', { accept: browser, cookie: 'formdeck_session=fd_x' });
    expect(again.text).toContain('<meta name="formdeck-session-cookie" content="yes">');
    expect(again.headers['vary']).toContain('cookie');
  });

  it('writes no made-up host into its headers', async () => {
    const { text, headers } = await rawGet('/', { host: "x;script-src'*'", accept: browser });
    expect(headers['content-security-policy']).toContain('http://localhost:4701');
    expect(text).toContain('http://localhost:4701');
  });

  it('runs its own scripts only, stands in no frame, and is asked for again each time', async () => {
    const { headers } = await server.fetch(null, '/', asBrowser);
    const policy = headers.get('content-security-policy')?.split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        "script-src 'self' 'wasm-unsafe-eval'",
        "manifest-src 'self'",
        "media-src 'self' blob:",
        "style-src 'self' 'unsafe-inline'",
        // The logo of a company of another region.
        "img-src 'self' data: blob: http://127.0.0.1:4701 https://eu.example.com https://tiles.example.com",
        "worker-src 'self' blob:",
        "font-src 'self'",
        "frame-ancestors 'none'",
      ]),
    );
    expect(headers.get('permissions-policy')).toContain('camera=(self)');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('vary')).toBe('accept, accept-language, cookie');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const again = await server.fetch(null, '/', {
      headers: { accept: browser, 'if-none-match': headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('answers HEAD without a body', async () => {
    const reply = await server.fetch(null, '/sheet/x', { ...asBrowser, method: 'HEAD' });
    expect(reply.status).toBe(200);
    expect(Number(reply.headers.get('content-length'))).toBeGreaterThan(100);
    expect(await reply.text()).toBe('');
  });
});

describe('its files', () => {
  it.each(['br', 'gzip', 'identity'])('come as %s where the browser takes that', async (encoding) => {
    const reply = await server.fetch(null, '/assets/main-4f2a.js', {
      headers: { 'accept-encoding': encoding },
    });
    expect(reply.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(reply.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(reply.headers.get('vary')).toBe('accept-encoding');
    expect(await reply.text()).toBe(script);
  });

  it('are not sent again to who has them, nor with HEAD', async () => {
    const first = await server.fetch(null, '/assets/main-4f2a.js', { method: 'HEAD' });
    expect(await first.text()).toBe('');
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await server.fetch(null, '/assets/main-4f2a.js', { headers })).status).toBe(304);
  });

  it('are known by their types; only hashed names are kept for good', async () => {
    const icon = await server.fetch(null, '/icon.svg');
    expect(icon.headers.get('content-type')).toBe('image/svg+xml');
    expect(icon.headers.get('cache-control')).toBe('no-cache');
    const font = await server.fetch(null, '/assets/inter-77.woff2');
    expect(font.headers.get('content-type')).toBe('font/woff2');
    expect(font.headers.get('content-encoding')).toBeNull();
  });

  it('that are not there are not found', async () => {
    expect((await server.fetch(null, '/assets/main-0000.js')).status).toBe(404);
  });

  it.each([
    '/assets/../../secret.txt',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e%5c%2e%2e%5csecret.txt',
    '/assets//../../secret.txt',
    '//secret.txt',
  ])('are all that can be read: %s', async (path) => {
    const { status, text } = await rawGet(path, { accept: '*/*' });
    expect(status).toBe(404);
    expect(text).not.toContain('not for you');
  });
});

it('is a plain page where it is not built', async () => {
  const bare = await startTestServer({ webFolder: join(ground, 'nothing') });
  try {
    const reply = await bare.fetch(null, '/', asBrowser);
    expect(reply.status).toBe(503);
    expect(await reply.text()).toContain('The console is not built');
    expect((await bare.fetch(null, '/nowhere')).status).toBe(404);
  } finally {
    await bare.close();
  }
});

describe('the regions', () => {
  it('of the demo stand side by side on the ports', () => {
    expect(demoRegions('us', 4800)).toEqual([
      { id: 'ca', name: 'Canada', server: { port: 4800 } },
      { id: 'us', name: 'United States', server: '' },
    ]);
  });

  it('of a company’s own server are those that FORMDECK_REGIONS names', () => {
    expect(namedRegions('ca', undefined)).toEqual([{ id: 'ca', name: 'Canada', server: '' }]);
    const everywhere =
      'north=Up North=https://north.example.com, us=United States=https://us.example.com:8443/';
    expect(namedRegions('north', everywhere)).toEqual([
      { id: 'north', name: 'Up North', server: '' },
      { id: 'us', name: 'United States', server: 'https://us.example.com:8443' },
    ]);
    expect(() => namedRegions('ca', 'us=https://us.example.com')).toThrow(/which is not a region/);
    expect(() => namedRegions('ca', 'us=United States=ftp://us.example.com')).toThrow(
      /which is not a region/,
    );
  });
});

/** A request as it stands: fetch would tidy the path and refuse the host. */
function rawGet(path: string, headers: Record<string, string>) {
  const { hostname, port } = new URL(server.origin);
  return new Promise<{
    status: number;
    text: string;
    headers: Record<string, string | string[] | undefined>;
  }>((resolve, reject) => {
    request({ hostname, port, path, headers, agent: false }, (reply) => {
      let text = '';
      reply.on('data', (chunk: Buffer) => (text += chunk.toString()));
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text, headers: reply.headers }));
    })
      .on('error', reject)
      .end();
  });
}
