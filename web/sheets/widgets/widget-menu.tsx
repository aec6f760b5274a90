// The menu of a widget on a dashboard.
import { memo, type RefObject, useMemo } from 'react';
import { isImageType } from '#core/questions/types.ts';
import type { DashboardWidget } from '#core/sheets/dashboard/overview.ts';
import type { ChartSize } from '#core/sheets/labels.ts';
import { type DashboardPart, namedPart } from '#core/widgets/actions.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import { useOfferedChoices } from '#web/ui/offered-choices.ts';
import { type DashboardControl, useDashboard } from '#web/sheets/dashboard/use-dashboard.ts';
import { partWork, placeOnDashboard, widgetChoices } from './widget-choices.tsx';
import { saveWidgetImage, saveWidgetTable } from './widget-files.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type WidgetMenuProps = {
  id: string;
  /** The currently shown widget. The menu is memoized independently of its numbers: a dashboard has many. */
  latest: RefObject<DashboardWidget>;
  /** Its rendered element. */
  frame: RefObject<HTMLElement | null>;
  /** How many points of its chart are shown. */
  size: RefObject<ChartSize | undefined>;
  onOpen(dialog: WidgetDialog): void;
};
/** Other displays of a widget. */
export type WidgetDialog = 'large' | 'table' | 'images';

export const WidgetMenu = memo(function WidgetMenu({ id, latest, frame, size, onOpen }: WidgetMenuProps) {
  const control = useDashboard();
  const actor = useActor();
  const { form, client, pinned } = control;
  const part = useMemo(() => partOf(form, id), [form, id]);
  const title = part === null ? '' : namedPart(form, part).title;
  const choices =
    part === null
      ? null
      : widgetChoices(
          actor,
          {
            of: part.of,
            hasImages: hasImages(part),
            form,
            isPinned: pinned.has(id),
            ...placeOnDashboard(form, id),
          },
          {
            ...partWork(actor, part, control, () => size.current),
            large: () => onOpen('large'),
            images: () => onOpen('images'),
            table: () => onOpen('table'),
            png: () => saveWidgetImage(frame.current, title),
            csv: () =>
              saveWidgetTable(
                async () => {
                  const [whole = latest.current] = await client.call('summarize', [
                    [part],
                    Number.MAX_SAFE_INTEGER,
                  ]);
                  return whole;
                },
                { title, timeZone: actor.timeZone },
              ),
          },
        );
  useOfferedChoices(choices && { title, choices });
  return choices && <ActionMenu label={t(m.actionsFor, { title })} choices={choices} />;
});

type Defined = Exclude<DashboardPart, { of: 'context' }>;

function partOf({ questions, widgets }: DashboardControl['form'], id: string): Defined | null {
  const question = questions.find((each) => each.id === id);
  if (question !== undefined) return { of: 'question', question };
  const widget = widgets.find((each) => each.id === id);
  return widget === undefined ? null : { of: 'formula', widget };
}

function hasImages(part: Defined): boolean {
  return part.of === 'question' && isImageType(part.question.type);
}
