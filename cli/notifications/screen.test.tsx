import { afterEach, expect, it } from 'vitest';
import { drawApp } from '#tests/support/app-terminal.tsx';
import { type DrawnTerminal, keys } from '#tests/support/draw-terminal.tsx';

const idOf = (index: number) => `00000000-0000-4000-8000-0000000004${String(index).padStart(2, '0')}`;
const from = { id: idOf(1), userName: 'kim' };
const ofRow = {
  templateId: idOf(2),
  templateName: 'Strikes',
  sheetId: idOf(3),
  sheetName: 'May',
  sheetRowId: idOf(4),
  rowCount: 1,
};
const list = [
  { id: idOf(10), type: 'sheet_row_review_request', read: false, timestamp: 2, from, metadata: ofRow },
  {
    id: idOf(11),
    type: 'reminder',
    read: true,
    timestamp: 1,
    from: null,
    metadata: { reminderId: idOf(5), message: 'Count the birds' },
  },
];
let terminal: DrawnTerminal;
afterEach(() => terminal.end());

it('are listed, read, and followed to what they are about', async () => {
  let notifications = list;
  const server = {
    answer(call: string, { params }: { params?: Record<string, string> }) {
      if (call === 'notifications.list') return notifications;
      if (call === 'notifications.countUnread')
        return { unread: notifications.filter(({ read }) => !read).length };
      if (call !== 'notifications.change' && call !== 'notifications.markAllRead') return undefined;
      notifications = notifications.map((one) =>
        params === undefined || one.id === params['id'] ? { ...one, read: true } : one,
      );
      return notifications[0];
    },
  };
  terminal = await drawApp(server, { screen: 'notifications' }, 'Notifications, 1 unread');
  expect(terminal.text()).toMatch(/› new .*kim/);
  expect(terminal.text()).toContain('Count the birds');
  expect(terminal.text()).toContain('ann (Administrator)  ·  1 unread');
  await terminal.type(' ');
  await expect.poll(terminal.text).not.toContain('unread');
  await terminal.type('A');
  expect(terminal.text()).toContain('All of them are read.');
  await terminal.type(keys.enter);
  expect(terminal.text()).toMatch(/› Entry/);
});

it('are not shown to those who fill in, but for their reminders, on Fill in and on a screen of their own', async () => {
  const server = {
    answer(call: string) {
      if (call === 'notifications.list') return [...list, { ...list[1], id: idOf(12), read: false }];
      if (call === 'forms.list') return [];
      if (call === 'sheets.company' || call === 'sheets.returned') return { content: [], totalElements: 0 };
      return undefined;
    },
  };
  terminal = await drawApp(server, { screen: 'fill-in' }, /Reminder +Count the birds/, { role: 'USER' });
  expect(terminal.text()).toContain('1 reminder');
  expect(terminal.text()).not.toContain('1 unread');
  await terminal.type(keys.enter);
  await expect.poll(terminal.text).toContain('Reminders, 1 unread');
  expect(terminal.text()).not.toContain('review');
});
