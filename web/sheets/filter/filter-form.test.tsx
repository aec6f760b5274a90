import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { RowFilterInput } from '#core/sheets/schema.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import { drawPage } from '#tests/components/draw-page.tsx';
import { formOf, questionOf } from '#tests/support/sheet-server.ts';
import { FilterForm } from './filter-form.tsx';

const [airport, cost, shift, hot] = [
  crypto.randomUUID(),
  crypto.randomUUID(),
  crypto.randomUUID(),
  crypto.randomUUID(),
];
const form = formOf(
  [questionOf(airport, 'TEXT', { text: 'Airport' }), questionOf(cost, 'NUMERIC', { text: 'Cost' })],
  {
    contextQuestions: [questionOf(shift, 'TEXT', { text: 'Shift', context: true })],
    alerts: [{ id: hot, name: 'Too hot', alertContacts: [], expression: true, mobileAlert: false }],
  },
);

const people = [
  { id: crypto.randomUUID(), userName: 'ann' },
  { id: crypto.randomUUID(), userName: 'ben' },
];

async function draw(filter: RowFilterInput | null = null) {
  const onApply = vi.fn();
  const { screen } = await drawPage(
    <FilterForm
      overview={
        { form, people, namesById: new Map() } as unknown as Parameters<typeof FilterForm>[0]['overview']
      }
      filter={filter}
      onCount={async () => 6}
      onApply={onApply}
      onChanged={() => undefined}
      onClose={() => undefined}
    />,
  );
  const apply = () => screen.getByRole('button', { name: /^(Apply filters|Show 6 entries)$/ }).click();
  return { screen, onApply, apply };
}

it('applies what was chosen, without the pointer', async () => {
  const { screen, onApply, apply } = await draw();
  await screen.getByRole('button', { name: 'Add filter' }).click();
  await expect.element(screen.getByRole('combobox', { name: 'Question' })).toHaveFocus();
  // Enter takes the first match.
  await userEvent.keyboard('Air{Enter}');
  await screen.getByRole('textbox', { name: 'Value' }).fill('Genf');
  await apply();
  expect(onApply.mock.calls).toMatchObject([[{ filters: [{ questionId: airport, values: ['Genf'] }] }]]);
});

it('names a line without a question, and applies nothing', async () => {
  const { screen, onApply, apply } = await draw();
  await screen.getByRole('button', { name: 'Add filter' }).click();
  await apply();
  await expect.element(screen.getByText('Please choose a question')).toBeVisible();
  await expect.element(screen.getByRole('combobox', { name: 'Question' })).toHaveFocus();
  expect(onApply).not.toHaveBeenCalled();
});

it('names bounds that were mixed up', async () => {
  const filters = [{ questionId: cost, operator: 'BETWEEN' as const, values: ['9', '3'] }];
  const { screen, onApply, apply } = await draw({ filters });
  await apply();
  await expect.element(screen.getByText('Your lower bound is above your upper bound')).toBeVisible();
  expect(onApply).not.toHaveBeenCalled();
});

it('says on the button what it would show, once it can be applied', async () => {
  const { screen } = await draw({ filters: [{ questionId: cost, operator: 'GT', values: ['9'] }] });
  await expect.element(screen.getByRole('button', { name: 'Show 6 entries' })).toBeVisible();
  await screen.getByRole('textbox', { name: 'Value' }).fill('much');
  await expect.element(screen.getByRole('button', { name: 'Apply filters' })).toBeVisible();
});

it('is cleared as a whole', async () => {
  const { screen, onApply } = await draw({
    filters: [{ questionId: cost, operator: 'GT', values: ['9'] }],
  });
  await screen.getByRole('button', { name: sheetTexts.clearFilters }).click();
  expect(onApply.mock.calls).toEqual([[null]]);
});

it('names people and alerts', async () => {
  const { screen, onApply, apply } = await draw();
  await screen.getByRole('combobox', { name: 'Sent by' }).click();
  await userEvent.keyboard('be{Enter}');
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('combobox', { name: 'Alert raised' }).click();
  await userEvent.keyboard('hot{Enter}');
  await userEvent.keyboard('{Escape}');
  await apply();
  expect(onApply.mock.calls).toMatchObject([[{ userIds: [people[1]?.id], alertIds: [hot] }]]);
});

it('offers what the sheet was set up with', async () => {
  const { screen, onApply, apply } = await draw();
  await screen.getByRole('button', { name: 'Add filter' }).click();
  await expect.element(screen.getByRole('combobox', { name: 'Question' })).toHaveFocus();
  await userEvent.keyboard('Shi{Enter}');
  await screen.getByRole('textbox', { name: 'Value' }).fill('Night');
  await apply();
  expect(onApply.mock.calls).toMatchObject([[{ filters: [{ questionId: shift, values: ['Night'] }] }]]);
});
