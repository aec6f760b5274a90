// One company never stops another: while three clients of one company do the worst of a kind in a loop, how much longer
// another company waits than on a quiet server, and whether the server says that it lives. `BENCH_KINDS=catalog,form` measures
// the kinds with these words alone.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import type { Waits } from './neighbour-process.ts';
import type { Report } from './report.ts';
import { benchSizes, worstOf } from './worst-of-kinds.ts';
import type { World } from './world.ts';

/** Milliseconds that each kind is measured, and clients that do it. */
const [duration, clients] = [5_000, 3];
/** Milliseconds within which the server says that it lives, and of processor time that it is at one thing. */
const [mostSilence, longestStretch] = [100, 50];

export async function neighbours(world: World, report: Report): Promise<void> {
  report.say(
    `Another company, while ${clients} clients of one do the worst in a loop (${benchSizes.rows} rows)`,
  );
  const other = await neighbour(world);
  // Those clients have machines of their own: here they get what the server and the neighbour leave.
  setPriority(10);
  const wanted = process.env['BENCH_KINDS']?.split(',');
  const kinds = Object.entries(await worstOf(world)).filter(
    ([name]) => wanted?.some((word) => name.includes(word)) !== false,
  );
  // Whatever is made at a first use is there.
  await other.measure(1_000);
  report.add({
    name: 'on a quiet server, 95 of 100 within',
    value: (await other.measure(duration)).slow,
    unit: 'ms',
  });
  for (const [name, work] of kinds) {
    // Others use the machine too: it is as quiet as just before.
    const quiet = await other.measure(duration);
    await world.longestStretch();
    const stopping = { isOver: false };
    const outcomes = new Map<string, number>();
    const loops = Array.from({ length: clients }, async () => {
      while (!stopping.isOver) {
        const outcome = await work().catch((error: unknown) => (error instanceof Error ? error.message : ''));
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        // A refusal comes at once: anyone who attacks waits a little too.
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    });
    const { slow, silence } = await other.measure(duration);
    const stretch = await world.longestStretch();
    stopping.isOver = true;
    await Promise.all(loops);
    report.add({ name: `${name}: times as long`, value: slow / quiet.slow, unit: '', aim: { most: 2 } });
    report.add({
      name: `  the longest for /health/live`,
      value: silence,
      unit: 'ms',
      aim: { most: mostSilence },
    });
    report.add({
      name: `  processor time before the server looks at others`,
      value: stretch,
      unit: 'ms',
      aim: { most: longestStretch },
    });
    const said = [...outcomes].map(([outcome, times]) => `${times} × ${outcome.slice(0, 160)}`);
    report.say(`    ${said.join(', ')}`);
  }
  other.close();
}

/** In a process of its own, so that it does not wait for what this one is sent. */
async function neighbour(world: World) {
  const { server, token = '' } = await world.neighbour();
  const child = fork(join(import.meta.dirname, 'neighbour-process.js'), [server, token], { execArgv: [] });
  await once(child, 'message');
  return {
    async measure(milliseconds: number): Promise<Waits> {
      child.send(milliseconds);
      const [waits] = await once(child, 'message');
      return waits as Waits;
    },
    close: () => child.disconnect(),
  };
}
