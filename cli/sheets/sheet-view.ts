// The sheet view of the terminal: core's, with an engine in this process, plus what its screens query synchronously.
import { type Signal, signal } from '@preact/signals-core';
import type { Ports } from '#core/ports.ts';
import type { Send } from '#core/send.ts';
import { createSheetData } from '#core/sheets/engine/create-sheet-data.ts';
import type { SheetData } from '#core/sheets/engine/sheet-data.ts';
import { createSheetView as createView, type SheetView as View } from '#core/sheets/engine/sheet-view.ts';
import type { RowUndo } from '#core/sheets/review/row-undo.ts';
import type { TableView } from '#core/sheets/table/table.ts';
import type { SheetIds } from '#cli/app/screen-places.ts';

export type SheetView = View & {
  readonly data: SheetData;
  /** Undoes the last change of rows of this visit while possible; null if there is none. */
  readonly undoable: Signal<Undoable | null>;
  /** Sorts and filters the table; returns its number of rows. */
  arrange(table: TableView): number;
  /** A row's index in the table and its neighbours; null if absent. */
  placeOf(rowId: string): RowPlace | null;
};

/** Reviewed rows are set back; everything else is undone by id on the server. */
export type Undoable = { rowIds: readonly string[] } | Pick<RowUndo, 'id'>;

export type RowName = { id: string; sheetId: string };
export type RowPlace = { index: number; count: number; before: RowName | null; after: RowName | null };

export type Selection = { formId: string; sheetIds: SheetIds };

export type SheetViewWorld = { send: Send; ports: Pick<Ports, 'now' | 'sleep'> };

/** A view that starts loading immediately. */
export function createSheetView(
  { send, ports }: SheetViewWorld,
  { formId, sheetIds }: Selection,
  timeZone: string,
): SheetView {
  // Keys are handled while the numbers are refreshed.
  const data = createSheetData(send, { now: ports.now, pause: () => ports.sleep(0) });
  const view = createView(data, ports, { formId, sheetIds }, timeZone);
  void view.load();
  return {
    ...view,
    data,
    undoable: signal<Undoable | null>(null),
    arrange: (table) => data.view(table),
    placeOf(rowId) {
      const index = view.state.peek().overview === null ? -1 : data.indexOf(rowId);
      if (index === -1) return null;
      const [before] = data.rows(index - 1, index);
      const [after] = data.rows(index + 1, index + 2);
      return { index, count: data.size(), before: before ?? null, after: after ?? null };
    },
  };
}
