// What every part of a dashboard works with: the form, the engine, and the ways to change it and to go on from it. It is
// the same object for as long as the form is: a filter draws numbers anew, and not what is done with them.
import { createContext, use } from 'react';
import type { Pinnable } from '#core/pins/actions.ts';
import type { Pin } from '#core/pins/schema.ts';
import type { Sheet } from '#core/sheets/schema.ts';
import type { SheetOverview } from '#core/sheets/engine/sheet-data.ts';
import type { Widget } from '#core/widgets/schema.ts';
import type { SheetClient } from '#web/sheets/engine/sheet-client.ts';
import type { SheetViewControl } from '#web/sheets/engine/use-sheet-view.ts';

export type DashboardControl = {
  form: SheetOverview['form'];
  client: SheetClient;
  /** The rows are too many to be read here: the server has added them up. */
  isSummarized: boolean;
  arrange: SheetViewControl['arrange'];
  /** What is in view when it is asked. */
  inView(): InView;
  /** What this person has pinned, by its id. */
  pinned: ReadonlyMap<string, Pin>;
  /** Takes a sheet as it has become. */
  replaceSheet(sheet: Sheet): void;
  /** Opens the builder for a widget. */
  edit(widget: Widget): void;
  /** Opens the row that stands at this place in the data. */
  openRow(place: number): void;
};

export type InView = {
  sheets: readonly Pick<Sheet, 'id' | 'name'>[];
  /** The sheets as they were asked for, and the filter: a pin keeps them. */
  pinnable: Pick<Pinnable, 'sheetIds' | 'filter'>;
};

export const DashboardContext = createContext<DashboardControl | null>(null);

export function useDashboard(): DashboardControl {
  const control = use(DashboardContext);
  if (control === null) throw new Error('This is drawn inside <Dashboard>.');
  return control;
}
