// The effects of a form change on named people: who sees it, reviews its rows, and is notified.
import { personName } from '#core/primitives.ts';
import type { ImpactCounts } from '#core/forms/calls.ts';
import { type ImpactForm, type ImpactLine, listed, type AddLine } from './impact-line.ts';
import type { Form } from '#core/forms/schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Lines about groups, reviewers, and recipients of notifications. */
export function peopleLines(
  before: Form,
  after: ImpactForm,
  counts: ImpactCounts | null,
  say: AddLine,
): void {
  groupLines(before, after, say);
  reviewLines(before, after, counts, say);
  for (const [part, what] of notifiedOf) notifiedLines(before[part], after[part], { what, alert: '' }, say);
  const alerts = new Map(after.alerts.map((alert) => [alert.id, alert]));
  for (const { id, alertContacts } of before.alerts) {
    const now = alerts.get(id);
    if (now !== undefined)
      notifiedLines(alertContacts, now.alertContacts, { what: 'alert', alert: now.name }, say);
  }
}

/** Published without reviewers, as most forms are, or with an alert that nobody hears of, which may be an oversight. */
export function nobodyLines({ reviewers, alerts }: Pick<ImpactForm, 'reviewers' | 'alerts'>): ImpactLine[] {
  const silent = alerts.filter(({ alertContacts }) => alertContacts.length === 0);
  return [
    ...(reviewers.length === 0
      ? [{ topic: 'people', tone: 'fact', text: t(m.nobodyReviewsItsRows) } as const]
      : []),
    ...silent.map(
      ({ name }) => ({ topic: 'people', tone: 'warning', text: t(m.alertNotifiesNobody, { name }) }) as const,
    ),
  ];
}

const notifiedOf = [
  ['sheetCompleteContacts', 'sheets'],
  ['rowCompleteContacts', 'rows'],
  ['rowApprovedContacts', 'approved'],
  ['rowRejectedContacts', 'rejected'],
] as const;

function groupLines(before: Form, after: ImpactForm, say: AddLine): void {
  const [old, now] = [before.groups, groupsOf(before, after)];
  const { added, gone } = exchanged(old, now);
  if (added.length === 0 && gone.length === 0) return;
  if (now.length === 0) return say('added', t(m.everyoneInCompanyCanSee));
  if (old.length === 0) return say('removed', t(m.onlyPeopleInCanSee, { listed: listed(added) }));
  if (added.length > 0) say('added', t(m.peopleInCanNowSee, { listed: listed(added) }));
  if (gone.length > 0) say('removed', t(m.peopleInCanNoLonger, { listed: listed(gone) }));
}

/** A client sends ids, and the names that it has read. */
function groupsOf(before: Form, after: ImpactForm): ImpactPerson[] {
  const names = new Map([...before.groups, ...(after.groups ?? [])].map(({ id, name }) => [id, name]));
  const ids = 'groupIds' in after ? after.groupIds : undefined;
  return ids?.map((id) => ({ id, name: names.get(id) })) ?? after.groups ?? [];
}

function reviewLines(before: Form, after: ImpactForm, counts: ImpactCounts | null, say: AddLine): void {
  const { added, gone } = exchanged(before.reviewers, after.reviewers);
  if (added.length > 0) say('added', t(m.canReviewRows, { listed: listed(added) }));
  if (gone.length > 0) say('removed', t(m.canNoLongerReviewRows, { listed: listed(gone) }));
  if (before.reviewers.length === 0 && added.length > 0) {
    say('changed', t(m.newRowsWillWaitFor));
  } else if (gone.length > 0 && after.reviewers.length === 0) {
    const waiting = counts?.pendingRows ?? 0;
    const left = waiting === 0 ? [] : [t(m.waitingRowsNotReviewed, { count: waiting })];
    say('removed', [t(m.rowsAreNoLongerReviewed), ...left].join(' '));
  }
}

function notifiedLines(
  before: readonly ImpactPerson[],
  after: readonly ImpactPerson[],
  of: { what: string; alert: string },
  say: AddLine,
): void {
  const { added, gone } = exchanged(before, after);
  const people = (names: readonly string[]) => ({ names: listed(names), count: names.length });
  if (added.length > 0) say('added', t(m.notifiedOf, { ...of, ...people(added) }));
  if (gone.length > 0) say('removed', t(m.noLongerNotifiedOf, { ...of, ...people(gone) }));
}

type ImpactPerson = { [field in 'name' | 'userName' | 'displayName']?: string | undefined } & { id: string };

/** Names of the people added and removed. */
function exchanged(
  before: readonly ImpactPerson[],
  after: readonly ImpactPerson[],
): { added: string[]; gone: string[] } {
  const without = (list: readonly ImpactPerson[], others: readonly ImpactPerson[]) => {
    const ids = new Set(others.map(({ id }) => id));
    return list
      .filter(({ id }) => !ids.has(id))
      .map(({ id, name, userName = name ?? id, displayName }) => personName({ userName, displayName }));
  };
  return { added: without(after, before), gone: without(before, after) };
}
