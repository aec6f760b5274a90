import { describe, expect, it } from 'vitest';
import { drawPage, type DrawOptions } from '#tests/components/draw-page.tsx';
import { AppError } from '#core/errors.ts';
import { ReportFilePage } from './file-page.tsx';

const id = '00000000-0000-4000-8000-0000000000f7';
const draw = (role: 'ANALYST' | 'USER', answer: () => unknown) => {
  const options: DrawOptions = { role, answers: { 'reports.readFile': answer } };
  return drawPage(<ReportFilePage fileId={id} />, options);
};

describe('the page of a file that was too large for its e-mail', () => {
  it('names the file, and until when it is there', async () => {
    const file = { id, fileName: 'Gates.pdf', reportName: 'Gates', size: 14_500_000, expiresAt: 0 };
    const { screen } = await draw('ANALYST', () => file);
    await expect.element(screen.getByText(/^Gates\.pdf, 14\.5 MB/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Download the file' })).toBeVisible();
  });

  it('says how long links work, and for whom, where there is none', async () => {
    const gone = () => {
      throw new AppError('not-found', 'Nothing is there.');
    };
    const { screen } = await draw('ANALYST', gone);
    await expect
      .element(screen.getByText('This file no longer exists, or it was not sent to you.'))
      .toBeVisible();
    await expect.element(screen.getByText(/^Links to files work for 7 days/)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Go to Reports' })).toBeVisible();
  });

  it('leads nobody to reports who has no access to them', async () => {
    const forbidden = () => {
      throw new AppError('forbidden', 'Your role does not allow this.');
    };
    const { screen } = await draw('USER', forbidden);
    await expect.element(screen.getByRole('link', { name: 'Go to Home' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Go to Reports' })).not.toBeInTheDocument();
  });
});
