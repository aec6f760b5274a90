// The same call many times over some clients: how many a second, how long the slowest take, and the processor time of
// the server and of the database apart.
import type { Report } from './report.ts';
import type { World } from './world.ts';

export type Load = {
  /** What is done, such as `a row`. */
  thing: string;
  clients: number;
  calls: number;
  /** How many of it one call does; 1 unless given. */
  each?: number;
  /** Sends a call; both numbers count from 0. */
  send: (call: number, client: number) => Promise<unknown>;
  aims?: {
    /** At least so many a second. */
    rate?: number;
    /** At most so many milliseconds of processor time, of server and database together. */
    both?: number;
  };
};

/** Puts a load on the server and reports its figures. Answers the processor milliseconds of both for each thing. */
export async function underLoad(world: World, report: Report, load: Load): Promise<number> {
  const { thing, clients, calls, each = 1, send, aims = {} } = load;
  const before = world.processorTime();
  const started = performance.now();
  const times: number[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (next < calls) {
        const sent = performance.now();
        await send(next++, client);
        times.push(performance.now() - sent);
      }
    }),
  );
  const seconds = (performance.now() - started) / 1_000;
  const after = world.processorTime();
  const things = calls * each;
  const server = ((after.server - before.server) * 1_000) / things;
  const database = ((after.database - before.database) * 1_000) / things;
  times.sort((a, b) => a - b);
  const slow = times[Math.floor(times.length * 0.99)] ?? 0;
  const { rate: least, both: most } = aims;
  report.add({
    name: `${thing}: a second, with the client on the same machine`,
    value: things / seconds,
    unit: '',
    ...(least !== undefined && { aim: { least } }),
  });
  report.add({ name: `  server's processor time`, value: server, unit: 'ms' });
  report.add({ name: `  database's processor time`, value: database, unit: 'ms' });
  report.add({
    name: `  both`,
    value: server + database,
    unit: 'ms',
    ...(most !== undefined && { aim: { most } }),
  });
  report.add({ name: `  a call: 99 of 100 take at most`, value: slow, unit: 'ms' });
  return server + database;
}
