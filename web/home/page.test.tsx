import { expect, it } from 'vitest';
import type { Home } from '#core/home/schema.ts';
import { drawPage, type Answers } from '#tests/components/draw-page.tsx';
import { HomePage } from './page.tsx';

const id = (index: number) => `00000000-0000-4000-8000-0000000007${String(index).padStart(2, '0')}`;
const waiting = {
  template: { id: id(1), name: 'Strikes' },
  rows: 3,
  oldest: Date.UTC(2026, 0, 2),
  sheetIds: 'all' as const,
};
const none = { total: 0, first: [] };
const home: Home = {
  needs: {
    reviews: [waiting],
    imports: none,
    troubles: none,
    alerts: { total: 0, newest: '' },
    reminders: { total: 0, newest: '' },
    returned: none,
  },
  figures: {
    since: 0,
    entries: {
      now: 12,
      before: 10,
      isMore: false,
      byForm: [
        { form: { id: id(1), name: 'Strikes' }, count: 9 },
        { form: { id: id(2), name: 'Patrols' }, count: 3 },
      ],
    },
    alerts: { now: 2, before: 2, isMore: false, byForm: [] },
    waiting: [waiting],
  },
  made: { forms: true, people: true, entries: true, reminders: true, appearance: true },
};
const sheets = Array.from({ length: 7 }, (_, index) => ({
  id: id(10 + index),
  name: `Sheet ${index}`,
  templateId: id(1),
  template: { id: id(1), name: 'Strikes' },
  user: { id: id(3), userName: 'kim' },
  dates: { created: 0, lastModified: 0 },
  rowCount: 1,
  completed: false,
}));
const answers: Answers = {
  'forms.list': () => [],
  'pins.list': () => [],
  'sheets.company': () => ({ content: sheets, totalElements: 7, totalPages: 1, page: 0, size: 12 }),
};

function draw(role: 'ADMIN' | 'REVIEWER' | 'USER', answered: Home, more: Answers = {}) {
  return drawPage(
    <main id="content">
      <HomePage
        PinnedWidget={() => null}
        OfflineMark={() => null}
        fillIn={<p>What was begun</p>}
        notifications={null}
        insights={null}
        activity={{ view: { page: 1 }, onView: () => undefined }}
      />
    </main>,
    { role, answers: { ...answers, 'home.read': () => answered, ...more } },
  );
}

it('begins with the queue for a reviewer, and with the button that opens the oldest of it', async () => {
  const { screen } = await draw('REVIEWER', home);
  await expect.element(screen.getByText(/3 entries in 1 form/)).toBeVisible();
  const start = screen.getByRole('link', { name: 'Start reviewing' });
  await expect.element(start).toHaveAttribute('href', `/sheet/${id(1)}/all/data?review=PENDING`);
  expect(screen.getByText('The last 7 days').query()).toBeNull();
});

it('says what needs a manager above the numbers, each of which leads to what it counts', async () => {
  const { screen } = await draw('ADMIN', home);
  await expect.element(screen.getByRole('link', { name: 'Review 3 entries of Strikes' })).toBeVisible();
  await expect.element(screen.getByText('+20% vs. 7 days earlier')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Alerts: 2' })).toHaveAttribute('href', '#insights');
  await screen.getByRole('button', { name: 'Entries: 12' }).click();
  await expect.element(screen.getByText('Patrols: 3 entries')).toBeVisible();
});

it('shows five sheets of Activity until all are wanted', async () => {
  const { screen } = await draw('USER', home);
  const items = () => screen.getByRole('list', { name: 'Activity' }).getByRole('listitem').elements().length;
  await expect.poll(items).toBe(5);
  await screen.getByRole('button', { name: 'Show all 7' }).click();
  await expect.poll(items).toBe(7);
});

it('has a checklist for a new company, which is folded to a line and stored', async () => {
  const made = { forms: true, people: false, entries: false, reminders: false, appearance: false };
  const saved = { 'users.saveSetting': () => ({ key: 'k', value: 'v' }) };
  const { screen, sent } = await draw('ADMIN', { ...home, made }, saved);
  await expect.element(screen.getByText('1 of 4 steps done')).toBeVisible();
  expect(screen.getByText('Welcome to your Dashboard').query()).toBeNull();
  await expect
    .element(screen.getByRole('link', { name: 'Open: Add a User' }))
    .toHaveAttribute('href', '/users');
  await screen.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(screen.getByText('Set up your company: 1 of 4 steps done.')).toBeVisible();
  const body = { key: 'hide_dashboard_home_intro', value: 'later' };
  await expect
    .poll(() => sent.filter((one) => one.id === 'users.saveSetting'))
    .toMatchObject([{ input: { body } }]);
});
