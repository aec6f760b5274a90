// Anyone who runs a server may close what describes its API.
import { expect, it } from 'vitest';
import { startTestServer } from '#tests/support/server.ts';

it.each([
  [true, 200],
  [false, 404],
])('the description of the API, open: %s', async (hasDocs, status) => {
  const server = await startTestServer({ hasDocs });
  try {
    for (const path of ['/docs', '/openapi.json'])
      expect((await server.fetch(null, path)).status).toBe(status);
  } finally {
    await server.close();
  }
});
