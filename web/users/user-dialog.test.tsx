import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AppError } from '#core/errors.ts';
import { type Answers, drawPage, someone } from '#tests/components/draw-page.tsx';
import { UserForm } from './user-dialog.tsx';

const pat = {
  ...someone,
  id: '00000000-0000-4000-8000-0000000000aa',
  userName: 'pat',
  role: 'USER' as const,
};
const noGroups = { content: [], page: 0, size: 100, totalElements: 0, totalPages: 0 };
const answers: Answers = { 'session.timeZones': () => [], 'users.pageGroups': () => noGroups };

async function draw(user: typeof pat | null, more: Answers = {}) {
  const onClose = vi.fn();
  const drawn = await drawPage(<UserForm user={user} onClose={onClose} />, {
    answers: { ...answers, ...more },
  });
  const writes = () => drawn.sent.filter(({ id }) => id === 'users.create' || id === 'users.change');
  return { ...drawn, onClose, writes };
}

it('says what is wrong after the first failed save, and not before', async () => {
  const { screen, writes } = await draw(null);
  await screen.getByLabelText('E-mail').fill('nowhere');
  expect(screen.getByText('A valid email address is required').elements()).toEqual([]);
  await screen.getByRole('button', { name: 'Create' }).click();
  await expect.element(screen.getByText('A username is required')).toBeVisible();
  await expect.element(screen.getByText('A valid email address is required')).toBeVisible();
  expect(writes()).toEqual([]);
  await screen.getByLabelText('Username').fill('kim');
  await expect.element(screen.getByText('A username is required')).not.toBeInTheDocument();
});

it('names the forms on which somebody reviews, with links, and stays open', async () => {
  const { screen, onClose } = await draw(pat, {
    'users.change': () => {
      throw new AppError('conflict', 'pat is a reviewer on 1 form.', {
        fields: { forms: [{ id: crypto.randomUUID(), name: 'Wildlife strikes' }] },
      });
    },
  });
  await screen.getByLabelText('E-mail').fill('pat@example.org');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('link', { name: 'Wildlife strikes' })).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

it('deactivates after a question that says that it cannot be undone', async () => {
  const { screen, onClose, writes } = await draw(pat, {
    'users.change': () => ({ ...pat, role: 'DEACTIVATED' }),
  });
  await screen.getByRole('button', { name: 'Deactivate' }).click();
  await expect.element(page.getByText('This action cannot be undone', { exact: false })).toBeVisible();
  expect(writes()).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect.poll(writes).toMatchObject([{ input: { body: { role: 'DEACTIVATED' } } }]);
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

it('does not offer somebody to change their own role or to deactivate themselves', async () => {
  const { screen } = await draw({ ...pat, id: someone.id });
  await expect.element(screen.getByText('You cannot change your own role')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Deactivate' }).elements()).toEqual([]);
});

it('gives somebody a full name, and nothing else', async () => {
  const { screen, writes } = await draw(pat, { 'users.change': () => ({ ...pat, fullName: 'Pat Jones' }) });
  await screen.getByLabelText('Full name').fill('Pat Jones');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(writes).toMatchObject([{ input: { body: { fullName: 'Pat Jones' } } }]);
});
