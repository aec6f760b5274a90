// The effects of a form change on named people: who sees it, reviews its rows, and is notified.
import { countText } from '#core/count-text.ts';
import type { ImpactCounts } from '#core/forms/calls.ts';
import { type ImpactForm, type ImpactLine, listed, type AddLine } from './impact-line.ts';
import type { Form } from '#core/forms/schema.ts';

/** Lines about groups, reviewers, and recipients of notifications. */
export function peopleLines(
  before: Form,
  after: ImpactForm,
  counts: ImpactCounts | null,
  say: AddLine,
): void {
  groupLines(before, after, say);
  reviewLines(before, after, counts, say);
  for (const [part, what] of notifiedOf) notifiedLines(before[part], after[part], what, say);
  const alerts = new Map(after.alerts.map((alert) => [alert.id, alert]));
  for (const { id, alertContacts } of before.alerts) {
    const now = alerts.get(id);
    if (now !== undefined) notifiedLines(alertContacts, now.alertContacts, `the alert "${now.name}"`, say);
  }
}

/** Published without reviewers or alert contacts, which may be intended or an oversight. */
export function nobodyLines({ reviewers, alerts }: Pick<ImpactForm, 'reviewers' | 'alerts'>): ImpactLine[] {
  const texts = [
    ...(reviewers.length === 0 ? ['Nobody reviews its rows.'] : []),
    ...alerts
      .filter(({ alertContacts }) => alertContacts.length === 0)
      .map(({ name }) => `The alert "${name}" notifies nobody.`),
  ];
  return texts.map((text) => ({ topic: 'people', tone: 'warning', text }));
}

const notifiedOf = [
  ['sheetCompleteContacts', 'completed sheets'],
  ['rowCompleteContacts', 'new rows'],
  ['rowApprovedContacts', 'approved rows'],
  ['rowRejectedContacts', 'rejected rows'],
] as const;

function groupLines(before: Form, after: ImpactForm, say: AddLine): void {
  const [old, now] = [before.groups, groupsOf(before, after)];
  const { added, gone } = exchanged(old, now);
  if (added.length === 0 && gone.length === 0) return;
  if (now.length === 0) return say('added', 'Everyone in the company can see the form.');
  if (old.length === 0)
    return say('removed', `Only people in ${listed(added)} can see the form. Until now everyone could.`);
  if (added.length > 0) say('added', `People in ${listed(added)} can now see the form too.`);
  if (gone.length > 0)
    say(
      'removed',
      `People in ${listed(gone)} can no longer see the form, unless another of their groups can.`,
    );
}

/** A client sends ids, and the names that it has read. */
function groupsOf(before: Form, after: ImpactForm): ImpactPerson[] {
  const names = new Map([...before.groups, ...(after.groups ?? [])].map(({ id, name }) => [id, name]));
  const ids = 'groupIds' in after ? after.groupIds : undefined;
  return ids?.map((id) => ({ id, name: names.get(id) })) ?? after.groups ?? [];
}

function reviewLines(before: Form, after: ImpactForm, counts: ImpactCounts | null, say: AddLine): void {
  const { added, gone } = exchanged(before.reviewers, after.reviewers);
  if (added.length > 0) say('added', `${listed(added)} can review rows.`);
  if (gone.length > 0) say('removed', `${listed(gone)} can no longer review rows.`);
  if (before.reviewers.length === 0 && added.length > 0) {
    say('changed', 'New rows will wait for review. Existing rows will not.');
  } else if (gone.length > 0 && after.reviewers.length === 0) {
    const waiting = counts?.pendingRows ?? 0;
    const they = waiting === 1 ? 'row that waits' : 'rows that wait';
    const left = waiting === 0 ? '' : ` ${countText(waiting)} ${they} for review will not be reviewed.`;
    say('removed', `Rows are no longer reviewed.${left}`);
  }
}

function notifiedLines(
  before: readonly ImpactPerson[],
  after: readonly ImpactPerson[],
  what: string,
  say: AddLine,
): void {
  const { added, gone } = exchanged(before, after);
  const are = (names: readonly string[]) => `${listed(names)} ${names.length === 1 ? 'is' : 'are'}`;
  if (added.length > 0) say('added', `${are(added)} notified of ${what}.`);
  if (gone.length > 0) say('removed', `${are(gone)} no longer notified of ${what}.`);
}

type ImpactPerson = { id: string; name?: string | undefined; userName?: string | undefined };

/** Names of the people added and removed. */
function exchanged(
  before: readonly ImpactPerson[],
  after: readonly ImpactPerson[],
): { added: string[]; gone: string[] } {
  const without = (list: readonly ImpactPerson[], others: readonly ImpactPerson[]) => {
    const ids = new Set(others.map(({ id }) => id));
    return list.filter(({ id }) => !ids.has(id)).map(({ id, name, userName }) => name ?? userName ?? id);
  };
  return { added: without(after, before), gone: without(before, after) };
}
