import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AppError } from '#core/errors.ts';
import type { Row } from '#core/sheets/schema.ts';
import { type Answers, drawPage, someone } from '#tests/components/draw-page.tsx';
import { RowReview, type RowReviewProps } from './row-review.tsx';

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

/** The panel has a foot for the buttons. */
function Panel(props: Omit<RowReviewProps, 'foot' | 'onward'>) {
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  return (
    <>
      <RowReview
        {...props}
        foot={foot}
        onward={foot && { place: foot, goesOn: true, onGoesOn: () => undefined }}
      />
      <div ref={setFoot} data-row-keys />
    </>
  );
}

type Drawn = { answers?: Answers; role?: 'ANALYST' | 'REVIEWER'; of?: Row };

async function draw({ answers, role, of = row }: Drawn = {}) {
  const onReviewed = vi.fn();
  const drawn = await drawPage(
    <Panel
      row={of}
      form={form}
      onReviewed={onReviewed}
      onSetBack={() => undefined}
      onUndone={() => undefined}
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

it('approves by A, and returns by R once it is said what to correct', async () => {
  const { screen, sent, onReviewed } = await draw({
    answers: { 'sheets.review': () => approved, 'sheets.return': () => row },
  });
  await expect.element(screen.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
  await userEvent.keyboard('r');
  const comment = screen.getByLabelText('Comment');
  await expect.element(comment).toHaveFocus();
  await expect.element(screen.getByText('Say what needs correcting')).toBeVisible();
  // While somebody types, they are letters.
  await userEvent.keyboard('a{Control>}{Enter}{/Control}');
  await expect.poll(() => sent).toMatchObject([{ input: { body: { comment: 'a' } } }]);
  await expect.element(comment).toHaveValue('');
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('a');
  await expect.poll(() => onReviewed.mock.calls.length).toBe(2);
  expect(sent[1]).toMatchObject({ input: { body: { state: 'APPROVED', comment: null } } });
});

it('rejects by X', async () => {
  const { sent } = await draw({ answers: { 'sheets.review': () => ({ ...row, reviewState: 'REJECTED' }) } });
  await expect.element(page.getByRole('button', { name: 'Reject' })).toBeVisible();
  await userEvent.keyboard('x');
  await expect.poll(() => sent).toMatchObject([{ input: { body: { state: 'REJECTED' } } }]);
});

it('offers whoever may review a decided row to reopen it, and no next row', async () => {
  const by = { id: 'ann', userName: 'ann' };
  const { screen } = await draw({
    role: 'REVIEWER',
    of: { ...row, reviewState: 'APPROVED', reviewer: by, reviewDate: 0 },
  });
  await expect.element(screen.getByRole('button', { name: 'Reopen review' })).toBeVisible();
  await expect.element(screen.getByLabelText('Go to the next entry after reviewing')).not.toBeInTheDocument();
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
