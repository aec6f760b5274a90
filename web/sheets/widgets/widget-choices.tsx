// The menus of a dashboard's parts: core's action records, with their implementation here.
import {
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
  Table2,
  Trash2,
} from 'lucide-react';
import type { Actor } from '#core/actor.ts';
import { pinAgain, pinWidget, unpinWidget } from '#core/pins/actions.ts';
import type { Pin as Pinned } from '#core/pins/schema.ts';
import type { ChartSize } from '#core/sheets/texts.ts';
import {
  type DashboardPart,
  deleteWidget,
  hideWidget,
  namedPart,
  unhideParts,
} from '#core/widgets/actions.ts';
import { withHidden, withoutWidget } from '#core/widgets/arrangement.ts';
import { offeredActions, type WidgetPlace, type WidgetVerb } from '#core/widgets/widget-actions.ts';
import type { Choice } from '#web/ui/choice.ts';
import type { Offer } from '#web/ui/notices/offered-message.tsx';
import type { RunAction } from '#web/ui/use-action.ts';
import type { DashboardControl } from '#web/sheets/dashboard/use-dashboard.ts';

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
  const place = { of: 'context', form, isPinned: pinned.has(form.id) } as const;
  return widgetChoices(actor, place, partWork(actor, { of: 'context' }, control));
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
  return {
    pin: (run) => {
      const chosen = size();
      void run(
        pinWidget,
        { widgetId, ...inView().pinnable, ...(chosen !== undefined && { size: chosen }) },
        {
          offer: (result) => (result === 'limit' ? undefined : { label: 'Undo', onChoose: () => unpin(run) }),
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
            label: 'Undo',
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
