import { expect, it, vi } from 'vitest';
import { drawPage } from '#tests/components/draw-page.tsx';
import { formOf, questionOf } from '#tests/support/sheet-server.ts';
import { WidgetBuilder } from './widget-builder.tsx';

const form = formOf([questionOf('Cost', 'NUMERIC')]);

async function draw() {
  const [onSaved, onClose] = [vi.fn(), vi.fn()];
  const drawn = await drawPage(
    <WidgetBuilder
      form={form}
      widget={null}
      opened
      onSaved={onSaved}
      onClose={onClose}
      preview={() => 'A preview'}
    />,
  );
  return { ...drawn, onSaved, onClose };
}

it('says what is missing once somebody has tried to save it, at the first field', async () => {
  const { screen, sent, onSaved } = await draw();
  const name = screen.getByRole('textbox', { name: 'Name' });
  await expect.element(name).not.toHaveAttribute('aria-invalid', 'true');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  await expect.element(name).toHaveFocus();
  expect([sent, onSaved.mock.calls]).toEqual([[], []]);
});

it('asks before what was entered is lost', async () => {
  const { screen, onClose } = await draw();
  await screen.getByRole('textbox', { name: 'Name' }).fill('Costs');
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByText('Leave without saving?')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});
