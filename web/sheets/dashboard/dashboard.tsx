// The dashboard: the Sheet Context panel, a widget for every question and the custom ones, where somebody has arranged them.
import { Button } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { Check, LayoutDashboard } from 'lucide-react';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { filteredById } from '#core/forms/filtered-questions.ts';
import { mayPin } from '#core/pins/policy.ts';
import { pinnedQuery } from '#core/pins/queries.ts';
import type { Pin } from '#core/pins/schema.ts';
import { filterWithArea } from '#core/sheets/filter/area-filter.ts';
import {
  filterWithAnswer,
  filterWithSpan,
  mayNarrow,
  notNarrowedText,
  matchesAnyOf,
} from '#core/sheets/filter/drill-down.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import { withHidden, withWidget } from '#core/widgets/arrangement.ts';
import { widgetTexts } from '#core/widgets/labels.ts';
import { mayHideWidget } from '#core/widgets/policy.ts';
import type { Widget } from '#core/widgets/schema.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import type { WidgetDialogs } from '#web/slots.ts';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { notifyFailed } from '#web/ui/notices/notify.ts';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { useLatest } from '#web/platform/use-latest.ts';
import { useRead } from '#web/ui/use-read.ts';
import { AddWidgetMenu, useAddWidget } from './add-widget-menu.tsx';
import { ArrangeBar, ArrangeButton, useArrangeChoice } from './arrange/arrange-bar.tsx';
import { useArrange, useGridRoom } from './arrange/use-arrange.ts';
import { DashboardGrid } from './dashboard-grid.tsx';
import { NoRows } from '#web/sheets/table/no-rows.tsx';
import type { OpenSheet } from '#web/sheets/use-open-sheet.ts';
import { DashboardContext, type DashboardControl } from './use-dashboard.ts';
import { showPart } from './show-part.ts';
import { comesBack, useReturnTo } from './came-from.ts';
import { WidgetPreview } from '#web/sheets/widgets/widget-preview.tsx';
import { type CompareChoice, CompareContext } from '#web/sheets/widgets/compare-context.ts';
import type { OpenAnswers, OpenArea, OpenSpan } from '#web/sheets/widgets/widget-view.ts';
import type { DrawBar } from '#web/sheets/data-bar.tsx';
import type { Choice } from '#web/ui/choice.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type DashboardProps = {
  sheet: OpenSheet;
  bar: DrawBar;
  dialogs: WidgetDialogs;
  /** As wide as the page. */
  isWide: boolean;
  onWide(isWide: boolean): void;
} & CompareChoice;

/** Null: never opened. The last one stays mounted while it closes. */
type Dialog = { of: 'builder'; widget: Widget | null } | { of: 'hidden' };

export function Dashboard({ sheet, bar, dialogs, isWide, onWide, ...compare }: DashboardProps) {
  const { isCompared, changeCompared } = compare;
  const { rearrange: arrange, replaceSheet } = sheet.control;
  const isNarrow = useNarrow();
  // Not the filter in the address, whose numbers may still be loading.
  const { client, overview } = sheet.view;
  const form = useSame(overview.form);
  const { isSummarized } = overview;
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  useReturnTo();
  useNamedPart();
  const pinned = usePinned();
  const { openRow, openAnswers, openSpan, openArea, inView } = useWaysToRows(sheet, form);
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
      openArea,
      edit: (widget) => open({ of: 'builder', widget }),
    }),
    [form, client, isSummarized, arrange, inView, pinned, replaceSheet, openRow, openSpan, openArea, open],
  );
  const adding = useAddWidget({
    form,
    onCreate: () => open({ of: 'builder', widget: null }),
    onHidden: () => open({ of: 'hidden' }),
  });
  const { arranged, begin } = useArrange(form);
  const { room, hasGrid, hasRoomyBar } = useGridRoom();
  const isEmpty = overview.widgets.length === 0 && form.contextWidgetHidden;
  const arranging = useArrangeChoice(form, { isOffered: hasGrid && !isEmpty, onBegin: begin });
  return (
    <DashboardContext value={control}>
      {bar({
        instead: arranged && <ArrangeBar form={form} arrange={arrange} arranged={arranged} />,
        end: (
          <>
            {hasRoomyBar && !isEmpty && <ArrangeButton choice={arranging} onBegin={begin} />}
            {!isNarrow && <AddWidgetMenu choices={adding} />}
          </>
        ),
        more: [
          ...(isNarrow ? adding : []),
          ...(hasRoomyBar ? [] : [arranging]),
          ...(overview.before === null
            ? []
            : [toggle('dashboard.compare', widgetTexts.compare, isCompared, changeCompared)]),
          ...(isNarrow ? [] : [toggle('dashboard.wide', widgetTexts.wide, isWide, onWide)]),
        ],
      })}
      {isEmpty ? (
        <NothingShown form={form} onHidden={() => open({ of: 'hidden' })} />
      ) : (
        <div ref={room}>
          {overview.rowCount === 0 && overview.filtered === 0 && <NoRows form={form} />}
          <CompareContext value={isCompared}>
            <DashboardGrid
              overview={overview}
              form={form}
              arrange={arrange}
              openAnswers={openAnswers}
              isWide={isWide}
              arranged={arranged}
            />
          </CompareContext>
        </div>
      )}
      <DashboardDialogs
        dialogs={dialogs}
        dialog={dialog}
        opened={isOpen}
        onClose={close}
        form={form}
        client={client}
        arrange={arrange}
      />
    </DashboardContext>
  );
}

function NothingShown({ form, onHidden }: Pick<DashboardControl, 'form'> & { onHidden(): void }) {
  return (
    <EmptyState
      icon={<LayoutDashboard size={22} />}
      title={sheetTexts.noWidgets}
      action={
        mayHideWidget(useActor(), form).yes ? (
          <Button variant="default" onClick={onHidden}>
            {widgetTexts.viewHidden}
          </Button>
        ) : undefined
      }
    />
  );
}

/** A choice that is on or off, with a mark while it is on. */
function toggle(id: string, label: string, isOn: boolean, onChange: (isOn: boolean) => void): Choice {
  return {
    id,
    label,
    icon: isOn ? <Check size={18} role="img" aria-label={t(m.on)} /> : <span style={{ width: 18 }} />,
    onChoose: () => onChange(!isOn),
  };
}

/** What leads from a widget to its rows. The functions stay the same, so that no widget is drawn again for them. */
function useWaysToRows(sheet: OpenSheet, form: DashboardControl['form']) {
  const { client, filter } = sheet.view;
  const latest = useLatest(sheet);
  const core = useCore();
  const { timeZone } = useActor();
  const openRow = useCallback(
    (place: number) => {
      client.call('rowAt', [place]).then(
        (row) => row !== null && latest.current.onRow(row.id),
        // The page is being closed.
        () => undefined,
      );
    },
    [client, latest],
  );
  const openAnswers = useCallback<OpenAnswers>(
    (questionId) => {
      const question = filteredById(form).get(questionId);
      if (question === undefined || !mayNarrow(filter, question)) return undefined;
      return (value) => {
        const narrowed = filterWithAnswer(filter, question, value);
        if (narrowed === null) notifyFailed(notNarrowedText(question, value));
        else latest.current.onRows(narrowed);
      };
    },
    [form, filter, latest],
  );
  const openSpan = useCallback<OpenSpan>(
    (from, to) => {
      const clock = { now: core.ports.now(), timeZone };
      const { view: seen, onRows } = latest.current;
      onRows(filterWithSpan(seen.filter, from, to, clock));
    },
    [core, timeZone, latest],
  );
  const openInArea = useCallback<OpenArea>(
    (map, area) => latest.current.onRows(filterWithArea(latest.current.view.filter, map.question, area), map),
    [latest],
  );
  const openArea = matchesAnyOf(filter) ? undefined : openInArea;
  const inView = useCallback(() => {
    const { sheetIds, view } = latest.current;
    return { sheets: view.overview.sheets, pinnable: { sheetIds, filter: view.filter } };
  }, [latest]);
  return { openRow, openAnswers, openSpan, openArea, inView };
}

type DashboardDialogsProps = Pick<DashboardControl, 'form' | 'client' | 'arrange'> & {
  dialogs: WidgetDialogs;
  dialog: Dialog | null;
  opened: boolean;
  onClose(): void;
};

function DashboardDialogs({ dialogs, dialog, opened, onClose, ...control }: DashboardDialogsProps) {
  const { form, client, arrange } = control;
  return (
    <Suspense>
      {dialog?.of === 'builder' && (
        <dialogs.Builder
          form={form}
          widget={dialog.widget}
          opened={opened}
          onClose={onClose}
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
          opened={opened}
          onClose={onClose}
          onShown={(ids) => arrange((current) => withHidden(current, ids, false))}
        />
      )}
    </Suspense>
  );
}

/** The user's pins, as far as known. */
function usePinned(): ReadonlyMap<string, Pin> {
  const { data } = useRead(pinnedQuery, { enabled: mayPin(useActor()).yes });
  return useMemo(() => new Map(data?.map((pin) => [pin.id, pin])), [data]);
}

/** A stable object while its content is equal: every filter brings a new form object, and all menus depend on it. */
function useSame<T>(value: T): T {
  const latest = useRef(value);
  if (latest.current !== value && JSON.stringify(latest.current) !== JSON.stringify(value))
    latest.current = value;
  return latest.current;
}

/**
 * An address may name a part of the dashboard after its '#', as the command palette does for a question: it is shown once it is
 * drawn.
 */
function useNamedPart(): void {
  const id = useLocation({ select: ({ hash }) => hash });
  // Named again, it is shown again.
  const step = useLocation({ select: ({ state }) => state.__TSR_key });
  useEffect(() => {
    // Back from the rows of a part leads to that part.
    if (id === '' || comesBack()) return undefined;
    return showPart(id, {
      onShown: (part) => {
        part.tabIndex = -1;
        part.focus({ preventScroll: true });
      },
    });
  }, [id, step]);
}
