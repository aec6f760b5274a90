// Alert insights of 100,000 alerts in 90 days, and Home in a browser with everything on it.
import * as insights from '#core/insights/calls.ts';
import { readCounts } from '#core/insights/queries.ts';
import { listForms } from '#core/forms/list-calls.ts';
import { listNotifications } from '#core/notifications/calls.ts';
import { listPins, pinWidget } from '#core/pins/calls.ts';
import { activityPageSize } from '#core/sheets/activity.ts';
import { listCompanySheets } from '#core/sheets/calls.ts';
import { activityParameters } from '#core/sheets/queries.ts';
import type { Send } from '#core/send.ts';
import { startBrowser } from '#tests/support/browser.ts';
import { signedIn } from './console.ts';
import { filledSheet } from './pages.ts';
import { median, type Report } from './report.ts';
import type { World } from './world.ts';

const alerts = 100_000;
const day = 24 * 3_600_000;
const days = 90;

export async function alertInsights(world: World, report: Report): Promise<void> {
  report.say(`${alerts.toLocaleString('en')} alerts in ${days} days, of 5 forms with as many rows without`);
  const { http, target } = world;
  const perForm = alerts / 5;
  for (let form = 0; form < 5; form += 1) {
    const { sheet } = await filledSheet(world, 5, 1);
    await world.sql(
      `insert into rows (company_id, id, sheet_id, user_id, answers, alerts, created_at, modified_at)
       select company_id, gen_random_uuid(), sheet_id, user_id, answers,
         case when n % 2 = 0 then array[gen_random_uuid()] else '{}' end,
         $2::bigint - (random() * $3)::bigint, $2
       from rows, generate_series(1, $4) n where sheet_id = $1`,
      [sheet.id, Date.now(), days * day, perForm * 2],
    );
  }
  await world.sql('vacuum (analyze) rows');
  const send: Send = (call, input) => http.send(target, call, input);
  const range = { startDate: Date.now() - days * day, endDate: Date.now() };
  const measure = async (name: string, work: () => Promise<unknown>) => {
    await work();
    const times: number[] = [];
    for (let run = 0; run < 7; run += 1) {
      const started = performance.now();
      await work();
      times.push(performance.now() - started);
    }
    report.add({ name, value: median(times), unit: 'ms', aim: { most: 300 } });
  };
  await measure('counted by the day', () =>
    send(insights.countAlerts, { query: { ...range, by: 'day', timeZone: 'America/Toronto' } }),
  );
  await measure('counted by the hour', () =>
    send(insights.countAlerts, { query: { ...range, by: 'hour', timeZone: 'America/Toronto' } }),
  );
  await measure('a page of the newest', () => send(insights.listAlerts, { query: { ...range, size: 12 } }));
  await measure('what Home asks for', () => readCounts(send, { range, timeZone: 'America/Toronto' }));
}

const rows = 50_000;
const pins = 12;

export async function homeComplete(world: World, report: Report): Promise<void> {
  report.say(
    `Home from the click on: ${pins} pins, Activity, insights and notifications over ${rows.toLocaleString('en')} rows`,
  );
  const { http, target } = world;
  const { form, sheet } = await filledSheet(world, 20, rows);
  for (const { id } of form.questions.slice(0, pins))
    await http.send(target, pinWidget, { params: { widgetId: id }, body: {} });
  await world.sql(
    `update rows set created_at = created_at - (random() * $2)::bigint,
       alerts = case when random() < 0.02 then array[gen_random_uuid()] else '{}' end
     where sheet_id = $1`,
    [sheet.id, 6 * day],
  );
  await world.sql('vacuum (analyze) rows');
  const browser = await startBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await signedIn(context, world);
    const times: number[] = [];
    for (let run = 0; run < 6; run += 1) {
      const page = await context.newPage();
      await page.goto(`${target.server}/forms`);
      await page.getByRole('link', { name: form.name }).first().waitFor();
      const started = performance.now();
      await page.getByRole('link', { name: 'Home' }).click();
      const parts = [
        page.getByRole('list', { name: 'Alerts by form' }).getByRole('listitem').first(),
        page.getByRole('list', { name: 'Activity' }).getByRole('listitem').first(),
        page.getByRole('heading', { name: 'Notifications' }),
        // The numbers of the last pin.
        page
          .getByRole('list', { name: 'Pinned Widgets' })
          .getByText(/50,000/)
          .last(),
      ];
      await Promise.all(parts.map((part) => part.waitFor()));
      times.push(performance.now() - started);
      await page.close();
    }
    const floor = await leastTime(world);
    const usual = median(times.slice(1));
    // The first one reads the rows into the server's memory.
    report.add({ name: 'the first time', value: times[0] ?? 0, unit: 'ms' });
    report.add({ name: 'from then on, the middle of 5', value: usual, unit: 'ms', aim: { most: 1_000 } });
    report.add({ name: '  the floor: the same calls without a browser', value: floor, unit: 'ms' });
    report.add({ name: '  times the floor', value: usual / floor, unit: '' });
  } finally {
    await browser.close();
  }
}

/** What the calls of Home take by themselves, all at once, the middle of 5. */
async function leastTime({ http, target }: World): Promise<number> {
  const send: Send = (call, input) => http.send(target, call, input);
  const times: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const started = performance.now();
    await Promise.all([
      send(listPins, {}),
      send(listCompanySheets, { query: activityParameters({}, 0, activityPageSize) }),
      readCounts(send, {
        range: { startDate: Date.now() - 6 * day, endDate: Date.now() },
        timeZone: 'America/Toronto',
      }),
      send(listNotifications, {}),
      send(listForms, {}),
    ]);
    times.push(performance.now() - started);
  }
  return median(times);
}
