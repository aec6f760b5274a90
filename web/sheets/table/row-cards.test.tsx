import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { usualLayout } from '#core/sheets/table/table-layout.ts';
import { columnsFor, newestRowsFirst, type TableRow } from '#core/sheets/table/table.ts';
import { drawPage } from '#tests/components/draw-page.tsx';
import { formOf, questionOf } from '#tests/support/sheet-server.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { cardColumns, cardHeight } from './row-cards.tsx';
import { TableTools } from './table-tools.tsx';

beforeAll(() => page.viewport(390, 844));
afterAll(() => page.viewport(1280, 800));

const form = formOf(
  ['Speed', 'Phase', 'Species', 'Damage'].map((id, order) => questionOf(id, 'TEXT', { order })),
  { reviewers: [{ id: crypto.randomUUID(), userName: 'rob' }] },
);
const columns = columnsFor({ form, sheets: [] });
const rows = ['ann', 'bob'].map((user, place): TableRow => ({
  id: `row ${place}`,
  sheetId: 'sheet',
  cells: [`${place + 1} Jan`, user, 'Pending', '60', '', 'Gull', 'None'],
  images: {},
  reviewState: 'PENDING',
  alerts: place === 0 ? [] : ['Too fast'],
}));
const { sort } = newestRowsFirst;
const nothing = () => undefined;

it('shows a row as a card, which is opened and selected', async () => {
  const [onOpen, onChoose] = [vi.fn(), vi.fn()];
  const { screen } = await drawPage(
    <div style={{ display: 'flex', height: 500 }}>
      <DataTable<TableRow>
        label="Rows"
        isCards
        columns={cardColumns(columns, usualLayout, sort)}
        rowHeight={cardHeight(columns, usualLayout)}
        rowCount={rows.length}
        getRows={(from, to) => rows.slice(from, to)}
        sort={sort}
        onOpen={onOpen}
        choice={{ isChosen: () => false, chosen: 'none', onChoose, onChooseRange: nothing }}
      />
    </div>,
  );
  const card = screen.getByRole('row').nth(2);
  // What is not answered leaves its place to the next.
  for (const text of ['2 Jan', 'bob', 'Pending', '60', 'Gull', 'None'])
    await expect.element(card.getByText(text, { exact: true })).toBeInViewport({ ratio: 1 });
  await expect.element(card.getByRole('img', { name: 'Alert: Too fast' })).toBeVisible();
  await card.getByText('Gull').click();
  expect(onOpen.mock.calls).toEqual([[rows[1]]]);
  await card.getByRole('gridcell', { name: 'Select row 2' }).click();
  expect(onChoose.mock.calls).toEqual([[rows[1], true]]);
});

it('has the order, the review status and the columns behind buttons', async () => {
  const [onSort, onStatus] = [vi.fn(), vi.fn()];
  const { screen } = await drawPage(
    <main id="content">
      <TableTools
        review={{ counts: { PENDING: 2, APPROVED: 3, REJECTED: 0, RETURNED: 0 }, status: null, onStatus }}
        columns={columns}
        layout={{ ...usualLayout, hidden: ['Damage'] }}
        changeLayout={nothing}
        sort={sort}
        onSort={onSort}
        map={null}
      />
    </main>,
  );
  await screen.getByRole('button', { name: 'Sort by' }).click();
  await expect.element(page.getByRole('button', { name: 'Damage' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Phase' }).click();
  expect(onSort.mock.calls).toEqual([[{ column: 'Phase', direction: 'asc' }]]);
  await screen.getByRole('button', { name: 'Review status: All' }).click();
  await page.getByRole('button', { name: 'Pending 2' }).click();
  expect(onStatus.mock.calls).toEqual([['PENDING']]);
  await expect.element(screen.getByRole('button', { name: 'Columns (1 hidden)' })).toBeVisible();
});
