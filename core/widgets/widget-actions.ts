// The actions on a widget of a dashboard or home page, as records: its menu, the command palette and the terminal's keys
// list the same actions in the same order, and each face implements them. Calls to the server are in actions.ts, here
// and in core/pins.
import { type Actor, type Verdict, when, yes } from '#core/actor.ts';
import { type WidgetSize, widgetSizes } from '#core/forms/schema.ts';
import { mayPin } from '#core/pins/policy.ts';
import type { DashboardForm } from '#core/sheets/dashboard/overview.ts';
import { mayArrange, mayChangeWidgets, mayHideWidget } from './policy.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export type WidgetVerb =
  | 'large'
  | 'table'
  | 'png'
  | 'csv'
  | 'images'
  | 'open'
  | 'pin'
  | 'unpin'
  | 'top'
  | 'S'
  | 'M'
  | 'L'
  | 'edit'
  | 'hide'
  | 'delete';

/** A widget and its location. Without a form it is on a home page. */
export type WidgetPlace = {
  of: 'context' | 'question' | 'formula';
  /** Its answers are images. */
  hasImages?: boolean;
  form: Pick<DashboardForm, 'published' | 'layouts'> | null;
  isPinned: boolean;
  /** On a dashboard: whether it is the first, and how much room it has. */
  isFirst?: boolean;
  size?: WidgetSize;
};

export type WidgetAction = {
  verb: WidgetVerb;
  label: string;
  danger?: true;
  /** Starts a new section in a menu. */
  apart?: true;
  may(actor: Actor, place: WidgetPlace): Verdict;
};

const chart = (_: Actor, { of }: WidgetPlace) => when(of !== 'context', t(m.sheetContextIsNotChart));
const onDashboard = ({ form }: WidgetPlace) => when(form !== null, t(m.doThisOnFormsDashboard));
const mayArranged = (actor: Actor, { form }: WidgetPlace) => mayArrange(actor, form ?? {});
const made = ({ of }: WidgetPlace) =>
  when(of === 'formula', of === 'context' ? t(m.sheetContextIsPartOf) : t(m.widgetOfQuestionIsChanged));

const sizeNames: Readonly<Record<WidgetSize, string>> = {
  S: t(m.smallCard),
  M: t(m.mediumCard),
  L: t(m.largeCard),
};

export const widgetActions: readonly WidgetAction[] = [
  { verb: 'large', label: t(m.fullScreen), may: chart },
  { verb: 'table', label: t(m.showAsTable), may: chart },
  { verb: 'png', label: t(m.exportAsPng), may: chart },
  { verb: 'csv', label: t(m.exportAsCsv), may: chart },
  {
    verb: 'images',
    label: t(m.downloadImages),
    may: (_, { hasImages, form }) => when(hasImages === true && form !== null, t(m.itHasNoImages)),
  },
  {
    verb: 'open',
    label: t(m.openDashboard),
    apart: true,
    may: (_, { form }) => when(form === null, t(m.thisIsItsDashboard)),
  },
  {
    verb: 'pin',
    label: t(m.pin),
    apart: true,
    may: (actor, { isPinned }) => all(mayPin(actor), when(!isPinned, t(m.thisWidgetIsAlreadyPinned))),
  },
  {
    verb: 'unpin',
    label: t(m.unpin),
    apart: true,
    may: (actor, { isPinned }) => all(mayPin(actor), when(isPinned, t(m.thisWidgetIsNotPinned))),
  },
  {
    verb: 'top',
    label: t(m.moveToTop),
    apart: true,
    may: (actor, place) =>
      all(mayArranged(actor, place), onDashboard(place), when(place.isFirst === false, t(m.itIsFirstWidget))),
  },
  ...widgetSizes.map((size) => ({
    verb: size,
    label: sizeNames[size],
    may: (actor: Actor, place: WidgetPlace) =>
      all(
        mayArranged(actor, place),
        onDashboard(place),
        when(place.size !== undefined && place.size !== size, t(m.itHasThisSize)),
      ),
  })),
  {
    verb: 'edit',
    apart: true,
    label: t(common.edit),
    may: (actor, place) => all(mayChangeWidgets(actor), onDashboard(place), made(place)),
  },
  {
    verb: 'hide',
    label: t(m.hide),
    may: (actor, place) => (place.form === null ? onDashboard(place) : mayHideWidget(actor, place.form)),
  },
  {
    verb: 'delete',
    label: t(common.delete),
    danger: true,
    may: (actor, place) => all(mayChangeWidgets(actor), onDashboard(place), made(place)),
  },
];

/** The actions offered on a widget, in menu order. */
export function offeredActions(actor: Actor, place: WidgetPlace): WidgetAction[] {
  return widgetActions.filter((action) => action.may(actor, place).yes);
}

/** The first refusal, if any. */
function all(...verdicts: readonly Verdict[]): Verdict {
  return verdicts.find((verdict) => !verdict.yes) ?? yes;
}
