import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AppError } from '#core/errors.ts';
import type { Reminder } from '#core/reminders/schema.ts';
import type { AgendaSearch } from '#core/resource/agenda-view.ts';
import { type DrawOptions, drawPage } from '#tests/components/draw-page.tsx';
import { RemindersPage } from './page.tsx';

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const [night, day] = ['Night shift', 'Day shift'].map((name, index) => ({ id: idOf(90 + index), name }));
const hour = 3_600_000;
const reminder = (index: number, message: string, changes: Partial<Reminder> = {}): Reminder => ({
  id: idOf(index),
  message,
  // At the full hour, which is today whatever the time is.
  scheduleTime: Math.floor(Date.now() / hour) * hour,
  repeatInterval: null,
  timeZone: 'Etc/UTC',
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

type Shown = DrawOptions & {
  search?: AgendaSearch<'group'>;
  dialog?: string;
  reminders?: readonly Reminder[];
};

async function draw({ search: first = {}, dialog, reminders = [], answers, ...options }: Shown = {}) {
  const onClose = vi.fn();
  let list = reminders;
  function Drawn() {
    const [search, onSearch] = useState(first);
    return (
      <div id="content">
        <RemindersPage search={search} dialog={dialog ?? null} onSearch={onSearch} onClose={onClose} />
      </div>
    );
  }
  const groups = [night, day].map((group) => ({ ...group, memberCount: 1 }));
  const drawn = await drawPage(<Drawn />, {
    ...options,
    answers: {
      'reminders.list': () => list,
      'reminders.progress': () => ({ done: 0, of: 0 }),
      'reminders.delete': ({ params }) => {
        list = list.filter(({ id }) => id !== params['id']);
        return null;
      },
      'users.pageGroups': () => ({ content: groups, page: 0, size: 100, totalElements: 2, totalPages: 1 }),
      ...answers,
    },
  });
  return { ...drawn, onClose, ids: () => drawn.sent.map(({ id }) => id) };
}

it('lists what is due this week under its day, in the order of time', async () => {
  const later = reminder(2, 'Close the gate', {
    scheduleTime: Math.floor(Date.now() / hour) * hour + 60_000,
  });
  const { screen } = await draw({ reminders: [later, reminder(1, 'Check the lights')] });
  await expect.element(screen.getByRole('heading', { name: /^Today, / })).toBeVisible();
  const texts = () =>
    screen
      .getByRole('listitem')
      .elements()
      .map((each) => each.textContent ?? '');
  await expect.poll(() => texts().map((text) => /lights|gate/.exec(text)?.[0])).toEqual(['lights', 'gate']);
});

it('is narrowed to a group: its own, and those for everybody', async () => {
  const { screen } = await draw({
    reminders: [
      reminder(1, 'For the night', { groups: night === undefined ? [] : [night] }),
      reminder(2, 'For the day', { groups: day === undefined ? [] : [day] }),
      reminder(3, 'For all'),
    ],
  });
  await expect.element(screen.getByText('For the day')).toBeVisible();
  await screen.getByRole('combobox', { name: 'Group' }).click();
  await page.getByRole('option', { name: 'Night shift' }).click();
  await expect.element(screen.getByText('For the day')).not.toBeInTheDocument();
  await expect.element(screen.getByText('For the night')).toBeVisible();
  await expect.element(screen.getByText('For all')).toBeVisible();
});

it('has a month with the first of a day, and all of them behind a button', async () => {
  const { screen } = await draw({
    reminders: ['One', 'Two', 'Three', 'Four', 'Five'].map((name, index) => reminder(index, name)),
  });
  await screen.getByText('Calendar').click();
  const today = screen.getByRole('cell').filter({ hasText: '+3 more' });
  await expect.element(today).toHaveAttribute('aria-current', 'date');
  await expect.poll(() => today.getByRole('link').elements().length).toBe(2);
  await screen.getByRole('button', { name: /^3 more on / }).click();
  for (const name of ['One', 'Five'])
    await expect.element(page.getByRole('dialog').getByText(name, { exact: true })).toBeVisible();
});

it('turns to other months and back to this one', async () => {
  const { screen } = await draw({ search: { view: 'calendar', year: 2026, month: 1 } });
  const title = (name: string) => screen.getByRole('heading', { name });
  await screen.getByRole('button', { name: 'Previous month' }).click();
  await expect.element(title('December 2025')).toBeVisible();
  for (const _ of [1, 2]) await screen.getByRole('button', { name: 'Next month' }).click();
  await expect.element(title('February 2026')).toBeVisible();
  await screen.getByRole('button', { name: 'Today' }).click();
  await expect.element(title('February 2026')).not.toBeInTheDocument();
  const current = screen
    .getByRole('cell')
    .elements()
    .filter((cell) => cell.ariaCurrent === 'date');
  expect(current).toHaveLength(1);
});

it('shows a repeated one on each of its days', async () => {
  const { screen } = await draw({
    search: { view: 'calendar', year: 2026, month: 2 },
    reminders: [reminder(1, 'Weekly', { scheduleTime: Date.UTC(2026, 1, 2, 8), repeatInterval: 'WEEK' })],
  });
  // Six weeks are shown: the last two of these days are in March.
  await expect.poll(() => screen.getByRole('link', { name: /08:00 Weekly/ }).elements().length).toBe(6);
});

it('asks before one is deleted, and it is gone', async () => {
  const { screen, ids } = await draw({ reminders: [reminder(1, 'Check the lights')] });
  await screen.getByRole('button', { name: 'Delete Check the lights' }).click();
  await expect.element(page.getByText('Are you sure you want to delete this reminder?')).toBeVisible();
  expect(ids()).not.toContain('reminders.delete');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.element(screen.getByText('There are no reminders scheduled for this week')).toBeVisible();
  expect(ids()).toContain('reminders.delete');
});

it('says that it could not be loaded, and loads it again', async () => {
  let isBroken = true;
  const { screen } = await draw({
    answers: {
      'reminders.list': () => {
        if (isBroken) throw new AppError('invalid', 'Not now.');
        return [reminder(1, 'Check the lights')];
      },
    },
  });
  await expect.element(screen.getByText('Unable to load the reminders.')).toBeVisible();
  isBroken = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('Check the lights')).toBeVisible();
});

it('says that the reminder of an address is gone, and leads back', async () => {
  const { screen, onClose } = await draw({ dialog: idOf(7), reminders: [reminder(1, 'Check the lights')] });
  await expect.element(screen.getByText('This reminder does not exist')).toBeVisible();
  await screen.getByRole('button', { name: 'Show all reminders' }).click();
  expect(onClose).toHaveBeenCalledOnce();
});

it('is for those who manage reminders, and reads nothing for others', async () => {
  const { screen, ids } = await draw({ role: 'ANALYST', reminders: [reminder(1, 'Check the lights')] });
  await expect.element(screen.getByText('You have no access to this page.')).toBeVisible();
  expect(ids()).toEqual([]);
});
