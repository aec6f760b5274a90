import { expect, it } from 'vitest';
import type { Logic } from '#core/logic/schema.ts';
import { ask, drawDraftForm as draw, idOf } from '#tests/components/draft-form-world.tsx';

it('shows what is calculated, and takes it again where somebody has answered otherwise', async () => {
  const doubled: Logic = { '*': [{ var: idOf(2) }, 2] };
  const more = [
    ask(21, 'Double', 'NUMERIC', { filledBy: { from: 'expression', expression: doubled } }),
    ask(22, 'Estimate', 'NUMERIC', { filledBy: { from: 'expression', expression: doubled, editable: true } }),
  ];
  const { screen, field } = await draw({ more });
  await field('Crossings').fill('4');
  await expect.element(screen.getByRole('status', { name: 'Double' })).toHaveTextContent('8');
  await expect.element(field('Estimate')).toHaveValue('8');
  await expect.element(field('Estimate')).toHaveAccessibleDescription('Calculated: you may change it');
  await field('Estimate').fill('9');
  await field('Crossings').fill('5');
  await expect.element(field('Estimate')).toHaveValue('9');
  await screen.getByRole('button', { name: 'Use the calculated answer' }).click();
  await expect.element(field('Estimate')).toHaveValue('10');
});
