// A filter by the day of the week and the hour of the day means the same in SQL as in the core, whatever the clocks do.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withDates } from '#core/sheets/filter/filter-dates.ts';
import { hoursTest } from '#core/sheets/filter/filter-hours.ts';
import { rowFilter } from '#core/sheets/schema.ts';
import { query } from '#server/db/transaction.ts';
import { filterCondition } from '#server/sheets/filter-sql.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Half hours, and the millisecond before some, around a change of the clocks in Toronto, London and Auckland, and in winter. */
const moments = [
  Date.UTC(2026, 9, 24),
  Date.UTC(2026, 9, 31),
  Date.UTC(2026, 8, 26),
  Date.UTC(2027, 2, 13),
].flatMap((first) => Array.from({ length: 120 }, (_, at) => first + at * 1_800_000 - (at % 2)));

it('passes the same moments in every time zone, some but not all', async () => {
  const { id: companyId } = await server.company();
  const zones = ['UTC', 'America/Toronto', 'Europe/London', 'Asia/Kolkata', 'Pacific/Auckland'];
  const filters = zones.flatMap((timeZone) =>
    [{ weekdays: [7] }, { hours: [1, 2] }, { weekdays: [1, 6], hours: [0, 22, 23] }].map((given) =>
      withDates(rowFilter.parse(given), { now: 0, timeZone }),
    ),
  );
  const conditions = filters.map((filter) => sql`(${filterCondition(filter, new Map(), [])})`);
  const answer = await inCompany(server, companyId, (tx) =>
    tx.all(
      query
        .selectFrom(
          sql<{ created_at: number }>`unnest(${moments}::bigint[])`.as<'rows'>(sql`rows(created_at)`),
        )
        .select(sql<boolean[]>`array[${sql.join(conditions)}]`.as('passes')),
    ),
  );
  const passing = filters.map((_, place) => moments.filter((__, at) => answer[at]?.passes[place] === true));
  expect(passing).toEqual(filters.map((filter) => moments.filter((at) => hoursTest(filter)?.(at) === true)));
  for (const { length } of passing) {
    expect(length).toBeGreaterThan(0);
    expect(length).toBeLessThan(moments.length);
  }
});

it('refuses days and hours that there are not', () => {
  for (const wrong of [{ weekdays: [0] }, { weekdays: [8] }, { hours: [24] }, { hours: [1.5] }])
    expect(rowFilter.safeParse(wrong).success).toBe(false);
});
