import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { question } from '#core/questions/schema.ts';
import { drawPage } from '#tests/components/draw-page.tsx';
import { NumberInput } from './number-input.tsx';

const asked = question.parse({
  id: '00000000-0000-4000-8000-000000000001',
  text: 'Odometer (km)',
  type: 'NUMERIC',
});

function Drawn() {
  const [values, setValues] = useState<readonly string[]>([]);
  return (
    <>
      <label htmlFor="field">Odometer (km)</label>
      <NumberInput
        id="field"
        labelId="label"
        describedBy={undefined}
        question={asked}
        values={values}
        isInvalid={false}
        onValues={setValues}
      />
      <output>{JSON.stringify(values)}</output>
    </>
  );
}

it('takes a comma for the decimal sign, but asks where it may stand between thousands', async () => {
  const { screen } = await drawPage(<Drawn />);
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
