import { expect, it } from 'vitest';
import { AnsweredInput } from '#tests/components/answered-input.tsx';
import { drawPage } from '#tests/components/draw-page.tsx';
import { CalendarInput } from './calendar-input.tsx';

it('takes a day as it is, and today', async () => {
  const { screen } = await drawPage(<AnsweredInput Input={CalendarInput} type="DATE" label="Due" />);
  await screen.getByLabelText('Due').fill('2026-07-01');
  await expect.element(screen.getByText('["2026-07-01"]')).toBeVisible();
  await screen.getByRole('button', { name: 'Today' }).click();
  await expect.element(screen.getByText(/^\["\d{4}-\d\d-\d\d"\]$/)).toBeVisible();
});

it('takes a time of day, and now', async () => {
  const { screen } = await drawPage(<AnsweredInput Input={CalendarInput} type="TIME" label="Begins" />);
  await screen.getByLabelText('Begins').fill('08:30');
  await expect.element(screen.getByText('["08:30"]')).toBeVisible();
  await screen.getByRole('button', { name: 'Now' }).click();
  await expect.element(screen.getByText(/^\["\d\d:\d\d"\]$/)).toBeVisible();
});
