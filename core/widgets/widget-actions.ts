// The actions on a widget of a dashboard or home page, as records: its menu, the command palette and the terminal's keys
// list the same actions in the same order, and each face implements them. Calls to the server are in actions.ts, here
// and in core/pins.
import { type Actor, type Verdict, when, yes } from '#core/actor.ts';
import { type Form, type WidgetSize, widgetSizes } from '#core/forms/schema.ts';
import { mayPin } from '#core/pins/policy.ts';
import { mayChangeWidgets, mayHideWidget } from './policy.ts';

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
  form: Pick<Form, 'published'> | null;
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

const chart = (_: Actor, { of }: WidgetPlace) => when(of !== 'context', 'The Sheet Context is not a chart.');
const onDashboard = ({ form }: WidgetPlace) => when(form !== null, "Do this on the form's dashboard.");
const made = ({ of }: WidgetPlace) =>
  when(
    of === 'formula',
    of === 'context'
      ? 'The Sheet Context is part of every dashboard. It can be hidden.'
      : 'The widget of a question is changed with the question.',
  );

const sizeNames: Readonly<Record<WidgetSize, string>> = {
  S: 'Small card',
  M: 'Medium card',
  L: 'Large card',
};

export const widgetActions: readonly WidgetAction[] = [
  { verb: 'large', label: 'Full screen', may: chart },
  { verb: 'table', label: 'Show as table', may: chart },
  { verb: 'png', label: 'Export as PNG', may: chart },
  { verb: 'csv', label: 'Export as CSV', may: chart },
  {
    verb: 'images',
    label: 'Download images',
    may: (_, { hasImages, form }) => when(hasImages === true && form !== null, 'It has no images.'),
  },
  {
    verb: 'open',
    label: 'Open dashboard',
    apart: true,
    may: (_, { form }) => when(form === null, 'This is its dashboard.'),
  },
  {
    verb: 'pin',
    label: 'Pin',
    apart: true,
    may: (actor, { isPinned }) => all(mayPin(actor), when(!isPinned, 'This widget is already pinned.')),
  },
  {
    verb: 'unpin',
    label: 'Unpin',
    apart: true,
    may: (actor, { isPinned }) => all(mayPin(actor), when(isPinned, 'This widget is not pinned.')),
  },
  {
    verb: 'top',
    label: 'Move to the top',
    apart: true,
    may: (actor, place) =>
      all(
        mayChangeWidgets(actor),
        onDashboard(place),
        when(place.isFirst === false, 'It is the first widget.'),
      ),
  },
  ...widgetSizes.map((size) => ({
    verb: size,
    label: sizeNames[size],
    may: (actor: Actor, place: WidgetPlace) =>
      all(
        mayChangeWidgets(actor),
        onDashboard(place),
        when(place.size !== undefined && place.size !== size, 'It has this size.'),
      ),
  })),
  {
    verb: 'edit',
    apart: true,
    label: 'Edit',
    may: (actor, place) => all(mayChangeWidgets(actor), onDashboard(place), made(place)),
  },
  {
    verb: 'hide',
    label: 'Hide',
    may: (actor, place) => (place.form === null ? onDashboard(place) : mayHideWidget(actor, place.form)),
  },
  {
    verb: 'delete',
    label: 'Delete',
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
