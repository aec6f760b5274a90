import { afterEach, expect, it } from 'vitest';
import type { Reminder } from '#core/reminders/schema.ts';
import { drawApp } from '#tests/support/app-terminal.tsx';
import { type DrawnTerminal, keys } from '#tests/support/draw-terminal.tsx';

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
/** The app's clock is at noon of Saturday, the last day of January. */
const noon = Date.UTC(2026, 0, 31, 12);
const day = 86_400_000;
const group = { id: idOf(90), name: 'Night shift' };
const reminder = (index: number, message: string, changes: Partial<Reminder> = {}): Reminder => ({
  id: idOf(index),
  message,
  scheduleTime: noon,
  repeatInterval: null,
  timeZone: 'UTC',
  nextTime: null,
  groups: [],
  hasNobody: false,
  reminderType: 'MOBILE',
  form: null,
  user: { id: idOf(80), userName: 'ann' },
  unsubscribed: [],
  dates: { created: 0, lastModified: 0 },
  ...changes,
});

let terminal: DrawnTerminal | undefined;
afterEach(() => terminal?.end());

async function draw(shows: string | RegExp, reminders: readonly Reminder[]) {
  const calls: string[] = [];
  let list = reminders;
  const server = {
    answer(call: string, { params }: { params?: Record<string, string> }) {
      calls.push(call);
      if (call === 'forms.list' || call === 'users.company') return [];
      if (call === 'reminders.list') return list;
      if (call === 'users.pageGroups') {
        const content = [{ ...group, memberCount: 1 }];
        return { content, page: 0, size: 100, totalElements: 1, totalPages: 1 };
      }
      if (call !== 'reminders.delete') return undefined;
      list = list.filter(({ id }) => id !== params?.['id']);
      return null;
    },
  };
  terminal = await drawApp(server, { screen: 'reminders' }, shows, { columns: 100 });
  return { terminal, calls };
}

it('lists what is due this week, by day and time', async () => {
  const { terminal: drawn } = await draw('Check the lights', [
    reminder(1, 'Check the lights'),
    reminder(2, 'Count the birds', { scheduleTime: noon - day, groups: [group] }),
    reminder(3, 'Next month', { scheduleTime: noon + 20 * day }),
  ]);
  expect(drawn.text()).toMatch(/Fri +12:00 +Count the birds +Night shift/);
  expect(drawn.text()).toMatch(/Sat +12:00 +Check the lights/);
  expect(drawn.text().indexOf('Count the birds')).toBeLessThan(drawn.text().indexOf('Check the lights'));
  expect(drawn.text()).not.toContain('Next month');
});

it('turns to the next week and back to this one', async () => {
  const { terminal: drawn } = await draw('Check the lights', [
    reminder(1, 'Check the lights'),
    reminder(2, 'Count the birds', { scheduleTime: noon + 3 * day }),
  ]);
  await drawn.type(']');
  await expect.poll(drawn.text).toContain('Count the birds');
  expect(drawn.text()).not.toContain('Check the lights');
  await drawn.type('[');
  await expect.poll(drawn.text).toContain('Check the lights');
});

it('shows a month, and what is due on the day under the cursor', async () => {
  const { terminal: drawn } = await draw('Check the lights', [
    reminder(1, 'Check the lights'),
    reminder(2, 'Count the birds', { scheduleTime: noon - 7 * day }),
  ]);
  await drawn.type('\t');
  await expect.poll(drawn.text).toContain('January 2026');
  expect(drawn.text()).toContain('Check the lights');
  expect(drawn.text()).not.toContain('Count the birds');
});

it('says that nothing is due', async () => {
  await draw('There are no reminders scheduled for this week', []);
});

it('asks before one is deleted, and it is gone', async () => {
  const { terminal: drawn, calls } = await draw('Check the lights', [reminder(1, 'Check the lights')]);
  await drawn.type('D');
  await expect.poll(drawn.text).toContain('Delete this reminder?');
  expect(calls).not.toContain('reminders.delete');
  await drawn.type('y');
  await expect.poll(() => calls).toContain('reminders.delete');
  await expect.poll(drawn.text).toContain('There are no reminders scheduled for this week');
});

it('opens the reminder under the cursor, and closes it without a change', async () => {
  const { terminal: drawn, calls } = await draw('Check the lights', [reminder(1, 'Check the lights')]);
  await drawn.type(keys.enter);
  await expect.poll(drawn.text).toMatch(/Date and time/);
  await drawn.type(keys.esc);
  await expect.poll(drawn.text).toMatch(/Sat +12:00/);
  expect(calls.filter((call) => call.startsWith('reminders.'))).toEqual(['reminders.list']);
});
