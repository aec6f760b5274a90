// The stops of the tour at the scheduled reports.
import type { Stop } from './page-tour.ts';
import { press, text } from './page-words.ts';

export const scheduleStops: readonly Stop[] = [
  {
    name: 'the scheduled reports of this week',
    path: '/reports/schedules',
    size: 'both',
    inspect: 'main',
    open: (page) => text(page, /Every day at/),
  },
  {
    name: 'all scheduled reports',
    path: '/reports/schedules?view=all',
    inspect: 'main',
    open: (page) => text(page, /Nothing is sent until it is resumed/),
  },
  {
    name: 'a month of scheduled reports',
    path: '/reports/schedules?view=calendar',
    size: 'both',
    inspect: 'main',
    async open(page) {
      await press(page, 'Next month');
      await press(page, 'Previous month');
    },
  },
  {
    name: 'a new schedule, with faults',
    path: '/reports/schedules/create',
    async open(page) {
      await press(page, 'Save');
      await text(page, 'Choose which users should receive this report.');
    },
  },
];
