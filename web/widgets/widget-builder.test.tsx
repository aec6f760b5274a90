import { expect, it, vi } from 'vitest';
import { drawPage } from '#tests/components/draw-page.tsx';
import { formOf, questionOf } from '#tests/support/sheet-server.ts';
import { WidgetBuilder } from './widget-builder.tsx';

const cost = questionOf('Cost', 'NUMERIC');
const form = formOf([cost]);

async function draw(of = form) {
  const [onSaved, onClose] = [vi.fn(), vi.fn()];
  const drawn = await drawPage(
    <WidgetBuilder
      form={of}
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

it('does not ask where only the type was chosen', async () => {
  const { screen, onClose } = await draw();
  await screen.getByText('Bar', { exact: true }).click();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

it('asks before what was entered is lost', async () => {
  const { screen, onClose } = await draw();
  await screen.getByRole('textbox', { name: 'Name' }).fill('Costs');
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByText('Discard changes?')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

it('counts the entries of a question where the form has one, and reads their answers then', async () => {
  const questions = [questionOf('Part', 'RADIO'), questionOf('Depth', 'NUMERIC')];
  const { screen } = await draw(formOf([cost, questionOf('Damages', 'ENTRIES', { questions })]));
  const groups = () => screen.getByRole('combobox', { name: 'Group by' });
  await screen.getByText('Bar', { exact: true }).click();
  await groups().click();
  await expect.element(screen.getByRole('option', { name: 'Cost' })).toBeVisible();
  expect(screen.getByRole('option', { name: 'Part in Damages' }).query()).toBeNull();
  await screen.getByRole('combobox', { name: 'Counts' }).click();
  await screen.getByRole('option', { name: 'Entries in Damages' }).click();
  await expect.element(screen.getByText('One number for each group of entries.')).toBeVisible();
  await groups().click();
  await screen.getByRole('option', { name: 'Part in Damages' }).click();
  await expect.element(groups()).toHaveValue('Part in Damages');
});
