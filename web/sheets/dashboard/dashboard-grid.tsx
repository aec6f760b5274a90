// The widgets of a dashboard in their places, with the Sheet Context among them: on a grid if there is space, one below the other
// in their order if not.
import { type CSSProperties, memo, startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { contextPlace } from '#core/sheets/dashboard/overview.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import { namedPart, reorderParts } from '#core/widgets/actions.ts';
import { isNumber, orderAfterMove, shownOrder } from '#core/widgets/arrangement.ts';
import { shownLayout, withArrangementOf, withOrder } from '#core/widgets/layout/dashboard-layout.ts';
import { type Box, storedLayout } from '#core/widgets/layout/schema.ts';
import { mayChangeWidgets } from '#core/widgets/policy.ts';
import { useActor } from '#web/platform/core-context.tsx';
import type { LoadedView } from '#web/sheets/engine/use-sheet-view.ts';
import { WidgetPanel, type WidgetPanelProps } from '#web/sheets/widgets/widget-panel.tsx';
import { PlaceHandle, type PlaceHandleProps } from '#web/ui/place-handle.tsx';
import { usePrinting } from '#web/ui/printing.ts';
import { SortableItem, SortableList } from '#web/ui/sortable.tsx';
import { MoveHandle, ResizeCorner } from './arrange/handles.tsx';
import type { Arrangement } from './arrange/use-arrange.ts';
import { ContextPanel } from './context-panel.tsx';
import { MatrixPanels } from './matrix-panels.tsx';
import type { DashboardControl } from './use-dashboard.ts';
import arrangeClasses from './arrange/arrange.module.css';
import classes from './dashboard.module.css';
import { useInViewport } from '@mantine/hooks';
import { useAction } from '#web/ui/use-action.ts';

export type DashboardGridProps = Pick<LoadedView, 'overview'> &
  Pick<DashboardControl, 'form' | 'arrange'> &
  Pick<WidgetPanelProps, 'openAnswers'> & {
    /** As wide as the page. */
    isWide: boolean;
    /** Null: nobody arranges it. */
    arranged: Arrangement | null;
  };

/** What fits on most screens. */
const firstWidgets = 4;

export const DashboardGrid = memo(function DashboardGrid({
  overview,
  form,
  arrange,
  openAnswers,
  isWide,
  arranged,
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
  // Until somebody saves a layout, cards are dragged to another place in their order; then they have fixed places.
  const isFixed = arranged !== null || storedLayout(form) !== null;
  const placed = { places, onMove: !isFixed && mayChangeWidgets(actor).yes ? move : null };
  const layout = useMemo(() => arranged?.layout ?? shownLayout(form), [arranged, form]);
  if (before !== null) parts.splice(before, 0, { ...namedPart(form, { of: 'context' }), part: null });
  return (
    <div className={classes.room}>
      <SortableList
        id="dashboard"
        label={sheetTexts.dashboard}
        className={[classes.grid, isWide && classes.wide, arranged && arrangeClasses.arranged]
          .filter(Boolean)
          .join(' ')}
        onMove={({ from, to }) => move(from, to)}
      >
        {parts.map(({ id, title, part }, place) => (
          <SortableItem
            key={id}
            itemKey={id}
            className={classes.place}
            style={placeStyle(layout[id], isFixed)}
            data-tile={(isNumber(form, id) && isSmall(layout[id])) || undefined}
          >
            {part === null ? (
              <div>
                <ContextPanel
                  context={context}
                  namesById={namesById}
                  handle={<Handle id={id} title={title} place={place} {...placed} arranged={arranged} />}
                />
              </div>
            ) : (
              <PlacedWidget
                id={id}
                part={part}
                title={title}
                place={place}
                {...placed}
                arranged={arranged}
                openAnswers={openAnswers}
              />
            )}
            {arranged && <ResizeCorner id={id} title={title} arranged={arranged} />}
          </SortableItem>
        ))}
      </SortableList>
      <MatrixPanels overview={overview} openAnswers={openAnswers} isWide={isWide} />
    </div>
  );
});

/** Where a card is, as the styles of the grid read it; without fixed places, behind the one before it. */
function placeStyle(box: Box | undefined, isFixed: boolean): CSSProperties & Record<`--${string}`, number> {
  const { x, y, w = 6, h = 8 } = box ?? {};
  const place = isFixed && x !== undefined && y !== undefined ? { '--x': x + 1, '--y': y + 1 } : {};
  return { ...place, '--w': w, '--h': h };
}

/** A number has little room, and begins at the top. */
function isSmall(box: Box | undefined): boolean {
  return box !== undefined && box.w <= 4 && box.h <= 4;
}

type HandleProps = Pick<PlaceHandleProps, 'title' | 'place' | 'places'> & {
  id: string;
  /** Null: it may not be moved. */
  onMove: PlaceHandleProps['onMove'] | null;
  arranged: Arrangement | null;
};

function Handle({ id, onMove, arranged, ...placed }: HandleProps) {
  if (arranged !== null) return <MoveHandle id={id} title={placed.title} arranged={arranged} />;
  return onMove && <PlaceHandle {...placed} onMove={onMove} />;
}

type PlacedWidgetProps = HandleProps & Pick<WidgetPanelProps, 'part' | 'openAnswers'>;

/** A widget with the filter for opening its answers: both change together, visible widgets first. */
function PlacedWidget({ part, openAnswers, id, title, place, places, onMove, arranged }: PlacedWidgetProps) {
  const { shown, ref } = useSeenFirst(useMemo(() => ({ part, openAnswers }), [part, openAnswers]));
  const handle = useMemo(
    () => <Handle {...{ id, title, place, places, onMove, arranged }} />,
    [id, title, place, places, onMove, arranged],
  );
  return (
    <div ref={ref} className={`grid min-w-0 ${classes.placed}`}>
      <WidgetPanel {...shown} handle={handle} />
    </div>
  );
}

/**
 * When all widgets change, those in the viewport are rendered immediately, the others right after. `shown` is the
 * value, or for an invisible element the previous one until there is time; `ref` is for the element.
 */
function useSeenFirst<T>(value: T): { shown: T; ref: ReturnType<typeof useInViewport>['ref'] } {
  const { ref, inViewport } = useInViewport();
  const [late, setLate] = useState(value);
  useEffect(() => {
    if (late !== value) startTransition(() => setLate(() => value));
  }, [late, value]);
  return { shown: inViewport ? value : late, ref };
}

/** How many fit into one step. */
const step = 4;

/**
 * Renders a long list step by step, so that no render blocks the page: first what fits on the screen, then the rest
 * in steps that give way to input.
 */
function useIncrementalCount(total: number, first: number): number {
  const [shown, setShown] = useState(first);
  useEffect(() => {
    if (shown < total) startTransition(() => setShown((before) => before + step));
  }, [shown, total]);
  return Math.min(shown, total);
}

/**
 * Moves a visible part from one position to another: optimistically, saved in the background, reverted on failure.
 */
function useOrder({ form, arrange }: Pick<DashboardControl, 'form' | 'arrange'>) {
  const { run } = useAction();
  return useCallback(
    (from: number, to: number) => {
      const places = shownOrder(form).length;
      if (from === to || to < 0 || to >= places) return;
      const order = orderAfterMove(form, from, to);
      arrange((current) => withOrder(current, order));
      void run(reorderParts, { form, order }).then(({ done }) => {
        if (!done) arrange((current) => withArrangementOf(current, form));
      });
    },
    [form, arrange, run],
  );
}
