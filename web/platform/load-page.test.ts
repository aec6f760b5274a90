import { afterEach, expect, it, vi } from 'vitest';
import { loadPage } from './load-page.ts';

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/page.js');
const page = () => loadPage(() => Promise.reject(missing))();
afterEach(() => vi.unstubAllGlobals());

it('the code of a page that is missing on a server that answers fails as it does: it is read anew', async () => {
  vi.stubGlobal('fetch', async () => new Response('ok'));
  await expect(page()).rejects.toBe(missing);
});

it('without a network it says that the server is not reached, and the page stays', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(page()).rejects.toMatchObject({ code: 'unreachable' });
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  await expect(page()).rejects.toMatchObject({ code: 'unreachable' });
});
