// The stops of the tour at the reminders.
import type { Stop } from './page-tour.ts';
import { press, text } from './page-words.ts';

export const reminderStops: readonly Stop[] = [
  {
    name: 'the reminders of this week',
    path: '/reminders',
    size: 'both',
    inspect: 'main',
    open: (page) => text(page, /filled it in since/),
  },
  {
    name: 'a month of reminders',
    path: '/reminders?view=calendar',
    size: 'both',
    inspect: 'main',
    async open(page) {
      await press(page, 'Next month');
      await press(page, 'Previous month');
    },
  },
  {
    name: 'a new reminder, with faults',
    path: '/reminders/create',
    async open(page) {
      await press(page, 'Save');
      await text(page, 'Please choose a date & time for this reminder.');
    },
  },
];
