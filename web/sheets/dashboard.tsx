// The dashboard: the Sheet Context panel and a widget for every question, two in a row where there is room.
import { LayoutDashboard } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { contextPlace } from '#core/sheets/overview.ts';
import { sheetTexts } from '#core/sheets/sheet-words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ContextPanel } from './context-panel.tsx';
import { FormulaWidget } from './formula-widget.tsx';
import { useGrowing } from './use-growing.ts';
import type { LoadedView } from './use-sheet-view.ts';
import { Widget } from './widget.tsx';
import classes from './dashboard.module.css';

export type DashboardProps = { view: LoadedView; onRow(rowId: string): void };

/** What most screens have room for beside the Sheet Context panel. */
const firstWidgets = 2;

export function Dashboard({ view, onRow }: DashboardProps) {
  const { client, overview } = view;
  const { widgets, context, form, namesById } = overview;
  const shown = useGrowing(widgets.length, firstWidgets);
  const latest = useRef(onRow);
  latest.current = onRow;
  const openPlace = useCallback(
    (place: number) => {
      client.call('rowAt', [place]).then(
        (row) => row !== null && latest.current(row.id),
        // The page is being left.
        () => undefined,
      );
    },
    [client],
  );
  if (widgets.length === 0 && form.contextWidgetHidden)
    return <EmptyState icon={<LayoutDashboard size={22} />} title={sheetTexts.noWidgets} />;
  const before = contextPlace(overview);
  const drawn = widgets
    .slice(0, shown)
    .map((widget) =>
      widget.of === 'question' ? (
        <Widget key={widget.id} question={widget.question} summary={widget.summary} onRow={openPlace} />
      ) : (
        <FormulaWidget key={widget.id} widget={widget.widget} summary={widget.summary} onRow={openPlace} />
      ),
    );
  if (before !== null)
    drawn.splice(before, 0, <ContextPanel key="context" context={context} namesById={namesById} />);
  return <div className={classes.grid}>{drawn}</div>;
}
