// Alert insights over HTTP: what they count, for whom, and that the buckets and the list agree.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as filling from '#core/filling/calls.ts';
import * as insights from '#core/insights/calls.ts';
import { bucketSizeOf, longestRange } from '#core/insights/buckets.ts';
import { readCounts } from '#core/insights/queries.ts';
import type { Send } from '#core/send.ts';
import { createGroup } from '#core/users/calls.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { failure } from '#tests/support/failure.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { runCommand } from '#tests/support/run-command.ts';
import type { Person } from '#tests/support/server.ts';
import { serverWithCompany } from '#tests/support/server-with-company.ts';

const hour = 3_600_000;

const { server, company } = await serverWithCompany();

const range = (from = Date.now() - 24 * hour, to = Date.now() + hour) => ({ startDate: from, endDate: to });
const list = (person: Person, more: object = {}) =>
  server.as(person, insights.listAlerts, { query: { ...range(), ...more } });
const count = (person: Person, more: object = {}) =>
  server.as(person, insights.countAlerts, { query: { ...range(), by: 'hour', ...more } });

const send: Send = (call, input) => server.as(company.admin, call, input);

/** A published form with a row for each of these speeds; above 100 its alert goes off. */
async function formWith(speeds: number[], changes: { groupIds?: string[] } = {}) {
  const { form, ids } = exampleForm(changes);
  await server.publish(company.admin, form);
  const sheet = await server.as(company.admin, filling.createSheet, {
    params: { id: form.id },
    body: { name: 'Monday', contextAnswers: [] },
  });
  const rows = speeds.map((speed) => ({
    id: randomUUID(),
    answers: [
      { questionId: ids.place, value: 'North' },
      { questionId: ids.speed, value: String(speed) },
    ],
  }));
  await server.as(company.admin, filling.addRows, { params: { id: sheet.id }, body: { rows } });
  return { form, sheet, rows, alertId: ids.fast };
}

describe('alert insights', () => {
  it('have the names of their alerts in the command', async () => {
    const { form, alertId } = await formWith([120]);
    const name = form.alerts.find(({ id }) => id === alertId)?.name ?? 'none';
    const env = { FORMDECK_SERVER: server.origin, FORMDECK_TOKEN: company.admin.token };
    const text = await runCommand(['insights', 'list'], { env });
    expect(text.stdout).toContain(name);
    expect(text.stdout).not.toContain(alertId);
    const { stdout } = await runCommand(['insights', 'list', '--json'], { env });
    expect(JSON.parse(stdout)).toContainEqual(expect.objectContaining({ alertId, alertName: name }));
  });

  it('list the alerts of a range, and count them by form', async () => {
    const { form, sheet, rows, alertId } = await formWith([90, 120, 150]);
    const { content, totalElements } = await list(company.admin);
    const here = content.filter(({ templateId }) => templateId === form.id);
    expect(here).toHaveLength(2);
    expect(totalElements).toBe(content.length);
    expect(here.map(({ sheetRowId }) => sheetRowId).toSorted()).toEqual(
      rows
        .slice(1)
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(here[0]).toMatchObject({ templateName: form.name, sheetId: sheet.id, alertId });
    expect((await list(company.admin)).content).toEqual(content);
    const buckets = await count(company.admin);
    expect(buckets.filter(({ counts }) => counts[form.id] !== undefined)).toMatchObject([
      { counts: { [form.id]: 2 } },
    ]);
    expect(buckets.map(({ to }) => to).slice(0, -1)).toEqual(buckets.map(({ from }) => from).slice(1));
    expect((await list(company.admin, range(0, hour))).totalElements).toBe(0);
  });

  it('count what the list has, in every size of bucket, and page through it', async () => {
    await formWith(Array.from({ length: 30 }, (_, index) => 101 + index));
    const { totalElements } = await list(company.admin, { size: 1 });
    const around = range(Date.now() - hour, Date.now() + hour / 2);
    for (const by of ['minute', 'hour', 'day']) {
      const buckets = await count(company.admin, { ...around, by });
      const sum = buckets.flatMap(({ counts }) => Object.values(counts)).reduce((a, b) => a + b, 0);
      expect(sum).toBe(totalElements);
    }
    const pages = await Promise.all([0, 1].map((page) => list(company.admin, { page, size: 20 })));
    expect(new Set(pages.flatMap(({ content }) => content.map(({ id }) => id))).size).toBe(
      Math.min(40, totalElements),
    );
  });

  it('are counted by the face as by the server, wherever they fall', async () => {
    const { sheet } = await formWith(Array.from({ length: 60 }, () => 150));
    const zone = fc.constantFrom('UTC', 'America/St_Johns', 'America/Toronto', 'Australia/Lord_Howe');
    // Two weeks in which clocks go back in some of them.
    const middle = Date.parse('2026-11-01T06:00:00Z');
    const length = fc.constantFrom(hour / 2, hour, 20 * hour, 24 * hour, 25 * hour, 14 * 24 * hour);
    const away = fc.integer({ min: -7 * 24 * hour, max: 7 * 24 * hour });
    await fc.assert(
      fc.asyncProperty(zone, length, away, fc.integer(), async (timeZone, long, start, seed) => {
        const [startDate, endDate] = [middle + start, middle + start + long];
        await inCompany(server, company.id, (tx) =>
          // Some fall on the ends, and some outside.
          tx.raw(
            `update rows set created_at = case abs(hashtext(id::text || $2)) % 10
               when 0 then $3::bigint when 1 then $4::bigint
               else $3::bigint + (abs(hashtext($2 || id::text)) % 1100)::bigint * ($4::bigint - $3::bigint) / 1000 end
             where sheet_id = $1`,
            [sheet.id, String(seed), startDate, endDate],
          ),
        );
        const counted = await readCounts(send, { range: { startDate, endDate }, timeZone });
        const by = bucketSizeOf({ startDate, endDate }, timeZone);
        expect(counted.by).toBe(by);
        expect(counted.buckets).toEqual(await count(company.admin, { startDate, endDate, by, timeZone }));
      }),
      { numRuns: 25 },
    );
  });

  it('are counted by the server above 1,000, with all of them', async () => {
    const { form } = await formWith(Array.from({ length: 450 }, () => 150));
    const more = await Promise.all([1, 2].map(() => formWith(Array.from({ length: 450 }, () => 150))));
    const { buckets } = await readCounts(send, { range: range(), timeZone: 'UTC' });
    const of = (id: string) => buckets.reduce((sum, { counts }) => sum + (counts[id] ?? 0), 0);
    expect([form.id, ...more.map((one) => one.form.id)].map(of)).toEqual([450, 450, 450]);
  });

  it('are of the forms that somebody sees, and not for users', async () => {
    const { id: group } = await server.as(company.admin, createGroup, { body: { name: 'North crew' } });
    const { form } = await formWith([200], { groupIds: [group] });
    const inside = await server.person(company.id, 'ANALYST', { groupIds: [group] });
    const outside = await server.person(company.id, 'MANAGER');
    const has = async (person: Person) => ({
      list: (await list(person, { size: 1_000 })).content.some(({ templateId }) => templateId === form.id),
      count: (await count(person)).some(({ counts }) => form.id in counts),
    });
    expect(await has(inside)).toEqual({ list: true, count: true });
    expect(await has(outside)).toEqual({ list: false, count: false });
    const user = await server.person(company.id, 'USER');
    expect(await failure(list(user))).toMatchObject({ code: 'forbidden' });
  });

  it('leave out rows of an import that is under way', async () => {
    const { form, sheet } = await formWith([200]);
    const has = async () => (await count(company.admin)).some(({ counts }) => form.id in counts);
    expect(await has()).toBe(true);
    await inCompany(server, company.id, (tx) =>
      tx.raw('update sheets set visible = false where id = $1', [sheet.id]),
    );
    expect(await has()).toBe(false);
  });

  it('refuse a range that is too long or ends before it starts, and buckets that are too many', async () => {
    const refused = async (query: object) => (await failure(count(company.admin, query))).details.errors;
    expect(await refused(range(0, longestRange + 1))).toEqual([
      { path: 'endDate', message: 'The maximum range is 90 days' },
    ]);
    expect(await refused(range(hour, 0))).toMatchObject([{ message: 'The range ends before it starts' }]);
    expect(await refused({ ...range(0, 72 * hour), by: 'minute' })).toMatchObject([{ path: 'by' }]);
    expect(await refused({ timeZone: 'Nowhere/Else' })).toMatchObject([{ path: 'timeZone' }]);
  });
});
