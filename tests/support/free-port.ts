// Ports for servers that a test starts.
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that nobody listens on just now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  return address.port;
}
