// The widgets of a dashboard in their order, with the Sheet Context among them: two per row if there is space, numbers in
// rows of their own.
import {
  memo,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { contextPlace } from '#core/sheets/dashboard/overview.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import { namedPart, reorderParts } from '#core/widgets/actions.ts';
import { isTile, orderAfterMove, shownOrder, sizeOf, withOrder } from '#core/widgets/arrangement.ts';
import { mayChangeWidgets } from '#core/widgets/policy.ts';
import { useActor } from '#web/platform/core-context.tsx';
import type { LoadedView } from '#web/sheets/engine/use-sheet-view.ts';
import { WidgetPanel, type WidgetPanelProps } from '#web/sheets/widgets/widget-panel.tsx';
import { PlaceHandle, type PlaceHandleProps } from '#web/ui/place-handle.tsx';
import { usePrinting } from '#web/ui/printing.ts';
import { SortableItem, SortableList } from '#web/ui/sortable.tsx';
import { ContextPanel } from './context-panel.tsx';
import { MatrixPanels } from './matrix-panels.tsx';
import type { DashboardControl } from './use-dashboard.ts';
import classes from './dashboard.module.css';
import { useInViewport } from '@mantine/hooks';
import { useAction } from '#web/ui/use-action.ts';

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
      <MatrixPanels overview={overview} openAnswers={openAnswers} isWide={isWide} />
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

/** As in dashboard.module.css. */
const rowHeight = 4;
const between = 16;

/**
 * Cards of different heights without gaps below the lower ones: the grid has low rows, and each card takes as many as
 * it is high. Returns the ref of a card's content, whose parent is the item of the grid.
 */
function useCardRows() {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = content.current;
    if (element === null) return undefined;
    const measured = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      const rows = Math.ceil((height + between) / rowHeight);
      element.parentElement?.style.setProperty('--rows', String(rows));
    });
    measured.observe(element);
    return () => measured.disconnect();
  }, []);
  return content;
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
      const before = orderAfterMove(form, from, from);
      arrange((current) => withOrder(current, order));
      void run(reorderParts, { form, order }).then(({ done }) => {
        if (!done) arrange((current) => withOrder(current, before));
      });
    },
    [form, arrange, run],
  );
}
