// Ports for servers that a test starts.
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A port that nobody listens on just now, nor on the next one: a demo takes both. Test files that run side by side look
 * in ranges of their own, below those that the system gives away by itself.
 */
export async function freePort(): Promise<number> {
  const worker = Number(process.env['VITEST_POOL_ID'] ?? 0) % 50;
  const range = 200;
  const from = 20_000 + worker * range;
  const start = Math.floor(Math.random() * (range / 2));
  for (let step = 0; step < range / 2; step += 1) {
    const port = from + 2 * ((start + step) % (range / 2));
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
  throw new Error(`No port is free from ${from} on`);
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    probe.listen(port, '127.0.0.1');
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
