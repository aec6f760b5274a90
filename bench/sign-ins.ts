// Sign-in: what one costs, and that eight at once do not stop the rest.
import { authenticate } from '#core/session/calls.ts';
import { median, type Report } from './report.ts';
import type { World } from './world.ts';

export async function signIns(world: World, report: Report): Promise<void> {
  report.say('Sign-in (argon2id, 19 MiB)');
  const { http, target } = world;
  const once = async () => {
    const started = performance.now();
    await http.send({ server: target.server }, authenticate, {
      body: { username: 'bench', password: 'benchmark company' },
    });
    return performance.now() - started;
  };
  const times: number[] = [];
  for (let run = 0; run < 15; run += 1) times.push(await once());
  report.add({ name: 'one after the other', value: median(times), unit: 'ms' });
  const together = Promise.all(Array.from({ length: 8 }, once));
  const reads: number[] = [];
  let done = false;
  void together.finally(() => (done = true));
  while (!done) {
    const started = performance.now();
    await http.raw(target, 'GET', '/health/live');
    reads.push(performance.now() - started);
  }
  report.add({ name: 'eight at once, the slowest', value: Math.max(...(await together)), unit: 'ms' });
  report.add({ name: '  another request meanwhile, the middle one', value: median(reads), unit: 'ms' });
}
