import { userEvent } from 'vitest/browser';
import { expect, it } from 'vitest';
import { AnsweredInput } from '#tests/components/answered-input.tsx';
import { drawPage } from '#tests/components/draw-page.tsx';
import { ScaleInput } from './scale-input.tsx';

it('takes a point of a scale by a click and by keys, and none again', async () => {
  const { screen } = await drawPage(<AnsweredInput Input={ScaleInput} type="SCALE" label="Quality" />);
  await screen.getByRole('radio', { name: '4' }).click();
  await expect.element(screen.getByText('["4"]')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByText('["5"]')).toBeVisible();
  await screen.getByRole('button', { name: 'Clear' }).click();
  await expect.element(screen.getByText('[]', { exact: true })).toBeVisible();
});

it('says how many stars there are', async () => {
  const { screen } = await drawPage(<AnsweredInput Input={ScaleInput} type="STARS" label="Quality" />);
  await screen.getByRole('radio', { name: '3 stars' }).click();
  await expect.element(screen.getByText('["3"]')).toBeVisible();
});

it('has no answer by the place of its thumb, until it is touched or taken', async () => {
  const { screen } = await drawPage(<AnsweredInput Input={ScaleInput} type="SLIDER" label="Load" />);
  const slider = screen.getByRole('slider');
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Not answered');
  await expect.element(screen.getByText('[]', { exact: true })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('["50"]')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByText('["51"]')).toBeVisible();
});

it('says of each end which number has its meaning', async () => {
  const rules = [{ kind: 'range', least: 0, greatest: 10, leastLabel: 'Unlikely' }] as const;
  const { screen } = await drawPage(
    <AnsweredInput Input={ScaleInput} type="SCALE" label="Again?" rules={rules} />,
  );
  await expect.element(screen.getByText('0: Unlikely', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('10:')).not.toBeInTheDocument();
});
