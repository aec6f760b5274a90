import { expect, it } from 'vitest';
import { drawPage } from '#tests/components/draw-page.tsx';
import { NotificationsPanel } from './panel.tsx';

const idOf = (index: number) => `00000000-0000-4000-8000-0000000004${String(index).padStart(2, '0')}`;

const reminder = {
  id: idOf(1),
  type: 'reminder',
  read: false,
  timestamp: 2,
  from: null,
  metadata: { reminderId: idOf(5), message: 'Count the birds' },
};
const approved = {
  id: idOf(2),
  type: 'row_approved',
  read: false,
  timestamp: 1,
  from: null,
  metadata: {
    templateId: idOf(3),
    templateName: 'Strikes',
    sheetId: idOf(4),
    sheetName: 'May',
    sheetRowId: idOf(6),
    rowCount: 1,
    comment: null,
  },
};
const answers = { 'notifications.list': () => [reminder, approved] };

it.each(['USER', 'ANALYST'] as const)(
  '%s has no panel of notifications, but their reminders',
  async (role) => {
    const { screen } = await drawPage(<NotificationsPanel />, { role, answers });
    await expect.element(screen.getByRole('heading', { name: 'Reminders' })).toBeVisible();
    await expect.element(screen.getByText(/Count the birds/)).toBeVisible();
    expect(screen.getByText(/approved/).query()).toBeNull();
    expect(screen.getByText('Notifications').query()).toBeNull();
    await expect.element(screen.getByRole('button', { name: 'Mark as read' })).toBeVisible();
  },
);

it('whoever reviews has all of them in their panel', async () => {
  const { screen } = await drawPage(<NotificationsPanel />, { role: 'REVIEWER', answers });
  await expect.element(screen.getByRole('heading', { name: 'Notifications' })).toBeVisible();
  await expect.element(screen.getByText(/approved an entry/)).toBeVisible();
  await expect.element(screen.getByText(/Count the birds/)).toBeVisible();
});
