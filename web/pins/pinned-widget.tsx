// A pinned widget on a home page: rendered as on its dashboard, with a link to it and actions.
import { useNavigate } from '@tanstack/react-router';
import { type ComponentProps, memo, useCallback, useMemo, useRef, useState } from 'react';
import { resizePin, unpinWidget } from '#core/pins/actions.ts';
import { pinnedPart, pinnedQuestions, pinnedRowAt, pinnedView, pinnedNotes } from '#core/pins/pinned-part.ts';
import { chartSizeOf, type Pin } from '#core/pins/schema.ts';
import { pinTexts } from '#core/pins/labels.ts';
import { filterToAddress } from '#core/sheets/filter/address-filter.ts';
import { amountText } from '#core/sheets/dashboard/amount-text.ts';
import { filterWithArea } from '#core/sheets/filter/area-filter.ts';
import {
  filterWithAnswer,
  filterWithSpan,
  mayNarrow,
  notNarrowedText,
  matchesAnyOf,
} from '#core/sheets/filter/drill-down.ts';
import type { RowFilterInput } from '#core/sheets/schema.ts';
import type { ChartSize } from '#core/sheets/labels.ts';
import { brokenWidgetText } from '#core/widgets/summarize.ts';
import type { Area } from '#core/questions/places/area.ts';
import { LinkAnchor } from '#web/ui/link.tsx';
import { sheetIdsText } from '#web/paths.ts';
import { withMap } from '#web/sheets/table/table-search.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import type { PinnedWidgetView } from '#web/slots.ts';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import { Loading } from '#web/ui/notices/loading.tsx';
import { notifyFailed } from '#web/ui/notices/notify.ts';
import { useOfferedChoices } from '#web/ui/offered-choices.ts';
import { useAction } from '#web/ui/use-action.ts';
import { LargeWidget } from '#web/sheets/widgets/large-widget.tsx';
import { unpinUndo, widgetChoices } from '#web/sheets/widgets/widget-choices.tsx';
import { saveWidgetImage, saveWidgetTable } from '#web/sheets/widgets/widget-files.ts';
import { MarkProvider, type MarkWays } from '#web/sheets/widgets/marks.tsx';
import { WidgetBody } from '#web/sheets/widgets/widget-body.tsx';
import { WidgetFrame } from '#web/sheets/widgets/widget-frame.tsx';
import type { WidgetDialog } from '#web/sheets/widgets/widget-menu.tsx';
import { WidgetTableDialog } from '#web/sheets/widgets/widget-table-dialog.tsx';
import type { OpenAnswers, ShownMap } from '#web/sheets/widgets/widget-view.ts';
import panel from '#web/sheets/dashboard/context-panel.module.css';
import classes from '#web/sheets/widgets/widget.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type PinnedWidgetProps = ComponentProps<PinnedWidgetView>;

export const PinnedWidget = memo(function PinnedWidget({ pin, handle, isLive = false }: PinnedWidgetProps) {
  const actor = useActor();
  const { run } = useAction();
  const go = useWays(pin);
  const part = useMemo(() => pinnedPart(pin), [pin]);
  const frame = useRef<HTMLDivElement>(null);
  const [openedDialog, setOpenedDialog] = useState<WidgetDialog | null>(null);
  const [used, setUsed] = useState<ReadonlySet<WidgetDialog>>(new Set());
  // The chosen size applies immediately; its points come with the next fetch.
  const [chosen, setChosen] = useState<ChartSize | null>(null);
  const size = chosen ?? chartSizeOf(pin.step);
  const { id, title } = pin;
  const resize = useCallback(
    (next: ChartSize) => {
      setChosen(next);
      void run(resizePin, { widgetId: id, size: next }).then(() => setChosen(null));
    },
    [run, id],
  );
  const open = (dialog: WidgetDialog) => {
    setUsed((before) => new Set([...before, dialog]));
    setOpenedDialog(dialog);
  };
  const close = () => setOpenedDialog(null);
  const choices = widgetChoices(
    actor,
    { of: part?.of ?? 'context', form: null, isPinned: true },
    {
      large: () => open('large'),
      table: () => open('table'),
      png: () => saveWidgetImage(frame.current, title),
      ...(part !== null && {
        csv: () => saveWidgetTable(() => Promise.resolve(part), { title, timeZone: actor.timeZone }),
      }),
      open: go.toDashboard,
      unpin: () =>
        void run(
          unpinWidget,
          { widgetId: id },
          { offer: () => unpinUndo(run, { userId: actor.userId, pin }) },
        ),
    },
  );
  // In full screen it is rendered a second time.
  useOfferedChoices(isLive ? null : { title, choices });
  const tools = !isLive && (
    <>
      {handle}
      <ActionMenu label={t(m.actionsFor, { title })} choices={choices} />
    </>
  );
  const subtitle = (
    <Source
      pin={pin}
      amount={part === null || part.summary.kind === 'summary' ? undefined : amountText(part)}
    />
  );
  const how = part && {
    part,
    listsDates: true,
    onRow: go.toRow,
    onSpan: go.toSpan,
    onAnswer: go.toAnswers,
    onArea: go.toArea,
  };
  // The frame stays mounted while the numbers load, or an open menu would close.
  return (
    <MarkProvider {...go.marks}>
      <WidgetFrame frame={frame} title={title} subtitle={subtitle} level={3} tools={tools}>
        {how === null ? <Otherwise pin={pin} /> : <WidgetBody {...how} size={size} onSize={resize} />}
      </WidgetFrame>
      {how !== null && used.has('large') && (
        <LargeWidget
          {...how}
          size={size}
          onSize={resize}
          title={title}
          opened={openedDialog === 'large'}
          onClose={close}
        />
      )}
      {part !== null && used.has('table') && (
        <WidgetTableDialog
          part={part}
          title={title}
          hasAll={false}
          opened={openedDialog === 'table'}
          onClose={close}
        />
      )}
    </MarkProvider>
  );
});

/** A link to the pin's dashboard, as it was when pinned. */
function Source({ pin, amount }: { pin: Pin; amount: string | undefined }) {
  const { sheetIds, filter } = pinnedView(pin);
  return (
    <>
      <LinkAnchor
        inherit
        underline="always"
        to="/sheet/$templateId/$sheetIds"
        params={{ templateId: pin.parentTemplateId, sheetIds: sheetIdsText(sheetIds) }}
        search={filter === null ? {} : { filter: filterToAddress(filter) }}
      >
        {pin.parentTemplateName}
      </LinkAnchor>
      {[...(amount === undefined ? [] : [amount]), ...pinnedNotes(pin)].map((word) => ` · ${word}`)}
    </>
  );
}

/** The Sheet Context, or why there is nothing to show. */
function Otherwise({ pin: { lines, problem } }: { pin: Pin }) {
  if (problem === 'reading') return <Loading text={pinTexts.loading} />;
  if (lines === null)
    return (
      <p className={classes.nothing}>{problem === 'too-large' ? pinTexts.tooLarge : brokenWidgetText()}</p>
    );
  return (
    <dl className="grid m-0">
      {lines.map(({ label, text }, index) => (
        <div key={index} className={`ruled grid p-0 py-7 gap-12 ${panel.line}`}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Links from a pin to its rows. */
function useWays(pin: Pin) {
  const navigate = useNavigate();
  const core = useCore();
  const { timeZone } = useActor();
  const latest = useRef(pin);
  latest.current = pin;
  const { parentTemplateId: templateId } = pin;
  const view = JSON.stringify(pinnedView(pin));
  return useMemo(() => {
    const { sheetIds, filter }: ReturnType<typeof pinnedView> = JSON.parse(view);
    const params = { templateId, sheetIds: sheetIdsText(sheetIds) };
    const search = (of: RowFilterInput | null) => (of === null ? {} : { filter: filterToAddress(of) });
    const toAnswers: OpenAnswers = (questionId) => {
      const question = latest.current.question ?? latest.current.groupedBy;
      if (question?.id !== questionId || !mayNarrow(filter, question)) return undefined;
      return (value) => {
        const narrowed = filterWithAnswer(filter, question, value);
        if (narrowed === null) notifyFailed(notNarrowedText(question, value));
        else void navigate({ to: '/sheet/$templateId/$sheetIds/data', params, search: search(narrowed) });
      };
    };
    const marks: MarkWays = {
      filter,
      questions: pinnedQuestions(latest.current),
      openRows: (narrowed) =>
        void navigate({ to: '/sheet/$templateId/$sheetIds/data', params, search: search(narrowed) }),
    };
    return {
      marks,
      toDashboard: () =>
        void navigate({ to: '/sheet/$templateId/$sheetIds', params, search: search(filter) }),
      toRow: (place: number) => {
        const rowId = pinnedRowAt(latest.current, place);
        if (rowId === null) return;
        void navigate({
          to: '/sheet/$templateId/$sheetIds/data/$rowId',
          params: { ...params, rowId },
          search: search(filter),
        });
      },
      toAnswers,
      toArea: matchesAnyOf(filter)
        ? undefined
        : (map: ShownMap, area: Area) =>
            void navigate({
              to: '/sheet/$templateId/$sheetIds/data',
              params,
              search: withMap(search(filterWithArea(filter, map.question, area)), map.question, map.colour),
            }),
      toSpan: (from: number, to: number) => {
        const clock = { now: core.ports.now(), timeZone };
        const narrowed = filterWithSpan(filter, from, to, clock);
        void navigate({ to: '/sheet/$templateId/$sheetIds/data', params, search: search(narrowed) });
      },
    };
  }, [navigate, templateId, view, core, timeZone]);
}
