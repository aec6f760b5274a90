import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AppError } from '#core/errors.ts';
import type { Row } from '#core/sheets/schema.ts';
import { type Answers, drawPage, someone } from '#tests/components/draw-page.tsx';
import { RowReview } from './row-review.tsx';

const row: Row = {
  id: 'row',
  sheetId: 'sheet',
  dates: { created: 0, lastModified: 0 },
  user: { id: 'ann', userName: 'ann' },
  answers: [],
  alerts: [],
  reviewState: 'PENDING',
  reviewer: null,
  reviewDate: null,
  reviewComment: null,
  returned: null,
};
const form = { id: 'form', reviewers: [{ id: someone.id, userName: someone.userName }] };
const approved = { ...row, reviewState: 'APPROVED' };

async function draw({ answers, role }: { answers?: Answers; role?: 'ANALYST' } = {}) {
  const onReviewed = vi.fn();
  const drawn = await drawPage(
    <RowReview
      row={row}
      form={form}
      onReviewed={onReviewed}
      onSetBack={() => undefined}
      onUndone={() => undefined}
      next={null}
      isNext={false}
    />,
    { ...(answers && { answers }), ...(role && { role }) },
  );
  return { ...drawn, onReviewed };
}

it('sends an approval with its comment, and hands the row on', async () => {
  const { screen, sent, onReviewed } = await draw({ answers: { 'sheets.review': () => approved } });
  await screen.getByLabelText('Comment').fill(' Seen on site. ');
  await screen.getByRole('button', { name: 'Approve' }).click();
  await expect.poll(() => onReviewed.mock.calls).toEqual([[approved]]);
  expect(sent).toMatchObject([{ input: { body: { state: 'APPROVED', comment: 'Seen on site.' } } }]);
  await expect.element(screen.getByLabelText('Comment')).toHaveValue('');
});

it('asks for a comment before a row goes back to its author, at the field', async () => {
  const { screen, sent } = await draw();
  await screen.getByRole('button', { name: 'Return to author' }).click();
  const comment = screen.getByLabelText('Comment');
  await expect.element(comment).toHaveFocus();
  await expect.element(comment).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toEqual([]);
});

it('says what failed, and leaves the comment', async () => {
  const refuse = () => {
    throw new AppError('conflict', 'Somebody has just deleted this row.');
  };
  const { screen, onReviewed } = await draw({ answers: { 'sheets.review': refuse } });
  await screen.getByLabelText('Comment').fill('Seen');
  await screen.getByRole('button', { name: 'Reject' }).click();
  await expect.element(page.getByText('Somebody has just deleted this row.')).toBeVisible();
  await expect.element(screen.getByLabelText('Comment')).toHaveValue('Seen');
  expect(onReviewed).not.toHaveBeenCalled();
});

it('offers nothing to somebody who may not review', async () => {
  const { screen } = await draw({ role: 'ANALYST' });
  const review = screen.getByRole('region', { name: 'Review' });
  await expect.element(review).toBeVisible();
  expect(review.getByRole('button').elements()).toEqual([]);
});
