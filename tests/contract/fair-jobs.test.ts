// Background work is shared: what one company or one person has queued does not delay what another asks for.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createJobRunner } from '#server/jobs/runner.ts';
import { dueJobs } from '#server/jobs/store.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { patience } from '#tests/support/patience.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let busy: Person;
let other: Person;
let kind: string;
beforeAll(async () => {
  server = await startTestServer();
  busy = (await server.company()).admin;
  other = (await server.company()).admin;
});
beforeEach(() => void (kind = `kind-${randomUUID()}`));
afterAll(() => server.close());

async function queue({ companyId }: Person, count: number, job: { userId?: string; size?: number } = {}) {
  const ids = Array.from({ length: count }, () => randomUUID());
  await inCompany(server, companyId, async (tx) => {
    for (const subjectId of ids)
      await server.region.services.jobs.add(tx, { companyId, kind, subjectId, ...job });
  });
  return ids;
}

async function next(count: number) {
  const due = await server.region.services.database.transaction(null, (tx) =>
    dueJobs(tx, Date.now() + 1_000),
  );
  return due.filter((job) => job.kind === kind).slice(0, count);
}

it("runs another company's first job after those that are under way, whatever one has queued", async () => {
  await queue(busy, 300);
  const { database, log } = server.region.services;
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const runner = createJobRunner({ database, log, now: Date.now, newId: randomUUID });
  runner.start({
    [kind]: async ({ companyId }) => {
      begun.push(companyId);
      await new Promise<void>((end) => ends.push(end));
    },
  });
  await expect.poll(() => begun.length, { timeout: patience }).toBe(2);
  await queue(other, 1);
  ends.shift()?.();
  await expect.poll(() => begun.length, { timeout: patience }).toBe(3);
  expect(begun).toEqual([busy.companyId, busy.companyId, other.companyId]);
  const stopped = runner.stop();
  for (const end of ends) end();
  await stopped;
});

it('lets the people of a company take turns, and begins with the smallest of each', async () => {
  const [one, two] = [randomUUID(), randomUUID()];
  const large = await queue(busy, 30, { userId: one, size: 1_000_000 });
  const [small] = await queue(busy, 1, { userId: one, size: 10 });
  const [theirs] = await queue(busy, 1, { userId: two, size: 5_000 });
  const order = (await next(3)).map(({ subjectId }) => subjectId);
  expect(order.slice(0, 2)).toEqual([small, theirs]);
  expect(large).toContain(order[2]);
});

it('runs once more what is added while it runs, since it may have looked before', async () => {
  const { database, log, jobs } = server.region.services;
  const job = { companyId: other.companyId, kind, subjectId: randomUUID() };
  const add = () => inCompany(server, other.companyId, (tx) => jobs.add(tx, job));
  await add();
  const runner = createJobRunner({ database, log, now: Date.now, newId: randomUUID });
  let begun = 0;
  runner.start({
    [kind]: async () => {
      begun += 1;
      if (begun === 1) await add();
    },
  });
  const left = () =>
    inCompany(server, other.companyId, (tx) =>
      tx.raw('select from jobs where subject_id = $1', [job.subjectId]),
    );
  await expect.poll(() => begun, { timeout: patience }).toBe(2);
  await expect.poll(left, { timeout: patience }).toEqual([]);
  await runner.stop();
  expect(begun).toBe(2);
});
