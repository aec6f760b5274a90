import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { RowFacts } from '#core/sheets/filter/filter-by.ts';
import { usualLayout } from '#core/sheets/table/table-layout.ts';
import { columnsFor, type TableRow } from '#core/sheets/table/table.ts';
import { drawPage } from '#tests/components/draw-page.tsx';
import { formOf, optionsOf, questionOf } from '#tests/support/sheet-server.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import type { LoadedView } from '#web/sheets/engine/use-sheet-view.ts';
import { CellMenu, type MenuCell } from './cell-menu.tsx';
import { tableColumns } from './table-columns.tsx';

const [phase, ann] = [crypto.randomUUID(), crypto.randomUUID()];
const form = formOf([
  questionOf(phase, 'RADIO', { text: 'Phase', questionOptions: optionsOf('Taxi', 'Approach') }),
]);
const columns = columnsFor({ form, sheets: [] });
const facts: RowFacts = {
  created: 0,
  user: { id: ann, userName: 'ann' },
  reviewState: null,
  alerts: [],
  answers: { [phase]: 'Approach' },
};
const row: TableRow = {
  id: 'row 1',
  sheetId: 'sheet',
  cells: ['1 Jan', 'ann', 'Approach'],
  images: {},
  reviewState: null,
  alerts: [],
};

function Drawn({ onFilter, onOpen }: { onFilter(): void; onOpen(): void }) {
  const [cell, setCell] = useState<MenuCell | null>(null);
  const view = {
    client: { call: async () => facts },
    overview: { form, sheets: [], namesById: new Map() },
  } as unknown as LoadedView;
  return (
    <main id="content" style={{ display: 'flex', height: 400 }}>
      <DataTable<TableRow>
        label="Rows"
        columns={tableColumns(columns, usualLayout)}
        rowCount={1}
        getRows={() => [row]}
        onOpen={onOpen}
        onCopy={() => undefined}
        onCellMenu={(of, columnId, at) => setCell({ row: of, columnId, ...at })}
      />
      <CellMenu
        view={view}
        cell={cell}
        filter={null}
        onFilter={onFilter}
        onOpen={onOpen}
        onClose={() => setCell(null)}
      />
    </main>
  );
}

it('filters by the value of the cell, or opens its row', async () => {
  const [onFilter, onOpen] = [vi.fn(), vi.fn()];
  const { screen } = await drawPage(<Drawn onFilter={onFilter} onOpen={onOpen} />);
  await screen.getByText('Approach').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Filter by "Approach"' }).click();
  expect(onFilter.mock.calls).toMatchObject([
    [{ filters: [{ questionId: phase, operator: 'EQ', values: ['Approach'] }] }],
  ]);
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await screen.getByText('ann').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Filter by "ann"' }).click();
  expect(onFilter.mock.calls[1]).toMatchObject([{ userIds: [ann] }]);
  await screen.getByText('ann').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Open the entry' }).click();
  expect(onOpen.mock.calls).toEqual([['row 1']]);
});
