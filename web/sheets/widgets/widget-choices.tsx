// The menus of a dashboard's parts: core's action records, with their implementation here.
import {
  ArrowUpToLine,
  ChartColumn,
  EyeOff,
  FileText,
  Image,
  Images,
  type LucideIcon,
  Maximize2,
  Pencil,
  Pin,
  PinOff,
  RectangleHorizontal,
  RectangleVertical,
  Square,
  Table2,
  Trash2,
} from 'lucide-react';
import type { Actor } from '#core/actor.ts';
import type { WidgetSize } from '#core/forms/schema.ts';
import { pinAgain, pinWidget, unpinWidget } from '#core/pins/actions.ts';
import type { Pin as Pinned } from '#core/pins/schema.ts';
import type { ChartSize } from '#core/sheets/labels.ts';
import {
  type DashboardPart,
  deleteWidget,
  hideWidget,
  namedPart,
  reorderParts,
  resizePart,
  unhideParts,
} from '#core/widgets/actions.ts';
import { orderAfterMove, shownOrder, withHidden, withoutWidget } from '#core/widgets/arrangement.ts';
import { shownSize, withArrangementOf, withOrder, withSize } from '#core/widgets/layout/dashboard-layout.ts';
import { offeredActions, type WidgetPlace, type WidgetVerb } from '#core/widgets/widget-actions.ts';
import type { Choice } from '#web/ui/choice.ts';
import type { Offer } from '#web/ui/notices/offered-message.tsx';
import type { RunAction } from '#web/ui/use-action.ts';
import { showPart } from '#web/sheets/dashboard/show-part.ts';
import type { DashboardControl } from '#web/sheets/dashboard/use-dashboard.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';

/** The implementation of each verb; missing ones are not offered. */
export type WidgetWork = Partial<Record<WidgetVerb, (run: RunAction) => void>>;

const icons: Readonly<Record<WidgetVerb, LucideIcon>> = {
  large: Maximize2,
  table: Table2,
  png: Image,
  csv: FileText,
  images: Images,
  open: ChartColumn,
  pin: Pin,
  unpin: PinOff,
  top: ArrowUpToLine,
  S: Square,
  M: RectangleVertical,
  L: RectangleHorizontal,
  edit: Pencil,
  hide: EyeOff,
  delete: Trash2,
};

/** The items of a widget's menu. */
export function widgetChoices(actor: Actor, place: WidgetPlace, work: WidgetWork): Choice[] {
  return offeredActions(actor, place).flatMap(({ verb, label, danger, apart }) => {
    const onChoose = work[verb];
    const Icon = icons[verb];
    if (onChoose === undefined) return [];
    return [
      {
        id: verb,
        label,
        icon: <Icon size={16} aria-hidden />,
        onChoose,
        ...(danger && { danger }),
        ...(apart && { apart }),
      },
    ];
  });
}

/** The items of the Sheet Context's menu. */
export function contextChoices(actor: Actor, control: DashboardControl): Choice[] {
  const { form, pinned } = control;
  const place = {
    of: 'context',
    form,
    isPinned: pinned.has(form.id),
    ...placeOnDashboard(form, form.id),
  } as const;
  return widgetChoices(actor, place, partWork(actor, { of: 'context' }, control));
}

/** Where a part is on its dashboard, and how much room it has. */
export function placeOnDashboard(
  form: DashboardControl['form'],
  id: string,
): Pick<WidgetPlace, 'isFirst' | 'size'> {
  return { isFirst: shownOrder(form)[0] === id, size: shownSize(form, id) };
}

/** The actions on a part of a dashboard that call the server. */
export function partWork(
  { userId }: Actor,
  part: DashboardPart,
  { form, arrange, inView, pinned, edit }: DashboardControl,
  size: () => ChartSize | undefined = () => undefined,
): WidgetWork {
  const named = namedPart(form, part);
  const widgetId = named.id;
  const unpin = (run: RunAction) => void run(unpinWidget, { widgetId });
  const pin = pinned.get(widgetId);
  const resize = (wanted: WidgetSize) => (run: RunAction) => {
    arrange((current) => withSize(current, widgetId, wanted));
    void run(resizePart, { form, id: widgetId, size: wanted }).then(({ done }) => {
      if (!done) arrange((current) => withArrangementOf(current, form));
    });
  };
  return {
    top: (run) => {
      const order = orderAfterMove(form, shownOrder(form).indexOf(widgetId), 0);
      arrange((current) => withOrder(current, order));
      showPart(widgetId);
      void run(reorderParts, { form, order }).then(({ done }) => {
        if (!done) arrange((current) => withArrangementOf(current, form));
      });
    },
    S: resize('S'),
    M: resize('M'),
    L: resize('L'),
    pin: (run) => {
      const chosen = size();
      void run(
        pinWidget,
        { widgetId, ...inView().pinnable, ...(chosen !== undefined && { size: chosen }) },
        {
          offer: (result) =>
            result === 'limit' ? undefined : { label: t(common.undo), onChoose: () => unpin(run) },
        },
      );
    },
    unpin: (run) =>
      void run(unpinWidget, { widgetId }, { offer: () => pin && unpinUndo(run, { userId, pin }) }),
    // The message has an undo button.
    hide: (run) =>
      void run(
        hideWidget,
        { form, part },
        {
          offer: () => ({
            label: t(common.undo),
            onChoose: () =>
              void run(unhideParts, { form, parts: [named] }).then(({ done }) => {
                if (done) arrange((current) => withHidden(current, [widgetId], false));
              }),
          }),
        },
      ).then(({ done }) => {
        if (done) arrange((current) => withHidden(current, [widgetId], true));
      }),
    ...(part.of === 'formula' && {
      edit: () => edit(part.widget),
      delete: (run: RunAction) =>
        void run(deleteWidget, { form, widget: part.widget }).then(({ done }) => {
          if (done) arrange((current) => withoutWidget(current, widgetId));
        }),
    }),
  };
}

/** The undo button in the message that a widget was unpinned. */
export function unpinUndo(run: RunAction, given: { userId: string; pin: Pinned }): Offer {
  return { label: pinAgain.label, onChoose: () => void run(pinAgain, given) };
}
