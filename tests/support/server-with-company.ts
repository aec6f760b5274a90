// A server with one company for a file of tests, closed behind its last one.
import { afterAll } from 'vitest';
import { type Person, startTestServer, type TestServer } from './server.ts';

export async function serverWithCompany(): Promise<{
  server: TestServer;
  company: { id: string; admin: Person };
}> {
  const server = await startTestServer();
  afterAll(() => server.close());
  return { server, company: await server.company() };
}
