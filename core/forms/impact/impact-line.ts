// One line about the effects of a form change: who is affected, and how lists of names are shown.
import { listText } from '#core/count-text.ts';
import type { Form, FormInput } from '#core/forms/schema.ts';
import type { RowFilterInput } from '#core/sheets/schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Who is affected, in display order, with the heading of their lines. */
export const impactTopics = {
  filling: t(m.forPeopleFillingItIn),
  reading: t(m.dashboardsTablesAndExports),
  alerts: t(m.alerts),
  people: t(m.accessReviewsAndNotifications),
  data: t(m.inProgress),
} as const;
export type ImpactTopic = keyof typeof impactTopics;

export type ImpactLine = {
  topic: ImpactTopic;
  /**
   * `removed`: somebody loses something. `kept`: nothing changes, which is worth stating. `fact`: it is so, and usually meant.
   * `warning`: it may be a mistake.
   */
  tone: 'added' | 'removed' | 'changed' | 'kept' | 'fact' | 'warning';
  /** One or two sentences. */
  text: string;
  /** The rows that it is about, in the form in use. */
  rows?: { formId: string; filter: RowFilterInput };
};

/** Adds a line. */
export type AddLine = (tone: ImpactLine['tone'], text: string, rows?: ImpactLine['rows']) => void;

/** A form as read, or as a client will send it. */
export type ImpactForm = Form | FormInput;

const mostNamed = 5;

/** `"Speed", "Place" and 3 more`. */
export function quoted(names: readonly string[]): string {
  return listed(names.map((name) => `"${name}"`));
}

/** `Ann, Bob and 3 more`. */
export function listed(names: readonly string[]): string {
  const shown = names.slice(0, mostNamed);
  const more = names.length - shown.length;
  return more === 0 ? listText(shown) : t(m.namesAndMore, { names: shown.join(', '), count: more });
}
