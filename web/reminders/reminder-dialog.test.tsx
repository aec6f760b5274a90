import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AppError } from '#core/errors.ts';
import { type Answers, drawPage } from '#tests/components/draw-page.tsx';
import { ReminderDialog } from './reminder-dialog.tsx';

const night = { id: '00000000-0000-4000-8000-000000000091', name: 'Night shift', memberCount: 1 };
const groups = { content: [night], page: 0, size: 100, totalElements: 1, totalPages: 1 };

async function draw(answers: Answers) {
  const onClose = vi.fn();
  const dialog = (
    <main id="content">
      <ReminderDialog reminder={null} opened onClose={onClose} />
    </main>
  );
  const drawn = await drawPage(dialog, {
    answers: { 'users.pageGroups': () => groups, 'forms.list': () => [], ...answers },
  });
  await page.getByRole('textbox', { name: 'Reminder' }).fill('Check the runway lights');
  await page.getByRole('textbox', { name: 'Date and time' }).fill('2030-01-15T08:00');
  return { onClose, bodies: () => drawn.sent.filter(({ id }) => id === 'reminders.create') };
}

it('is saved for the groups that are chosen', async () => {
  const { onClose, bodies } = await draw({ 'reminders.create': () => ({}) });
  await page.getByRole('combobox', { name: 'Groups' }).click();
  await page.getByRole('option', { name: 'Night shift' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(bodies)
    .toMatchObject([{ input: { body: { message: 'Check the runway lights', groups: [night.id] } } }]);
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

it('stays open and says that it was not saved', async () => {
  const { onClose } = await draw({
    'reminders.create': () => {
      throw new AppError('unexpected');
    },
  });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Unable to save your reminder. Please try again')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

it('says what is refused where no field is, too', async () => {
  await draw({
    'reminders.create': () => {
      const message = 'Too many reminders: at most 500';
      throw new AppError('invalid', message, { errors: [{ path: 'company', message }] });
    },
  });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
});
