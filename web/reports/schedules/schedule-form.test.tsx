import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AppError } from '#core/errors.ts';
import { shippedDesigns } from '#core/reports/designs.ts';
import type { Report } from '#core/reports/schema.ts';
import type { ReportSchedule } from '#core/reports/schedules/schema.ts';
import { type Answers, drawPage, someone } from '#tests/components/draw-page.tsx';
import { ScheduleForm } from './schedule-dialog.tsx';

const parametersOf = (key: string) => shippedDesigns.find((design) => design.key === key)?.parameters ?? [];
const report = (id: string, name: string, key: string): Report => ({
  id: `00000000-0000-4000-8000-0000000000${id}`,
  name,
  description: '',
  published: true,
  designId: someone.id,
  templates: [],
  parameters: parametersOf(key),
  dates: { created: 0, lastModified: 0 },
  createdBy: someone,
});
const summary = report('01', 'Summary', 'form-summary');
const rows = report('02', 'Rows', 'raw-rows');
const people = [
  { id: someone.id, userName: 'rita', role: 'ADMIN' },
  { id: '00000000-0000-4000-8000-0000000000bb', userName: 'kim', role: 'ANALYST' },
  { id: '00000000-0000-4000-8000-0000000000cc', userName: 'lee', role: 'USER' },
];
const saved: ReportSchedule = {
  id: '00000000-0000-4000-8000-0000000000dd',
  reportId: summary.id,
  reportName: summary.name,
  interval: 'WEEK',
  scheduleTime: Date.parse('2026-12-07T08:00:30Z'),
  timeZone: 'Etc/UTC',
  nextTime: Date.parse('2026-12-07T08:00:30Z'),
  userIds: [someone.id],
  users: [{ id: someone.id, userName: 'rita', status: 'all' }],
  format: 'PDF',
  parameters: { timeInterval: 12 },
  paused: null,
  user: { id: someone.id, userName: 'rita' },
  lastRun: null,
  dates: { created: 0, lastModified: 0 },
  occurrences: [],
};

async function draw(schedule: ReportSchedule | null, more: Answers = {}) {
  const onClose = vi.fn();
  const form = (
    <ScheduleForm schedule={schedule} reportId={null} reports={[summary, rows]} onClose={onClose} />
  );
  const drawn = await drawPage(form, { answers: { 'users.company': () => people, ...more } });
  const writes = () =>
    drawn.sent.filter(({ id }) => id === 'reports.schedule' || id === 'reports.changeSchedule');
  return { ...drawn, onClose, writes };
}

it('says what is missing after the first failed save, and not before', async () => {
  const { screen, writes } = await draw(null);
  expect(screen.getByText('A report is required.').elements()).toEqual([]);
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('A report is required.')).toBeVisible();
  await expect.element(screen.getByText('A start date for the schedule is required.')).toBeVisible();
  await expect.element(screen.getByText('Choose which users should receive this report.')).toBeVisible();
  expect(writes()).toEqual([]);
});

it('schedules a report daily as PDF, with 7 days of data, for people who read reports', async () => {
  const { screen, writes, onClose } = await draw(null, { 'reports.schedule': () => saved });
  await screen.getByRole('combobox', { name: 'Report' }).fill('Rows');
  await screen.getByRole('option', { name: 'Rows' }).click();
  await expect.element(screen.getByRole('combobox', { name: 'Data from the last' })).toHaveValue('7 days');
  await screen.getByLabelText('Start date').fill('2026-12-01T08:00');
  await screen.getByRole('combobox', { name: 'Recipients' }).click();
  expect(page.getByRole('option', { name: 'lee' }).elements()).toEqual([]);
  await page.getByRole('option', { name: 'kim' }).click();
  // The list of several stays open.
  await userEvent.keyboard('{Tab}');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(writes).toMatchObject([
    {
      id: 'reports.schedule',
      input: {
        params: { id: rows.id },
        body: {
          interval: 'DAY',
          scheduleTime: Date.parse('2026-12-01T08:00:00Z'),
          userIds: ['00000000-0000-4000-8000-0000000000bb'],
          format: 'PDF',
          parameters: { timeInterval: 7, order: 'oldest' },
        },
      },
    },
  ]);
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

it('shows other days as custom, keeps what was not touched, and requires a number', async () => {
  const { screen, writes } = await draw(saved, { 'reports.changeSchedule': () => saved });
  await expect.element(screen.getByRole('combobox', { name: 'Data from the last' })).toHaveValue('Custom');
  await screen.getByRole('textbox', { name: 'Days' }).fill('');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('A time interval is required.')).toBeVisible();
  await screen.getByRole('textbox', { name: 'Days' }).fill('14');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(writes).toMatchObject([
    {
      input: {
        params: { id: summary.id, scheduleId: saved.id },
        body: { interval: 'WEEK', scheduleTime: saved.scheduleTime, parameters: { timeInterval: 14 } },
      },
    },
  ]);
});

it('stays open with what the server says about a field', async () => {
  const { screen, onClose } = await draw(saved, {
    'reports.changeSchedule': () => {
      const errors = [{ path: 'userIds.0', message: 'This user does not exist' }];
      throw new AppError('invalid', 'This user does not exist', { errors });
    },
  });
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('This user does not exist').first()).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});
