import { afterEach, expect, it } from 'vitest';
import type { ReportSchedule } from '#core/reports/schedules/schema.ts';
import { drawApp } from '#tests/support/app-terminal.tsx';
import type { DrawnTerminal } from '#tests/support/draw-terminal.tsx';

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
/** The app's clock is at noon of Saturday, the last day of January. */
const noon = Date.UTC(2026, 0, 31, 12);
const schedule = (
  index: number,
  reportName: string,
  changes: Partial<ReportSchedule> = {},
): ReportSchedule => ({
  id: idOf(index),
  reportId: idOf(50 + index),
  reportName,
  interval: 'WEEK',
  scheduleTime: noon,
  timeZone: 'UTC',
  nextTime: noon,
  userIds: [idOf(80)],
  users: [{ id: idOf(80), userName: 'ann', status: 'all' }],
  format: 'PDF',
  parameters: {},
  paused: null,
  user: { id: idOf(80), userName: 'ann' },
  lastRun: null,
  dates: { created: 0, lastModified: 0 },
  occurrences: [],
  ...changes,
});

let terminal: DrawnTerminal | undefined;
afterEach(() => terminal?.end());

async function draw(schedules: readonly ReportSchedule[]) {
  let list = schedules;
  const answer = (call: string) => {
    if (call === 'reports.list' || call === 'users.company') return [];
    if (call === 'reports.schedules') return list;
    if (call !== 'reports.pauseSchedule') return undefined;
    const [first] = list;
    list = list.map((each) => ({ ...each, paused: { reason: 'person', at: noon } }));
    return first;
  };
  terminal = await drawApp({ answer }, { screen: 'reportSchedules' }, 'Who fills in what', {
    columns: 110,
    timeZone: 'UTC',
  });
  return terminal;
}

it('lists all with their next time, a week by day, and a month with what is due on a day', async () => {
  const drawn = await draw([schedule(1, 'Who fills in what'), schedule(2, 'Alerts', { interval: 'MONTH' })]);
  expect(drawn.text()).toMatch(/Next +Report +Frequency +Recipients/);
  expect(drawn.text()).toMatch(/2026-01-31 12:00 +Who fills in what +Every week on Saturday at 12:00 +ann/);
  await drawn.type('\t');
  await expect.poll(drawn.text).toMatch(/Sat +12:00 +Alerts +Every month/);
  expect(drawn.text()).not.toContain('2026-01-31 12:00');
  await drawn.type('\t');
  await expect.poll(drawn.text).toContain('January 2026');
  expect(drawn.text()).toMatch(/Sat +12:00 +Who fills in what/);
});

it('pauses the one under the cursor', async () => {
  const drawn = await draw([schedule(1, 'Who fills in what')]);
  await drawn.type('Z');
  await expect.poll(drawn.text).toMatch(/Paused +Who fills in what/);
});
