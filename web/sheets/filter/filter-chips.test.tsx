import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { RowFilterInput } from '#core/sheets/schema.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import { drawPage } from '#tests/components/draw-page.tsx';
import { formOf, questionOf } from '#tests/support/sheet-server.ts';
import { FilterChips } from './filter-chips.tsx';

const [airport, cost, phase] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
const form = formOf([
  questionOf(airport, 'TEXT', { text: 'Airport' }),
  questionOf(cost, 'NUMERIC', { text: 'Cost', order: 1 }),
  questionOf(phase, 'RADIO', {
    text: 'Phase',
    order: 2,
    questionOptions: [
      { value: 'Approach', order: 0 },
      { value: 'Climb', order: 1 },
    ],
  }),
  questionOf(crypto.randomUUID(), 'DURATION', { text: 'Repair', order: 3 }),
  questionOf(crypto.randomUUID(), 'AREA', { text: 'Apron', order: 4 }),
]);
const both: RowFilterInput = {
  lastDays: 30,
  filters: [{ questionId: airport, operator: 'EQ', values: ['Genf'] }],
};

const people = [{ id: crypto.randomUUID(), userName: 'ann' }];

async function draw(filter: RowFilterInput | null) {
  const onFilter = vi.fn();
  const { screen } = await drawPage(
    <main id="content">
      <FilterChips
        overview={
          { form, people, namesById: new Map() } as unknown as Parameters<typeof FilterChips>[0]['overview']
        }
        filter={filter}
        onCount={async () => 6}
        onFilter={onFilter}
      />
    </main>,
  );
  return { screen, onFilter };
}

it('changes one condition and leaves the others', async () => {
  const { screen, onFilter } = await draw(both);
  await screen.getByRole('button', { name: 'Airport equals Genf', exact: true }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Value' })).toHaveFocus();
  await screen.getByRole('textbox', { name: 'Value' }).fill('Bern');
  await screen.getByRole('button', { name: 'Show 6 entries' }).click();
  expect(onFilter.mock.calls).toMatchObject([[{ lastDays: 30, filters: [{ values: ['Bern'] }] }]]);
});

it('removes one of them, or all', async () => {
  const { screen, onFilter } = await draw(both);
  const name = sheetTexts.removeFilter('Date in the last 30 days');
  await screen.getByRole('button', { name }).click();
  await screen.getByRole('button', { name: sheetTexts.clearFilters }).click();
  expect(onFilter.mock.calls).toEqual([[{ and: true, filters: both.filters }], [null]]);
});

it('adds one with the keyboard alone', async () => {
  const { screen, onFilter } = await draw(null);
  await screen.getByRole('button', { name: sheetTexts.addFilter, exact: true }).click();
  await expect.element(screen.getByRole('combobox', { name: 'Filter by' })).toHaveFocus();
  await userEvent.keyboard('Cos{Enter}');
  await expect.element(screen.getByRole('textbox', { name: 'Value' })).toHaveFocus();
  await userEvent.keyboard('9{Enter}');
  await expect
    .poll(() => onFilter.mock.calls)
    .toMatchObject([[{ filters: [{ questionId: cost, operator: 'EQ', values: ['9'] }] }]]);
});

it('adds one with the pointer alone', async () => {
  const { screen, onFilter } = await draw(null);
  await screen.getByRole('button', { name: sheetTexts.addFilter, exact: true }).click();
  // A press on what is listed is none outside of the popover.
  await screen.getByRole('option', { name: 'Phase' }).click();
  await expect.element(screen.getByRole('combobox', { name: 'Value' })).toHaveFocus();
  await screen.getByRole('option', { name: 'Approach' }).click();
  await screen.getByRole('button', { name: 'Show 6 entries' }).click();
  expect(onFilter.mock.calls).toMatchObject([[{ filters: [{ questionId: phase, values: ['Approach'] }] }]]);
});

it('shows how an amount is written', async () => {
  const { screen } = await draw(null);
  for (const [name, example] of [
    ['Repair', '1:30, 90 min'],
    ['Apron', '2 ha'],
  ] as const) {
    await screen.getByRole('button', { name: sheetTexts.addFilter, exact: true }).click();
    await screen.getByRole('option', { name }).click();
    await expect.element(screen.getByPlaceholder(example)).toBeVisible();
    await userEvent.keyboard('{Escape}');
  }
});

it('adds a person', async () => {
  const { screen, onFilter } = await draw(null);
  await screen.getByRole('button', { name: sheetTexts.addFilter, exact: true }).click();
  await userEvent.keyboard('Sent by{Enter}');
  await screen.getByRole('combobox', { name: 'Sent by' }).fill('an');
  await userEvent.keyboard('{Enter}');
  await screen.getByRole('button', { name: 'Show 6 entries' }).click();
  expect(onFilter.mock.calls).toMatchObject([[{ userIds: [people[0]?.id] }]]);
});
