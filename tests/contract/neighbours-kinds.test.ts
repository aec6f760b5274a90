// One company never stops another, whatever it asks for: the worst of each kind is done in pieces, between which others are
// answered. Counted in processor time of the event loop, which is the same on a busy machine; `npm run bench -- neighbours`
// measures how long others wait.
import { setTimeout as later } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHttp } from '#core/http.ts';
import { worstOf } from '#bench/worst-of-kinds.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { watchStretches } from '#tests/support/stretches.ts';

/** Milliseconds. The test is itself a part of it: it sends and reads. */
const mostAtOnce = 50;
const sizes = { rows: 6_000, paperRows: 200, printedRows: 20, catalogItems: 10_000, options: 30_000 };

let server: TestServer;
let kinds: Awaited<ReturnType<typeof worstOf>>;
beforeAll(async () => {
  server = await startTestServer();
  const { admin } = await server.company();
  const target = { server: server.origin, token: admin.token };
  kinds = await worstOf({ http: createHttp(fetch), target, sql: async () => {} }, sizes);
});
afterAll(() => server.close());

// Each kind is the worst there is, and the server gives way to others: on a machine that is full this takes minutes.
it('is at nothing for long', { timeout: 600_000 }, async () => {
  const stretches: Record<string, number> = {};
  const watch = watchStretches();
  for (const [name, work] of Object.entries(kinds)) {
    // Whatever is made at a first use is there, and the program has been compiled.
    const outcome = () => work().catch(() => 'refused');
    await outcome();
    let least = Infinity;
    // Sometimes memory is tidied up at that very moment.
    for (let tries = 0; tries < 3 && least > mostAtOnce; tries += 1) {
      watch.longest();
      await outcome();
      await later(10);
      least = Math.min(least, watch.longest());
    }
    stretches[name] = least;
  }
  watch.stop();
  expect(Object.entries(stretches).filter(([, longest]) => longest > mostAtOnce)).toEqual([]);
});
