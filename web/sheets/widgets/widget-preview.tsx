// The preview of a widget being built, computed in the worker. An error disappears when the configuration changes.
import { useEffect, useState } from 'react';
import type { DashboardWidget } from '#core/sheets/dashboard/overview.ts';
import { widgetTexts } from '#core/widgets/labels.ts';
import type { Widget } from '#core/widgets/schema.ts';
import { brokenWidgetText } from '#core/widgets/summarize.ts';
import { Loading } from '#web/ui/notices/loading.tsx';
import type { SheetClient } from '#web/sheets/engine/sheet-client.ts';
import { WidgetBody } from './widget-body.tsx';
import classes from './widget.module.css';

export type WidgetPreviewProps = { client: SheetClient; widget: Widget };
type PreviewState = DashboardWidget | 'broken' | 'without rows';

export function WidgetPreview({ client, widget }: WidgetPreviewProps) {
  const [shown, setShown] = useState<PreviewState | null>(null);
  const wanted = JSON.stringify(widget);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const previewed: Widget = JSON.parse(wanted);
    client.call('preview', [previewed], { signal }).then(
      (part) => !signal.aborted && setShown(part ?? 'without rows'),
      () => !signal.aborted && setShown('broken'),
    );
    return () => stop.abort();
  }, [client, wanted]);
  if (shown === null) return <Loading />;
  if (shown === 'broken') return <p className={classes.nothing}>{brokenWidgetText()}</p>;
  if (shown === 'without rows') return <p className={classes.nothing}>{widgetTexts.noPreview}</p>;
  return <WidgetBody part={shown} onRow={nowhere} />;
}

/** The row would open below the dialog. */
function nowhere(): void {}
