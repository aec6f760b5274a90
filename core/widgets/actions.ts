// The actions on widgets of a form's dashboard, with the texts of spec 2, section 8.
import { assertNever } from '#core/assert-never.ts';
import { action } from '#core/action.ts';
import type { Send } from '#core/send.ts';
import { changeQuestion } from '#core/forms/calls.ts';
import type { Form, WidgetSize } from '#core/forms/schema.ts';
import type { DashboardForm, DashboardWidget } from '#core/sheets/dashboard/overview.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import { type NamedPart, placesOf } from './arrangement.ts';
import { withOrder, withSize } from './layout/dashboard-layout.ts';
import {
  changeWidget,
  createWidget,
  deleteWidget as deleteWidgetCall,
  hideContext,
  reorderWidgets,
  saveOwnLayout,
  unhideWidgets,
} from './calls.ts';
import { mayAddWidget, mayArrange, mayChangeWidgets, mayHideWidget } from './policy.ts';
import type { Widget } from './schema.ts';
import { type WidgetDraft, widgetOfDraft } from './widget-draft.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

type OfForm = Pick<Form, 'id' | 'published'>;
/** A part of a dashboard, without its numbers. */
export type DashboardPart =
  | { of: 'context' }
  | Pick<Extract<DashboardWidget, { of: 'question' }>, 'of' | 'question'>
  | Pick<Extract<DashboardWidget, { of: 'formula' }>, 'of' | 'widget'>;

const touches = [['forms']] as const;

export const saveWidget = action<{ form: OfForm; draft: WidgetDraft }, Widget>({
  id: 'widgets.save',
  label: t(common.save),
  may: (actor, { form, draft }) => (draft.isNewWidget ? mayAddWidget(actor, form) : mayChangeWidgets(actor)),
  run: (send, { form: { id }, draft }) => {
    const body = widgetOfDraft(draft);
    return draft.isNewWidget
      ? send(createWidget, { params: { id }, body })
      : send(changeWidget, { params: { id, widgetId: draft.id }, body });
  },
  done: () => t(m.yourWidgetWasSaved),
  failed: () => t(m.errorOccurredWhileSavingYour),
  touches,
});

export const deleteWidget = action<{ form: OfForm; widget: Widget }, unknown>({
  id: 'widgets.delete',
  label: t(common.delete),
  danger: true,
  confirmation: ({ widget: { title } }) => ({
    title: t(m.deleteThisWidget),
    text: t(m.willBeDeletedFromEveryones, { title }),
    confirm: t(common.delete),
  }),
  may: (actor) => mayChangeWidgets(actor),
  run: (send, { form, widget }) => send(deleteWidgetCall, { params: { id: form.id, widgetId: widget.id } }),
  done: () => t(m.yourWidgetWasDeleted),
  failed: () => t(m.errorOccurredWhileDeletingYour),
  touches,
});

export const hideWidget = action<{ form: OfForm; part: DashboardPart }, unknown>({
  id: 'widgets.hide',
  label: t(m.hide),
  may: (actor, { form }) => mayHideWidget(actor, form),
  run: (send, { form: { id }, part }) => {
    switch (part.of) {
      case 'context':
        return send(hideContext, { params: { id } });
      case 'question':
        return send(changeQuestion, { params: { id: part.question.id }, body: { hidden: true } });
      case 'formula': {
        // The position is not sent: it may have changed since this was read.
        const { id: widgetId, widgetOrder: _, ...widget } = part.widget;
        return send(changeWidget, { params: { id, widgetId }, body: { ...widget, hidden: true } });
      }
      default:
        return assertNever(part);
    }
  },
  done: ({ form, part }) => t(m.wasHidden, { title: namedPart(form, part).title }),
  failed: () => t(m.errorOccurredWhileHidingYour),
  touches,
});

export const unhideParts = action<{ form: OfForm; parts: readonly NamedPart[] }, unknown>({
  id: 'widgets.unhide',
  label: t(m.unhide),
  may: (actor, { form }) => mayHideWidget(actor, form),
  run: (send, { form: { id }, parts }) =>
    send(unhideWidgets, { params: { id }, body: { uuids: parts.map((part) => part.id) } }),
  done: ({ form, parts }) => unhiddenText(form.id, parts),
  failed: () => t(m.errorOccurredWhileUnhidingYour),
  touches,
});

/** Puts the parts in another order: for everybody, or in one's own layout where there is one. */
export const reorderParts = action<{ form: DashboardForm; order: readonly string[] }, unknown>({
  id: 'widgets.reorder',
  label: t(m.move),
  may: (actor, { form }) => mayArrange(actor, form),
  run: (send, { form, order }) =>
    sendOwn(send, form, withOrder(form, order)) ??
    send(reorderWidgets, { params: { id: form.id }, body: placesOf(form, order) }),
  failed: () => t(m.newOrderOfYourWidgets),
  touches,
});

/** Gives a part of the dashboard another size: for everybody, or in one's own layout where there is one. */
export const resizePart = action<{ form: DashboardForm; id: string; size: WidgetSize }, unknown>({
  id: 'widgets.resize',
  label: t(m.resize),
  may: (actor, { form }) => mayArrange(actor, form),
  run: (send, { form, id, size }) =>
    sendOwn(send, form, withSize(form, id, size)) ??
    send(reorderWidgets, { params: { id: form.id }, body: { sizes: { [id]: size } } }),
  failed: () => t(m.newSizeOfYourWidget),
  touches,
});

/** The id of a part as `unhide` takes it: the form's id for the Sheet Context. */
export function namedPart(form: Pick<Form, 'id'>, part: DashboardPart): NamedPart {
  switch (part.of) {
    case 'context':
      return { id: form.id, title: sheetTexts.context };
    case 'question':
      return { id: part.question.id, title: part.question.text };
    case 'formula':
      return { id: part.widget.id, title: part.widget.title };
    default:
      return assertNever(part);
  }
}

function unhiddenText(formId: string, parts: readonly NamedPart[]): string {
  const [first] = parts;
  if (parts.length > 1 || first === undefined) return t(m.widgetsShownAgain, { count: parts.length });
  return first.id === formId ? t(m.sheetContextIsShownAgain) : t(m.isShownAgain, { first: first.title });
}

/** Sends one's own layout as it is after a change; undefined where there is none. */
function sendOwn(send: Send, { id, layouts }: DashboardForm, changed: DashboardForm) {
  if (layouts?.own == null) return undefined;
  return send(saveOwnLayout, { params: { id }, body: { layout: changed.layouts?.own ?? null } });
}
