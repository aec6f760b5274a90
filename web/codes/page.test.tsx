import { expect, it, vi } from 'vitest';
import { drawPage } from '#tests/components/draw-page.tsx';
import { CodesPage } from './page.tsx';

it('says what is wrong with the fields, and opens nothing before', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const { screen } = await drawPage(<CodesPage />);
  await screen.getByLabelText('How many?').fill('0');
  await screen.getByRole('button', { name: 'Submit' }).click();
  await expect.element(screen.getByText('Enter a whole number, 1 or more')).toBeVisible();
  expect(open).not.toHaveBeenCalled();
  await screen.getByLabelText('How many?').fill('40');
  await screen.getByText('INCREMENT').click();
  await screen.getByLabelText('Prefix').fill('PUMP-');
  await expect.element(screen.getByText('PUMP-1', { exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'Submit' }).click();
  expect(open.mock.calls[0]?.[0]).toMatch(/^\/codes\/print\?type=INCREMENT&howMany=40&prefix=PUMP-/);
  open.mockRestore();
});
