// Copies cells of the table, or the selected rows with column titles, in spreadsheet format.
import { useCallback } from 'react';
import type { RowSelection } from '#core/sheets/table/row-selection.ts';
import { maximumRowsPerRequest } from '#core/sheets/schema.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import { shownColumns, type TableLayout } from '#core/sheets/table/table-layout.ts';
import { columnsFor } from '#core/sheets/table/table.ts';
import { tsvText } from '#core/sheets/table/tsv.ts';
import { copyText } from '#web/platform/copy-text.ts';
import type { CellArea } from '#web/ui/table/data-columns.ts';
import { notifyDone, notifyFailed } from '#web/ui/notices/notify.ts';
import type { LoadedView } from '#web/sheets/engine/use-sheet-view.ts';

/** The selected rows for null, or if at most one cell is marked. */
export function useCopyRows(
  { client, overview }: LoadedView,
  layout: TableLayout,
  selection: RowSelection,
): (area: CellArea | null) => void {
  return useCallback(
    (area) => {
      const columns = columnsFor(overview);
      const shown = shownColumns(columns, layout).map((column) => ({
        title: column.title,
        place: columns.indexOf(column),
      }));
      const isWhole = area === null || (selection.size > 0 && isOneCell(area));
      const read = async (): Promise<{ rows: string[][]; said: string }> => {
        if (isWhole) {
          const rows = await client.call('rowsAmong', [[...selection]]);
          const cells = rows.map((row) => shown.map(({ place }) => row.cells[place] ?? ''));
          return {
            rows: [shown.map(({ title }) => title), ...cells],
            said: sheetTexts.copied(rows.length, 'row'),
          };
        }
        const end = Math.min(area.endRow, area.fromRow + maximumRowsPerRequest);
        const marked = shown.slice(area.fromColumn, area.endColumn);
        const rows = await client.call('rows', [area.fromRow, end]);
        const cells = rows.map((row) => marked.map(({ place }) => row.cells[place] ?? ''));
        return { rows: cells, said: sheetTexts.copied(cells.length * marked.length, 'cell') };
      };
      read().then(
        async ({ rows, said }) => {
          if (await copyText(tsvText(rows))) notifyDone(said);
          else notifyFailed(sheetTexts.notCopied);
        },
        // The page is being closed.
        () => undefined,
      );
    },
    [client, layout, overview, selection],
  );
}

function isOneCell({ fromRow, endRow, fromColumn, endColumn }: CellArea): boolean {
  return endRow - fromRow === 1 && endColumn - fromColumn === 1;
}
