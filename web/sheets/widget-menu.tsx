// What can be done with a part of the dashboard: seen otherwise, saved as a file, changed, hidden, deleted.
import { EyeOff, FileText, Image, Images, Maximize2, Pencil, Table2, Trash2 } from 'lucide-react';
import { memo, type RefObject } from 'react';
import { saveImages } from '#core/exports/actions.ts';
import { imageTypes } from '#core/forms/schema.ts';
import type { DashboardWidget } from '#core/sheets/overview.ts';
import {
  deleteWidget,
  hideWidget,
  namedPart,
  unhideParts,
  type DashboardPart,
} from '#core/widgets/actions.ts';
import { withHidden, withoutWidget } from '#core/widgets/arrangement.ts';
import { mayChangeWidgets } from '#core/widgets/policy.ts';
import { widgetCsv, widgetTable } from '#core/widgets/widget-table.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { saveBlob } from '#web/platform/download.ts';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import { actionChoice, type Choice } from '#web/ui/choice.ts';
import { notifyFailed } from '#web/ui/notify.ts';
import { type DashboardControl, useDashboard } from './use-dashboard.ts';

export type WidgetMenuProps = {
  id: string;
  /** The widget as it is shown now. The menu is not drawn anew with its numbers: a dashboard has many. */
  latest: RefObject<DashboardWidget>;
  /** What is drawn of it. */
  frame: RefObject<HTMLElement | null>;
  onOpen(dialog: WidgetDialog): void;
};
/** Other ways to see a widget. */
export type WidgetDialog = 'large' | 'table' | 'images';

export const WidgetMenu = memo(function WidgetMenu({ id, latest, frame, onOpen }: WidgetMenuProps) {
  const control = useDashboard();
  const { timeZone } = useActor();
  const { form, client, arrange } = control;
  const part = partOf(form, id);
  if (part === null) return null;
  const { title } = namedPart(form, part);
  const saveImage = async () => {
    const { widgetImage } = await import('./widget-image.ts');
    if (frame.current !== null) saveBlob(await widgetImage(frame.current), `${title}.png`);
  };
  const saveTable = async () => {
    const [whole = latest.current] = await client.call('summarize', [[part], Number.MAX_SAFE_INTEGER]);
    const text = widgetCsv(widgetTable(whole, { timeZone }));
    // Without the mark at its beginning spreadsheets take it for another encoding.
    saveBlob(new Blob(['\uFEFF', text], { type: 'text/csv' }), `${title}.csv`);
  };
  const choices: Choice[] = [
    {
      id: 'large',
      label: 'Full screen',
      icon: <Maximize2 size={16} aria-hidden />,
      onChoose: () => onOpen('large'),
    },
    {
      id: 'table',
      label: 'Show as table',
      icon: <Table2 size={16} aria-hidden />,
      onChoose: () => onOpen('table'),
    },
    {
      id: 'png',
      label: 'Export as PNG',
      icon: <Image size={16} aria-hidden />,
      onChoose: () => void saveImage().catch(exportFailed),
    },
    {
      id: 'csv',
      label: 'Export as CSV',
      icon: <FileText size={16} aria-hidden />,
      onChoose: () => void saveTable().catch(exportFailed),
    },
  ];
  if (part.of === 'question' && imageTypes.has(part.question.type)) {
    choices.push({
      id: saveImages.id,
      label: saveImages.label,
      icon: <Images size={16} aria-hidden />,
      disabled: latest.current.of === 'question' && latest.current.summary.answered === 0,
      onChoose: () => onOpen('images'),
    });
  }
  if (part.of === 'question') choices.push({ ...hideChoice(part, control), apart: true });
  if (part.of === 'formula') {
    const { widget } = part;
    choices.push(
      {
        id: 'widgets.edit',
        label: 'Edit',
        icon: <Pencil size={16} aria-hidden />,
        apart: true,
        isOffered: (actor) => mayChangeWidgets(actor).yes,
        onChoose: () => control.edit(widget),
      },
      hideChoice(part, control),
      actionChoice(
        deleteWidget,
        { form, widget },
        {
          icon: <Trash2 size={16} aria-hidden />,
          onDone: () => arrange((current) => withoutWidget(current, id)),
        },
      ),
    );
  }
  return <ActionMenu label={`Actions for ${title}`} choices={choices} />;
});

type Defined = Exclude<DashboardPart, { of: 'context' }>;

function partOf({ questions, widgets }: DashboardControl['form'], id: string): Defined | null {
  const question = questions.find((each) => each.id === id);
  if (question !== undefined) return { of: 'question', question };
  const widget = widgets.find((each) => each.id === id);
  return widget === undefined ? null : { of: 'formula', widget };
}

/** Hides a part, with the way back in the message. */
export function hideChoice(
  part: DashboardPart,
  { form, arrange }: Pick<DashboardControl, 'form' | 'arrange'>,
): Choice {
  const named = namedPart(form, part);
  return actionChoice(
    hideWidget,
    { form, part },
    {
      icon: <EyeOff size={16} aria-hidden />,
      onDone: () => arrange((current) => withHidden(current, [named.id], true)),
      offer: (_, run) => ({
        label: 'Undo',
        onChoose: () =>
          void run(unhideParts, { form, parts: [named] }).then(({ done }) => {
            if (done) arrange((current) => withHidden(current, [named.id], false));
          }),
      }),
    },
  );
}

function exportFailed(): void {
  notifyFailed('Unable to export data. Please try again.');
}
