import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { AppError } from '#core/errors.ts';
import { formOf, questionOf, sheetOf } from '#tests/support/sheet-server.ts';
import type { FromWorker, Line, ToWorker } from '#core/portions/worker-calls.ts';
import { serveEngine } from './serve-engine.ts';
import { createSheetClient, type PageSession } from './sheet-client.ts';
import type { WorkerSession } from './serve-engine.ts';

const request = { formId: 'form', sheetIds: ['a'], filter: null, timeZone: 'UTC' };
const old: WorkerSession = { server: 'https://one.example', token: 'old' };

/** A page and a worker without a browser: what goes over is cloned, as between the real ones. */
function world(session: Partial<PageSession> = {}) {
  const { port1, port2 } = new MessageChannel();
  const asked: string[] = [];
  const fetchFunction: typeof fetch = async (input, init) => {
    const path = new URL(typeof input === 'string' ? input : '').pathname;
    const token = new Headers(init?.headers).get('authorization')?.replace('Bearer ', '') ?? '';
    asked.push(`${token} ${path}`);
    if (token !== 'new') return Response.json({ type: '/problems/signed-out' }, { status: 401 });
    if (path === '/template/form') return Response.json(formOf([questionOf('cost', 'NUMERIC')]));
    if (path === '/sheet/a') return Response.json(sheetOf('a', { rowCount: 2 }));
    if (path === '/row/filter') return Response.json(twoRows);
    return Response.json({ type: '/problems/not-found' }, { status: 404 });
  };
  const client = createSheetClient(
    async () => {
      serveEngine(lineOf<FromWorker, ToWorker>(port2), fetchFunction, () => {});
      return lineOf<ToWorker, FromWorker>(port1);
    },
    {
      current: () => ({ ...old, token: 'new' }),
      renewed: () => Promise.reject(new AppError('signed-out')),
      ...session,
    },
  );
  return { client, asked };
}

const person = { id: 'ann', userName: 'ann' };
const twoRows = {
  page: 0,
  size: 5_000,
  totalElements: 2,
  totalPages: 1,
  id: ['row 1', 'row 2'],
  sheetId: ['a', 'a'],
  created: [2, 1],
  lastModified: [2, 1],
  user: [0, 0],
  users: [person],
  alerts: [[], []],
  reviewState: [null, null],
  returned: [],
  answers: { cost: ['5', '7'] },
};

describe('the engine in a worker', () => {
  it('is called as if it stood in the page', async () => {
    const { client } = world();
    const progress: number[] = [];
    const overview = await client.call('load', [request], {
      onProgress: ({ loaded }) => progress.push(loaded),
    });
    expect(overview.widgets[0]?.summary).toMatchObject({
      kind: 'area',
      total: 12,
      values: Float64Array.of(7, 5),
    });
    expect(progress.at(-1)).toBe(1);
    expect(
      await client.call('view', [{ sort: { column: 'cost', direction: 'desc' }, reviewState: null }]),
    ).toBe(2);
    expect((await client.call('rows', [0, 1])).map(({ id }) => id)).toEqual(['row 2']);
  });

  it('goes on once the page has signed in again', async () => {
    const renewed = () => Promise.resolve({ ...old, token: 'new' });
    const { client, asked } = world({ current: () => old, renewed });
    await client.call('load', [request]);
    expect(asked).toEqual(
      expect.arrayContaining(['old /template/form', 'new /template/form', 'new /row/filter']),
    );
  });

  it('fails as the server says, and where nobody signs in again', async () => {
    const missing = world().client.call('load', [{ ...request, formId: 'other' }]);
    await expect(missing).rejects.toMatchObject({ name: 'AppError', code: 'not-found', status: 404 });
    const given = world({ current: () => old }).client.call('load', [request]);
    await expect(given).rejects.toMatchObject({ code: 'signed-out' });
  });

  it('stops when nobody wants it any more', async () => {
    const { client } = world();
    const stop = new AbortController();
    const stopped = client.call('load', [request], { signal: stop.signal });
    stop.abort();
    await expect(stopped).rejects.toMatchObject({ code: 'cancelled' });
    const left = client.call('load', [request]);
    client.close();
    await expect(left).rejects.toMatchObject({ code: 'cancelled' });
  });
});

function lineOf<Sent, Received>(port: MessagePort): Line<Sent, Received> {
  return {
    send: (message, transfer = []) => port.postMessage(message, transfer),
    listen: (heard) => void port.on('message', heard),
    close: () => port.close(),
  };
}
