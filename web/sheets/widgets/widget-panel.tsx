// A widget on the dashboard: title, menu, and content.
import { memo, type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { useLatest } from '#web/platform/use-latest.ts';
import { amountText } from '#core/sheets/dashboard/amount-text.ts';
import type { DashboardWidget } from '#core/sheets/dashboard/overview.ts';
import type { ChartSize } from '#core/sheets/labels.ts';
import { namedPart } from '#core/widgets/actions.ts';
import { LargeWidget } from './large-widget.tsx';
import { useDashboard } from '#web/sheets/dashboard/use-dashboard.ts';
import { WidgetBody } from './widget-body.tsx';
import { WidgetFrame } from './widget-frame.tsx';
import { type WidgetDialog, WidgetMenu } from './widget-menu.tsx';
import { WidgetTableDialog } from './widget-table-dialog.tsx';
import { leaveFrom } from '#web/sheets/dashboard/came-from.ts';
import type { OpenAnswers, OpenArea, OpenSpan, WidgetBodyProps } from './widget-view.ts';
import { lazyDialog } from '#web/ui/lazy-part.tsx';

const ImagesDialog = lazyDialog(() => import('./images-dialog.tsx').then((it) => it.ImagesDialog));

export type WidgetPanelProps = {
  part: DashboardWidget;
  /** The drag handle, for users who may move it. */
  handle: ReactNode;
  openAnswers: OpenAnswers;
};

/** Memoized by its part and its dashboard. */
export const WidgetPanel = memo(function WidgetPanel({ part, handle, openAnswers }: WidgetPanelProps) {
  const { form, isSummarized, openRow, openSpan, openArea } = useDashboard();
  const [dialog, setDialog] = useState<WidgetDialog | null>(null);
  const [used, setUsed] = useState<ReadonlySet<WidgetDialog>>(new Set());
  const frame = useRef<HTMLDivElement>(null);
  const latest = useLatest(part);
  const size = useRef<ChartSize>(undefined);
  const keepSize = useCallback((chosen: ChartSize) => {
    size.current = chosen;
  }, []);
  const { title } = namedPart(form, part);
  const open = useCallback((wanted: WidgetDialog) => {
    setUsed((before) => new Set([...before, wanted]));
    setDialog(wanted);
  }, []);
  const close = () => setDialog(null);
  const how = useMemo(
    () => waysFrom(part, { openRow, openSpan, openAnswers, openArea }),
    [part, openRow, openSpan, openAnswers, openArea],
  );
  return (
    <>
      <WidgetFrame
        frame={frame}
        title={title}
        subtitle={part.summary.kind === 'summary' ? undefined : amountText(part)}
        tools={
          <>
            {handle}
            <WidgetMenu id={part.id} latest={latest} frame={frame} size={size} onOpen={open} />
          </>
        }
      >
        <WidgetBody {...how} onSize={keepSize} />
      </WidgetFrame>
      {used.has('large') && (
        <LargeWidget {...how} title={title} opened={dialog === 'large'} onClose={close} />
      )}
      {used.has('images') && part.of === 'question' && (
        <Suspense>
          <ImagesDialog question={part.question} opened={dialog === 'images'} onClose={close} />
        </Suspense>
      )}
      {used.has('table') && (
        <WidgetTableDialog
          part={part}
          title={title}
          hasAll={!isSummarized}
          opened={dialog === 'table'}
          onClose={close}
        />
      )}
    </>
  );
});

type Ways = {
  openRow(place: number): void;
  openSpan: OpenSpan;
  openAnswers: OpenAnswers;
  openArea: OpenArea | undefined;
};

/** The ways to the rows of a widget: Back leads to it again. */
function waysFrom(
  part: DashboardWidget,
  { openRow, openSpan, openAnswers, openArea }: Ways,
): Pick<WidgetBodyProps, 'part' | 'onRow' | 'onSpan' | 'onAnswer' | 'onArea'> {
  return {
    part,
    onRow(place) {
      leaveFrom(part.id);
      openRow(place);
    },
    onSpan(from, to) {
      leaveFrom(part.id);
      openSpan(from, to);
    },
    onArea:
      openArea &&
      ((map, area) => {
        leaveFrom(part.id);
        openArea(map, area);
      }),
    onAnswer(questionId) {
      const open = openAnswers(questionId);
      return (
        open &&
        ((value) => {
          leaveFrom(part.id);
          open(value);
        })
      );
    },
  };
}
