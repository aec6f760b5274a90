import { userEvent } from 'vitest/browser';
import { expect, it } from 'vitest';
import { AnsweredInput } from '#tests/components/answered-input.tsx';
import { drawPage } from '#tests/components/draw-page.tsx';
import { DurationInput } from './duration-input.tsx';
import { RankingInput } from './ranking-input.tsx';

const options = ['Red', 'Blue', 'Green'];

it('puts options in order by presses and by keys, and says what moved', async () => {
  const { screen } = await drawPage(
    <AnsweredInput Input={RankingInput} type="RANKING" label="Colours" options={options} />,
  );
  await screen.getByRole('button', { name: 'Blue: rank it 1' }).click();
  await screen.getByRole('button', { name: 'Red: rank it 2' }).click();
  await expect.element(screen.getByText('["Blue","Red"]')).toBeVisible();
  await screen.getByRole('button', { name: 'Move Red up' }).click();
  await expect.element(screen.getByText('["Red","Blue"]')).toBeVisible();
  await expect.element(screen.getByText('Red is 1 of 2')).toBeInTheDocument();
  // The button that was pressed has moved with its row, and has the focus.
  await expect.element(screen.getByRole('button', { name: 'Move Red up' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('["Blue","Red"]')).toBeVisible();
  await screen.getByRole('button', { name: 'Take Blue out of the order' }).click();
  await expect.element(screen.getByText('["Red"]')).toBeVisible();
});

it('reads an amount of time, and says what it read', async () => {
  const { screen } = await drawPage(<AnsweredInput Input={DurationInput} type="DURATION" label="Took" />);
  const field = screen.getByRole('textbox');
  await expect.element(screen.getByText('1:30 is hours and minutes')).toBeVisible();
  await field.fill('1:30');
  await expect.element(screen.getByText('["5400"]')).toBeVisible();
  await expect.element(screen.getByText(/^Read as 1\s?h/)).toBeVisible();
  await field.fill('90');
  await expect.element(screen.getByText('["90 ?"]')).toBeVisible();
});
