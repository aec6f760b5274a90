// A widget in its place on the dashboard: its title, what can be done with it, and what it shows.
import { Modal } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { counted } from '#core/count-text.ts';
import type { DashboardWidget } from '#core/sheets/overview.ts';
import { namedPart } from '#core/widgets/actions.ts';
import { Panel } from '#web/ui/panel.tsx';
import { useOpened } from '#web/ui/use-opened.ts';
import { useDashboard } from './use-dashboard.ts';
import { WidgetBody } from './widget-body.tsx';
import { type WidgetDialog, WidgetMenu } from './widget-menu.tsx';
import { WidgetTableDialog } from './widget-table-dialog.tsx';
import classes from './widget.module.css';

const ImagesDialog = lazy(() => import('./images-dialog.tsx').then((it) => ({ default: it.ImagesDialog })));

export type WidgetPanelProps = {
  part: DashboardWidget;
  /** What it is moved by, for those who may. */
  handle: ReactNode;
};

export function WidgetPanel({ part, handle }: WidgetPanelProps) {
  const { form, openRow } = useDashboard();
  const [asked, setAsked] = useState<WidgetDialog | null>(null);
  const [used, setUsed] = useState<ReadonlySet<WidgetDialog>>(new Set());
  const frame = useRef<HTMLDivElement>(null);
  const latest = useRef(part);
  latest.current = part;
  const { title } = namedPart(form, part);
  const open = useCallback((dialog: WidgetDialog) => {
    setUsed((before) => new Set([...before, dialog]));
    setAsked(dialog);
  }, []);
  const close = () => setAsked(null);
  return (
    <div ref={frame} className={classes.frame}>
      <Panel
        title={title}
        subtitle={subtitleOf(part)}
        actions={
          <div className={classes.tools} data-not-drawn>
            {handle}
            <WidgetMenu id={part.id} latest={latest} frame={frame} onOpen={open} />
          </div>
        }
      >
        <WidgetBody part={part} onRow={openRow} />
      </Panel>
      {used.has('large') && (
        <LargeWidget part={part} title={title} opened={asked === 'large'} onClose={close} />
      )}
      {used.has('images') && part.of === 'question' && (
        <Suspense>
          <ImagesDialog question={part.question} opened={asked === 'images'} onClose={close} />
        </Suspense>
      )}
      {used.has('table') && (
        <WidgetTableDialog part={part} title={title} opened={asked === 'table'} onClose={close} />
      )}
    </div>
  );
}

type LargeWidgetProps = { part: DashboardWidget; title: string; opened: boolean; onClose(): void };

function LargeWidget({ part, title, opened, onClose }: LargeWidgetProps) {
  const { openRow } = useDashboard();
  return (
    <Modal opened={useOpened(opened)} onClose={onClose} title={title} fullScreen radius={0}>
      <div className={classes.large}>
        <WidgetBody part={part} isLarge onRow={openRow} />
      </div>
    </Modal>
  );
}

/** How much there is of it. */
function subtitleOf(part: DashboardWidget): string | undefined {
  if (part.of === 'question')
    return part.summary.answered === 0 ? undefined : counted(part.summary.answered, 'answer');
  return part.summary.kind === 'broken' || part.summary.rows === 0
    ? undefined
    : counted(part.summary.rows, 'row');
}
