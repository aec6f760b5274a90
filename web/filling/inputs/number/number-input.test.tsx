import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AnsweredInput } from '#tests/components/answered-input.tsx';
import { drawPage } from '#tests/components/draw-page.tsx';
import { NumberInput } from './number-input.tsx';

it('takes a comma for the decimal sign, but asks where it may stand between thousands', async () => {
  const { screen } = await drawPage(
    <AnsweredInput Input={NumberInput} type="NUMERIC" label="Odometer (km)" />,
  );
  const answer = screen.getByText(/^\[/);
  await screen.getByRole('textbox', { name: 'Odometer (km)' }).click();
  await userEvent.keyboard('84,21');
  await expect.element(answer).toHaveTextContent('["84.21"]');
  await userEvent.keyboard('0');
  await expect.element(answer).toHaveTextContent('["84,210"]');
  await expect.element(screen.getByText('Write 84210 or 84.210')).toBeVisible();
  await userEvent.keyboard('.5');
  await expect.element(answer).toHaveTextContent('["84210.5"]');
  await expect.element(screen.getByText(/^Write/)).not.toBeInTheDocument();
});
