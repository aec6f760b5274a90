// The dashboard: the Sheet Context panel, a widget for every question and the custom ones, two per row if there is
// space, in the arranged order.
import { Button, Switch } from '@mantine/core';
import { LayoutDashboard } from 'lucide-react';
import { memo, type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { analysedQuestions } from '#core/forms/analysed-questions.ts';
import { mayPin } from '#core/pins/policy.ts';
import { pinnedQuery } from '#core/pins/queries.ts';
import type { Pin } from '#core/pins/schema.ts';
import { contextPlace } from '#core/sheets/dashboard/overview.ts';
import {
  filterWithAnswer,
  filterWithSpan,
  mayNarrow,
  notNarrowedText,
} from '#core/sheets/filter/drill-down.ts';
import type { RowFilterInput } from '#core/sheets/schema.ts';
import { sheetTexts } from '#core/sheets/texts.ts';
import { namedPart } from '#core/widgets/actions.ts';
import { isTile, sizeOf, withHidden, withWidget } from '#core/widgets/arrangement.ts';
import { widgetTexts } from '#core/widgets/texts.ts';
import { mayChangeWidgets, mayHideWidget } from '#core/widgets/policy.ts';
import type { Widget } from '#core/widgets/schema.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import type { SheetIds } from '#web/paths.ts';
import type { WidgetDialogs } from '#web/slots.ts';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { notifyFailed } from '#web/ui/notices/notify.ts';
import { PlaceHandle, type PlaceHandleProps } from '#web/ui/place-handle.tsx';
import { usePrinting } from '#web/ui/printing.ts';
import { SortableItem, SortableList } from '#web/ui/sortable.tsx';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { useRead } from '#web/ui/use-read.ts';
import { AddWidgetMenu } from './add-widget-menu.tsx';
import { ContextPanel } from './context-panel.tsx';
import { NoRows } from '#web/sheets/table/no-rows.tsx';
import type { SheetViewControl } from '#web/sheets/engine/use-sheet-view.ts';
import { useCardRows } from './use-card-rows.ts';
import { DashboardContext, type DashboardControl } from './use-dashboard.ts';
import { showPart } from './show-part.ts';
import { useReturnTo } from './came-from.ts';
import { CompareBar } from './compare-bar.tsx';
import { useIncrementalCount } from './use-incremental-count.ts';
import { useOrder } from './use-order.ts';
import { useSeenFirst } from './use-seen-first.ts';
import type { LoadedView } from '#web/sheets/engine/use-sheet-view.ts';
import { WidgetPanel, type WidgetPanelProps } from '#web/sheets/widgets/widget-panel.tsx';
import { WidgetPreview } from '#web/sheets/widgets/widget-preview.tsx';
import { CompareContext, useCompareChoice } from '#web/sheets/widgets/compare-context.ts';
import type { OpenAnswers, OpenSpan } from '#web/sheets/widgets/widget-view.ts';
import classes from './dashboard.module.css';

export type DashboardProps = {
  view: LoadedView;
  arrange: SheetViewControl['arrange'];
  replaceSheet: DashboardControl['replaceSheet'];
  onRow(rowId: string): void;
  /** The sheets as requested. */
  sheetIds: SheetIds;
  /** Shows the rows that pass a filter. */
  onRows(filter: RowFilterInput): void;
  dialogs: WidgetDialogs;
  /** As wide as the page. */
  isWide: boolean;
  onWide(isWide: boolean): void;
};

/** What fits on most screens beside the Sheet Context panel. */
const firstWidgets = 2;

/** Null: never opened. The last one stays mounted while it closes. */
type Dialog = { of: 'builder'; widget: Widget | null } | { of: 'hidden' };

export function Dashboard(props: DashboardProps) {
  const { view, sheetIds, arrange, replaceSheet, onRow, onRows, dialogs, isWide, onWide } = props;
  const isNarrow = useNarrow();
  // Not the filter in the address, whose numbers may still be loading.
  const { client, overview, filter } = view;
  const form = useSame(overview.form);
  const { sheets, isSummarized } = overview;
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { isCompared, changeCompared } = useCompareChoice();
  useReturnTo();
  const latest = useRef({ onRow, onRows, sheets, sheetIds, filter });
  latest.current = { onRow, onRows, sheets, sheetIds, filter };
  const core = useCore();
  const actor = useActor();
  const { timeZone } = actor;
  const pinned = usePinned();
  const openRow = useCallback(
    (place: number) => {
      client.call('rowAt', [place]).then(
        (row) => row !== null && latest.current.onRow(row.id),
        // The page is being closed.
        () => undefined,
      );
    },
    [client],
  );
  const openAnswers = useCallback<OpenAnswers>(
    (questionId) => {
      const question = analysedQuestions(form).find(({ id }) => id === questionId);
      if (question === undefined || !mayNarrow(filter, question)) return undefined;
      return (value) => {
        const narrowed = filterWithAnswer(filter, question, value);
        if (narrowed === null) notifyFailed(notNarrowedText(question, value));
        else latest.current.onRows(narrowed);
      };
    },
    [form, filter],
  );
  const openSpan = useCallback<OpenSpan>(
    (from, to) => {
      const clock = { now: core.ports.now(), timeZone };
      latest.current.onRows(filterWithSpan(latest.current.filter, from, to, clock));
    },
    [core, timeZone],
  );
  const inView = useCallback(() => {
    const now = latest.current;
    return { sheets: now.sheets, pinnable: { sheetIds: now.sheetIds, filter: now.filter } };
  }, []);
  const open = useCallback((next: Dialog) => {
    setDialog(next);
    setIsOpen(true);
  }, []);
  const close = useCallback(() => setIsOpen(false), []);
  const control = useMemo<DashboardControl>(
    () => ({
      form,
      client,
      isSummarized,
      arrange,
      inView,
      pinned,
      replaceSheet,
      openRow,
      openSpan,
      edit: (widget) => open({ of: 'builder', widget }),
    }),
    [form, client, isSummarized, arrange, inView, pinned, replaceSheet, openRow, openSpan, open],
  );
  const isEmpty = overview.widgets.length === 0 && form.contextWidgetHidden;
  return (
    <DashboardContext value={control}>
      <div className={classes.bar} data-wide={isWide || undefined}>
        <CompareBar
          rowCount={overview.rowCount}
          before={overview.before}
          isCompared={isCompared}
          onCompared={changeCompared}
        />
        {!isNarrow && (
          <Switch
            label={widgetTexts.wide}
            checked={isWide}
            onChange={({ currentTarget: { checked } }) => onWide(checked)}
          />
        )}
        <AddWidgetMenu
          form={form}
          onCreate={() => open({ of: 'builder', widget: null })}
          onHidden={() => open({ of: 'hidden' })}
        />
      </div>
      {isEmpty ? (
        <EmptyState
          icon={<LayoutDashboard size={22} />}
          title={sheetTexts.noWidgets}
          action={
            mayHideWidget(actor, form).yes ? (
              <Button variant="default" onClick={() => open({ of: 'hidden' })}>
                {widgetTexts.viewHidden}
              </Button>
            ) : undefined
          }
        />
      ) : (
        <>
          {overview.rowCount === 0 && overview.filtered === 0 && <NoRows form={form} />}
          <CompareContext value={isCompared}>
            <Grid
              overview={overview}
              form={form}
              arrange={arrange}
              openAnswers={openAnswers}
              isWide={isWide}
            />
          </CompareContext>
        </>
      )}
      <Suspense>
        {dialog?.of === 'builder' && (
          <dialogs.Builder
            form={form}
            widget={dialog.widget}
            opened={isOpen}
            onClose={close}
            onSaved={(widget) => {
              arrange((current) => withWidget(current, widget));
              if (dialog.widget === null) showPart(widget.id);
            }}
            preview={(widget) => <WidgetPreview client={client} widget={widget} />}
          />
        )}
        {dialog?.of === 'hidden' && (
          <dialogs.Hidden
            form={form}
            opened={isOpen}
            onClose={close}
            onShown={(ids) => arrange((current) => withHidden(current, ids, false))}
          />
        )}
      </Suspense>
    </DashboardContext>
  );
}

/** The user's pins, as far as known. */
function usePinned(): ReadonlyMap<string, Pin> {
  const { data } = useRead(pinnedQuery, { enabled: mayPin(useActor()).yes });
  return useMemo(() => new Map(data?.map((pin) => [pin.id, pin])), [data]);
}

type GridProps = Pick<LoadedView, 'overview'> &
  Pick<DashboardControl, 'form' | 'arrange'> &
  Pick<WidgetPanelProps, 'openAnswers'> &
  Pick<DashboardProps, 'isWide'>;

const Grid = memo(function Grid({ overview, form, arrange, openAnswers, isWide }: GridProps) {
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
    <div ref={useCardRows()} className={classes.card}>
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
    <div ref={ref} className={classes.placed}>
      <WidgetPanel {...shown} handle={handle} />
    </div>
  );
}

/** A stable object while its content is equal: every filter brings a new form object, and all menus depend on it. */
function useSame<T>(value: T): T {
  const latest = useRef(value);
  if (latest.current !== value && JSON.stringify(latest.current) !== JSON.stringify(value))
    latest.current = value;
  return latest.current;
}
