import { expect, it, vi } from 'vitest';
import type { Widget } from '#core/widgets/schema.ts';
import { drawPage } from '#tests/components/draw-page.tsx';
import { formOf, questionOf } from '#tests/support/sheet-server.ts';
import { WidgetBuilder } from './widget-builder.tsx';

const [cost, animals] = [questionOf('Cost', 'NUMERIC'), questionOf('Animals', 'NUMERIC')];
const form = formOf([cost, animals, questionOf('Phase', 'RADIO'), questionOf('Wet', 'BOOLEAN')]);

async function draw(of = form, widget: Widget | null = null) {
  const [onSaved, onClose] = [vi.fn(), vi.fn()];
  const previewed: Widget[] = [];
  const drawn = await drawPage(
    <WidgetBuilder
      form={of}
      widget={widget}
      opened
      onSaved={onSaved}
      onClose={onClose}
      preview={(shown) => {
        previewed.push(shown);
        return 'A preview';
      }}
    />,
  );
  const { screen } = drawn;
  const choose = async (label: string, option: string) => {
    await screen.getByRole('combobox', { name: label, exact: true }).click();
    // The list that was chosen from before may still be on its way out.
    const list = screen.getByRole('listbox', { name: label, exact: true });
    await list.getByRole('option', { name: option, exact: true }).click();
  };
  return { ...drawn, onSaved, onClose, choose, seen: () => previewed.at(-1) };
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

it('asks before what was entered is lost, and not where something was only chosen', async () => {
  const { screen, onClose, choose } = await draw();
  await choose('Over time', 'By week');
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  await screen.getByRole('textbox', { name: 'Name' }).fill('Costs');
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByText('Discard changes?')).toBeVisible();
  await screen.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => onClose.mock.calls.length).toBe(2);
});

it('shows how many rows there are from the first moment, and draws each answer as fits best', async () => {
  const { screen, choose, seen } = await draw();
  await expect.element(screen.getByText('A preview')).toBeVisible();
  expect(seen()).toMatchObject({ aggregation: 'COUNT', map: 1, chart: null });
  await choose('Grouped by', 'Phase');
  await expect.element(screen.getByRole('radio', { name: 'Bars', exact: true })).toBeChecked();
  await choose('Divided by', 'Wet');
  await expect.element(screen.getByRole('radio', { name: 'Stacked bars' })).toBeChecked();
  expect(seen()).toMatchObject({ groupByQuestion: 'Phase', splitQuestion: 'Wet' });
  await choose('Over time', 'By weekday and hour');
  expect(seen()).toMatchObject({ groupByQuestion: null, splitQuestion: null, timeGrain: 'weekHour' });
  await expect.element(screen.getByRole('radio', { name: 'Heat map' })).toBeChecked();
});

it('takes a formula that is typed with completion', async () => {
  const { screen, choose, seen } = await draw();
  await choose('What is measured', 'Average');
  expect(seen()).toMatchObject({ aggregation: 'AVG', map: { var: 'Cost' } });
  await choose('Of', 'A formula');
  const formula = screen.getByRole('textbox', { name: 'Formula' });
  await formula.fill('cost / ani');
  await screen
    .getByRole('listbox', { name: 'Questions for the formula' })
    .getByRole('option', { name: 'Animals' })
    .click();
  await expect.element(formula).toHaveValue('cost / [Animals]');
  expect(seen()).toMatchObject({ map: { '/': [{ var: 'Cost' }, { var: 'Animals' }] } });
});

it('counts the entries of a question where the form has one, and reads their answers then', async () => {
  const questions = [questionOf('Part', 'RADIO'), questionOf('Depth', 'NUMERIC')];
  const { screen, choose } = await draw(formOf([cost, questionOf('Damages', 'ENTRIES', { questions })]));
  const groups = () => screen.getByRole('combobox', { name: 'Grouped by' });
  await groups().click();
  await expect.element(screen.getByRole('option', { name: 'Cost' })).toBeVisible();
  expect(screen.getByRole('option', { name: 'Part in Damages' }).query()).toBeNull();
  await choose('Counts', 'Entries in Damages');
  await choose('Grouped by', 'Part in Damages');
  await expect.element(groups()).toHaveValue('Part in Damages');
});
