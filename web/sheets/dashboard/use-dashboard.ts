// The context of a dashboard's parts: the form, the engine, and its actions. Stable as long as the form is: a filter
// renders the numbers again, but not the menus.
import { createContext, use } from 'react';
import type { Pinnable } from '#core/pins/actions.ts';
import type { Pin } from '#core/pins/schema.ts';
import type { Sheet } from '#core/sheets/schema.ts';
import type { SheetOverview } from '#core/sheets/engine/sheet-data.ts';
import type { Widget } from '#core/widgets/schema.ts';
import type { SheetClient } from '#web/sheets/engine/sheet-client.ts';
import type { OpenArea, OpenSpan } from '#web/sheets/widgets/widget-view.ts';
import type { SheetViewControl } from '#web/sheets/engine/use-sheet-view.ts';

export type DashboardControl = {
  form: SheetOverview['form'];
  client: SheetClient;
  /** There are too many rows to load: the server has summarized them. */
  isSummarized: boolean;
  arrange: SheetViewControl['rearrange'];
  /** The current view, read lazily. */
  inView(): InView;
  /** The user's pins by id. */
  pinned: ReadonlyMap<string, Pin>;
  /** Replaces a sheet by its new state. */
  replaceSheet(sheet: Sheet): void;
  /** Opens the builder for a widget. */
  edit(widget: Widget): void;
  /** Opens the row at this index of the data. */
  openRow(place: number): void;
  /** Opens the rows of a stretch of time, both ends included. */
  openSpan: OpenSpan;
  /** Opens the rows in an area on a map; undefined where no filter finds them. */
  openArea: OpenArea | undefined;
};

export type InView = {
  sheets: readonly Pick<Sheet, 'id' | 'name'>[];
  /** The sheets as requested, and the filter: stored in a pin. */
  pinnable: Pick<Pinnable, 'sheetIds' | 'filter'>;
};

export const DashboardContext = createContext<DashboardControl | null>(null);

export function useDashboard(): DashboardControl {
  const control = use(DashboardContext);
  if (control === null) throw new Error('This is drawn inside <Dashboard>.');
  return control;
}
