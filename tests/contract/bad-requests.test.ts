// Requests that no client should send: each is refused as a problem that tells nothing of the server's inside,
// and nothing is written.
import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { exampleForm } from '#tests/support/example-form.ts';
import { json } from '#tests/support/json.ts';
import { problemIn, refusal } from '#tests/support/problem.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
let sheetId: string;
const { form, ids } = exampleForm();
beforeAll(async () => {
  server = await startTestServer();
  admin = (await server.company()).admin;
  await server.fetch(admin, '/template', json('POST', form));
  await server.fetch(admin, `/template/${form.id}/publish`, { method: 'PUT' });
  const sheet = await server.fetch(admin, `/template/${form.id}/sheet`, json('POST', { name: 'Monday' }));
  sheetId = ((await sheet.json()) as { id: string }).id;
  const answers = [{ questionId: ids.place, value: 'Gate 1' }];
  await server.fetch(admin, `/sheet/${sheetId}/row`, json('POST', { answers }));
});
afterAll(() => server.close());

const refused = (path: string, init?: RequestInit) => refusal(server, admin, path, init);

const raw = (method: string, body: NonNullable<RequestInit['body']>, type?: string): RequestInit => ({
  method,
  body,
  ...(type !== undefined && { headers: { 'content-type': type } }),
});

describe('a path that names nothing', () => {
  it.each([
    ['GET', '/nothing-here'],
    ['GET', '/template'],
    ['PATCH', '/company/template'],
    ['DELETE', '/company/template'],
    ['POST', '/nothing-here'],
    ['GET', '/template/1'],
    ['GET', `/template/${randomUUID()}%00`],
    ['GET', `/template/${randomUUID()}/`],
    ['GET', '/image/..%2f..%2fetc%2fpasswd'],
    ['PUT', '/upload/short'],
  ])('%s %s answers 404', async (method, path) => {
    const init = method === 'POST' ? json(method, {}) : { method };
    expect((await refused(path, init)).status).toBe(404);
  });

  it('or is far too long answers 404', async () => {
    expect((await refused(`/template/${'a'.repeat(300)}`)).status).toBe(404);
  });

  it.each(['/template/%E0%A4%A', '/template/%zz', '/%'])(
    '%s, which cannot be read, answers 400',
    async (path) => {
      expect((await refused(path)).status).toBe(400);
    },
  );
});

describe('a body that is not JSON', () => {
  it.each([
    ['is cut off', '{"name":"Mon'],
    ['is a word', 'name'],
    ['goes on after its end', '{"name":"Monday"} {}'],
    ['has a NUL character in a text', '{"name":"Mon\u0000day"}'],
    ['sets a prototype', '{"name":"Monday","__proto__":{"admin":true}}'],
    ['is not UTF-8', Buffer.from('{"name":"M\xfcller"}', 'latin1')],
    [
      'has a surrogate in its UTF-8',
      Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xed, 0xa0, 0x80]), Buffer.from('"}')]),
    ],
  ])('because it %s answers 400', async (_why, body) => {
    const problem = await refused(`/template/${form.id}/sheet`, raw('POST', body, 'application/json'));
    expect(problem).toMatchObject({ status: 400, type: '/problems/not-json' });
  });

  it.each([
    ['text/plain', '{"name":"Monday"}'],
    ['text/csv', 'name\nMonday'],
    ['image/jpeg', 'xx'],
    ['application/xml', '<name>Monday</name>'],
    ['application/x-www-form-urlencoded', 'name=Monday'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['no media type', randomBytes(4)],
  ])('but %s answers 415', async (type, body) => {
    const init = raw('POST', body, type.includes('/') ? type : undefined);
    expect((await refused(`/template/${form.id}/sheet`, init)).status).toBe(415);
  });

  it.each([
    ['JSON where an image is taken', `/image/${randomUUID()}`, json('POST', { image: 'xx' })],
    ['a GIF', `/image/${randomUUID()}`, raw('POST', 'GIF89a', 'image/gif')],
    [
      'text that says it is a JPEG',
      `/image/${randomUUID()}`,
      raw('POST', 'Hello, hello, hello', 'image/jpeg'),
    ],
  ])('but %s answers 415', async (_what, path, init) => {
    expect((await refused(path, init)).status).toBe(415);
  });
});

describe('a body that is JSON', () => {
  it.each([
    ['a list', '[]'],
    ['null', 'null'],
    ['a text', '"Monday"'],
    ['a number', '1'],
    ['empty', ''],
    ['of wrong types', '{"key":1,"value":[]}'],
  ])('but is %s answers 400 with its faults', async (_what, body) => {
    const problem = await refused('/user/settings', raw('POST', body, 'application/json'));
    expect(problem).toMatchObject({ status: 400, type: '/problems/invalid' });
    expect(problem.errors?.length).toBeGreaterThan(0);
  });

  it('but is nested without end answers 400', async () => {
    const expression = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const body = JSON.stringify({ ...exampleForm().form, alerts: [{ ...form.alerts[0], expression: 0 }] });
    const nested = body.replace('"expression":0', `"expression":${expression}`);
    expect((await refused('/template', raw('POST', nested, 'application/json'))).status).toBe(400);
  });

  it('may have fields that nobody knows: they are passed over', async () => {
    const reply = await server.fetch(
      admin,
      '/user/settings',
      json('POST', { key: 'a', value: 'b', companyId: randomUUID() }),
    );
    expect([reply.status, await reply.json()]).toEqual([200, { key: 'a', value: 'b' }]);
  });

  it('optional where nothing is to be said, whatever the media type says', async () => {
    const init = { method: 'PUT', headers: { 'content-type': 'application/json' } };
    const reply = await server.fetch(admin, `/template/${form.id}/unarchive`, init);
    expect(reply.status).toBe(200);
  });
});

describe('a body over its limit answers 413', () => {
  const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024 + 1, 'a');
  it.each([
    ['1 MB as a rule', 'POST', '/user/settings', 'application/json', megabytes(1)],
    ['8 MB for a form', 'POST', '/template', 'application/json', megabytes(8)],
    ['12 MB for an image', 'POST', `/image/${randomUUID()}`, 'image/jpeg', megabytes(12)],
  ])('%s', async (_limit, method, path, type, body) => {
    expect((await refused(path, raw(method, body, type))).status).toBe(413);
  });

  it('also where it does not say how long it is', async () => {
    const body = Readable.from([Buffer.from([0xff, 0xd8, 0xff]), megabytes(6), megabytes(6)]);
    const init: RequestInit = { ...raw('POST', body, 'image/jpeg'), duplex: 'half' };
    expect((await refused(`/image/${randomUUID()}`, init)).status).toBe(413);
  });
});

describe('a page', () => {
  it.each([
    'page=-1',
    'page=1.5',
    'page=x',
    'page=1e999',
    'size=0',
    'size=-5',
    'size=1001',
    'size=999999999',
    'size=x',
    'sort=password',
    'sort=name,up',
  ])('of %s answers 400', async (query) => {
    const problem = await refused(`/company/sheet?${query}`);
    expect(problem).toMatchObject({ status: 400, errors: [{ path: query.split('=')[0] }] });
  });

  it('far behind the last one is empty', async () => {
    const reply = await server.fetch(admin, `/company/sheet?page=${Number.MAX_SAFE_INTEGER}&size=1000`);
    expect([reply.status, await reply.json()]).toMatchObject([200, { content: [], totalElements: 1 }]);
  });
});

describe('what is too much for the database', () => {
  const dashes = '-'.repeat(36);
  const filterBy = (...filters: object[]) => ({ sheetIds: [sheetId], rowFilters: { filters } });
  const between = (minDate: number, maxDate: number) => ({
    sheetIds: [sheetId],
    rowFilters: { minDate, maxDate },
  });
  const since = (cursor: string) => ({ sheetIds: [sheetId], since: cursor, rowFilters: {} });
  const many = (operator: string, questionId: string) => ({
    questionId,
    operator,
    values: Array.from({ length: 1_000 }, () => '1'),
  });

  it.each<[string, string, () => unknown]>([
    [
      'a place beyond its numbers',
      `/template/${form.id}/widget`,
      () => ({ title: 'Far', map: 1, widgetOrder: 2 ** 31 }),
    ],
    ['a date that is none', '/export/sheet', () => between(-9e15, 0)],
    [
      'a moment beyond its numbers',
      `/template/${form.id}/changes`,
      () => since(`1/${'9'.repeat(19)}:${'9'.repeat(19)}:`),
    ],
    ['a moment that ends before it begins', `/template/${form.id}/changes`, () => since('1/7:6:')],
    ['a moment with others out of order', `/template/${form.id}/changes`, () => since('1/5:9:7,6')],
    [
      'a cursor of an export with such a moment',
      '/export/sheet',
      () => ({
        sheetIds: [sheetId],
        since: Buffer.from(JSON.stringify(['1', form.id, '7:6:'])).toString('base64url'),
      }),
    ],
  ])('%s answers 400 and says where', async (_what, path, body) => {
    const problem = await refused(path, json('POST', body()));
    expect(problem).toMatchObject({ status: 400, errors: [{ path: expect.stringMatching(/\w/) }] });
  });

  it.each([
    [404, `/image/${dashes}`],
    [400, `/template/${form.id}/images?sheetIds=${dashes}`],
  ])('an id that is none answers %i', async (status, path) => {
    expect((await refused(path)).status).toBe(status);
  });

  it.each<[string, string, () => unknown]>([
    ['the last date that there is', '/export/sheet', () => between(0, 8.64e15)],
    [
      'as many numbers as a filter may hold',
      '/row/filter',
      () => filterBy(...Array.from({ length: 100 }, () => many('EQ', ids.speed))),
    ],
    [
      'as many texts as a filter may hold',
      '/row/filter',
      () => filterBy(...Array.from({ length: 100 }, () => many('CONTAINS', ids.place))),
    ],
  ])('but %s is not', async (_what, path, body) => {
    const reply = await server.fetch(admin, path, json('POST', body()));
    await reply.arrayBuffer();
    expect(reply.ok).toBe(true);
  });
});

describe('what nobody expected', () => {
  it('answers 500 and tells nothing', async () => {
    const broken = vi
      .spyOn(server.region.services.forms, 'get')
      .mockRejectedValueOnce(new Error('select hash from users'));
    const body = { answers: [{ questionId: ids.place, value: 'Gate 1' }] };
    expect(await refused(`/sheet/${sheetId}/row`, json('POST', body))).toEqual({
      type: '/problems/unexpected',
      title: 'Internal Server Error',
      status: 500,
      detail: 'An unexpected problem occurred.',
    });
    broken.mockRestore();
  });
});

describe('public calls without end', () => {
  it('answer 429 and say how long to wait', async () => {
    const strict = await startTestServer({ publicRateLimit: { max: 1, timeWindow: 60_000 } });
    const ask = () => strict.fetch(null, '/timezone');
    expect((await ask()).status).toBe(200);
    const reply = await ask();
    const contentType = reply.headers.get('content-type') ?? '';
    expect(problemIn({ status: reply.status, contentType, text: await reply.text() }).status).toBe(429);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    await strict.close();
  });
});
