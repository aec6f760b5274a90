// A server for the tests of one file, whose clock they may set ahead.
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type Person, startTestServer, type TestServer } from './server.ts';

export type ClockServer = {
  readonly server: TestServer;
  readonly company: { id: string; admin: Person };
  /** Milliseconds that the server's clock is ahead; 0 again after each test. */
  ahead: number;
};

/** Starts it before the tests of the file that calls this, behind one proxy, with a company. */
export function useClockServer(): ClockServer {
  let started: Pick<ClockServer, 'server' | 'company'> | undefined;
  const get = () => {
    if (started === undefined) throw new Error('the server starts before the tests');
    return started;
  };
  const world: ClockServer = {
    get server() {
      return get().server;
    },
    get company() {
      return get().company;
    },
    ahead: 0,
  };
  beforeAll(async () => {
    const server = await startTestServer({ now: () => Date.now() + world.ahead, proxyHops: 1 });
    started = { server, company: await server.company() };
  });
  afterAll(() => world.server.close());
  afterEach(() => {
    world.ahead = 0;
  });
  return world;
}
