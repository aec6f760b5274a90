// The widgets of a dashboard in their order, with the Sheet Context among them: two per row if there is space, numbers in
// rows of their own.
import { memo, type ReactNode, useMemo } from 'react';
import { contextPlace } from '#core/sheets/dashboard/overview.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import { namedPart } from '#core/widgets/actions.ts';
import { isTile, sizeOf } from '#core/widgets/arrangement.ts';
import { mayChangeWidgets } from '#core/widgets/policy.ts';
import { useActor } from '#web/platform/core-context.tsx';
import type { LoadedView } from '#web/sheets/engine/use-sheet-view.ts';
import { WidgetPanel, type WidgetPanelProps } from '#web/sheets/widgets/widget-panel.tsx';
import { PlaceHandle, type PlaceHandleProps } from '#web/ui/place-handle.tsx';
import { usePrinting } from '#web/ui/printing.ts';
import { SortableItem, SortableList } from '#web/ui/sortable.tsx';
import { ContextPanel } from './context-panel.tsx';
import { useCardRows } from './use-card-rows.ts';
import type { DashboardControl } from './use-dashboard.ts';
import { useIncrementalCount } from './use-incremental-count.ts';
import { useOrder } from './use-order.ts';
import { useSeenFirst } from './use-seen-first.ts';
import classes from './dashboard.module.css';

export type DashboardGridProps = Pick<LoadedView, 'overview'> &
  Pick<DashboardControl, 'form' | 'arrange'> &
  Pick<WidgetPanelProps, 'openAnswers'> & {
    /** As wide as the page. */
    isWide: boolean;
  };

/** What fits on most screens. */
const firstWidgets = 4;

export const DashboardGrid = memo(function DashboardGrid({
  overview,
  form,
  arrange,
  openAnswers,
  isWide,
}: DashboardGridProps) {
  const { widgets, context, namesById } = overview;
  const actor = useActor();
  const move = useOrder({ form, arrange });
  const drawn = useIncrementalCount(widgets.length, firstWidgets);
  const shown = usePrinting() === null ? drawn : widgets.length;
  const before = contextPlace(overview);
  const parts = widgets
    .slice(0, shown)
    .map((part) => ({ ...namedPart(form, part), part: part as typeof part | null }));
  // Unrendered ones count too, or each would be rendered again with every new one.
  const places = widgets.length + (before === null ? 0 : 1);
  const placed = { places, onMove: mayChangeWidgets(actor).yes ? move : null };
  if (before !== null) parts.splice(before, 0, { ...namedPart(form, { of: 'context' }), part: null });
  return (
    <div className={classes.room}>
      <SortableList
        id="dashboard"
        label={sheetTexts.dashboard}
        className={`${classes.grid ?? ''} ${isWide ? (classes.wide ?? '') : ''}`}
        onMove={({ from, to }) => move(from, to)}
      >
        {parts.map(({ id, title, part }, place) => (
          <SortableItem
            key={id}
            itemKey={id}
            className={classes.place}
            data-size={sizeOf(form, id)}
            data-tile={(part !== null && isTile(form, part)) || undefined}
          >
            <Card>
              {part === null ? (
                <ContextPanel
                  context={context}
                  namesById={namesById}
                  handle={<Handle title={title} place={place} {...placed} />}
                />
              ) : (
                <PlacedWidget part={part} title={title} place={place} {...placed} openAnswers={openAnswers} />
              )}
            </Card>
          </SortableItem>
        ))}
      </SortableList>
    </div>
  );
});

/** As high as what is in it. */
function Card({ children }: { children: ReactNode }) {
  return (
    <div ref={useCardRows()} className="grid min-w-0">
      {children}
    </div>
  );
}

type HandleProps = Pick<PlaceHandleProps, 'title' | 'place' | 'places'> & {
  /** Null: it may not be moved. */
  onMove: PlaceHandleProps['onMove'] | null;
};

function Handle({ onMove, ...placed }: HandleProps) {
  return onMove && <PlaceHandle {...placed} onMove={onMove} />;
}

type PlacedWidgetProps = HandleProps & Pick<WidgetPanelProps, 'part' | 'openAnswers'>;

/** A widget with the filter for opening its answers: both change together, visible widgets first. */
function PlacedWidget({ part, openAnswers, title, place, places, onMove }: PlacedWidgetProps) {
  const { shown, ref } = useSeenFirst(useMemo(() => ({ part, openAnswers }), [part, openAnswers]));
  const handle = useMemo(
    () => <Handle title={title} place={place} places={places} onMove={onMove} />,
    [title, place, places, onMove],
  );
  return (
    <div ref={ref} className={`grid min-w-0 ${classes.placed}`}>
      <WidgetPanel {...shown} handle={handle} />
    </div>
  );
}
